/** Finished reviews of the tables that were looked at on this device; in memory where the browser keeps nothing. */
import type { Review } from "./review.ts";

export interface KeptReview {
  /** The table's id. */
  id: string;
  /** The seats of who looked at it. */
  mine: readonly number[];
  /** When it was made, in milliseconds since 1970. */
  made: number;
  review: Review;
}

const DATABASE = "reihum-reviewed";
/** Where reviews lie while they are worked out (`reviewer.ts`). */
const UNDER_WAY = "reihum-reviews";
const STORE = "reviews";
/** What an older page kept in another form is made anew. */
const VERSION = 1;

const inMemory = new Map<string, KeptReview>();

export async function keptReview(id: string): Promise<KeptReview | null> {
  const found = inMemory.get(id) ?? (await within<KeptReview | undefined>("readonly", (store) => store.get(id)).catch(() => undefined));
  return found ?? null;
}

export async function keptReviews(): Promise<KeptReview[]> {
  const there = await within<KeptReview[]>("readonly", (store) => store.getAll()).catch((): KeptReview[] => []);
  return [...there.filter(({ id }) => !inMemory.has(id)), ...inMemory.values()];
}

export async function keepReview(kept: KeptReview): Promise<void> {
  await within("readwrite", (store) => store.put(kept)).catch(() => inMemory.set(kept.id, kept));
}

export async function forgetReview(id: string): Promise<void> {
  inMemory.delete(id);
  await within("readwrite", (store) => store.delete(id)).catch(() => undefined);
}

export async function forgetReviews(): Promise<void> {
  inMemory.clear();
  await within("readwrite", (store) => store.clear()).catch(() => undefined);
  await answer(indexedDB.deleteDatabase(UNDER_WAY)).catch(() => undefined);
}

async function within<Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<Result> {
  const database = await opened();
  try {
    return (await answer(ask(database.transaction(STORE, mode).objectStore(STORE)))) as Result;
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "id" });
  return answer(opening);
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException("failed", "UnknownError"));
  });
}
