/**
 * A table on a server whose questions (what would become of a wish, why not, what would a good player do) are answered on
 * this device, from what the server has told: a tap needs no network. What is played, the server alone judges; and it
 * answers the questions, too, as long as there is nobody here who can.
 */
import type { Advice, AnyMessage, Plan, Position } from "../protocol.ts";
import type { Answer, LiveTable, TableListener, TableState, Wanted } from "./contract.ts";

/** What a plan says of a wish, whatever question it answers. */
export type Planned = Omit<Plan, "type" | "id" | "at">;
/** What an advice says, whatever question it answers. */
export type Hinted = Omit<Advice, "type" | "id" | "at">;

/** Knows the rules of one game. Rejects if it cannot answer; then the server is asked. */
export interface Adviser {
  plan(record: string, seat: number, wish: readonly string[]): Promise<Planned>;
  hint(record: string, seat: number, wish: readonly string[]): Promise<Hinted>;
}

export interface Advisers {
  /** Somebody who knows a game, or null if there is nobody. */
  find(game: string): Promise<Adviser | null>;
  /** Is what was found still right? A server that was away may have come back with other rules. */
  isCurrent(game: string): Promise<boolean>;
}

type Question = Extract<Wanted, { type: "preview" | "why" | "hint" }>;

/** Positions are shown one after the other: questions may be about one that is not the newest. */
const KEPT = 32;

export class AidedTable implements LiveTable {
  readonly #table: LiveTable;
  /** Records by the number of their position, all of the same viewer. */
  readonly #records = new Map<number, string>();
  #viewer = -1;
  #adviser: Adviser | null = null;
  #game: string | null = null;
  #wasAway = false;

  constructor(
    open: (listener: TableListener) => LiveTable,
    private readonly listener: TableListener,
    private readonly advisers: Advisers,
  ) {
    this.#table = open({
      onMessage: (message) => this.#receive(message),
      onState: (state) => this.#changed(state),
      look: () => listener.look(),
    });
  }

  async ask(wanted: Wanted): Promise<Answer> {
    const answer = isQuestion(wanted) ? await this.#answer(wanted) : null;
    if (!answer) return this.#table.ask(wanted);
    this.listener.onMessage(answer);
    return answer;
  }

  look(seat: number): void {
    this.#table.look(seat);
  }

  renew(): void {
    this.#table.renew();
  }

  close(): void {
    this.#table.close();
  }

  #receive(message: AnyMessage): void {
    if (message.type === "table") void this.#seek(message.game);
    else if (message.type === "position") this.#note(message);
    this.listener.onMessage(message);
  }

  #note({ number, viewer, record }: Position): void {
    if (viewer !== this.#viewer) this.#records.clear();
    this.#viewer = viewer;
    if (record) this.#records.set(number, record);
    else this.#records.delete(number);
    const [oldest] = this.#records.keys();
    if (oldest !== undefined && this.#records.size > KEPT) this.#records.delete(oldest);
  }

  async #seek(game: string): Promise<void> {
    if (this.#game !== null) return;
    this.#game = game;
    this.#rely(await this.advisers.find(game).catch(() => null));
  }

  #changed(state: TableState): void {
    if (state === "open" && this.#wasAway) void this.#check();
    if (state !== "closed") this.#wasAway = state !== "open";
    this.listener.onState(state);
  }

  async #check(): Promise<void> {
    if (this.#game === null || !this.#adviser) return;
    if (!(await this.advisers.isCurrent(this.#game).catch(() => true))) this.#rely(null);
  }

  #rely(adviser: Adviser | null): void {
    this.#adviser = adviser;
    this.listener.onAid?.(adviser !== null);
  }

  /** The answer to a question, or null if it is the server's to give. */
  async #answer(question: Question): Promise<Answer | null> {
    const record = question.seat === this.#viewer ? this.#records.get(question.at) : undefined;
    if (record === undefined || !this.#adviser) return null;
    try {
      return await answered(question, record, this.#adviser);
    } catch {
      this.#rely(null); // who failed once is not asked again
      return null;
    }
  }
}

function isQuestion(wanted: Wanted): wanted is Question {
  return wanted.type === "preview" || wanted.type === "why" || wanted.type === "hint";
}

async function answered(question: Question, record: string, adviser: Adviser): Promise<Answer | null> {
  const { type, seat, at } = question;
  const id = "";
  if (type === "hint") return { ...(await adviser.hint(record, seat, question.wish ?? [])), type: "advice", id, at };
  if (type === "preview") return { ...(await adviser.plan(record, seat, question.wish)), type: "plan", id, at };
  const { refused, clause, reason } = await adviser.plan(record, seat, [...(question.wish ?? []), question.move]);
  // what is allowed after all has no reason: the server may know more by now
  return refused === null || clause === null || reason === null ? null : { type: "reason", id, move: refused, clause, reason };
}
