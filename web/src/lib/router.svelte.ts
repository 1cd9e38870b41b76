/** Addresses of the client. Links are plain <a href>; a click on one of ours changes the screen without loading anew. */
export type Route =
  | { screen: "home" }
  | { screen: "table"; id: string }
  | { screen: "rules"; game: string; clause: string | null }
  | { screen: "replay"; id: string; number: number | null }
  | { screen: "results" }
  | { screen: "new"; game: string }
  | { screen: "settings" }
  | { screen: "continue"; code: string }
  | { screen: "lost" };

export function parseRoute(path: string, hash: string = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const fragment = decode(hash.replace(/^#/, ""));
  const [screen, argument] = parts;
  if (parts.length > 2) return { screen: "lost" };
  if (screen === undefined) return { screen: "home" };
  if (argument === undefined) {
    if (screen === "results" || screen === "settings") return { screen };
    if (screen === "continue") return { screen, code: fragment };
    return { screen: "lost" };
  }
  if (screen === "table") return { screen, id: argument };
  if (screen === "rules") return { screen, game: argument, clause: fragment || null };
  if (screen === "replay") return { screen, id: argument, number: /^\d+$/.test(fragment) ? Number(fragment) : null };
  if (screen === "new") return { screen, game: argument };
  return { screen: "lost" };
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

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = parseRoute(location.pathname, location.hash);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    // a place on this very page is the browser's business
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
