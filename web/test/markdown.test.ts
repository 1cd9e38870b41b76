import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseInline, parseMarkdown } from "../src/lib/words/markdown.ts";

const GAMES = join(import.meta.dirname, "../../src/reihum/games");

describe("inline", () => {
  it("knows bold, italic, code and links", () => {
    expect(parseInline("a **b** *c* `d` [e](/rules/bloom)")).toEqual([
      { kind: "text", text: "a " },
      { kind: "bold", text: "b" },
      { kind: "text", text: " " },
      { kind: "italic", text: "c" },
      { kind: "text", text: " " },
      { kind: "code", text: "d" },
      { kind: "text", text: " " },
      { kind: "link", text: "e", address: "/rules/bloom" },
    ]);
  });
  it("makes no link to scripts or files", () => {
    expect(parseInline("[x](javascript:alert)")).toEqual([{ kind: "text", text: "x" }]);
    expect(parseInline("[x](other.md)")).toEqual([{ kind: "text", text: "x" }]);
  });
});

describe("blocks", () => {
  it("goes on with an item on an indented line and finds its clause", () => {
    const [list] = parseMarkdown("- **P4 Who rolls.** Roll\n  all dice.\n- plain");
    expect(list).toMatchObject({ kind: "list", isOrdered: false, items: [{ clause: "P4" }, { clause: null }] });
    expect(list?.kind === "list" && list.items[0]?.inline.at(-1)).toEqual({ kind: "text", text: " Roll all dice." });
  });
  it("reads tables, quotes, code and headings", () => {
    const kinds = parseMarkdown("# A\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n> said\n\n```\nx\n```\n\n1. one\ntext").map(({ kind }) => kind);
    expect(kinds).toEqual(["heading", "table", "quote", "code", "list", "paragraph"]);
  });
  it.each(readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, "rulebook"))))("reads the rules of %s with all their clauses", (name) => {
    const source = readFileSync(join(GAMES, name, "rulebook/en.md"), "utf8");
    const written = [...source.matchAll(/^- \*\*([A-Z]\d+)\b/gm)].map((match) => match[1]);
    const read = parseMarkdown(source).flatMap((block) => (block.kind === "list" ? block.items.map(({ clause }) => clause) : []));
    expect(written.length).toBeGreaterThan(5);
    expect(read.filter((clause) => clause !== null)).toEqual(written);
  });
});
