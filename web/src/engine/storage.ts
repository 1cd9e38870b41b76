/**
 * Saved tables. What the browser will not keep stays in memory, so that play goes on, and it is said so. What cannot be
 * read is kept apart and told of, never lost.
 */
import type { TableSummary } from "../lib/protocol.ts";
import type { Engine } from "./engine.ts";
import { RulesError } from "./errors.ts";
import { BadMatchFile, loadMatch, readMatchFile } from "./match_file.ts";
import { Damaged, type DamagedTable, gameOf, readLog, readSaved, type SavedTable, savedOf } from "./saved.ts";
import type { Match } from "./match.ts";
import { canPlay } from "./setup.ts";
import { IndexedShelf, MemoryShelf, type Shelf } from "./shelf.ts";
import { Behind, type Keeper } from "./table.ts";
import { isEntry, type Row } from "./table/entries.ts";
import { ME } from "./table/faces.ts";
import { broughtTable } from "./table/lobby.ts";
import { TableState } from "./table/state.ts";
import type { VariationNote } from "./table/variations.ts";

/** "kept": everything is; "full": there is no room left; "forbidden": the browser keeps nothing for this site. */
export type Keeping = "kept" | "full" | "forbidden";

export interface Listed {
  /** The newest first. */
  tables: TableSummary[];
  damaged: DamagedTable[];
  /** Which of the tables are variations of a match. */
  variations: Record<string, VariationNote>;
  /** The browser does not let its database be read: there may be more. */
  isPartial: boolean;
}

/** The ids of what was put aside end with it. */
const ASIDE = "~damaged";

/** Names for what lies under something that is no name. */
const ODD = "odd~";

/** What was put aside. */
interface Aside {
  id: string;
  damaged: { log: readonly Row[] };
}

