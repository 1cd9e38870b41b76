/** Has the page kept for a time without a network, where the browser lets it: it needs a secure context, and plays without it, too. */
import { bookAddresses, CATALOGUE } from "../words/books.ts";
import type { Keep, PageKept } from "../../offline/keeping.ts";
import { partsOf } from "./games.ts";
import { moduleOf } from "./modules.ts";
import type { Catalogue } from "../protocol.ts";
import { site } from "../browser/site.ts";
import { scriptAddress } from "../browser/trusted.ts";

/** What comes first is the page itself, and perhaps a first game. */
const AFTER_MS = 3_000;

class Shell {
  /** Everything is here: the page opens and plays without a network. */
  isKept = $state(false);
  /** The catalogue names a module for every game; until all are built, not everything can be kept. */
  #hasAllModules = false;
  #registered: Promise<ServiceWorkerRegistration> | undefined;

  install(): void {
    if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
    try {
      this.#registered = navigator.serviceWorker.register(scriptAddress(site.file("service_worker.js")));
      this.#registered.catch(() => undefined); // offline help is a bonus
      navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<PageKept>) => {
        if (data.type === "kept") this.isKept = data.isWhole && this.#hasAllModules;
      });
    } catch {
      // the server's policy does not know ours: no offline help then
    }
  }

  /** Has everything kept that belongs to these games, in a quiet moment. */
  keep(catalogue: Catalogue): void {
    if (!this.#registered) return;
    const whole = (address: string): string => new URL(address, location.href).href;
    const modules = catalogue.games.flatMap((game) => moduleOf(game)?.address ?? []);
    const parts = [...modules, ...catalogue.games.flatMap(partsOf)];
    this.#hasAllModules = modules.length === catalogue.games.length;
    const books = bookAddresses(catalogue).map(whole);
    const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
    const wanted: Keep = { type: "keep", entry, parts, catalogue: whole(CATALOGUE), books };
    setTimeout(() => void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(wanted)), AFTER_MS);
  }
}

export const shell = new Shell();
