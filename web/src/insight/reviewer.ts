/** Reviews and winning chances for the page: computed on this device, the same numbers as `reihum review` prints. */
import { engine } from "../device/engine.svelte.ts";
import { IndexedShelf, MemoryShelf, type Shelf } from "../engine/shelf.ts";
import { scriptAddress } from "../lib/browser/trusted.ts";
import { Reviewing } from "./reviewing.ts";
import workerAddress from "./weigher_worker.ts?worker&url";

const DATABASE = "reihum-reviews";

async function shelf(): Promise<Shelf> {
  try {
    return await IndexedShelf.open(indexedDB, DATABASE);
  } catch {
    return new MemoryShelf(); // where the browser keeps nothing, reviews last as long as the page
  }
}

const reviewing = new Reviewing({
  ready: engine.ready,
  spawn: () => new Worker(scriptAddress(workerAddress), { type: "module" }),
  shelf: shelf(),
});

export const { reviewOf, chancesAt, chancesThrough } = reviewing;
