/**
 * A game's rules: typed operations over records. A record is its bytes; operations leave what they are given as it is.
 *
 * Views, events, refusals and plans are made from concealed records only (`conceal`): they hold nothing that their
 * viewer may not know.
 */
import { type Event, SPECTATOR } from "../lib/protocol.ts";
import { fromBase64 } from "./base64.ts";
import { KEY_BYTES, wordsOfKey } from "./chance.ts";
import { BadNotation, BadOption } from "./errors.ts";
import type { Metadata } from "./metadata.ts";
import { type GameModule, type Region } from "./module.ts";
import { checkedSetup, type Setup } from "./setup.ts";

export type Bytes = Uint8Array<ArrayBuffer>;
type Field = "revealed" | "turn" | "players" | "start_option" | "start" | "to_move" | "phase" | "concurrent" | "viewer";

/** Points and ranks (1 is first; equal ranks share) by seat. */
export interface Outcome {
  points: number[];
  ranks: number[];
}

export interface Refusal {
  clause: string;
  reason: Event;
}

export class Engine {
  readonly game: Metadata;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #lowered: ReadonlyMap<string, number>;
  readonly #template: Bytes;
  // where records and the like lie while the module works on them
  readonly #record: Region;
  readonly #other: Region;
  readonly #mask: Region;
  readonly #list: Region;
  readonly #page: Region;
  readonly #key: Region;
  readonly #wish: Region;
  readonly #budget: Region;
  readonly #scores: Region;

  constructor(readonly module: GameModule) {
    const game = (this.game = module.metadata);
    this.#numbers = new Map(game.moves.map((text, number) => [text, number]));
    this.#lowered = new Map(game.moves.map((text, number) => [text.toLowerCase(), number]));
    this.#template = fromBase64(game.template);
    this.#record = module.array([game.record], 1);
    this.#other = module.array([game.record], 1);
    this.#mask = module.array([game.padded], 1);
    this.#list = module.array([game.padded], 8);
    this.#page = module.array([game.page], 1);
    this.#key = module.array([game.numbers.key_words], 8);
    this.#wish = module.array([game.longest_wish], 8);
    this.#budget = module.array([game.hint.length], 8);
    this.#scores = module.array([2 * game.numbers.seats], 8);
  }

  /** Has the browser compile what the first tap will need: it does so only when something is first called. */
  warmUp(): void {
    const record = this.deal(checkedSetup(this.game, this.game.min_players), new Uint8Array(KEY_BYTES));
    const seat = this.header(record, "to_move");
    const concealed = this.conceal(record, seat);
    const [move = 0] = this.legal(concealed);
    this.plan(concealed, seat, [move]);
    this.events(concealed, move, this.conceal(this.play(record, move), seat));
  }

  // Moves

  /** The number of the move that a text stands for. Case and extra spaces do not matter. */
  move(text: string): number {
    const wanted = text.trim().replace(/\s+/g, " ");
    const number = this.#numbers.get(wanted) ?? this.#lowered.get(wanted.toLowerCase());
    if (number === undefined) throw new BadNotation(`'${wanted.slice(0, 40)}' is no move of ${this.game.title}. Moves look like '${this.game.moves[0]}'.`);
    return number;
  }

  text(move: number): string {
    const text = this.game.moves[move];
    if (text === undefined) throw new BadNotation(`${this.game.title} has no move of the number ${move}.`);
    return text;
  }

  // Records

  /** A number of a record's header. */
  header(record: Uint8Array, field: Field): number {
    return numberAt(record, this.game.fields[field] as number);
  }

