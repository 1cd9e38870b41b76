/** Who I am here, which games there are. */
import { api, ApiRefused, Unreachable } from "../net/api.ts";
import { books } from "../words/books.ts";
import { forgetDeals } from "../fairness/deals.ts";
import { bestLanguage, isLanguage, type Language } from "../words/languages.ts";
import { hasNotedTables } from "../browser/noted.ts";
import { network } from "../net/network.svelte.ts";
import type { Catalogue, GameInfo, Session } from "../protocol.ts";
import { settings } from "../browser/settings.svelte.ts";
import { words } from "../words/texts.svelte.ts";

/** How long a server is waited for before the page shows what can be done without one. */
const PATIENCE_MS = 4_000;

class Me {
  /** Who I am to the server; null as long as none was reached. */
  session = $state.raw<Session | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);

  /** As the server knows me; without one, as I was called last on this device. */
  get name(): string | null {
    return this.session ? (this.session.person?.name ?? null) : settings.kept.name;
  }

  /** Ready as soon as the games are known; a server that cannot be reached is no obstacle. */
  async load(): Promise<void> {
    const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
    const [catalogue] = await Promise.all([books.catalogue(), Promise.race([this.#reach(), patience])]);
    this.catalogue = catalogue;
  }

  /** Looks again which games there are. */
  async refresh(): Promise<void> {
    this.catalogue = await books.catalogue();
  }

  /** Asks the server who I am, if there is one; if not, or not now, all stays as it is. */
  async reach(): Promise<void> {
    await this.#reach().catch((error: unknown) => {
      if (!(error instanceof ApiRefused)) throw error;
    });
  }

  async #reach(): Promise<void> {
    if (!network.canHaveServer) return;
    try {
      this.#is(await api.session());
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
    }
  }

  game(name: string): GameInfo | undefined {
    return this.catalogue?.games.find((game) => game.name === name);
  }

  /** Gives a name; the first time, this is all it takes to have an identity here. */
  async enter(name: string): Promise<void> {
    settings.set("name", name);
    if (network.hasServer) this.#is(await api.enter({ name, language: words.language }));
  }

  async continueWith(code: string): Promise<void> {
    this.#is(await api.useLink(code));
  }

  /** Comes back on this device: with a recovery code, or from the host's sign-in provider. */
  async comeBack(asked: Promise<Session>): Promise<void> {
    this.#is(await asked);
  }

  async useLanguage(language: Language): Promise<void> {
    settings.set("language", language);
    await words.use(language);
    if (this.session?.person && network.hasServer) this.#is(await api.enter({ name: this.session.person.name, language }));
  }

  /** Logs out on this device, or on all, for all programs too. */
  async leave(everywhere: boolean): Promise<void> {
    await api.leave(everywhere);
    settings.set("name", null);
    await this.load();
  }

  /** Deletes everything the server knows about me, and what this browser kept. */
  async forget(): Promise<void> {
    if (this.session?.person) await api.forget();
    if (hasNotedTables()) await (await import("../../device/laying.ts")).removeAll();
    await (await import("../../puzzles/practice.ts")).practice.forget();
    await (await import("../../insight/kept.ts")).forgetReviews();
    settings.forget();
    forgetDeals();
    await this.load();
  }

  #is(session: Session): void {
    this.session = session;
    if (session.person) settings.set("name", session.person.name);
  }
}

export const me = new Me();

/** The language set on this device, else the browser's. */
export function wishedLanguage(): Language {
  const { language } = settings.kept;
  return isLanguage(language) ? language : bestLanguage(navigator.languages);
}
