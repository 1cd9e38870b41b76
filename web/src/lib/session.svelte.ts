/** Who I am here, which games there are. */
import { api } from "./api.ts";
import { forgetDeals } from "./deals.ts";
import { bestLanguage, isLanguage, type Language } from "./languages.ts";
import type { Catalogue, GameInfo, Session } from "./protocol.ts";
import { settings } from "./settings.svelte.ts";
import { words } from "./texts.svelte.ts";

class Me {
  session = $state.raw<Session | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);

  get name(): string | null {
    return this.session?.person?.name ?? null;
  }

  async load(): Promise<void> {
    const [session, catalogue] = await Promise.all([api.session(), api.catalogue()]);
    this.session = session;
    this.catalogue = catalogue;
  }

  game(name: string): GameInfo | undefined {
    return this.catalogue?.games.find((game) => game.name === name);
  }

  /** Gives a name; the first time, this is all it takes to have an identity here. */
  async enter(name: string): Promise<void> {
    this.session = await api.enter({ name, language: words.language });
  }

  async continueWith(code: string): Promise<void> {
    this.session = await api.useLink(code);
  }

  async useLanguage(language: Language): Promise<void> {
    settings.set("language", language);
    await words.use(language);
    if (this.name) this.session = await api.enter({ name: this.name, language });
  }

  /** Logs out on this device, or on all, for all programs too. */
  async leave(everywhere: boolean): Promise<void> {
    await api.leave(everywhere);
    await this.load();
  }

  /** Deletes everything the server knows about me, and what this browser kept. */
  async forget(): Promise<void> {
    await api.forget();
    settings.forget();
    forgetDeals();
    await this.load();
  }
}

export const me = new Me();

/** The language set on this device, else the browser's. */
export function wishedLanguage(): Language {
  const { language } = settings.kept;
  return isLanguage(language) ? language : bestLanguage(navigator.languages);
}
