// Players read the rules without the notation of moves, in every language alike.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { type Block, parseMarkdown } from "../src/lib/words/markdown.ts";
import { foldBook, isSummary } from "../src/parts/fold.ts";

const GAMES = join(import.meta.dirname, "../../src/reihum/games");
const bookOf = (code: string, game: string) => foldBook(parseMarkdown(readFileSync(join(GAMES, game, "rulebook", `${code}.md`), "utf8")));
const clausesOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === "list" ? block.items.flatMap(({ clause }) => clause ?? []) : []));
const kindsOf = (blocks: readonly Block[]) => blocks.map(({ kind }) => kind);

describe.each(readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, "rulebook"))))("the rules of %s", (name) => {
  it.each(LANGUAGES.map(({ code }) => code))("begin with the summary and have every clause in sight, and no file of numbers (%s)", (code) => {
    const { shown, folded } = bookOf(code, name);
    expect(shown.findIndex(isSummary)).toBe(1); // behind the title
    expect(shown.filter(isSummary).length).toBe(1);
    expect(clausesOf(shown).length).toBeGreaterThan(5);
    expect(clausesOf(folded)).toEqual([]);
    expect(kindsOf(shown)).not.toContain("code");
    const english = bookOf("en", name);
    expect(kindsOf(folded)).toEqual(kindsOf(english.folded));
    expect(kindsOf(shown)).toEqual(kindsOf(english.shown));
  });
  it("tell players nothing in the notation of moves", () => {
    const { shown, folded } = bookOf("en", name);
    expect(JSON.stringify(shown)).not.toContain('"code"');
    const titles = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === "heading" ? [block.inline.map(({ text }) => text).join("")] : []));
    expect(titles(folded).some((title) => title.startsWith("Option"))).toBe(true);
    expect(titles(folded).some((title) => /moves/i.test(title))).toBe(true);
    expect(titles(shown)).toContain("Examples");
  });
});
