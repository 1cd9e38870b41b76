/**
 * Saved tables. What the browser will not keep stays in memory, so that play goes on, and it is said so. What cannot be
 * read is kept apart and told of, never lost.
 */
import type { TableSummary } from "../lib/protocol.ts";
import type { Engine } from "./engine.ts";
import { ModuleError, RulesError } from "./errors.ts";
import { BadMatchFile, loadMatch, readMatchFile } from "./match_file.ts";
import { Damaged, type DamagedTable, readSaved, type SavedTable, savedOf } from "./saved.ts";
import { canPlay } from "./setup.ts";
import { IndexedShelf, MemoryShelf, type Shelf } from "./shelf.ts";
import { Behind, type Keeper } from "./table.ts";
import type { Row } from "./table/entries.ts";
import { ME } from "./table/faces.ts";
import { broughtTable } from "./table/lobby.ts";
import { TableState } from "./table/state.ts";

/** "kept": everything is; "full": there is no room left; "forbidden": the browser keeps nothing for this site. */
export type Keeping = "kept" | "full" | "forbidden";

export interface Listed {
  /** The newest first. */
  tables: TableSummary[];
  damaged: DamagedTable[];
}

/** The ids of what was put aside end with it. */
const ASIDE = "~damaged";

export class TableStorage implements Keeper {
  keeping: Keeping = "kept";
  /** What the shelf does not take. */
  readonly #memory = new MemoryShelf();
  readonly #unkept = new Set<string>();

  /** Without a shelf everything stays in memory. */
  constructor(
    private readonly shelf: Shelf | null,
    private readonly onKeeping: (keeping: Keeping) => void = () => undefined,
  ) {
    if (!shelf) this.#is("forbidden");
  }

  static async open(onKeeping: (keeping: Keeping) => void): Promise<TableStorage> {
    return new TableStorage(await IndexedShelf.open().catch(() => null), onKeeping);
  }

  // Keeping

  async add(state: TableState, rows: readonly Row[], myName: string): Promise<void> {
    await this.#put(savedOf(state, rows, myName), rows.length - 1);
  }

  /** Keeps a table that has just been set up. */
  async create(state: TableState, rows: readonly Row[], myName: string): Promise<void> {
    await this.#put(savedOf(state, rows, myName), 0);
  }

  async #put(saved: SavedTable, length: number): Promise<void> {
    if (!this.shelf || this.#unkept.has(saved.id)) await this.#memory.put(saved, length);
    // what only memory has is longer than what the shelf has, or new to it
    await this.#shelve(saved, (shelf) => (this.#unkept.has(saved.id) ? shelf.force(saved) : shelf.put(saved, length)));
  }

  /** Puts something on the shelf, or in memory if the shelf does not take it. */
  async #shelve(kept: { id: string }, put: (shelf: Shelf) => Promise<void>): Promise<void> {
    try {
      if (!this.shelf) throw new DOMException("There is no shelf.", "NotAllowedError");
      await put(this.shelf);
      if (this.#unkept.delete(kept.id)) await this.#memory.remove(kept.id);
      this.#is("kept");
    } catch (error) {
      if (error instanceof Behind) throw error;
      this.#is(isFull(error) ? "full" : "forbidden");
      this.#unkept.add(kept.id);
      await this.#memory.force(kept);
    }
  }

