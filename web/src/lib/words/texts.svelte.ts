/** Words for people. Texts are Fluent files: the interface's, each board's, and the games' own (events and refusals). */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { books } from "./books.ts";
import { useFolding } from "./folding.ts";
import { FALLBACK, isRightToLeft, type Language } from "./languages.ts";

export type TextArgs = Record<string, FluentVariable>;
export interface Text {
  (id: string, args?: TextArgs): string;
  /** Is there such a message, or such an attribute of one? */
  has(id: string): boolean;
}

export type Load = () => Promise<string>;
const UI_FILES = import.meta.glob<string>("../../texts/*/ui.ftl", { query: "?raw", import: "default" });
const BOARD_FILES = import.meta.glob<string>(["../../boards/plain/texts/*.ftl", "../../../../src/reihum/games/*/web/texts/*.ftl"], { query: "?raw", import: "default" });
/** What all games share, by the names of the files. */
const SHARED_FILES = import.meta.glob<string>("../../../../src/reihum/texts/*/{telling,hints,review}.ftl", { query: "?raw", import: "default" });
/** What each game brings along: its events and refusals, its hints and its lesson, a folder each. */
const GAME_FILES = import.meta.glob<string>("../../../../src/reihum/games/*/{texts,hints,lesson}/*.ftl", { query: "?raw", import: "default" });

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

  /** A message, or with `id.attribute` an attribute of it. */
  readonly text: Text = Object.assign(
    (id: string, args: TextArgs = {}) => {
      const found = this.#find(id);
      return found ? found.bundle.formatPattern(found.pattern, args, []) : id;
    },
    { has: (id: string) => this.#find(id) !== null },
  );

  #find(id: string): { bundle: FluentBundle; pattern: NonNullable<Message["value"]> } | null {
    const [name, attribute] = id.split(".") as [string, string | undefined];
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return { bundle, pattern };
      // a form that a language does not have is not taken from another one
      if (attribute && message) return null;
    }
    return null;
  }
}

/** Texts in a language out of files that are loaded when they are needed. */
export async function load(files: Record<string, Load>, path: (language: Language) => readonly string[], language: Language): Promise<Texts> {
  const wanted = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
  const found = await Promise.all(
    wanted.map(async (code) => {
      const sources = await Promise.all(path(code).map((name) => files[name]?.()));
      const there = sources.filter((source) => source !== undefined);
      return there.length === 0 ? null : { language: code, source: there.join("\n") };
    }),
  );
  return new Texts(found.filter((source) => source !== null));
}

class Interface {
  language = $state<Language>(FALLBACK);
  #texts = $state.raw(new Texts([]));

  /** Loads a language and turns the page round if need be. */
  async use(language: Language): Promise<void> {
    this.#texts = await load(UI_FILES, (code) => [`../../texts/${code}/ui.ftl`], language);
    this.language = language;
    document.documentElement.lang = language;
    document.documentElement.dir = isRightToLeft(language) ? "rtl" : "ltr";
  }

  get text(): Text {
    return this.#texts.text;
  }
}

export const words = new Interface();

/** A text of the interface in the language of the moment. */
export const text: Text = Object.assign((id: string, args?: TextArgs) => words.text(id, args), { has: (id: string) => words.text.has(id) });

export interface GameTexts {
  /** The board's own words. */
  board: Text;
  /** Events and refusals of the game. */
  game: Text;
}

type GamePart = "texts" | "hints" | "lesson";
const TOLD_FILES = { ...SHARED_FILES, ...GAME_FILES };
const sharedFile = (name: string, code: Language): string => `../../../../src/reihum/texts/${code}/${name}.ftl`;
const gameFile = (game: string, part: GamePart, code: Language): string => `../../../../src/reihum/games/${game}/${part}/${code}.ftl`;

/** Texts that all games share, by the name of their file, with what is needed to make sentences of them. */
export async function loadSharedTexts(name: string, language: Language): Promise<Text> {
  return (await load(TOLD_FILES, (code) => [name, "telling"].map((file) => sharedFile(file, code)), language)).text;
}

/** One kind of a game's own texts, with what is needed to make sentences of them. */
export async function loadTextsOf(game: string, part: GamePart, language: Language): Promise<Text> {
  const files = gameFile(game, part, FALLBACK) in GAME_FILES ? TOLD_FILES : { ...TOLD_FILES, ...(await brought(game, part, language)) };
  return (await load(files, (code) => [gameFile(game, part, code), sharedFile("telling", code)], language)).text;
}

/** The same of a game of another package, which comes with its rule book. */
async function brought(game: string, part: GamePart, language: Language): Promise<Record<string, Load>> {
  const said = (await books.rules(game, language)).words;
  if (!said || part === "lesson") return {};
  useFolding(game, said.folding);
  return { [gameFile(game, part, language)]: async () => said[part] };
}

const boardFile = (game: string, code: Language): string => `../../../../src/reihum/games/${game}/web/texts/${code}.ftl`;
const plainFile = (code: Language): string => `../../boards/plain/texts/${code}.ftl`;

/** A board's own words. Behind those of another package stand the words of the plain board, in whose place it is. */
async function loadBoardTexts(game: string, language: Language): Promise<Texts> {
  if (boardFile(game, FALLBACK) in BOARD_FILES) return load(BOARD_FILES, (code) => [boardFile(game, code)], language);
  const said = (await books.rules(game, language)).words?.board ?? "";
  const files = { ...BOARD_FILES, [boardFile(game, language)]: async () => said };
  return load(files, (code) => [boardFile(game, code), plainFile(code)], language);
}

export async function loadGameTexts(game: string, language: Language): Promise<GameTexts> {
  const [board, told] = await Promise.all([
    loadBoardTexts(game, language),
    loadTextsOf(game, "texts", language),
  ]);
  return { board: board.text, game: told };
}
