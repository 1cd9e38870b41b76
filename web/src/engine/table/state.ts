/**
 * A table, derived from its log. `apply` is the only way it changes, and it never looks at a clock.
 *
 * A state is never changed once others can see it: a new entry is applied to a fork, so that an entry that cannot be
 * applied, or kept, leaves nothing behind.
 */
import type { Status, StepKind } from "../../lib/protocol.ts";
import { fromHex } from "../chance.ts";
import type { Engine } from "../engine.ts";
import { RulesError } from "../errors.ts";
import { Match, range } from "../match.ts";
import { loadMatch } from "../match_file.ts";
import { checkedSetup } from "../setup.ts";
import type { Opened, Played, Resigned, Row, Sat, SeatPlan, Spoke, Started, StoodIn, UndoAsked } from "./entries.ts";
import { keyOf } from "../../lib/fairness/fairness.ts";
import { type SeatState, seatOf } from "./seats.ts";

/** A line of chat. */
export interface Line {
  number: number;
  text: string;
  at: number;
}

/** Told after every step: the state, what kind of step it was, seat, move and whether a bot made it. */
export type Observer = (state: TableState, kind: StepKind, seat: number, move: number | null, bot: boolean) => void;

const LINES = 50;

export class TableState {
  /** Entries applied. */
  length = 0;
  created = 0;
  changed = 0;
  status: Status = "waiting";
  opened!: Opened;
  seats: readonly SeatState[] = [];
  match: Match | null = null;
  /** Counts what changed the position: every move, undo and resignation. */
  number = 0;
  /** The number after the last step of each seat. */
  lastBySeat: ReadonlyMap<number, number> = new Map();
  /** Turn, phase and first number of a choice made together. */
  together: { turn: number; phase: number; first: number } | null = null;
  resigned: readonly number[] = [];
  points: readonly number[] = [];
  ranks: readonly number[] = [];
  rematch: string | null = null;
  lines: readonly Line[] = [];
  /** The seats that are asked. */
  toMove: readonly number[] = [];
  /** Where commands led that were carried out. */
  readonly done = new Map<string, number>();

  constructor(
    readonly id: string,
    readonly engine: Engine,
  ) {}

  /** The state that a log leads to. */
  static replayed(id: string, engine: Engine, rows: readonly Row[], observer?: Observer): TableState {
    const state = new TableState(id, engine);
    for (const row of rows) state.apply(row, observer);
    return state;
  }

  /** A copy to apply an entry to. What an entry does not change is shared. */
  fork(): TableState {
    return Object.assign(new TableState(this.id, this.engine), this, { match: this.match?.copy() ?? null, done: new Map(this.done) });
  }

  // Asking

  /** The match of a table that has started. */
  running(): Match {
    if (!this.match) throw new RulesError("The match has not started.");
    return this.match;
  }

  /** The seats of the people at this device. */
  get mySeats(): number[] {
    return range(this.seats.length).filter((number) => this.seats[number]?.kind === "person");
  }

  /** Whether what a seat decided in position `at` was decided in this one: choices made together make none stale. */
  isFresh(seat: number, at: number): boolean {
    if (at === this.number) return true;
    return this.together !== null && this.together.first <= at && at < this.number && (this.lastBySeat.get(seat) ?? 0) <= at;
  }

  // Changing

  /** Applies the next entry. Throws a `RulesError` if the rules forbid it. */
  apply(row: Row, observer?: Observer): void {
    this.#enter(row, observer);
    this.length++;
    this.changed = row.at;
    this.done.set(row.command, this.number); // its own: a copy for each row would make long logs slow
  }

