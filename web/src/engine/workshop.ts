/** Everything that the engine's worker does for the page: tables of this browser, help at a server's tables, proofs. */
import type { AnyCommand, AnyMessage, Code, Created, Fairness, NewTable, Replay } from "../lib/protocol.ts";
import type { SeenDeal } from "../lib/fairness/deals.ts";
import type { Answer, Hinted } from "../lib/net/contract.ts";
import { fromBase64 } from "./base64.ts";
import { type Considered, considered } from "./considering.ts";
import { Engine } from "./engine.ts";
import { ModuleError } from "./errors.ts";
import { loadMatch, readMatchFile } from "./match_file.ts";
import type { Match } from "./match.ts";
import { fetchModule, GameModule } from "./module.ts";
import { type Judgement, prove, type ShownDeal } from "./proof.ts";
import { type CheckedQuestion, checkedQuestion, questionAt } from "./questions.ts";
import type { TurnQuestion } from "../lib/sharing/question.ts";
import type { Handlers } from "./rpc.ts";
import type { Keeping, Listed, TableStorage } from "./storage.ts";
import { Room, type Thinking } from "./table.ts";
import type { Row } from "./table/entries.ts";
import { broughtTable, newTable, newTableId, rematchOf, variationTable } from "./table/lobby.ts";
import { type LessonDeal, lessonTable, scripted } from "./table/lesson.ts";
import { commitmentTo } from "../lib/fairness/fairness.ts";
import { Refused } from "./table/refused.ts";
import { TableState } from "./table/state.ts";
import type { Branching } from "./table/variations.ts";

/** Where the modules of the games are, and of which build they must be if that is known. */
export type Modules = Record<string, { address: string; hash: string | undefined }>;

/** What the worker says without being asked. */
export type Telling =
  | { told: "message"; table: string; message: AnyMessage }
  /** Something went wrong that nobody asked for. "not_found": the table was removed. */
  | { told: "trouble"; table: string; code: Code; text: string }
  | { told: "keeping"; keeping: Keeping }
  /** A table was set up, changed or removed, here or in another page. */
  | { told: "tables" };

export interface WorkshopHandlers extends Handlers {
  /** Where modules are, and the name of the person here. */
  introduce(modules: Modules, myName: string): void;
  /** The compiled rules of a game, which the page can use, too; throws a `ModuleError` if they cannot be used. */
  ready(game: string): Promise<WebAssembly.Module>;
  // tables of this browser
  create(request: NewTable): Promise<Created>;
  /** A table of a lesson, of which nothing is kept; its id. */
  teach(deal: LessonDeal, moves: string[]): Promise<string>;
  bring(file: string): Promise<Created>;
  /** A finished match, of a table here or in a file, played on from one of its points. */
  vary(table: string, file: string | null, begin: Branching): Promise<Created>;
  /** A decision of a finished match, as the seat knew it; and such a one that came by a link, checked. */
  question(table: string, file: string | null, after: number): Promise<TurnQuestion>;
  asked(question: TurnQuestion): Promise<CheckedQuestion>;
  /** Another name for a variation. */
  rename(table: string, name: string): Promise<void>;
  list(): Promise<Listed>;
  remove(table: string): Promise<void>;
  command(table: string, command: AnyCommand): Promise<Answer>;
  leave(table: string): void;
  replay(table: string, seat: number): Promise<Replay>;
  fairness(table: string): Promise<Fairness>;
  match(table: string): Promise<string>;
  // from a concealed record alone
  hint(game: string, record: string, seat: number, wish: string[]): Promise<Hinted>;
  // matches of a server
  prove(game: string, proof: Fairness, kept: SeenDeal | null, shown: ShownDeal): Promise<Judgement>;
  /** Turns that could have been taken after so many moves of a match file, as their seat would see them. */
  consider(file: string, after: number, turns: string[][]): Promise<Considered[]>;
}

export interface Tools {
  storage: Promise<TableStorage>;
  thinking: Thinking & { rest(): void };
  tell(telling: Telling): void;
  /** Tells other pages of this browser that a table has changed. */
  hail(table: string): void;
}

export class Workshop {
  #modules: Modules = {};
  #myName = "";
  /** By the address of the module: another build of a game is another engine. */
  readonly #engines = new Map<string, Promise<Engine>>();
  /** The tables that somebody looks at. */
  readonly #rooms = new Map<string, Promise<Room>>();

  constructor(private readonly tools: Tools) {}

