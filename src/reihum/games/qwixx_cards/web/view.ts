// Generated from reihum.games.qwixx_cards.view by `python -m reihum.protocol.description.typescript qwixx_cards`.
// Do not edit: change the structs and generate again.


/** One row of a sheet; ``marks`` in the order of the row. */
export interface QwixxCardsRow {
  colour: string;
  marks: number[];
  locked: boolean;
  points: number;
}

/** One player's sheet. */
export interface QwixxCardsSheet {
  rows: QwixxCardsRow[];
  misses: number;
}

/** The cards of a play in the order of the row, the colour they count as, and the numbers marked with them. */
export interface QwixxCardsPlay {
  seat: number;
  cards: string[];
  colour: string;
  marks: number[];
}

/** The table as one viewer may know it. A card is ``R5`` or ``J5``; of a hidden card only the number is known. */
export interface QwixxCardsView {
  viewer: number;
  players: number;
  start: number;
  turn: number;
  to_move: number;
  concurrent: boolean;
  points: number[];
  ranks: number[];
  phase: "choose" | "over" | "play" | "take";
  active: number;
  /** on the back of the stack's top card: announced in the second step */
  number: number;
  jokers: boolean;
  /** backs; None where a card was taken and not yet replaced */
  display: (number | null)[];
  /** cards, the top one included */
  stack: number;
  shuffles: number;
  discards: string[];
  sheets: QwixxCardsSheet[];
  /** backs by seat, ascending */
  hands: number[][];
  /** the viewer's own cards, cards laid in an unfinished play left out; none for a spectator */
  hand: string[];
  /** cards the active player has still to take */
  to_take: number;
  /** the viewer's own choice of the second step: a colour, "skip", or None */
  choice: string | null;
  /** the active player has marked the announced number, so no miss threatens */
  active_marked: boolean;
  /** the viewer's own unfinished play */
  staged: QwixxCardsPlay | null;
  /** the last play shown, until the next one begins */
  last_play: QwixxCardsPlay | null;
}
