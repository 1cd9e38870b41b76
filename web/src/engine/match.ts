/** A match: a game, a key and a list of moves. Everything else is derived by replaying them. */
import { fromHex, newKey, toHex } from "./chance.ts";
import type { Bytes, Engine, Outcome } from "./engine.ts";
import { BadOption, CannotUndo, GameOver, IllegalMove, NotYourTurn } from "./errors.ts";
import type { Setup } from "./setup.ts";

/** Who sits at a seat: a person's name, or a bot's level under its own name. */
export interface MatchSeat {
  name: string;
  bot?: string;
}

/** After how many moves everything that a seat could not know was dealt anew, and the luck ahead with it. */
export interface Redeal {
  after: number;
  viewer: number;
  /** The key of the new luck, in hexadecimal digits. */
  luck: string;
}

/** What another match would have become: which one (the hash of its last position), and after how many moves. */
export interface Variation {
  of: string;
  after: number;
  name: string;
  redealt: readonly Redeal[];
}

export class Match {
  /** A variation is not taken back to before so many moves. */
  begins = 0;
  variation: Variation | null = null;
  redealt: readonly Redeal[] = [];
  #base: Bytes;
  seats: readonly MatchSeat[];
  readonly moves: number[] = [];
  /** Who made them. */
  readonly movers: number[] = [];
  /** Choices made together, by seats that are not yet asked. */
  waiting = new Map<number, number>();
  readonly #origin: Bytes;
  #record: Bytes;
  #legal: readonly number[] | null = null;
  /** What had been revealed before the last move. */
  #revealedBefore = -1;
  /** How many of the last moves were choices of the phase in which seats choose together now. */
  #together = 0;

  constructor(
    readonly engine: Engine,
    readonly setup: Setup,
    readonly key: Uint8Array = newKey(),
    seats: readonly MatchSeat[] = [],
    origin: Bytes = engine.deal(setup, key),
  ) {
    this.seats = seats.length > 0 ? seats : range(setup.players).map((number) => ({ name: `Seat ${number}` }));
    this.#origin = this.#base = this.#record = origin;
  }

  /** The same match at the same position, to be played on by itself. */
  copy(): Match {
    const copy = this.begun();
    copy.moves.push(...this.moves);
    copy.movers.push(...this.movers);
    copy.waiting = new Map(this.waiting);
    copy.begins = this.begins;
    copy.variation = this.variation;
    copy.redealt = this.redealt;
    copy.#base = this.#base;
    // records are never changed in place: both may hold the same one
    copy.#record = this.#record;
    copy.#legal = this.#legal;
    copy.#revealedBefore = this.#revealedBefore;
    copy.#together = this.#together;
    return copy;
  }

