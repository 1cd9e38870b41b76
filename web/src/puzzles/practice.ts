/**
 * What of puzzles and mistakes is kept on this device, in the browser's database; in memory where that is forbidden. Nothing of it
 * leaves the device by itself: it can be saved as a file and deleted.
 */
import type { Posed } from "./contract.ts";
import type { Standing } from "./rating.ts";

/** One try at a puzzle. */
export interface Try {
  /** The game, the puzzle, and which try of it this was. */
  id: string;
  game: string;
  puzzle: string;
  moves: readonly string[];
  lost: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /** The day whose puzzle it was, if it was tried as that. */
  day: string | null;
  /** The rating that it brought. Only the first try of a puzzle is rated. */
  rating: number | null;
}

/** A player's standing in a game, and those of its puzzles that this device has tried. */
export interface GameStanding {
  id: string;
  player: Standing;
  puzzles: Readonly<Record<string, Standing>>;
}

/** When a card comes back, as the scheduler keeps it (`ts-fsrs`), with dates in milliseconds since 1970. */
export interface Due {
  due: number;
  stability: number;
  difficulty: number;
  elapsed_days: number;
  scheduled_days: number;
  learning_steps: number;
  reps: number;
  lapses: number;
  state: number;
  last_review: number | null;
}

/** A mistake of one's own. */
export interface Card {
  id: string;
  posed: Posed;
  /** What was played in the match, and what that lost. */
  played: readonly string[];
  lost: number;
  /** The table of the match, and the move at which it was. */
  table: string;
  move: number;
  /** When the card was made. */
  made: number;
  due: Due;
  /** Taken out for good: it does not come back when the match is looked through again. */
  isGone?: boolean;
}

interface Stores {
  tries: Try;
  standings: GameStanding;
  cards: Card;
}
type Store = keyof Stores;

const DATABASE = "reihum-practice";
const VERSION = 1;
const STORES: readonly Store[] = ["tries", "standings", "cards"];

export class Practice {
  readonly #memory: { [Name in Store]: Map<string, Stores[Name]> } = { tries: new Map(), standings: new Map(), cards: new Map() };
  #database: Promise<IDBDatabase | null> | null = null;

  constructor(private readonly factory: () => IDBFactory = () => indexedDB) {}

  /** Whether what is done outlives the page. */
  async isKept(): Promise<boolean> {
    return (await this.#opened()) !== null && STORES.every((store) => this.#memory[store].size === 0);
  }

  async get<Name extends Store>(store: Name, id: string): Promise<Stores[Name] | null> {
    const here = this.#memory[store].get(id);
    return here ?? (await this.#ask<Stores[Name] | undefined>(store, "readonly", (there) => there.get(id))) ?? null;
  }

  async all<Name extends Store>(store: Name): Promise<Stores[Name][]> {
    const there = (await this.#ask<Stores[Name][]>(store, "readonly", (objects) => objects.getAll())) ?? [];
    const here = this.#memory[store];
    return [...there.filter(({ id }) => !here.has(id)), ...here.values()];
  }

  async put<Name extends Store>(store: Name, kept: Stores[Name]): Promise<void> {
    const done = await this.#ask<IDBValidKey>(store, "readwrite", (objects) => objects.put(kept));
    if (done === null) this.#memory[store].set(kept.id, kept);
    else this.#memory[store].delete(kept.id);
  }

  /** Deletes everything. */
  async forget(): Promise<void> {
    for (const store of STORES) {
      this.#memory[store].clear();
      await this.#ask(store, "readwrite", (objects) => objects.clear());
    }
  }

  /** Everything, to be saved as a file. */
  async exported(): Promise<string> {
    const [tries, standings, cards] = await Promise.all([this.all("tries"), this.all("standings"), this.all("cards")]);
    return JSON.stringify({ kind: "reihum practice 1", tries, standings, cards }, null, 1);
  }

  /** What came of a request, kept when its transaction is; null where the browser does not do it. */
  async #ask<Result>(store: Store, mode: IDBTransactionMode, ask: (objects: IDBObjectStore) => IDBRequest): Promise<Result | null> {
    const database = await this.#opened();
    if (!database) return null;
    try {
      const transaction = database.transaction(store, mode);
      const request = ask(transaction.objectStore(store));
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new DOMException("failed", "UnknownError"));
      });
      return request.result as Result;
    } catch {
      return null;
    }
  }

  #opened(): Promise<IDBDatabase | null> {
    return (this.#database ??= this.#open().catch(() => null));
  }

  async #open(): Promise<IDBDatabase> {
    const opening = this.factory().open(DATABASE, VERSION);
    opening.onupgradeneeded = () => {
      for (const store of STORES) opening.result.createObjectStore(store, { keyPath: "id" });
    };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new DOMException("failed", "UnknownError"));
      opening.onblocked = () => reject(new DOMException("blocked", "InvalidStateError"));
    });
    database.onversionchange = () => {
      database.close(); // a newer page of this site wants to change it
      this.#database = null;
    };
    return database;
  }
}

export const practice = new Practice();
