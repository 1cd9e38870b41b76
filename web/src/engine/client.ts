/** The engine as the page uses it. Everything happens in a worker, which is started with the first question. */
import type { Deal } from "../lib/deals.ts";
import { newCommandId } from "../lib/ids.ts";
import type { AnyCommand, AnyMessage, Created, Failed, Fairness, NewTable } from "../lib/protocol.ts";
import type { Hinted } from "../lib/table/aided.ts";
import { type Answer, CommandFailed, type LiveTable, TableClosed, type TableListener, type TableRecords, type Wanted } from "../lib/table/contract.ts";
import { scriptAddress } from "../lib/trusted.ts";
import { ModuleError } from "./errors.ts";
import type { Judgement, Shown } from "./proof.ts";
import { Caller, type Port } from "./rpc.ts";
import type { Keeping, Listed } from "./storage.ts";
import { Refused } from "./table/refused.ts";
import workerAddress from "./worker.ts?worker&url";
import type { Modules, Planned, Telling, WorkshopHandlers } from "./workshop.ts";

export interface EnginePort extends Port {
  onerror?: ((event: ErrorEvent) => unknown) | null;
}

export class EngineClient {
  #caller: Caller<WorkshopHandlers> | null = null;
  #modules: Modules = {};
  #myName = "";
  readonly #tables = new Map<string, (telling: Telling) => void>();
  /** Told whether what is played here can be kept. */
  onKeeping: (keeping: Keeping) => void = () => undefined;
  /** Told when the list of tables has changed. */
  onTables: () => void = () => undefined;

  constructor(private readonly spawn: () => EnginePort = () => new Worker(scriptAddress(workerAddress), { type: "module" })) {}

  /** Says where modules are, and who plays here. May be called again whenever one of both has changed. */
  introduce(modules: Modules, myName: string): void {
    this.#modules = { ...this.#modules, ...modules };
    this.#myName = myName;
    void this.#caller?.call("introduce", this.#modules, myName);
  }

  /** Whether the rules of a game can be used in this browser; rejects with a `ModuleError` if not. */
  ready = (game: string): Promise<void> => this.#call("ready", game);

  // Tables of this browser

  create = (request: NewTable): Promise<Created> => this.#call("create", request);
  /** A table from a match file. */
  bring = (file: string): Promise<Created> => this.#call("bring", file);
  list = (): Promise<Listed> => this.#call("list");
  remove = (table: string): Promise<void> => this.#call("remove", table);

  open(table: string, listener: TableListener): LocalTable {
    return new LocalTable(table, listener, this);
  }

  records = (table: string): TableRecords => ({
    replay: (seat) => this.#call("replay", table, seat),
    fairness: () => this.#call("fairness", table),
    match: () => this.#call("match", table),
  });

  command = (table: string, command: AnyCommand): Promise<Answer> => this.#call("command", table, command);

  /** Hears what is told at a table until `leave`. */
  listen(table: string, told: (telling: Telling) => void): void {
    this.#tables.set(table, told);
  }

  leave(table: string): void {
    if (this.#tables.delete(table)) void this.#caller?.call("leave", table);
  }

  // From a concealed record alone (base64), for tables of a server

  /** What the planner says of a wish: what `Plan` has beside `type`, `id` and `at`. */
  plan = (game: string, record: string, seat: number, wish: readonly string[]): Promise<Planned> => this.#call("plan", game, record, seat, [...wish]);
  /** The best whole turns and why: what `Advice` has beside `type`, `id` and `at`. */
  hint = (game: string, record: string, seat: number, wish: readonly string[]): Promise<Hinted> => this.#call("hint", game, record, seat, [...wish]);

  // Matches of a server

  prove = (game: string, proof: Fairness, kept: Deal | null, shown: Shown): Promise<Judgement> => this.#call("prove", game, proof, kept, shown);

  #call<Name extends keyof WorkshopHandlers & string>(name: Name, ...given: Parameters<WorkshopHandlers[Name]>): Promise<Awaited<ReturnType<WorkshopHandlers[Name]>>> {
    try {
      this.#caller ??= this.#start();
    } catch (cause) {
      return Promise.reject(new ModuleError("blocked", "The engine's worker cannot be started.", { cause }));
    }
    return this.#caller.call(name, ...given);
  }

  #start(): Caller<WorkshopHandlers> {
    const port = this.spawn();
    const caller = new Caller<WorkshopHandlers>(port);
    port.addEventListener("message", ({ data }: MessageEvent<Telling>) => this.#hear(data));
    // without its script nothing can be said of what is wrong but that it is not there
    port.onerror = () => {
      this.#caller = null;
      caller.fail(new ModuleError("missing", "The engine's worker failed."));
    };
    void caller.call("introduce", this.#modules, this.#myName).catch(() => undefined);
    return caller;
  }

  #hear(telling: Telling): void {
    if (typeof telling !== "object" || !("told" in telling)) return;
    if (telling.told === "keeping") this.onKeeping(telling.keeping);
    else if (telling.told === "tables") this.onTables();
    else this.#tables.get(telling.table)?.(telling);
  }
}

/** A table of this browser, as the page sees it. */
export class LocalTable implements LiveTable {
  #isClosed = false;
  readonly #rejecting = new Set<(error: Error) => void>();
  /** The first thing that is sent is to look. */
  readonly #begun: Promise<void>;

  constructor(
    readonly id: string,
    private readonly listener: TableListener,
    private readonly engine: EngineClient,
  ) {
    engine.listen(id, (telling) => this.#hear(telling));
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
    const answer = await this.#untilClosed(this.engine.command(this.id, command)).catch((error: unknown) => {
      if (error instanceof TableClosed) throw error;
      return failure(error, command.id);
    });
    if (answer.type === "failed") throw new CommandFailed(answer);
    return answer;
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
    this.engine.leave(this.id);
    for (const reject of this.#rejecting) reject(new TableClosed());
    queueMicrotask(() => this.listener.onState("closed"));
  }

  async #look(from = this.listener.look()): Promise<void> {
    try {
      const answer = await this.engine.command(this.id, { type: "look", id: newCommandId(), ...from });
      if (answer.type === "failed" && answer.code !== "not_your_seat") this.close();
    } catch (error) {
      if (!this.#isClosed) this.#fail(error);
    }
  }

  /** Nothing can be told of the table: there is none, or its rules or its log cannot be used. */
  #fail(error: unknown): void {
    this.listener.onMessage(failure(error));
    this.close();
  }

  #untilClosed(answer: Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#rejecting.add(reject);
      answer.then(resolve, reject).finally(() => this.#rejecting.delete(reject));
    });
  }

  #hear(telling: Telling): void {
    if (this.#isClosed) return;
    if (telling.told === "message") this.#tell(telling.message);
    else if (telling.told === "trouble") this.listener.onMessage(failure(new Error(telling.text)));
  }

  #tell(message: AnyMessage): void {
    if (message.type === "table") this.listener.onState("open");
    this.listener.onMessage(message);
  }
}

/** A failure of the engine as the answer that a table gives. */
function failure(error: unknown, id = ""): Failed {
  const code = error instanceof Refused ? error.code : "unavailable";
  return { type: "failed", id, code, text: error instanceof Error ? error.message : String(error), number: 0, clause: null, reason: null };
}
