/**
 * A table in this browser: it takes the commands of the protocol and answers with its messages, as a server's table does,
 * for one person against bots or several people at one device.
 *
 * What a command changes is kept (`Keeper`) before it is told. Another page of this browser may have been quicker: then
 * what it added is taken over, and the command decided again.
 */
import { type Answer, type Hinted, isQuestion } from "../lib/net/contract.ts";
import { type AnyCommand, type AnyMessage, BOT_DELAY_S, BOT_GOES_ON, type Done, type Fairness, type AskHint, type Replay, SPECTATOR } from "../lib/protocol.ts";
import { Abandoned } from "./bots.ts";
import type { Bytes, Engine } from "./engine.ts";
import { ModuleError, RulesError } from "./errors.ts";
import { type Match, range } from "./match.ts";
import { decide, hinted, preview, refusedByRules, why } from "./table/commands.ts";
import { type Entry, isBeginning, type Row } from "./table/entries.ts";
import { matchFileOf, namedMatch, proofOf, replayOf, saidOf, tableOf } from "./table/faces.ts";
import { Refused } from "./table/refused.ts";
import { TableState } from "./table/state.ts";
import { Narrator, positionOf, stepsSince } from "./table/telling.ts";
import { nameOf } from "./table/variations.ts";

/** Keeps tables. */
export interface Keeper {
  /** Adds a row to a table whose log has had `state.length − 1` rows so far; throws `Behind` if it has more by now. */
  add(state: TableState, rows: readonly Row[], myName: string): Promise<void>;
  /** The rows of a table as they are kept now; null if it was removed. */
  rows(id: string): Promise<readonly Row[] | null>;
}

/** Somebody else has added to the log. */
export class Behind extends Error {
  override name = "Behind";
}

/** Thinks for bots, and for people who ask for a hint: about a concealed record of the seat that is asked, in the module that the record is of. */
export interface Thinking {
  hint(module: WebAssembly.Module, concealed: Bytes, seat: number, wish: readonly number[]): Promise<Hinted>;
  choose(module: WebAssembly.Module, level: string, seed: string, concealed: Bytes, isWanted: () => boolean): Promise<number>;
}

export interface Surroundings {
  keeper: Keeper;
  thinking: Thinking;
  tell(message: AnyMessage): void;
  /** Something went wrong that no command asked for. */
  fail(error: unknown): void;
  /** Sets up the table that follows this one; its id. */
  follow(state: TableState): Promise<string>;
  myName(): string;
  /** How long a bot's turn takes at least, so that people can follow; as on the server by default. */
  botDelayMs?: number;
}

/** The level that needs no memory to think. */
const SIMPLEST = "greedy";
/** How often a command is decided anew because of another page. */
const TRIES = 8;

export class Room {
  /** The seat looked from; null: nobody looks. */
  viewer: number | null = null;
  #rows: readonly Row[];
  #isClosed = false;
  /** Commands are carried out one after the other. */
  #working: Promise<unknown> = Promise.resolve();
  /** Bots at work: the number of the position that the bot of a seat thinks about. */
  readonly #minding = new Map<number, number>();
  /** How often the log was another one: what a bot thought about is gone then. */
  #beginnings = 0;

  constructor(
    public state: TableState,
    rows: readonly Row[],
    private readonly around: Surroundings,
  ) {
    this.#rows = rows;
  }

  get engine(): Engine {
    return this.state.engine;
  }

  close(): void {
    this.#isClosed = true;
    this.viewer = null;
  }

  // Commands

  /** Carries out a command. What it changes is told first, then its answer. */
  async carryOut(command: AnyCommand): Promise<Answer> {
    const answer = await (isQuestion(command) ? this.#answer(command) : this.#inTurn(() => this.#answer(command)));
    this.#tell(answer);
    return answer;
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#working.then(work);
    this.#working = result.catch(() => undefined);
    return result;
  }

  async #answer(command: AnyCommand): Promise<Answer> {
    try {
      switch (command.type) {
        case "look": return await this.#look(command.id, command.seat, command.since ?? -1);
        case "preview": return preview(command, this.state);
        case "why": return why(command, this.state);
        case "hint": return await this.#hint(command);
        case "rematch": return await this.#rematch(command.id);
        default: return await this.#append(command.id, (state) => decide(command, state));
      }
    } catch (error) {
      const refused = error instanceof Refused ? error : unavailable(error);
      const { code, message, clause, reason } = refused;
      return { type: "failed", id: command.id, code, text: message, number: this.state.number, clause, reason };
    }
  }

