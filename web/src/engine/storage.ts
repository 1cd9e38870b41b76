/**
 * Saved tables. What the browser will not keep stays in memory, so that play goes on, and it is said so. What cannot be
 * read is kept apart and told of, never lost.
 */
import type { TableSummary } from "../lib/protocol.ts";
import type { Engine } from "./engine.ts";
import { RulesError } from "./errors.ts";
import { BadMatchFile, loadMatch, readMatchFile } from "./match_file.ts";
import { Damaged, type DamagedTable, readSaved, type SavedTable, savedOf } from "./saved.ts";
import { canPlay } from "./setup.ts";
import { IndexedShelf, MemoryShelf, type Shelf } from "./shelf.ts";
import { Behind, type Keeper } from "./table.ts";
import { isEntry, type Row } from "./table/entries.ts";
import { ME } from "./table/faces.ts";
import { broughtTable } from "./table/lobby.ts";
import { TableState } from "./table/state.ts";

/** "kept": everything is; "full": there is no room left; "forbidden": the browser keeps nothing for this site. */
export type Keeping = "kept" | "full" | "forbidden";

export interface Listed {
  /** The newest first. */
  tables: TableSummary[];
  damaged: DamagedTable[];
  /** The browser does not let its database be read: there may be more. */
  isPartial: boolean;
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
    if (!this.#unkept.has(saved.id)) return this.#shelve([saved], (shelf) => shelf.put(saved, length));
    // what only memory has is longer than what the shelf has, or new to it; what it was rescued from is not overwritten
    const aside = this.#unkept.has(saved.id + ASIDE) ? [(await this.#memory.get(saved.id + ASIDE)) as { id: string }] : [];
    return this.#force(...aside, saved);
  }

  #force(...kept: readonly { id: string }[]): Promise<void> {
    return this.#shelve(kept, (shelf) => shelf.force(...kept));
  }

  /** Puts things on the shelf, or in memory if the shelf does not take them. */
  async #shelve(kept: readonly { id: string }[], put: (shelf: Shelf) => Promise<void>): Promise<void> {
    try {
      if (!this.shelf) throw new DOMException("There is no shelf.", "NotAllowedError");
      await put(this.shelf);
      for (const { id } of kept) if (this.#unkept.delete(id)) await this.#memory.remove(id);
      this.#is("kept");
    } catch (error) {
      if (error instanceof Behind) throw error;
      this.#is(isFull(error) ? "full" : "forbidden");
      for (const { id } of kept) this.#unkept.add(id);
      await this.#memory.force(...kept);
    }
  }

  #is(keeping: Keeping): void {
    if (keeping === this.keeping) return;
    this.keeping = keeping;
    this.onKeeping(keeping);
  }

  async remove(id: string): Promise<void> {
    await this.#memory.remove(id);
    // what could not be put aside lies on the shelf as it was
    if (this.#unkept.delete(id) && id.endsWith(ASIDE)) await this.shelf?.remove(id.slice(0, -ASIDE.length));
    await this.shelf?.remove(id);
  }

  // Reading

  /** The log of a table; null if there is none. */
  async rows(id: string): Promise<readonly Row[] | null> {
    const kept = await this.kept(id);
    return kept === undefined ? null : readSaved(kept).log;
  }

  /** What is kept under an id, whatever it is. */
  async kept(id: string): Promise<unknown> {
    return this.#unkept.has(id) || !this.shelf ? this.#memory.get(id) : this.shelf.get(id);
  }

  async list(): Promise<Listed> {
    const inMemory = await this.#memory.all();
    const onShelf = this.shelf ? await this.shelf.all().catch(() => null) : [];
    const listed: Listed = { tables: [], damaged: [], isPartial: onShelf === null };
    const tables: SavedTable[] = [];
    const isNewer = (id: string) => this.#unkept.has(id) || this.#unkept.has(id + ASIDE);
    for (const kept of [...inMemory, ...(onShelf ?? []).filter((one) => !isNewer(idOf(one)))]) {
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
    let rows: readonly Row[];
    let state: TableState;
    try {
      rows = broughtTable(saved.match ?? "", engine);
      state = TableState.replayed(saved.id, engine, rows);
    } catch (cause) {
      if (!isAboutTable(cause)) throw cause;
      await this.#force(aside);
      if (!this.#unkept.has(aside.id)) await this.remove(saved.id);
      throw new Damaged("damaged", `This table is damaged: ${error.message}`);
    }
    const myName = saved.summary.seats.find(({ person }) => person === ME)?.name ?? "";
    await this.#force(aside, savedOf(state, rows, myName));
    return { state, rows };
  }
}

/** The state that a log leads to, if it is the one that the match file ends in. */
function replayed(saved: SavedTable, engine: Engine): TableState {
  if (!saved.log.every(({ entry }) => isEntry(entry))) throw new BadMatchFile("form", "the log has an entry of an unknown form");
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

/** Anything else (no memory left, a module that fails, a bug) says nothing about the table: it stays as it is. */
function isAboutTable(error: unknown): error is RulesError | BadMatchFile {
  return error instanceof RulesError || error instanceof BadMatchFile;
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
