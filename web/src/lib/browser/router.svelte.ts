/** Addresses of the client. Links are plain <a href={link("/…")}>; a click on one of ours changes the screen without loading anew. */
import { link as addressOf, site } from "./site.ts";

export type Route =
  | { screen: "home" }
  | { screen: "table"; id: string }
  | { screen: "rules"; game: string; clause: string | null }
  | { screen: "replay"; id: string; number: number | null }
  | { screen: "review"; id: string; number: number | null }
  | { screen: "results" }
  | { screen: "puzzles"; game: string | null; which: string | null }
  | { screen: "mistakes" }
  | { screen: "learn"; game: string }
  | { screen: "new"; game: string }
  | { screen: "settings" }
  | { screen: "continue"; code: string }
  | { screen: "signed-in" }
  | { screen: "calls"; code: string }
  | { screen: "shared"; code: string }
  | { screen: "lost" };

export function parseRoute(path: string, hash: string = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const fragment = decode(hash.replace(/^#/, ""));
  const [screen, argument] = parts;
  if (parts.length > 2) return { screen: "lost" };
  if (screen === undefined) return { screen: "home" };
  if (argument === undefined) {
    if (screen === "results" || screen === "settings" || screen === "signed-in" || screen === "mistakes") return { screen };
    if (screen === "puzzles") return { screen, game: null, which: null };
    if (screen === "continue" || screen === "calls" || screen === "shared") return { screen, code: fragment };
    return { screen: "lost" };
  }
  if (screen === "table") return { screen, id: argument };
  if (screen === "rules") return { screen, game: argument, clause: fragment || null };
  if (screen === "replay" || screen === "review") return { screen, id: argument, number: /^\d+$/.test(fragment) ? Number(fragment) : null };
  if (screen === "puzzles") return { screen, game: argument, which: fragment || null };
  if (screen === "learn" || screen === "new") return { screen, game: argument };
  return { screen: "lost" };
}

/** The route of a screen's name ("/rules/bloom#B4"). */
export function parseScreen(name: string): Route {
  const { path, fragment } = split(name);
  return parseRoute(path, fragment);
}

function split(name: string): { path: string; fragment: string } {
  const end = name.indexOf("#");
  return end < 0 ? { path: name, fragment: "" } : { path: name.slice(0, end), fragment: name.slice(end) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a broken address is shown as it is: it leads nowhere
  }
}

class Router {
  route = $state.raw<Route>({ screen: "home" });
  /** The screen before this one, to go back to: home, unless one came from elsewhere in this visit. */
  cameFrom = "/";

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  /** Shows a screen by its name. */
  go(screen: string, { replace = false } = {}): void {
    const address = addressOf(screen);
    if (!replace) this.cameFrom = site.screenOf(location);
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = parseScreen(site.screenOf(location));
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (link.target || link.hasAttribute("download") || !isScreen(link)) return;
    const screen = site.screenOf(link);
    const { path, fragment } = split(screen);
    // a place on this very screen is the browser's business
    if (fragment && path === split(site.screenOf(location)).path) return;
    event.preventDefault();
    this.go(screen);
  }
}

/** Does a link lead to a screen of this page? */
function isScreen({ pathname, hash }: HTMLAnchorElement): boolean {
  return site.isStatic ? pathname === location.pathname && hash.startsWith("#/") : !pathname.startsWith("/api/");
}

export const router = new Router();