export class TableStorage implements Keeper {
  keeping: Keeping = "kept";
  /** What the shelf does not take. */
  readonly #memory = new MemoryShelf();
  readonly #unkept = new Set<string>();
  /** Where what has no name lies. */
  readonly #odd = new Map<string, IDBValidKey>();

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
    // what only memory has goes on from what the shelf has, or is new to it; what it was rescued from is not overwritten
    const aside = this.#unkept.has(saved.id + ASIDE) ? ((await this.#memory.get(saved.id + ASIDE)) as Aside) : null;
    try {
      await this.#shelve(aside ? [saved, aside] : [saved], (shelf) => shelf.extend(aside?.damaged.log ?? saved.log, saved, ...(aside ? [aside] : [])));
    } catch (error) {
      if (!(error instanceof Behind)) throw error;
      // another page went on from there, and could keep it
      for (const id of [saved.id, saved.id + ASIDE]) if (this.#unkept.delete(id)) await this.#memory.remove(id);
      throw error;
    }
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
    const odd = this.#odd.get(id);
    if (odd !== undefined) return this.shelf?.remove(odd);
    await this.#memory.remove(id);
    // what could not be put aside lies on the shelf as it was
    if (this.#unkept.delete(id) && id.endsWith(ASIDE)) await this.shelf?.remove(id.slice(0, -ASIDE.length));
    await this.shelf?.remove(id);
  }

  // Reading

  /** The log of a table; null if there is none. */
  async rows(id: string): Promise<readonly Row[] | null> {
    const kept = await this.kept(id);
    return kept === undefined ? null : readLog(kept);
  }

  /** What is kept under an id, whatever it is. */
  async kept(id: string): Promise<unknown> {
    return this.#unkept.has(id) || !this.shelf ? this.#memory.get(id) : this.shelf.get(id);
  }

  async list(): Promise<Listed> {
    const inMemory = await this.#memory.all();
    const onShelf = this.shelf ? await this.shelf.all().catch(() => null) : [];
    const listed: Listed = { tables: [], damaged: [], variations: {}, isPartial: onShelf === null };
    const tables: SavedTable[] = [];
    const isNewer = (id: string) => this.#unkept.has(id) || this.#unkept.has(id + ASIDE);
    for (const kept of [...inMemory, ...(onShelf ?? []).filter((one) => !isNewer(idOf(one)))]) {
      try {
        tables.push(readSaved(kept));
      } catch {
        listed.damaged.push(damagedOf(kept, this.#nameOf(kept, listed.damaged.length)));
      }
    }
    tables.sort((one, other) => other.changed - one.changed);
    listed.tables = tables.map(({ summary }) => summary);
    listed.variations = Object.fromEntries(tables.flatMap(({ id, variation }) => (variation ? [[id, variation]] : [])));
    return listed;
  }

  /** The id of something kept; what lies under a number, say, gets one. */
  #nameOf(kept: unknown, place: number): string {
    const { id } = (kept ?? {}) as { id?: IDBValidKey };
    if (typeof id === "string" || id === undefined) return id ?? "";
    this.#odd.set(`${ODD}${place}`, id);
    return `${ODD}${place}`;
  }

  /**
   * The table under an id; null if there is none. If its log does not lead to the position it was saved in, it goes on from
   * the match file, and what was there is put aside.
   */
  async load(id: string, engineOf: (game: string) => Promise<Engine>): Promise<{ state: TableState; rows: readonly Row[] } | null> {
    const kept = await this.kept(id);
    if (kept === undefined && (await this.kept(id + ASIDE)) !== undefined) throw new Damaged("damaged", "This table is damaged, and was put aside.");
    if (kept === undefined) return null;
    const { match, summary } = kept as Partial<Record<keyof SavedTable, unknown>>;
    const parts: Parts = { id, log: readLog(kept), match: typeof match === "string" ? match : null, myName: myNameIn(summary) };
    const game = gameOf(parts.log) ?? gameIn(match);
    if (game === null) throw new Damaged("damaged", "This table does not say which game it is of.");
    const engine = await engineOf(game);
    try {
      return await this.#checked(replayed(parts, engine), parts, kept);
    } catch (error) {
      if (!isAboutTable(error)) throw error;
      if (isOfOtherRules(parts, engine)) throw new Damaged("version", `This match was played by other rules than version ${engine.game.version} of ${engine.game.title}.`);
      const other = gameIn(match);
      return this.#rescued(parts, kept, other === null || other === game ? engine : await engineOf(other), error);
    }
  }

  /** A table whose log is sound; what stands beside the log is put right if it is not. */
  async #checked(state: TableState, { log, match, myName }: Parts, kept: unknown): Promise<{ state: TableState; rows: readonly Row[] }> {
    try {
      readSaved(kept);
      if (match !== null) readMatchFile(match);
    } catch {
      // another page may be quicker; its next move puts it right, too
      await this.#put(savedOf(state, log, myName), log.length).catch(() => undefined);
    }
    return { state, rows: log };
  }

  async #rescued({ id, match, myName }: Parts, damaged: unknown, engine: Engine, error: Error): Promise<{ state: TableState; rows: readonly Row[] }> {
    const aside = { id: id + ASIDE, damaged };
    let rows: readonly Row[];
    let state: TableState;
    try {
      rows = broughtTable(match ?? "", engine);
      state = TableState.replayed(id, engine, rows);
    } catch (cause) {
      if (!isAboutTable(cause)) throw cause;
      await this.#force(aside);
      if (!this.#unkept.has(aside.id)) await this.remove(id);
      throw new Damaged("damaged", `This table is damaged: ${error.message}`);
    }
    await this.#force(aside, savedOf(state, rows, myName));
    return { state, rows };
  }
}

/** What is left of a table that was kept. */
interface Parts {
  id: string;
  log: readonly Row[];
  match: string | null;
  myName: string;
}

function myNameIn(summary: unknown): string {
  const { seats } = (summary ?? {}) as Partial<SavedTable["summary"]>;
  const mine: unknown = Array.isArray(seats) ? seats.find((seat) => (seat as { person?: unknown } | null)?.person === ME)?.name : "";
  return typeof mine === "string" ? mine : "";
}

/** The state that a log leads to. If there is a match file that can be read, it must end in the same position. */
function replayed({ id, log, match: text }: Parts, engine: Engine): TableState {
  if (!log.every(({ entry }) => isEntry(entry))) throw new BadMatchFile("form", "the log has an entry of an unknown form");
  const state = TableState.replayed(id, engine, log);
  if (text === null) return state;
  const match = matchIn(text, engine, log);
  if (match && (!state.match || match.record.join() !== state.match.record.join())) throw new BadMatchFile("position", "log and match file do not fit");
  return state;
}

/** The match in a file; null if it is the file that is damaged. */
function matchIn(text: string, engine: Engine, log: readonly Row[]): Match | null {
  try {
    return loadMatch(text, engine);
  } catch (error) {
    if (!isAboutTable(error) || isOfOtherRules({ log }, engine)) throw error;
    return null;
  }
}

function isOfOtherRules({ log: [first] }: Pick<Parts, "log">, engine: Engine): boolean {
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

function damagedOf(kept: unknown, id: string): DamagedTable {
  const { damaged = kept } = (kept ?? {}) as { damaged?: unknown };
  const { summary, match } = (damaged ?? {}) as { summary?: { game?: unknown }; match?: unknown };
  const game = typeof summary?.game === "string" ? summary.game : gameIn(match);
  return { id, game, trouble: "damaged", text: textOf(damaged) };
}

function gameIn(match: unknown): string | null {
  try {
    return typeof match === "string" ? readMatchFile(match).game : null;
  } catch {
    return null;
  }
}

/** Anything that can be kept, as text: databases also keep what JSON does not know. */
function textOf(value: unknown): string {
  const plain = (_: string, part: unknown): unknown => (typeof part === "bigint" ? String(part) : part);
  try {
    return JSON.stringify(value, plain);
  } catch {
    const seen = new Set<unknown>();
    return JSON.stringify(value, (name, part: unknown) => {
      if (typeof part === "object" && part !== null && seen.has(part)) return "…";
      seen.add(part);
      return plain(name, part);
    });
  }
}
