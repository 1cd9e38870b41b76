/** The engine as the page uses it. Everything happens in a worker, which is started with the first question. */
import type { SeenDeal } from "../lib/fairness/deals.ts";
import { newCommandId } from "../lib/net/ids.ts";
import type { AnyCommand, AnyMessage, Code, Created, Failed, Fairness, NewTable } from "../lib/protocol.ts";
import { type Answer, CommandFailed, type Hinted, type LiveTable, TableClosed, type TableListener, type TableRecords, type Wanted } from "../lib/net/contract.ts";
import { scriptAddress } from "../lib/browser/trusted.ts";
import type { Considered } from "./considering.ts";
import { ModuleError } from "./errors.ts";
import type { Judgement, ShownDeal } from "./proof.ts";
import { BadTurnQuestion, type CheckedQuestion } from "./questions.ts";
import type { TurnQuestion } from "../lib/sharing/question.ts";
import { Caller, type Patience, type Port, Silent } from "./rpc.ts";
import type { Keeping, Listed } from "./storage.ts";
import type { LessonDeal } from "./table/lesson.ts";
import { Refused } from "./table/refused.ts";
import workerAddress from "./worker.ts?worker&url";
import type { Branching } from "./table/variations.ts";
import type { Modules, Telling, WorkshopHandlers } from "./workshop.ts";

export interface EnginePort extends Port {
  terminate(): void;
  onerror?: ((event: ErrorEvent) => unknown) | null;
}

/** Ticks of silence after which a worker is given up: while it plays through whole matches or loads rules, and else. */
const LONG = 60;
const SHORT = 10;
const TICK_MS = 1_000;
const LONG_CALLS: ReadonlySet<string> = new Set(["ready", "create", "bring", "vary", "question", "rename", "replay", "fairness", "match", "prove", "consider"]);
/** What changes nothing, and can be asked again. */
const QUESTIONS: ReadonlySet<string> = new Set(["ready", "question", "list", "replay", "fairness", "match", "hint", "prove", "consider"]);

export class EngineClient {
  #caller: Caller<WorkshopHandlers> | null = null;
  #modules: Modules = {};
  #myName = "";
  readonly #tables = new Map<string, LocalTable>();
  /** Told whether what is played here can be kept. */
  onKeeping: (keeping: Keeping) => void = () => undefined;
  /** Told when the list of tables has changed. */
  onTables: () => void = () => undefined;

  constructor(
    private readonly spawn: () => EnginePort = () => new Worker(scriptAddress(workerAddress), { type: "module" }),
    private readonly tickMs = TICK_MS,
  ) {}

  /** Says where modules are, and who plays here. May be called again whenever one of both has changed. */
  introduce(modules: Modules, myName: string): void {
    this.#modules = { ...this.#modules, ...modules };
    this.#myName = myName;
    this.#caller?.tell("introduce", this.#modules, myName);
  }

  /** The compiled rules of a game; rejects with a `ModuleError` if they cannot be used in this browser. */
  ready = (game: string): Promise<WebAssembly.Module> => this.#call("ready", game);

  // Tables of this browser