  readonly handlers: WorkshopHandlers = {
    introduce: (modules, myName) => this.#introduce(modules, myName),
    ready: async (game) => (await this.#engine(game)).module.module,
    create: async (request) => this.#create(newTable(request, await this.#engine(request.game)), request.game),
    teach: (deal, moves) => this.#teach(deal, moves),
    bring: async (file) => this.#bring(file),
    vary: (table, file, begin) => this.#vary(table, file, begin),
    question: async (table, file, after) => questionAt(await this.#finished(table, file), after),
    asked: async (question) => checkedQuestion(await this.#engine(question.game), question),
    rename: (table, name) => this.#visit(table, (room) => room.rename(name)),
    list: async () => (await this.tools.storage).list(),
    remove: (table) => this.#remove(table),
    command: (table, command) => (command.type === "look" ? this.#look(table, command) : this.#visit(table, (room) => room.carryOut(command))),
    leave: (table) => this.#leave(table),
    replay: (table, seat) => this.#visit(table, (room) => room.replay(seat)),
    fairness: (table) => this.#visit(table, (room) => room.fairness()),
    match: (table) => this.#visit(table, (room) => room.match()),
    hint: async (game, record, seat, wish) => {
      const engine = await this.#engine(game);
      return this.tools.thinking.hint(engine.module.module, fromBase64(record), seat, wish.map((move) => engine.move(move)));
    },
    prove: async (game, proof, kept, shown) => prove(proof, kept, shown, await this.#engine(game)),
    consider: async (file, after, turns) => considered(file, after, turns, await this.#engine(readMatchFile(file).game)),
  };

  /** Another page has changed a table. */
  async hailed(table: string): Promise<void> {
    this.tools.tell({ told: "tables" });
    try {
      await (await this.#rooms.get(table))?.catchUp();
    } catch (error) {
      this.#fail(table, error);
    }
  }

  // Games

  #introduce(modules: Modules, myName: string): void {
    this.#modules = { ...this.#modules, ...modules };
    const addresses = new Set(Object.values(this.#modules).map(({ address }) => address));
    // a table that is open goes on with the rules it was opened with
    for (const address of this.#engines.keys()) if (!addresses.has(address)) this.#engines.delete(address);
    if (myName === this.#myName) return;
    this.#myName = myName;
    for (const room of this.#rooms.values()) void room.then((open) => open.renamed(), () => undefined);
  }

  async #engine(game: string): Promise<Engine> {
    const module = this.#modules[game];
    if (!module) throw new ModuleError("missing", `There is no module of '${game}'.`);
    return remembered(this.#engines, module.address, async () => {
      const engine = new Engine(new GameModule(await fetchModule(module.address, module.hash)));
      engine.warmUp();
      return engine;
    });
  }

  // Tables

  async #create(rows: readonly Row[], game: string): Promise<Created> {
    const state = TableState.replayed(newTableId(), await this.#engine(game), rows);
    await (await this.tools.storage).create(state, rows, this.#myName);
    this.#changed(state.id);
    return { id: state.id, commitment: commitmentTo(state.opened.seed) };
  }

  async #bring(file: string): Promise<Created> {
    const { game } = readMatchFile(file);
    return this.#create(broughtTable(file, await this.#engine(game)), game);
  }

  /** The match of a table that is over. A file is of a server's table, which gives it out only then. */
  async #finished(table: string, file: string | null): Promise<Match> {
    return file === null ? this.#visit(table, (room) => room.finished()) : loadMatch(file, await this.#engine(readMatchFile(file).game));
  }

  async #vary(table: string, file: string | null, begin: Branching): Promise<Created> {
    const match = await this.#finished(table, file);
    return this.#create(variationTable(match, begin, this.#myName, table), match.engine.game.game);
  }

  async #remove(table: string): Promise<void> {
    this.#leave(table);
    await (await this.tools.storage).remove(table);
    this.#changed(table);
  }

  /** Who looks stays, until `leave`. */
  async #look(table: string, command: AnyCommand): Promise<Answer> {
    return (await remembered(this.#rooms, table, () => this.#open(table))).carryOut(command);
  }

  /** Does something at a table: where somebody looks, or else in a room of its own that is left at once. */
  async #visit<Result>(table: string, work: (room: Room) => Result | Promise<Result>): Promise<Result> {
    const open = this.#rooms.get(table);
    if (open) return work(await open);
    const room = await this.#open(table);
    try {
      return await work(room);
    } finally {
      room.close();
    }
  }

  async #open(table: string): Promise<Room> {
    const storage = await this.tools.storage;
    const loaded = await storage.load(table, (game) => this.#engine(game));
    if (!loaded) throw new Refused("not_found", "There is no such table.");
    return new Room(loaded.state, loaded.rows, {
      keeper: {
        add: async (state, rows, myName) => {
          await storage.add(state, rows, myName);
          this.#changed(table);
        },
        rows: (id) => storage.rows(id),
      },
      thinking: this.tools.thinking,
      tell: (message) => this.tools.tell({ told: "message", table, message }),
      fail: (error) => this.#fail(table, error),
      follow: async (state) => (await this.#create(rematchOf(state), state.opened.game)).id,
      myName: () => this.#myName,
    });
  }

  /** A lesson lives as long as somebody looks at it: its log is kept nowhere, and its bot plays what stands in it. */
  async #teach(deal: LessonDeal, moves: readonly string[]): Promise<string> {
    const engine = await this.#engine(deal.game);
    const rows = lessonTable(deal, moves, engine);
    const table = newTableId();
    const room: Room = new Room(TableState.replayed(table, engine, rows), rows, {
      keeper: { add: () => Promise.resolve(), rows: () => Promise.resolve(rows) },
      thinking: scripted(deal, () => room.state.running(), this.tools.thinking),
      tell: (message) => this.tools.tell({ told: "message", table, message }),
      fail: (error) => this.#fail(table, error),
      follow: () => Promise.reject(new Refused("conflict", "A lesson has no rematch.")),
      myName: () => this.#myName,
    });
    this.#rooms.set(table, Promise.resolve(room));
    return table;
  }

  #fail(table: string, error: unknown): void {
    this.tools.tell({ told: "trouble", table, code: error instanceof Refused ? error.code : "unavailable", text: String(error) });
  }

  #leave(table: string): void {
    const room = this.#rooms.get(table);
    this.#rooms.delete(table);
    void room?.then((open) => open.close(), () => undefined);
    if (this.#rooms.size === 0) this.tools.thinking.rest();
  }

  #changed(table: string): void {
    this.tools.hail(table);
    this.tools.tell({ told: "tables" });
  }
}

/** What was made before under a name, or is made now. What failed is tried again. */
function remembered<Made>(known: Map<string, Promise<Made>>, name: string, make: () => Promise<Made>): Promise<Made> {
  let made = known.get(name);
  if (!made) {
    made = Promise.resolve().then(make);
    known.set(name, made);
    made.catch(() => known.delete(name));
  }
  return made;
}