  #is(keeping: Keeping): void {
    if (keeping === this.keeping) return;
    this.keeping = keeping;
    this.onKeeping(keeping);
  }

  async remove(id: string): Promise<void> {
    await this.#memory.remove(id);
    this.#unkept.delete(id);
    await this.shelf?.remove(id);
  }

  // Reading

  async rows(id: string): Promise<readonly Row[]> {
    return readSaved(await this.kept(id)).log;
  }

  /** What is kept under an id, whatever it is. */
  async kept(id: string): Promise<unknown> {
    return this.#unkept.has(id) || !this.shelf ? this.#memory.get(id) : this.shelf.get(id);
  }

  async list(): Promise<Listed> {
    const inMemory = await this.#memory.all();
    const onShelf = (await this.shelf?.all().catch(() => [])) ?? [];
    const listed: Listed = { tables: [], damaged: [] };
    const tables: SavedTable[] = [];
    for (const kept of [...inMemory, ...onShelf.filter((one) => !this.#unkept.has(idOf(one)))]) {
      try {
        tables.push(readSaved(kept));
      } catch {
        listed.damaged.push(damagedOf(kept));
      }
    }
    tables.sort((one, other) => other.changed - one.changed);
    listed.tables = tables.map(({ summary }) => summary);
    return listed;
  }

  /**
   * The table under an id; null if there is none. If its log does not lead to the position it was saved in, it goes on from
   * the match file, and what was there is put aside.
   */
  async load(id: string, engineOf: (game: string) => Promise<Engine>): Promise<{ state: TableState; rows: readonly Row[] } | null> {
    const kept = await this.kept(id);
    if (kept === undefined) return null;
    const saved = readSaved(kept);
    const engine = await engineOf(saved.summary.game);
    try {
      return { state: replayed(saved, engine), rows: saved.log };
    } catch (error) {
      if (!isAboutTable(error)) throw error;
      if (isOfOtherRules(saved, engine)) throw new Damaged("version", `This match was played by other rules than version ${engine.game.version} of ${engine.game.title}.`);
      return this.#rescued(saved, engine, error);
    }
  }

  async #rescued(saved: SavedTable, engine: Engine, error: Error): Promise<{ state: TableState; rows: readonly Row[] }> {
    const aside = { id: saved.id + ASIDE, damaged: saved };
    await this.#shelve(aside, (shelf) => shelf.force(aside));
    try {
      const rows = broughtTable(saved.match ?? "", engine);
      const state = TableState.replayed(saved.id, engine, rows);
      const myName = saved.summary.seats.find(({ person }) => person === ME)?.name ?? "";
      const rescued = savedOf(state, rows, myName);
      await this.#shelve(rescued, (shelf) => shelf.force(rescued));
      return { state, rows };
    } catch (cause) {
      if (!isAboutTable(cause)) throw cause;
      await this.remove(saved.id);
      throw new Damaged("damaged", `This table is damaged: ${error.message}`);
    }
  }
}

/** The state that a log leads to, if it is the one that the match file ends in. */
function replayed(saved: SavedTable, engine: Engine): TableState {
  const state = TableState.replayed(saved.id, engine, saved.log);
  if (saved.match === null) return state;
  const match = loadMatch(saved.match, engine);
  if (!state.match || match.record.join() !== state.match.record.join()) throw new BadMatchFile("position", "log and match file do not fit");
  return state;
}

function isOfOtherRules(saved: SavedTable, engine: Engine): boolean {
  const [first] = saved.log;
  return first?.entry.type === "opened" && !canPlay(engine.game, first.entry.rules);
}

function isAboutTable(error: unknown): error is Error {
  if (error instanceof ModuleError) return error.trouble === "trapped"; // rubbish may make the rules fail
  return error instanceof RulesError || error instanceof BadMatchFile || error instanceof TypeError || error instanceof RangeError;
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

function idOf(kept: unknown): string {
  const { id } = (kept ?? {}) as { id?: unknown };
  return typeof id === "string" ? id : "";
}

function damagedOf(kept: unknown): DamagedTable {
  const { damaged = kept } = (kept ?? {}) as { damaged?: unknown };
  return { id: idOf(kept), game: gameOf(damaged), trouble: "damaged", text: JSON.stringify(damaged) };
}

function gameOf(damaged: unknown): string | null {
  const { summary, match } = (damaged ?? {}) as Partial<SavedTable>;
  if (typeof summary?.game === "string") return summary.game;
  try {
    return readMatchFile(match ?? "").game;
  } catch {
    return null;
  }
}
