// No text is missing in a language, none is unused, none is broken, and all languages know the same variables.
import { parse, type Entry, Transformer, type VariableReference } from "@fluent/syntax";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { KNOWN } from "../src/lib/words/failures.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";

const SOURCE = join(import.meta.dirname, "../src");
const PACKAGE_TEXTS = join(import.meta.dirname, "../../src/reihum/texts");
const GAMES = join(import.meta.dirname, "../../src/reihum/games");
const CODES = LANGUAGES.map(({ code }) => code);

class Variables extends Transformer {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference) {
    this.names.add(node.id.name);
    return node;
  }
}

/** The ids of a file (`name` and `name.attribute`) with the variables each uses. */
function messagesOf(path: string): Map<string, string> {
  const messages = new Map<string, string>();
  for (const entry of parse(readFileSync(path, "utf8"), {}).body) {
    if (entry.type === "Junk") throw new Error(`${path}: ${entry.content}`);
    if (entry.type !== "Message") continue;
    if (messages.has(entry.id.name)) throw new Error(`${path}: ${entry.id.name} stands there twice`);
    messages.set(entry.id.name, variablesOf(entry));
    for (const attribute of entry.attributes) messages.set(`${entry.id.name}.${attribute.id.name}`, "");
  }
  return messages;
}

/** Variables that only choose a form of a word, which some languages do not have (`lib/words/hints.ts`). */
const GRAMMAR = new Set(["ever"]);

function variablesOf(entry: Entry): string {
  const variables = new Variables();
  variables.visit(entry);
  return [...variables.names].filter((name) => !GRAMMAR.has(name)).sort().join(" ");
}

