/** Words for people. Texts are Fluent files: the interface's, each board's, and the games' own (events and refusals). */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { FALLBACK, isRightToLeft, type Language } from "./languages.ts";

export type TextArgs = Record<string, FluentVariable>;
export type Text = (id: string, args?: TextArgs) => string;

type Load = () => Promise<string>;
const UI_FILES = import.meta.glob<string>("../texts/*/ui.ftl", { query: "?raw", import: "default" });
const BOARD_FILES = import.meta.glob<string>("../boards/*/texts/*.ftl", { query: "?raw", import: "default" });
const GAME_FILES = import.meta.glob<string>(["../../../src/reihum/texts/*/*.ftl", "!**/terminal.ftl"], { query: "?raw", import: "default" });

const LESSON_FILES = import.meta.glob<string>("../../../src/reihum/lessons/texts/*/*.ftl", { query: "?raw", import: "default" });

/** Texts of one kind in the language wished, with English behind it. */
export class Texts {
  readonly #bundles: FluentBundle[];

  constructor(sources: readonly { language: Language; source: string }[]) {
    this.#bundles = sources.map(({ language, source }) => {
      // names and numbers of the other direction must not turn a sentence round
      const bundle = new FluentBundle(language, { useIsolating: isRightToLeft(language) });
      bundle.addResource(new FluentResource(source));
      return bundle;
    });
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** A message, or with `id.attribute` an attribute of it. */
  readonly text: Text = (id, args = {}) => {
    const [name, attribute] = id.split(".") as [string, string | undefined];
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, args, []);
    }
    return id;
  };
}

async function load(files: Record<string, Load>, path: (language: Language) => readonly string[], language: Language): Promise<Texts> {
  const wanted = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
  const found = await Promise.all(
    wanted.map(async (code) => {
      const sources = await Promise.all(path(code).map((name) => files[name]?.()));
      return sources[0] === undefined ? null : { language: code, source: sources.join("\n") };
    }),
  );
  return new Texts(found.filter((source) => source !== null));
}

class Interface {
  language = $state<Language>(FALLBACK);
  #texts = $state.raw(new Texts([]));

  /** Loads a language and turns the page round if need be. */
  async use(language: Language): Promise<void> {
    this.#texts = await load(UI_FILES, (code) => [`../texts/${code}/ui.ftl`], language);
    this.language = language;
    document.documentElement.lang = language;
    document.documentElement.dir = isRightToLeft(language) ? "rtl" : "ltr";
  }

  has(id: string): boolean {
    return this.#texts.has(id);
  }

  text(id: string, args?: TextArgs): string {
    return this.#texts.text(id, args);
  }
}

export const words = new Interface();

/** A text of the interface in the language of the moment. */
export const text: Text = (id, args) => words.text(id, args);

export interface GameTexts {
  /** The board's own words. */
  board: Text;
  /** Events and refusals of the game. */
  game: Text;
}

/** Texts of the package by the name of their file, with what is needed to make sentences of them. */
export async function loadTexts(name: string, language: Language): Promise<Text> {
  return (await load(GAME_FILES, (code) => [name, "telling"].map((file) => `../../../src/reihum/texts/${code}/${file}.ftl`), language)).text;
}

export async function loadGameTexts(game: string, language: Language): Promise<GameTexts> {
  const [board, told] = await Promise.all([
    load(BOARD_FILES, (code) => [`../boards/${game}/texts/${code}.ftl`], language),
    loadTexts(game, language),
  ]);
  return { board: board.text, game: told };
}

/** The sentences of a game's lesson and of its coach. */
export async function loadLessonTexts(game: string, language: Language): Promise<Text> {
  return (await load(LESSON_FILES, (code) => [`../../../src/reihum/lessons/texts/${code}/${game}.ftl`], language)).text;
}
