/**
 * A table whose questions (what would become of a wish, why not, what would a good player do) are answered in this page, from
 * what the table has told: at a server's, a tap needs no network. What is played, the table alone judges; and it answers the
 * questions, too, as long as there is nobody here who can.
 */
import type { AnyMessage, Position } from "../protocol.ts";
import { type Answer, type Hinted, isQuestion, type LiveTable, type Planned, type Question, type TableListener, type ConnectionState, type Wanted } from "./contract.ts";

/** Knows the rules of one game. Null: this question is the server's to answer. Rejects if it is of no use any more. */
export interface Adviser {
  plan(record: string, seat: number, wish: readonly string[]): Promise<Planned | null>;
  hint(record: string, seat: number, wish: readonly string[]): Promise<Hinted | null>;
}

export interface Advisers {
  /**
   * Somebody who knows a game by the server's rules, or null if there is nobody yet. `isAnew`: the server may have changed
   * since it was asked last. Rejects if that cannot be found out now.
   */
  find(game: string, isAnew: boolean): Promise<Adviser | null>;
}

/** How long to wait before somebody is sought again: a server that has just been started builds modules for minutes. */
const AGAIN_MS = 10_000;
/** Positions are shown one after the other: questions may be about one that is not the newest. */
const KEPT = 32;
/** How long an answer from here is waited for before the server is asked, too. A hint is thought about. */
const PATIENCE_MS: Record<Question["type"], number> = { preview: 1_500, why: 1_500, hint: 12_000 };

export class AidedTable implements LiveTable {
  readonly #table: LiveTable;
  /** Records by the number of their position, all of the same viewer. */
  readonly #records = new Map<number, string>();
  #viewer = -1;
  #adviser: Adviser | null = null;
  #game: string | null = null;
  #wasAway = false;
  /** When somebody was sought last, and how often. */
  #soughtAt = -Infinity;
  #seeks = 0;
  /** The server was away: until it is known whether its rules are still the same, it is asked itself. */
  #isInDoubt = false;

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
    if (!isQuestion(wanted)) return this.#table.ask(wanted);
    const local = this.#answer(wanted);
    const answer = await Promise.race([local, later(PATIENCE_MS[wanted.type])]);
    if (answer === LATE) return this.#eitherOf(local, this.#table.ask(wanted));
    if (!answer) return this.#table.ask(wanted);
    if (wanted.type === "hint") void this.#table.ask({ type: "helped", seat: wanted.seat }).catch(() => undefined); // the table says so
    this.listener.onMessage(answer);
    return answer;
  }

  /** The answer that comes first: who is slow here may still be quicker than a network that is gone. */
  #eitherOf(local: Promise<Answer | null>, remote: Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let isAnswered = false;
      void local.then((answer) => {
        if (!answer || isAnswered) return;
        this.listener.onMessage(answer);
        resolve(answer);
      });
      remote.then(resolve, reject).finally(() => (isAnswered = true));
    });
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
    if (message.type === "table") this.#game = message.game;
    else if (message.type === "position") this.#note(message);
    if (!this.#adviser && Date.now() - this.#soughtAt >= AGAIN_MS) void this.#seek();
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

  async #seek(): Promise<void> {
    if (this.#game === null) return;
    this.#soughtAt = Date.now();
    const seek = ++this.#seeks;
    // if it cannot be found out, all stays as it was
    const found = await this.advisers.find(this.#game, seek > 1).catch(() => this.#adviser);
    if (seek !== this.#seeks) return;
    this.#isInDoubt = false;
    this.#rely(found);
  }

  #changed(state: ConnectionState): void {
    if (state === "open" && this.#wasAway && this.#seeks > 0) {
      this.#isInDoubt = true;
      this.#records.clear(); // the position is told anew
      void this.#seek();
    }
    if (state !== "closed") this.#wasAway = state !== "open";
    this.listener.onState(state);
  }

  #rely(adviser: Adviser | null): void {
    this.#adviser = adviser;
    this.listener.onAid?.(adviser !== null);
  }

  /** The answer to a question, or null if it is the server's to give. */
  async #answer(question: Question): Promise<Answer | null> {
    const record = question.seat === this.#viewer ? this.#records.get(question.at) : undefined;
    const adviser = this.#adviser;
    if (record === undefined || !adviser || this.#isInDoubt) return null;
    try {
      return await answered(question, record, adviser);
    } catch {
      if (this.#adviser === adviser) this.#rely(null); // until somebody is sought again
      return null;
    }
  }
}

const LATE = Symbol("late");

function later(ms: number): Promise<typeof LATE> {
  return new Promise((resolve) => setTimeout(() => resolve(LATE), ms));
}

/** The answer to a question from a record alone; null where the record does not tell. */
export async function answered(question: Question, record: string, adviser: Adviser): Promise<Answer | null> {
  const { type, seat, at } = question;
  const id = "";
  if (type === "hint") {
    const hinted = await adviser.hint(record, seat, question.wish ?? []);
    return hinted && { ...hinted, type: "advice", id, at };
  }
  if (type === "preview") {
    const planned = await adviser.plan(record, seat, question.wish);
    return planned && { ...planned, type: "plan", id, at };
  }
  const { refused = null, clause = null, reason = null } = (await adviser.plan(record, seat, [...(question.wish ?? []), question.move])) ?? {};
  // what is allowed after all has no reason: the server may know more by now
  return refused === null || clause === null || reason === null ? null : { type: "reason", id, move: refused, clause, reason };
}
