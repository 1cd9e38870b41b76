/** What a board is, and what it is given. The README beside this file explains it with an example. */
import type { Clock, Plan, Step, View } from "$lib/protocol.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import type { Colour } from "$pieces";

/** What every view has, whatever the game. */
export type { View };

/** A player at the table, as a board shows them (see `SeatChip`). */
export interface Seat {
  number: number;
  name: string;
  /** The letters that stand for the name where there is no room for it; no two seats have the same. */
  mark: string;
  kind: "person" | "open" | "bot";
  /** Asked to decide now. */
  isAsked: boolean;
  /** The seat this page looks from. */
  isViewer: boolean;
  isAway: boolean;
  /** A bot plays for an absent person. */
  isStandIn: boolean;
  points: number;
  clock: Clock | null;
}

/** A position and what the viewer may do in it. */
export interface Turn<V> {
  /** The position as the viewer may know it. */
  view: V;
  /** The position after the wish, as far as it can be known; without a wish the same as `view`. */
  staged: V;
  /** The moves that light up: what may be added to the wish, in any order, or played. Empty when the viewer is not asked. */
  legal: ReadonlySet<string>;
  /** The moves that could begin the turn, whatever is wished: a tap on one of them may change the kind of turn. */
  opening: ReadonlySet<string>;
  /** The small moves chosen so far, in the order of the taps. A move may stand in it twice. */
  wish: readonly string[];
  /** What the table makes of the wish; null without one, and until the answer is there. */
  plan: Plan | null;
  /** The viewer is to decide now. */
  isAsked: boolean;
  /** The seat looked from; −1: a spectator. */
  viewer: number;
  seats: readonly Seat[];
  /** Goes up with every position shown: what is new since the last one may be drawn afresh. */
  number: number;
  /** The moves that brought this position about, newest last (for "fresh" crosses, the last card laid …). */
  lastMoves: readonly { seat: number; move: string | null }[];
  /** The moves of the turn that a hint advises, as far as they are not wished yet. */
  advice: readonly string[];
}

/** The wish that an answer leads to by itself; null if it stands as it is. It is asked for before anything of it is shown. */
export type Grow = (plan: Plan) => readonly string[] | null;

export interface BoardProps<V> extends Turn<V> {
  /** The board's own words: `texts/<language>.ftl` beside it. */
  text: Text;
  /** Tap a small move: in the wish it is taken out, lit it is added, what excludes the wish begins anew, else the reason is shown. */
  onTap(move: string): void;
  /** Replace the whole wish; `otherwise` stands if that is refused, and `grow` goes on where the table's answer asks for more. */
  onWish(moves: readonly string[], otherwise?: readonly string[] | null, grow?: Grow | null): void;
  /** Show why a move cannot join the wish, with its clause. */
  onWhy(move: string): void;
}

/** A button of the dock: what it says ("Lay the row", never "OK") and the moves it plays, in their legal order. */
export interface PromptAction {
  label: string;
  moves: readonly string[];
}

/** What the dock says: one sentence, at most one small line, and what can be done about it. */
export interface Prompt {
  /** What the sentence begins with where it is another's turn and all choose ("Linde rolled."); else "Your turn." */
  lead?: string;
  ask: string;
  note?: string;
  action?: PromptAction;
  /** Quieter choices beside the action ("Skip", "Draw no more"). */
  others?: readonly PromptAction[];
}

/** One row of the final score: what was counted, and what it brought each seat. */
export interface ScoreRow {
  label: string;
  /** The row is one of a colour: its shape stands before the label. */
  colour?: Colour;
  points: readonly (number | null)[];
  /** How each seat got there, in a few words. */
  details?: readonly string[];
}

/** What it is about, how far everybody is, and what the signs of the board mean. */
export interface Goal {
  /** One sentence. */
  line: string;
  /** By seat, as short as it goes ("2/3", "17"). */
  far: readonly string[];
  /** By seat: one step from the end of the match or the round, in two or three words ("match point"); null if not. */
  near: readonly (string | null)[];
  /** What the signs mean, by the names that `signs` draws: "sign in a word or two | what it means". */
  legend: Readonly<Record<string, string>>;
}

/** The score of a round that is over, or what ended the match: built up row by row under the table. */
export interface Counted {
  title: string;
  /** What decided it, or what comes next. */
  why?: string;
  /** The last row is the sum. */
  rows: readonly ScoreRow[];
}

/** What was drawn into an element. */
export interface Drawing {
  /** The turn has changed. What looks at the turn by itself (our boards do) needs no such call. */
  update?(): void;
  destroy(): void;
}

/** What the page draws for a board that is not written in Svelte; ours take it from `$parts`. */
export interface BoardParts {
  /** A seat with face, name, presence, clock and, unless the board shows them in its own way, points; it keeps itself up to date. */
  seat(target: HTMLElement, number: number, hasScore?: boolean): Drawing;
}

/** What a board module exports as `board`. It may be written in any way: the page gives it an element and a turn. */
export interface BoardModule<V> {
  /**
   * Draws everything between bar and dock into an element: all seats with their open information, the table, the own hand or sheet.
   * `turn` is one object for the whole match; its parts are what they are at the moment they are read.
   */
  mount(target: HTMLElement, turn: BoardProps<V>, parts: BoardParts): Drawing;
  /** The sentence of the dock when the viewer is asked. */
  prompt(turn: Turn<V>, text: Text): Prompt;
  /** A few words beside the title ("Round 3"). */
  place(view: V, text: Text): string;
  /** The score laid open at the end; the last line, the total, is added by the frame. */
  scoring(view: V, text: Text): ScoreRow[];
  /** The line above the board. */
  goal(view: V, text: Text): Goal;
  /** Draws a sign of the legend by its name. */
  sign(target: HTMLElement, name: string): Drawing;
  /**
   * The table on which the end of a round is read, if `view` brings one: the view itself, or, where it is of the next round already, what
   * lay there before it with the steps that ended the round.
   */
  endsRound?(before: V | null, view: V, steps: readonly Step[]): V | null;
  /** The score of the round that has just ended; `shown` is what lies on the table meanwhile. */
  counted?(view: V, shown: V, seats: readonly Seat[], text: Text): Counted;
  /** What decided the match, if points alone do not tell it; null if it ended otherwise, because somebody gave up. */
  decided?(view: V, text: Text): string | null;
  /** What decides between equal totals; said at the end where it did. Without it, equal totals share their place. */
  tieBreak?(text: Text): string;
  /** Whoever is there first wins: by how much says nothing, so the end does not say it. */
  isRace?: boolean;
  /** Do players hide something from each other? Then a shared device is passed behind a curtain. */
  hasSecrets: boolean;
}
