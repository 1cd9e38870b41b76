/** What is the same for everybody and is kept for a time without a network: which games there are, and their rules. */
import { Unreachable } from "../net/api.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import type { Catalogue, GameInfo, GameLook, RuleBook } from "../protocol.ts";
import { site } from "../browser/site.ts";

export const CATALOGUE = site.isStatic ? site.file("data/catalogue.json") : "/api/v1/games";

function rulesAddress(game: string, language: Language): string {
  return site.isStatic ? site.file(`data/rules/${game}.${language}.json`) : `/api/v1/games/${encodeURIComponent(game)}/rules?language=${language}`;
}

export const books = {
  catalogue: async (): Promise<Catalogue> => ofToday(await read(CATALOGUE)),
  rules: (game: string, language: Language): Promise<RuleBook> => read(rulesAddress(game, language)),
};

/** The addresses of all rules, in every language. */
export function bookAddresses({ games }: Catalogue): string[] {
  return games.flatMap(({ name }) => LANGUAGES.map(({ code }) => rulesAddress(name, code)));
}

const NO_LOOK: GameLook = { cloth: null, lid: null, side: null, emblem: null, picture: null };

/** Older catalogues do not tell of this: one that was kept here, or that of a server which is being exchanged. */
type Newer = "board" | "puzzles" | "about" | "look";
interface AnyCatalogue extends Omit<Catalogue, "games"> {
  games: (Omit<GameInfo, Newer> & Partial<Pick<GameInfo, Newer>>)[];
}

function ofToday({ games, bots }: AnyCatalogue): Catalogue {
  return { games: games.map((game) => ({ board: null, puzzles: null, about: {}, ...game, look: { ...NO_LOOK, ...game.look } })), bots };
}

/** Not by way of `api`: what was kept here says nothing about a server. */
async function read<Book>(address: string): Promise<Book> {
  try {
    const response = await fetch(address);
    if (response.ok) return (await response.json()) as Book;
  } catch {
    // as if it were not there
  }
  throw new Unreachable();
}
