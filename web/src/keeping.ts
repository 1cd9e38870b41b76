/** What page and service worker tell each other, and how things are kept. All addresses are whole ones. */

/** Keep the page and everything it needs: these modules, the catalogue that names them, and these books. */
export interface Keep {
  type: "keep";
  modules: string[];
  catalogue: string;
  books: string[];
}

/** All of it is kept, or something could not be fetched or stored. */
export interface Kept {
  type: "kept";
  isWhole: boolean;
}

/**
 * "page": fresh, or the one page that was kept; "for ever": as it was kept, for its name carries a hash of its content;
 * "fresh": as it is, or as it was kept; "book": as it was kept, and looked for anew; "other": nothing of ours.
 */
export type Kind = "page" | "for ever" | "fresh" | "book" | "other";

const CATALOGUES = new Set(["api/v1/games", "data/catalogue.json"]);
const BOOKS = /^(api\/v1\/games\/[^/]+\/rules\?|data\/)/;
const ICONS = /^[^/]+\.(png|svg|webmanifest)$/;

/** How to answer a request; `scope` is the folder of the page, with a slash at its end. */
export function kindOf({ url, mode }: { url: string; mode: string }, scope: string): Kind {
  if (!url.startsWith(scope)) return "other";
  const name = url.slice(scope.length);
  if (name.startsWith("assets/") || /\.wasm(\?|$)/.test(name)) return "for ever";
  // which games there are, and which modules are theirs, shall be true
  if (CATALOGUES.has(name)) return "fresh";
  if (BOOKS.test(name) || ICONS.test(name)) return "book";
  return mode === "navigate" && !name.startsWith("api/") ? "page" : "other";
}