  #enter({ entry, at }: Row, observer?: Observer): void {
    switch (entry.type) {
      case "opened": return this.#open(entry, at);
      case "sat": return this.#sit(entry);
      case "stood": return this.#setSeat(entry.seat, seatOf({ kind: "open", name: "", level: "" }));
      case "seat": return this.#setSeat(entry.seat, seatOf(entry.plan));
      case "started": return this.#start(entry);
      case "played": return this.#play(entry, observer);
      case "undone": return this.#undo(entry.seat, observer);
      case "undo_asked": return this.#rewind(entry, observer);
      case "resigned": return this.#resign(entry, observer);
      case "stood_in": return this.#standIn(entry);
      case "rematched": return void (this.rematch = entry.table);
      case "named": return this.#name(entry.name);
      case "spoke": return this.#hear(entry, at);
    }
  }

  #open(entry: Opened, at: number): void {
    this.opened = entry;
    this.created = at;
    this.seats = entry.seats.map((plan: SeatPlan) => seatOf(plan));
  }

  #sit({ seat, entropy }: Sat): void {
    this.#setSeat(seat, seatOf({ kind: "person", name: "", level: "" }, entropy));
  }

  #setSeat(number: number, seat: SeatState): void {
    this.seats = this.seats.map((other, place) => (place === number ? seat : other));
  }

  #changeSeat(number: number, change: Partial<SeatState>): void {
    this.#setSeat(number, { ...(this.seats[number] as SeatState), ...change });
  }

  #start({ entropy }: Started): void {
    const { match, options, rules, start, seed } = this.opened;
    const [mine] = this.mySeats;
    if (entropy && mine !== undefined) this.#changeSeat(mine, { entropy });
    if (match === null) {
      const setup = checkedSetup(this.engine.game, this.seats.length, options, start, rules);
      this.match = new Match(this.engine, setup, fromHex(keyOf(seed, this.seats.map((seat) => seat.entropy))));
    } else {
      this.match = loadMatch(match, this.engine);
      this.number = this.match.moves.length;
    }
    this.status = "running";
    this.#moved();
  }

  #play({ seat, moves, bot }: Played, observer?: Observer): void {
    for (const text of moves) {
      const move = this.engine.move(text);
      this.running().play(move, seat);
      this.#step("move", seat, move, bot !== "", observer);
    }
    this.#moved();
  }

  #undo(seat: number, observer?: Observer): void {
    this.running().undo(seat);
    this.#step("undo", seat, null, false, observer);
    this.#ask();
  }

  /** Nobody else decides at this device, and bots always consent. */
  #rewind({ seat, length }: UndoAsked, observer?: Observer): void {
    this.running().rewind(length);
    this.#step("undo", seat, null, false, observer);
    this.#ask();
  }

  #resign({ seat, level }: Resigned, observer?: Observer): void {
    this.#changeSeat(seat, { resigned: true, botLevel: level });
    this.resigned = [...this.resigned, seat];
    this.#step("resign", seat, null, false, observer);
    const playing = this.seats.filter((other) => !other.resigned);
    if (playing.length === 1 || !playing.some(({ kind }) => kind === "person")) this.#finish();
    else this.#moved();
  }

  #standIn({ seat, on, why, level }: StoodIn): void {
    this.#changeSeat(seat, { standIn: on ? why : null });
    if (!this.seats[seat]?.resigned) this.#changeSeat(seat, { botLevel: on ? level : null });
  }

  #name(name: string): void {
    const match = this.running();
    if (!match.variation) throw new RulesError("Only a variation has a name.");
    match.variation = { ...match.variation, name };
  }

  #hear({ text }: Spoke, at: number): void {
    this.lines = [...this.lines, { number: this.length, text, at }].slice(-LINES);
  }

  #step(kind: StepKind, seat: number, move: number | null, bot: boolean, observer?: Observer): void {
    this.number++;
    this.lastBySeat = new Map([...this.lastBySeat, [seat, this.number]]);
    observer?.(this, kind, seat, move, bot);
  }

  #moved(): void {
    if (this.running().isOver) this.#finish();
    else this.#ask();
  }

  /** Finds out who is asked in this position. */
  #ask(): void {
    const match = this.running();
    this.toMove = match.seatsToMove;
    if (!match.header("concurrent")) {
      this.together = null;
      return;
    }
    const [turn, phase] = [match.header("turn"), match.header("phase")];
    if (this.together?.turn !== turn || this.together.phase !== phase) this.together = { turn, phase, first: this.number };
  }

  #finish(): void {
    const { points, ranks } = this.running().scores();
    this.status = "finished";
    this.toMove = [];
    this.together = null;
    this.points = points;
    this.ranks = ranked(points, ranks, this.resigned);
  }
}

/** Ranks in which those who resigned come last, whoever resigned first at the very end; equal ranks share. */
function ranked(points: readonly number[], ranks: readonly number[], resigned: readonly number[]): number[] {
  const order = points.map((_, seat) => (resigned.includes(seat) ? [1, -resigned.indexOf(seat)] : [0, ranks[seat] ?? 0]) as [number, number]);
  const isBefore = (one: [number, number], other: [number, number]) => one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]);
  return order.map((own) => 1 + order.filter((other) => isBefore(other, own)).length);
}
