/** Where tables lie: in the browser's database, or in memory where that is forbidden. */
import { Behind } from "./table.ts";
import { isBeginning } from "./table/entries.ts";

/** Something with an id and a log that only ever grows. */
export interface Shelved {
  id: string;
  log: readonly unknown[];
}

export interface Shelf {
  all(): Promise<unknown[]>;
  get(id: string): Promise<unknown>;
  /** Puts something in the place of what has this id. Throws `Behind` unless that has `length` rows (0: there is none). */
  put(kept: Shelved, length: number): Promise<void>;
  /** Puts things without looking at what was there: all of them, or none. */
  force(...kept: readonly { id: string }[]): Promise<void>;
  /** As `force`, if the log of what has the id of the first of them is still the beginning of `log`; throws `Behind` if not. */
  extend(log: readonly unknown[], ...kept: readonly { id: string }[]): Promise<void>;
  remove(id: IDBValidKey): Promise<void>;
}

const DATABASE = "reihum";
const STORE = "tables";

/** The shelf in IndexedDB. Everything asked of it may be refused by the browser, with a `DOMException`. */
export class IndexedShelf implements Shelf {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(factory: IDBFactory = indexedDB, name = DATABASE): Promise<IndexedShelf> {
    const opening = factory.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "id" });
    const database = await answer(opening);
    database.onversionchange = () => database.close(); // a newer page of this site wants to change it
    return new IndexedShelf(database);
  }

  all(): Promise<unknown[]> {
    return this.#in("readonly", (store) => answer(store.getAll()));
  }

  get(id: string): Promise<unknown> {
    return this.#in("readonly", (store) => answer<unknown>(store.get(id)));
  }

  put(kept: Shelved, length: number): Promise<void> {
    return this.#in("readwrite", async (store) => {
      checkLength(await answer<unknown>(store.get(kept.id)), length);
      await answer(store.put(kept));
    });
  }

  force(...kept: readonly { id: string }[]): Promise<void> {
    return this.#in("readwrite", async (store) => void (await Promise.all(kept.map((one) => answer(store.put(one))))));
  }

  extend(log: readonly unknown[], ...kept: readonly { id: string }[]): Promise<void> {
    return this.#in("readwrite", async (store) => {
      for (const { id } of kept.slice(0, 1)) checkBeginning(await answer<unknown>(store.get(id)), log);
      await Promise.all(kept.map((one) => answer(store.put(one))));
    });
  }

  remove(id: IDBValidKey): Promise<void> {
    return this.#in("readwrite", (store) => answer(store.delete(id)));
  }

  /** Works in one transaction, which is over when it is kept. */
  async #in<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<Result>): Promise<Result> {
    const transaction = this.database.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
    });
    try {
      const result = await work(transaction.objectStore(STORE));
      await done;
      return result;
    } catch (error) {
      done.catch(() => undefined);
      abort(transaction);
      throw error;
    }
  }
}

/** The shelf in memory: gone with the page. */
export class MemoryShelf implements Shelf {
  readonly #kept = new Map<IDBValidKey, unknown>();

  async all(): Promise<unknown[]> {
    return structuredClone([...this.#kept.values()]);
  }

  async get(id: string): Promise<unknown> {
    return structuredClone(this.#kept.get(id));
  }

  async put(kept: Shelved, length: number): Promise<void> {
    checkLength(this.#kept.get(kept.id), length);
    this.#kept.set(kept.id, structuredClone(kept));
  }

  async force(...kept: readonly { id: string }[]): Promise<void> {
    for (const one of kept) this.#kept.set(one.id, structuredClone(one));
  }

  async extend(log: readonly unknown[], ...kept: readonly { id: string }[]): Promise<void> {
    for (const { id } of kept.slice(0, 1)) checkBeginning(this.#kept.get(id), log);
    await this.force(...kept);
  }

  async remove(id: IDBValidKey): Promise<void> {
    this.#kept.delete(id);
  }
}

function checkLength(kept: unknown, length: number): void {
  const { log } = (kept ?? {}) as Partial<Shelved>;
  if ((Array.isArray(log) ? log.length : 0) !== length) throw new Behind();
}

function checkBeginning(kept: unknown, log: readonly unknown[]): void {
  const { log: there } = (kept ?? {}) as Partial<Shelved>;
  if (Array.isArray(there) && !isBeginning(there, log)) throw new Behind();
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // it has failed by itself
  }
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException("failed", "UnknownError"));
  });
}