  /** A set-up match under a key. */
  deal(setup: Setup, key: Uint8Array): Bytes {
    this.#load(this.undealt(setup));
    this.module.writeNumbers(this.#key, wordsOfKey(key));
    this.module.call("setup_one", this.#record, this.#key);
    return this.#result();
  }

  /** A match before anything is dealt. */
  undealt(setup: Setup): Bytes {
    const { numbers } = this.game;
    const record = this.#template.slice();
    const data = new DataView(record.buffer);
    const set = (field: Field | "options", value: number, slot = 0) => data.setBigInt64((this.game.fields[field] as number) + 8 * slot, BigInt(value), true);
    set("players", setup.players);
    set("start_option", setup.start ?? numbers.drawn);
    set("viewer", numbers.truth);
    set("to_move", numbers.over);
    this.game.options.forEach(({ name }, slot) => set("options", setup.options[name] ?? 0, slot));
    set("options", setup.version - 1, numbers.version_slot);
    return record;
  }

  /** The legal moves of the seat to move, ascending. */
  legal(record: Uint8Array): number[] {
    this.#load(record);
    return this.module.readNumbers(this.#list, this.module.call("list_legal", this.#record, this.#mask, this.#list));
  }

  /** The record after a legal move. */
  play(record: Uint8Array, move: number): Bytes {
    this.#load(record);
    this.module.call("play_one", this.#record, move);
    return this.#result();
  }

  /** The record after a choice made together with others, whoever of them would be asked first. */
  playEarly(record: Uint8Array, seat: number, move: number): Bytes {
    this.#load(record);
    this.module.call("play_early", this.#record, seat, move);
    return this.#result();
  }

  /** What a viewer may know of a record. */
  conceal(record: Uint8Array, viewer: number): Bytes {
    const players = this.header(record, "players");
    if (!(viewer >= SPECTATOR && viewer < players)) throw new BadOption(`There is no seat ${viewer}; seats are 0 to ${players - 1}, or -1 for a spectator.`);
    this.#load(record);
    this.module.call("conceal_one", this.#record, viewer);
    return this.#result();
  }

  /** A concealed record made whole by the luck of a key: its viewer could not tell it from the truth. */
  redeal(concealed: Uint8Array, viewer: number, key: Uint8Array): Bytes {
    this.#loadConcealed(concealed);
    this.module.writeNumbers(this.#key, wordsOfKey(key));
    this.module.call("redeal_one", this.#record, viewer, this.#key);
    return this.#result();
  }

  /** Is every piece of the box in exactly one place? */
  isWhole(record: Uint8Array): boolean {
    this.#load(record);
    return this.module.call("audit_one", this.#record) === 0;
  }

  /** Points and ranks as they stand. */
  scores(record: Uint8Array): Outcome {
    const players = this.header(record, "players");
    this.#load(record);
    this.module.call("scores_one", this.#record, { ...this.#scores, shape: [2, players] });
    const numbers = this.module.readNumbers(this.#scores, 2 * players);
    return { points: numbers.slice(0, players), ranks: numbers.slice(players) };
  }

  // For people: JSON as the rules write it

  view(concealed: Uint8Array): string {
    this.#loadConcealed(concealed);
    this.module.call("write_view", this.#record, this.#page);
    return this.#text();
  }

  /** What a viewer saw of a move: a list, from the records as they knew them before and after it. */
  events(before: Uint8Array, move: number, after: Uint8Array): string {
    this.#loadConcealed(before);
    this.module.write(this.#other, after);
    this.module.call("write_events", this.#record, move, this.#other, this.#page);
    return this.#text();
  }

  /** Why a move is not legal for the seat that is asked. */
  refusal(concealed: Uint8Array, move: number): Refusal {
    this.#loadConcealed(concealed);
    this.module.call("write_refusal", this.#record, move, this.#page);
    return JSON.parse(this.#text()) as Refusal;
  }

  /** How far a wish can be fulfilled: what `Plan` has beside `type`, `id` and `at`. */
  plan(concealed: Uint8Array, seat: number, wish: readonly number[]): string {
    return this.#aboutWish("write_plan", concealed, seat, wish);
  }

  /** The best whole turns and what speaks for them: what `Advice` has beside `type`, `id` and `at`. Takes a while. */
  hint(concealed: Uint8Array, seat: number, wish: readonly number[], budget = this.game.hint): string {
    this.module.writeNumbers(this.#budget, budget);
    return this.#aboutWish("write_hint", concealed, seat, wish, this.#budget);
  }

  #aboutWish(entry: string, concealed: Uint8Array, seat: number, wish: readonly number[], ...more: Region[]): string {
    const { longest_wish: longest } = this.game;
    if (wish.length > longest) throw new BadOption(`Wish for at most ${longest} moves.`);
    this.#loadConcealed(concealed);
    this.module.writeNumbers(this.#wish, wish);
    this.module.call(entry, this.#record, seat, { ...this.#wish, shape: [wish.length] }, ...more, this.#page);
    return this.#text();
  }

  #load(record: Uint8Array): void {
    if (record.length !== this.game.record) throw new BadOption(`A record of ${this.game.title} has ${this.game.record} bytes, not ${record.length}.`);
    this.module.write(this.#record, record);
  }

  #loadConcealed(record: Uint8Array): void {
    this.#load(record);
    if (this.header(record, "viewer") === this.game.numbers.truth) throw new TypeError("people are told of concealed records only");
  }

  #result(): Bytes {
    return this.module.read(this.#record);
  }

  #text(): string {
    const [length = 0] = this.module.readNumbers(this.#page, 1);
    return new TextDecoder().decode(this.module.read(this.#page, length, 8));
  }
}

function numberAt(record: Uint8Array, at: number): number {
  return Number(new DataView(record.buffer, record.byteOffset, record.length).getBigInt64(at, true));
}