function sourcesUnder(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith("protocol.ts"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

/** Not every language says to somebody's face in another way what they did. */
const IS_TO_YOU = /\.(together-)?you$/;
const withoutYou = (path: string) => Object.fromEntries([...messagesOf(path)].filter(([id]) => !IS_TO_YOU.test(id)));

function expectSame(files: Record<string, string>): void {
  const english = withoutYou(files["en"] as string);
  for (const [code, path] of Object.entries(files)) {
    expect(withoutYou(path), `${code} has the messages and variables of English`).toEqual(english);
  }
}

/** What all games' texts share. */
const SHARED = [...messagesOf(join(PACKAGE_TEXTS, "en", "telling.ftl")).keys()];

/** The ids that sources name but the texts do not have, and the other way round. `computed`: ids put together at run time. */
function expectUsed(path: string, source: string, computed: RegExp): void {
  const ids = [...messagesOf(path).keys()].filter((id) => !id.includes("."));
  const unused = ids.filter((id) => !computed.test(id) && !source.includes(`"${id}"`));
  expect(unused, "unused messages").toEqual([]);
  const named = [...source.matchAll(/\btext\("([\w.-]+)"/g)].map((match) => (match[1] as string).split(".")[0] as string);
  const missing = [...new Set(named)].filter((id) => !ids.includes(id) && !SHARED.includes(id));
  expect(missing, "messages that are used but not there").toEqual([]);
}

/** Boards with words, by the folder that they stand in. */
const boards = [join(SOURCE, "boards", "plain"), ...readdirSync(GAMES).map((game) => join(GAMES, game, "web"))].filter((folder) => existsSync(join(folder, "index.ts")));

describe("the interface", () => {
  const files = Object.fromEntries(CODES.map((code) => [code, join(SOURCE, "texts", code, "ui.ftl")]));
  it("speaks every language completely", () => expectSame(files));
  it("uses every message, and has every message it uses", () => {
    const folders = ["device", "insight", "lesson", "lib", "parts", "pieces", "screens"].map((folder) => sourcesUnder(join(SOURCE, folder)));
    // words for games, levels, options and failures are looked up by the server's names; tests/core/test_texts.py knows the first three
    expectUsed(files["en"] as string, [...folders, readFileSync(join(SOURCE, "App.svelte"), "utf8")].join("\n"), /^(game|level|option|failed)-/);
  });
  it("has words for exactly the failures it knows", () => {
    const words = [...messagesOf(files["en"] as string).keys()].filter((id) => id.startsWith("failed-"));
    expect(words.sort()).toEqual(KNOWN.map((code) => `failed-${code}`).sort());
  });
});

describe("being called", () => {
  const folder = join(SOURCE, "calls");
  const files = Object.fromEntries(CODES.map((code) => [code, join(folder, "texts", `${code}.ftl`)]));
  it("speaks every language completely", () => expectSame(files));
  it("uses every message, and has every message it uses", () => expectUsed(files["en"] as string, sourcesUnder(folder), /^way-(push|mail|webhook)$/));
});

describe("reviews", () => {
  const folder = join(SOURCE, "insight");
  const files = Object.fromEntries(CODES.map((code) => [code, join(folder, "texts", `${code}.ftl`)]));
  const source = () => [sourcesUnder(folder), readFileSync(join(SOURCE, "screens", "Review.svelte"), "utf8")].join("\n");
  it("speaks every language completely", () => expectSame(files));
  it("uses every message", () => expectUsed(files["en"] as string, source().replaceAll(/\btext\("/g, 'ui("'), /^(verdict|size)-/));
  it("has every message it uses, its own or those of the terminal", () => {
    const ids = new Set([files["en"] as string, join(PACKAGE_TEXTS, "en", "review.ftl")].flatMap((path) => [...messagesOf(path).keys()]));
    const named = [...source().matchAll(/\bword\("([\w-]+)"/g)].map((match) => match[1] as string);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe.each(boards)("the board in %s", (folder) => {
  const files = Object.fromEntries(CODES.map((code) => [code, join(folder, "texts", `${code}.ftl`)]));
  it("speaks every language completely", () => expectSame(files));
  it("uses every message, and has every message it uses", () => expectUsed(files["en"] as string, sourcesUnder(folder), /^$/));
});

describe.each(readdirSync(join(PACKAGE_TEXTS, "en")).filter((name) => name.endsWith(".ftl")))("what all games say in %s", (name) => {
  it("speaks every language completely", () => {
    expectSame(Object.fromEntries(CODES.map((code) => [code, join(PACKAGE_TEXTS, code, name)])));
  });
});

const spoken = readdirSync(GAMES, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("/en.ftl")).map((path) => dirname(path));

describe.each(spoken)("the game's own %s", (folder) => {
  it("speaks every language completely", () => {
    expectSame(Object.fromEntries(CODES.map((code) => [code, join(GAMES, folder, `${code}.ftl`)])));
  });
});

/** What sounds the same said of somebody and to them: "kreuzt", "will mark". */
const ALIKE: Record<string, RegExp> = {
  en: /^choose-(row|skip)$/,
  de: /^(ticks-left|ticks-right|mark|skip|lock)$/,
  he: /./, // says what was done, whoever did it
};

describe.each(spoken.filter((folder) => folder.endsWith("texts") && !folder.includes("web")))("what %s says to somebody's face", (folder) => {
  it.each(CODES)("is said in the second person (%s)", (code) => {
    const ids = [...messagesOf(join(GAMES, folder, `${code}.ftl`)).keys()];
    const deeds = ids.filter((id) => id.endsWith(".does")).map((id) => id.slice(0, -".does".length));
    const missing = deeds.filter((name) => !ids.includes(`${name}.you`));
    expect(missing.filter((name) => !ALIKE[code]?.test(name))).toEqual([]);
  });
});

it("all games have texts, hints, a lesson and a board", () => {
  const games = readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, "texts")));
  expect([...spoken].sort()).toEqual(games.flatMap((game) => ["hints", "lesson", "texts", "web/texts"].map((part) => `${game}/${part}`)).sort());
  expect(games.length).toBeGreaterThan(0);
});