  create = (request: NewTable): Promise<Created> => this.#call("create", request);
  /** A table of a lesson after some moves of it; its id. Nothing of it is kept. */
  teach = (deal: LessonDeal, moves: readonly string[]): Promise<string> => this.#call("teach", deal, [...moves]);
  /** A table from a match file. */
  bring = (file: string): Promise<Created> => this.#call("bring", file);
  /** A finished match played on from one of its points; `file`: of a table that is not here. */
  vary = (table: string, file: string | null, begin: Branching): Promise<Created> => this.#call("vary", table, file, begin);
  /** The decision after so many moves of a finished match, as its seat knew it. */
  question = (table: string, file: string | null, after: number): Promise<TurnQuestion> => this.#call("question", table, file, after);
  /** What a board needs of a question that came by a link; rejects with a `BadTurnQuestion` if it is none. */
  asked = (question: TurnQuestion): Promise<CheckedQuestion> =>
    this.#call("asked", question).catch((error: unknown) => {
      // what is no record may keep the rules busy for ever: then the worker is given up after a while, and tables go on in a new one
      throw error instanceof ModuleError && error.cause instanceof Silent ? new BadTurnQuestion("damaged") : error;
    });
  rename = (table: string, name: string): Promise<void> => this.#call("rename", table, name);
  list = (): Promise<Listed> => this.#call("list");
  remove = (table: string): Promise<void> => this.#call("remove", table);

  open(id: string, listener: TableListener): LocalTable {
    const table = new LocalTable(id, listener, this);
    this.#tables.set(id, table);
    return table;
  }

  records = (table: string): TableRecords => ({
    replay: (seat) => this.#call("replay", table, seat),
    fairness: () => this.#call("fairness", table),
    match: () => this.#call("match", table),
  });

  command = (table: string, command: AnyCommand): Promise<Answer> => this.#call("command", table, command);

  /** Nothing more is told to a table. */
  leave(table: LocalTable): void {
    if (this.#tables.get(table.id) !== table) return; // it was opened again meanwhile
    this.#tables.delete(table.id);
    this.#caller?.tell("leave", table.id);
  }

  // From a concealed record alone (base64), for tables of a server

  /** The best whole turns and why: what `Advice` has beside `type`, `id` and `at`. */
  hint = (game: string, record: string, seat: number, wish: readonly string[]): Promise<Hinted> => this.#call("hint", game, record, seat, [...wish]);

  // Matches of a server

  prove = (game: string, proof: Fairness, kept: SeenDeal | null, shown: ShownDeal): Promise<Judgement> => this.#call("prove", game, proof, kept, shown);

  /** Turns that could have been taken after so many moves of a match file. */
  consider = (file: string, after: number, turns: readonly (readonly string[])[]): Promise<Considered[]> => this.#call("consider", file, after, turns.map((turn) => [...turn]));

  #call<Name extends keyof WorkshopHandlers & string>(name: Name, ...given: Parameters<WorkshopHandlers[Name]>): Promise<Awaited<ReturnType<WorkshopHandlers[Name]>>> {
    try {
      this.#caller ??= this.#start();
    } catch (cause) {
      return Promise.reject(new ModuleError("blocked", "The engine's worker cannot be started.", { cause }));
    }
    const asked = this.#caller.call(name, ...given);
    return QUESTIONS.has(name) ? asked.catch((error: unknown) => this.#again(error, name, ...given)) : asked;
  }

  /** What a worker that fell silent was asked, the next one is asked once. */
  #again<Name extends keyof WorkshopHandlers & string>(error: unknown, name: Name, ...given: Parameters<WorkshopHandlers[Name]>): Promise<Awaited<ReturnType<WorkshopHandlers[Name]>>> {
    if (!(error instanceof ModuleError && error.cause instanceof Silent)) throw error;
    return (this.#caller ??= this.#start()).call(name, ...given);
  }

  #start(): Caller<WorkshopHandlers> {
    const port = this.spawn();
    const patience: Patience<WorkshopHandlers> = {
      of: (name, given) => (LONG_CALLS.has(name) || (name === "command" && isLook(given[1])) ? LONG : SHORT),
      longest: LONG,
      tickMs: this.tickMs,
      onSilence: () => lose(new ModuleError("trapped", "The engine's worker does not answer.", { cause: new Silent() })),
    };
    const caller = new Caller<WorkshopHandlers>(port, patience);
    const lose = (error: ModuleError): void => {
      port.terminate();
      if (this.#caller !== caller) return;
      this.#caller = null;
      for (const table of this.#tables.values()) table.lost();
      caller.fail(error);
    };
    port.addEventListener("message", ({ data }: MessageEvent<Telling>) => this.#hear(data));
    // without its script nothing can be said of what is wrong but that it is not there
    port.onerror = () => lose(new ModuleError("missing", "The engine's worker failed."));
    caller.tell("introduce", this.#modules, this.#myName);
    return caller;
  }

  #hear(telling: Telling): void {
    if (typeof telling !== "object" || !("told" in telling)) return;
    if (telling.told === "keeping") this.onKeeping(telling.keeping);
    else if (telling.told === "tables") this.onTables();
    else this.#tables.get(telling.table)?.hear(telling);
  }
}

function isLook(command: unknown): boolean {
  return (command as AnyCommand | undefined)?.type === "look";
}

/** How often a table goes on in a new worker: one that always fails shall not be started for ever. */
const RENEWALS = 3;

/** A table of this browser, as the page sees it. */
export class LocalTable implements LiveTable {
  #isClosed = false;
  #isOpen = false;
  #renewals = 0;
  /** The worker is gone, and the table is opened in a new one. */
  #renewing: Promise<void> | null = null;
  readonly #rejecting = new Set<(error: Error) => void>();
  /** The first thing that is sent is to look. */
  readonly #begun: Promise<void>;

  constructor(
    readonly id: string,
    private readonly listener: TableListener,
    private readonly engine: EngineClient,
  ) {
    this.#begun = Promise.resolve().then(() => {
      if (this.#isClosed) return;
      listener.onState("connecting");
      void this.#look();
    });
  }

  async ask(wanted: Wanted): Promise<Answer> {
    await this.#begun;
    if (this.#isClosed) throw new TableClosed();
    const command = { ...wanted, id: newCommandId() } as AnyCommand;
    const answer = await this.#untilClosed(this.#send(command)).catch((error: unknown) => {
      if (error instanceof TableClosed) throw error;
      return failure(error, command.id);
    });
    if (answer.type !== "failed") return answer;
    if (answer.code === "not_found") this.#fail(answer);
    throw new CommandFailed(answer);
  }

  /** What a worker that failed has not answered, the next one is asked: an id makes sure that it is done once. */
  async #send(command: AnyCommand): Promise<Answer> {
    await this.#renewing;
    try {
      return await this.engine.command(this.id, command);
    } catch (error) {
      if (!this.#renewing) throw error;
      await this.#renewing;
      if (this.#isClosed) throw new TableClosed();
      return this.engine.command(this.id, command);
    }
  }

  look(seat: number): void {
    void this.#look({ seat, since: -1 });
  }

  renew(): void {
    void this.#look();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.engine.leave(this);
    for (const reject of this.#rejecting) reject(new TableClosed());
    queueMicrotask(() => this.listener.onState("closed"));
  }

  async #look(from = this.listener.look()): Promise<void> {
    try {
      await this.#lookFrom(from);
    } catch (error) {
      if (!this.#renewing) this.#fail(failure(error));
    }
  }

  async #lookFrom(from: { seat: number; since: number }): Promise<void> {
    const answer = await this.engine.command(this.id, { type: "look", id: newCommandId(), ...from });
    if (answer.type === "failed" && answer.code !== "not_your_seat") this.close();
  }

  /** Its worker has failed. A table that was open goes on in a new one. */
  lost(): void {
    if (!this.#isOpen) return; // who waits for the first answer is told
    if (this.#renewals++ >= RENEWALS) return this.#fail(failure(new ModuleError("trapped", "The engine's workers fail again and again.")));
    this.#isOpen = false;
    const renewing = Promise.resolve().then(async () => {
      if (this.#isClosed) return;
      this.listener.onState("waiting");
      try {
        await this.#lookFrom(this.listener.look());
      } catch (error) {
        if (this.#renewing === renewing) this.#fail(failure(error));
      }
      if (this.#renewing === renewing) this.#renewing = null;
    });
    this.#renewing = renewing;
  }

  /** Nothing can be told of the table: there is none, or its rules or its log cannot be used. */
  #fail(failed: Failed): void {
    if (this.#isClosed) return;
    this.listener.onMessage(failed);
    this.close();
  }

  #untilClosed(answer: Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#rejecting.add(reject);
      answer.then(resolve, reject).finally(() => this.#rejecting.delete(reject));
    });
  }

  hear(telling: Telling): void {
    if (this.#isClosed) return;
    if (telling.told === "message") this.#tell(telling.message);
    else if (telling.told === "trouble") this.#trouble(failed(telling.code, telling.text));
  }

  #trouble(trouble: Failed): void {
    if (trouble.code === "not_found") this.#fail(trouble);
    else this.listener.onMessage(trouble);
  }

  #tell(message: AnyMessage): void {
    if (message.type === "table") {
      this.#isOpen = true;
      this.listener.onState("open");
    }
    this.listener.onMessage(message);
  }
}

/** A failure of the engine as the answer that a table gives. */
function failure(error: unknown, id = ""): Failed {
  const code = error instanceof Refused ? error.code : "unavailable";
  return failed(code, error instanceof Error ? error.message : String(error), id);
}

function failed(code: Code, text: string, id = ""): Failed {
  return { type: "failed", id, code, text, number: 0, clause: null, reason: null };
}
