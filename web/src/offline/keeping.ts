/** What page and service worker tell each other, and how things are kept. All addresses are whole ones. */

/** Keep the page and everything it needs: these parts of games (modules, boards, pictures), the catalogue that names them, and these books. */
export interface Keep {
  type: "keep";
  /** The script that the asking page began with. */
  entry: string;
  parts: string[];
  catalogue: string;
  books: string[];
}

/** All of it is kept, or something could not be fetched or stored. */
export interface PageKept {
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
  if (name.startsWith("assets/") || name.startsWith("boards/") || /\.wasm(\?|$)/.test(name)) return "for ever";
  // which games there are, and which modules and boards are theirs, shall be true
  if (CATALOGUES.has(name)) return "fresh";
  if (BOOKS.test(name) || ICONS.test(name)) return "book";
  return mode === "navigate" && !name.startsWith("api/") ? "page" : "other";
}

const VERSION = 3;
const MAGIC = [0x00, 0x61, 0x73, 0x6d];

/** The name of the store of a page: several may lie in one web space. */
export function storeOf(scope: string): string {
  return `reihum-${VERSION} ${scope}`;
}

/** Whether a store is one that this page had once: all of it is of no use any more. */
export function isOlderStore(name: string, scope: string): boolean {
  return name !== storeOf(scope) && /^reihum-\d+ /.test(name) && name.slice(name.indexOf(" ") + 1) === scope;
}

/** Whether a store is of a time when all pages of a web space shared one. */
export function isSharedStore(name: string): boolean {
  return name === "shell-1" || /^reihum-\d+$/.test(name);
}

/** Whether an answer can be what was asked for: networks that want a password, and some hosts, answer everything with a page. */
export function isLikely(response: Response): boolean {
  return response.ok && !/^\s*text\/html\b/i.test(response.headers.get("content-type") ?? "");
}

/** Whether an answer is worth being kept. */
export async function isSound(url: string, response: Response): Promise<boolean> {
  if (!isLikely(response)) return false;
  if (!/\.wasm(\?|$)/.test(url)) return true;
  const head = new Uint8Array(await response.clone().arrayBuffer());
  return MAGIC.every((byte, place) => head[place] === byte);
}