  async #hint(command: AskHint): Promise<Answer> {
    const { state } = this;
    const { seat, concealed, wish } = hinted(command, state);
    const found = await this.around.thinking.hint(this.engine.module.module, concealed, seat, wish);
    return { type: "advice", id: command.id, at: state.number, ...found };
  }

  async #append(command: string, choose: (state: TableState) => Entry): Promise<Done> {
    for (let tries = TRIES; tries > 0; tries--) {
      const done = this.state.done.get(command);
      if (done !== undefined) return { type: "done", id: command, number: done };
      const before = this.state;
      const row: Row = { at: Math.max(Date.now() / 1000, before.changed), command, entry: choose(before) };
      const [after, narrator] = this.#applied(row);
      const rows = [...this.#rows, row];
      try {
        await this.around.keeper.add(after, rows, this.around.myName());
      } catch (error) {
        if (!(error instanceof Behind)) throw error;
        await this.#catchUp();
        continue;
      }
      this.#advance(after, rows, narrator);
      return { type: "done", id: command, number: after.number };
    }
    throw new Refused("conflict", "Too many others changed this table at the same time. Try again.");
  }

  /** The state that a row leads to, and what the viewer sees of it. */
  #applied(row: Row): [TableState, Narrator | null] {
    const narrator = this.viewer !== null && this.state.match ? new Narrator(this.state, this.viewer) : null;
    const after = this.state.fork();
    try {
      after.apply(row, narrator?.observe);
    } catch (error) {
      throw error instanceof RulesError ? refusedByRules(this.state, row.entry, error) : error;
    }
    return [after, narrator];
  }

  /** Takes over what another page has added. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  async #catchUp(): Promise<void> {
    const rows = await this.around.keeper.rows(this.state.id);
    if (!rows) throw new Refused("not_found", "This table was removed.");
    if (!isBeginning(this.#rows, rows)) return this.#beginAnew(rows);
    for (let length = this.#rows.length; length < rows.length; length++) {
      const [after, narrator] = this.#applied(rows[length] as Row);
      this.#advance(after, rows.slice(0, length + 1), narrator);
    }
  }

  /** Others went on from an earlier point, and theirs is kept: what was added here is gone. */
  #beginAnew(rows: readonly Row[]): void {
    this.state = TableState.replayed(this.state.id, this.engine, rows);
    this.#rows = rows;
    this.#minding.clear();
    this.#beginnings++;
    this.#tellTable();
    if (this.viewer !== null && this.state.match) this.#tell(positionOf(this.state, this.viewer, []));
    this.#mind();
  }

  async #rematch(command: string): Promise<Done> {
    const { state } = this;
    if (state.mySeats.length === 0) throw new Refused("not_your_seat", "Only people who played can ask for a rematch.");
    if (state.status !== "finished") throw new Refused("conflict", "The match is not over yet.");
    if (state.rematch !== null) return { type: "done", id: command, number: state.number };
    const table = await this.around.follow(state);
    return this.#append(command, () => ({ type: "rematched", table }));
  }

  // Telling

  async #look(command: string, seat: number, since: number): Promise<Done> {
    const { state } = this;
    if (seat !== SPECTATOR && !state.mySeats.includes(seat)) throw new Refused("not_your_seat", `Seat ${seat} is not yours.`);
    this.viewer = seat;
    this.#tellTable();
    if (state.match) {
      const steps = since < state.number ? stepsSince(state.id, this.engine, this.#rows, seat, since) : [];
      this.#tell(positionOf(state, seat, steps));
    }
    for (const line of state.lines) this.#tell(saidOf(state, line, this.around.myName()));
    if (seat !== SPECTATOR) await this.#comeBack();
    this.#mind();
    return { type: "done", id: command, number: this.state.number };
  }

  /** A bot that stood in because its person had left steps back. */
  async #comeBack(): Promise<void> {
    for (const seat of this.state.mySeats) {
      if (this.state.status !== "running" || this.state.seats[seat]?.standIn !== "left") continue;
      await this.#append(`back-${seat}-${this.state.length}`, () => ({ type: "stood_in", seat, on: false, why: "left", level: "" }));
    }
  }

  #advance(after: TableState, rows: readonly Row[], narrator: Narrator | null): void {
    const before = this.state;
    this.state = after;
    this.#rows = rows;
    if (this.viewer !== null && after.match && !(before.match && isSamePosition(before, after))) {
      this.#tell(positionOf(after, this.viewer, narrator?.steps ?? []));
    }
    if (isOtherTable(before, after)) this.#tellTable();
    const line = after.lines.at(-1);
    if (line && line !== before.lines.at(-1)) this.#tell(saidOf(after, line, this.around.myName()));
    this.#mind();
  }

  #tellTable(): void {
    if (this.viewer !== null) this.#tell(tableOf(this.state, this.around.myName(), this.viewer));
  }

  /** The name of the person has changed. */
  renamed(): void {
    this.#tellTable();
  }

  #tell(message: AnyMessage): void {
    if (!this.#isClosed) this.around.tell(message);
  }

  // Bots

  /** Sees to it that the bots that are asked move, as long as somebody looks. */
  #mind(): void {
    if (this.viewer === null) return;
    for (const seat of this.state.toMove) {
      if (this.state.seats[seat]?.botLevel == null) continue;
      const thinkingAt = this.#minding.get(seat);
      if (thinkingAt !== undefined && this.state.isFresh(seat, thinkingAt)) continue;
      this.#minding.set(seat, this.state.number);
      void this.#moveBot(this.state, seat);
    }
  }

  async #moveBot(state: TableState, seat: number): Promise<void> {
    const beginnings = this.#beginnings;
    const isWanted = () => !this.#isClosed && beginnings === this.#beginnings && this.#minding.get(seat) === state.number && this.#isAsked(this.state, seat, state.number);
    try {
      const [move] = await Promise.all([this.#chosen(state, seat, isWanted), sleep(this.#delayOf(state, seat))]);
      if (!isWanted()) return;
      await this.#inTurn(() =>
        this.#append(`bot-${seat}-${state.number}`, (now) => {
          if (!this.#isAsked(now, seat, state.number)) throw new Refused("stale", "The position has changed.");
          return { type: "played", seat, moves: [this.engine.text(move)], bot: now.seats[seat]?.botLevel ?? "" };
        }),
      );
    } catch (error) {
      if (!(error instanceof Abandoned || (error instanceof Refused && error.code === "stale"))) this.around.fail(error);
    } finally {
      if (beginnings === this.#beginnings && this.#minding.get(seat) === state.number) this.#minding.delete(seat);
    }
  }

  #isAsked(state: TableState, seat: number, number: number): boolean {
    return state.isFresh(seat, number) && state.seats[seat]?.botLevel != null && state.toMove.includes(seat);
  }

  async #chosen(state: TableState, seat: number, isWanted: () => boolean): Promise<number> {
    const match = state.running();
    const legal = match.legal(seat);
    if (legal.length === 1) return legal[0] as number;
    const level = state.seats[seat]?.botLevel ?? "";
    const choose = (level: string): Promise<number> =>
      this.around.thinking.choose(this.engine.module.module, level, `${state.id} ${state.number}`, match.concealed(seat), isWanted);
    // a bot that cannot think, for want of memory say, still plays: nobody shall wait for ever
    return choose(level).catch((error: unknown) => (error instanceof Abandoned ? Promise.reject(error) : choose(SIMPLEST)));
  }

  #delayOf(state: TableState, seat: number): number {
    const delay = this.around.botDelayMs ?? 1000 * BOT_DELAY_S;
    const hasBegun = state.lastBySeat.get(seat) === state.number;
    const due = 1000 * Math.min(state.changed, Date.now() / 1000) + delay * (hasBegun ? BOT_GOES_ON : 1);
    return Math.max(0, due - Date.now());
  }

  // What is asked without sitting at the table

  /** Gives a variation another name. */
  async rename(name: string): Promise<void> {
    if (!this.state.match?.variation) throw new Refused("conflict", "Only a variation has a name.");
    await this.#inTurn(() => this.#append(`name-${this.state.length}-${Date.now()}`, () => ({ type: "named", name: nameOf(name) })));
  }

  /** The match of a table that is finished: only then may it be played on otherwise. */
  finished(): Match {
    if (this.state.status !== "finished") throw new Refused("conflict", "The match is not over yet: what its cards are is still a secret.");
    return namedMatch(this.state, this.around.myName());
  }

  replay(seat: number): Replay {
    const { state } = this;
    const viewers = [SPECTATOR, ...(state.status === "finished" ? range(state.seats.length) : state.mySeats)];
    if (!viewers.includes(seat)) throw new Refused("forbidden", "Until the match is over, only the view from your own seat can be shown.");
    if (!state.match) throw new Refused("not_running", "The match has not started yet.");
    return replayOf(state, seat, viewers, this.around.myName());
  }

  fairness(): Fairness {
    return proofOf(this.state, this.state.status === "finished" ? this.match() : null);
  }

  /** The match as a file. It is this device's own: it need not be over. */
  match(): string {
    if (!this.state.match) throw new Refused("not_running", "The match has not started yet.");
    return matchFileOf(this.state, this.around.myName());
  }
}

/** A module that fails is nothing that a player could have done better. */
function unavailable(error: unknown): Refused {
  if (error instanceof ModuleError) return new Refused("unavailable", error.message);
  throw error;
}

function isSamePosition(before: TableState, after: TableState): boolean {
  const standIns = (state: TableState) => state.seats.map(({ standIn }) => standIn ?? "").join();
  return before.number === after.number && before.status === after.status && standIns(before) === standIns(after);
}

/** Whether the table itself, not only the position, looks different. */
function isOtherTable(before: TableState, after: TableState): boolean {
  return before.status !== after.status || before.rematch !== after.rematch || JSON.stringify(before.seats) !== JSON.stringify(after.seats);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