  /** The same match before its first move. */
  begun(): Match {
    return new Match(this.engine, this.setup, this.key, this.seats, this.#origin);
  }

  // Asking

  /** The whole true state. */
  get record(): Bytes {
    return this.#record;
  }

  /** The position the match began with. */
  get origin(): Bytes {
    return this.#origin;
  }

  /** The position that a variation begins with; of any other match, `origin`. */
  get base(): Bytes {
    return this.#base;
  }

  header(field: Parameters<Engine["header"]>[1]): number {
    return this.engine.header(this.#record, field);
  }

  /** The seat that is asked for a move, or −1 after the end. */
  get toMove(): number {
    return this.header("to_move");
  }

  get isOver(): boolean {
    return this.toMove === this.engine.game.numbers.over;
  }

  /** Every seat that may move now: one, or several while a choice is made together. */
  get seatsToMove(): number[] {
    if (this.isOver) return [];
    if (!this.header("concurrent")) return [this.toMove];
    return range(this.setup.players).filter((seat) => this.engine.header(this.concealed(seat), "to_move") === seat);
  }

  /** What a seat has chosen together with others, as long as that is not shown: it can still be taken back. */
  choiceOf(seat: number): number | null {
    const place = this.movers.indexOf(seat, this.moves.length - this.#together);
    return this.waiting.get(seat) ?? (place < 0 ? null : (this.moves[place] as number));
  }

  /** The legal moves of a seat that is asked; none of any other. */
  legal(seat: number = this.toMove): readonly number[] {
    if (seat === this.toMove) return (this.#legal ??= this.isOver ? [] : this.engine.legal(this.#record));
    return this.seatsToMove.includes(seat) ? this.engine.legal(this.concealed(seat)) : [];
  }

  /** What a seat (or −1, a spectator) may know. A choice of the seat that waits for the others is part of it. */
  concealed(seat: number): Bytes {
    const choice = this.waiting.get(seat);
    const record = choice === undefined ? this.#record : this.engine.playEarly(this.#record, seat, choice);
    return this.engine.conceal(record, seat);
  }

  scores(): Outcome {
    return this.engine.scores(this.#record);
  }

  // Moving

  /**
   * Plays a move. While seats choose together any of them may (`seat`); a choice made early is kept and played when its
   * seat is asked.
   */
  play(move: number, seat: number = this.toMove): void {
    if (this.isOver) throw new GameOver("The match is over; no more moves are played.");
    if (seat !== this.toMove) {
      this.#playEarly(move, seat);
      return;
    }
    if (!this.legal().includes(move)) throw this.#illegal(move, seat);
    this.#play(move);
    for (let next = this.waiting.get(this.toMove); next !== undefined; next = this.waiting.get(this.toMove)) {
      this.waiting.delete(this.toMove);
      this.#play(next);
    }
  }

  #play(move: number): void {
    this.moves.push(move);
    this.movers.push(this.toMove);
    this.#step(move);
  }

  #step(move: number): void {
    const wasTogether = this.header("concurrent");
    this.#revealedBefore = this.header("revealed");
    this.#record = this.engine.play(this.#record, move);
    this.#legal = null;
    this.#together = wasTogether && this.header("concurrent") ? this.#together + 1 : 0;
  }

  #playEarly(move: number, seat: number): void {
    if (!this.seatsToMove.includes(seat)) throw new NotYourTurn(`Seat ${seat} is not asked now; it is seat ${this.toMove}'s turn.`);
    if (!this.legal(seat).includes(move)) throw this.#illegal(move, seat);
    this.waiting.set(seat, move);
  }

  #illegal(move: number, seat: number): IllegalMove {
    return new IllegalMove(seat, move, `'${this.engine.game.moves[move] ?? move}' is not allowed now.`);
  }

  // Taking back

  /** The seats that may take something back: a choice made together that is not shown yet, or else the last move, if it revealed nothing. */
  get undoers(): number[] {
    const chosen = [...this.waiting.keys(), ...this.movers.slice(this.movers.length - this.#together)];
    if (chosen.length > 0) return chosen;
    return this.moves.length > this.begins && this.#revealedBefore === this.header("revealed") ? this.movers.slice(-1) : [];
  }

  canUndo(seat: number): boolean {
    return this.undoers.includes(seat);
  }

  /** Takes back the last move of a seat. */
  undo(seat: number): void {
    if (!this.canUndo(seat)) throw new CannotUndo("Nothing to take back: something was revealed since, or somebody else has moved.");
    if (this.waiting.delete(seat)) return;
    const last = this.movers.lastIndexOf(seat);
    // others may have chosen since, unseen: their choices wait again
    const waiting = new Map([...this.waiting, ...this.movers.slice(last + 1).map((mover, index) => [mover, this.moves[last + 1 + index] as number] as const)]);
    this.rewind(last);
    this.waiting = waiting;
  }

  /**
   * How many moves were made before the choice made together that a move belongs to; before itself if to none. They are
   * shown together: if only one of them were taken back, its player alone would choose knowing the others.
   */
  beforeChoices(length: number): number {
    let [record, first, of] = [this.#base, length, ""];
    for (const [place, move] of this.moves.slice(this.begins, length + 1).entries()) {
      const number = this.begins + place;
      const header = (field: Parameters<Engine["header"]>[1]) => this.engine.header(record, field);
      const phase = header("concurrent") ? `${header("turn")} ${header("phase")}` : "";
      if (phase === "" || phase !== of) [first, of] = [number, phase];
      record = this.engine.play(record, move);
    }
    return of === "" ? length : first;
  }

  /** Goes back to the position after the first `length` moves, by replaying them. */
  rewind(length: number): void {
    if (!(length >= 0 && length <= this.moves.length)) throw new CannotUndo(`The match has ${this.moves.length} moves; it cannot go back to move ${length}.`);
    if (length < this.begins) throw new CannotUndo(`The variation begins after move ${this.begins}; it cannot go back to move ${length}.`);
    this.moves.length = this.movers.length = length;
    this.waiting.clear();
    this.#beginAnew();
    for (const move of this.moves.slice(this.begins)) this.#step(move);
  }

  #beginAnew(): void {
    this.#record = this.#base;
    this.#legal = null;
    this.#revealedBefore = -1;
    this.#together = 0;
  }

  // What if

  /** From here on this is a variation of another match: nothing before is taken back. */
  vary(of: string, name: string): void {
    this.#beginHere(this.#record);
    this.variation = { of, after: this.begins, name, redealt: this.redealt };
  }

  /** Deals everything anew that a seat cannot know now, and the luck ahead: its view stays as it is. */
  dealAnew(viewer: number, key: Uint8Array): void {
    this.#beginHere(this.engine.redeal(this.concealed(viewer), viewer, key));
    this.redealt = [...this.redealt, { after: this.begins, viewer, luck: toHex(key) }];
  }

  #beginHere(record: Bytes): void {
    if (this.isOver) throw new GameOver("The match is over; nothing can be played on from here.");
    if (this.isAmidChoices) throw new BadOption("Some have made a choice here that all make together: begin before it.");
    this.begins = this.moves.length;
    this.#base = record;
    this.#beginAnew();
  }

  /** Have some chosen here what all choose together? */
  get isAmidChoices(): boolean {
    return this.#together > 0 || this.waiting.size > 0;
  }

  /** Deals anew in a replay of this match what was dealt anew where it stands now. */
  follow(again: Match): void {
    for (const { after, viewer, luck } of this.redealt) if (after === again.moves.length) again.dealAnew(viewer, fromHex(luck));
  }

  /** The match after the first `length` moves, to be played on from there; what was dealt anew before stays so. */
  upTo(length: number): Match {
    const again = this.begun();
    for (const move of this.moves.slice(0, length)) {
      this.follow(again);
      again.play(move);
    }
    this.follow(again);
    return again;
  }
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
