/** Hints in words: the turn, its reasons, and what else could be done. */
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { linesOf, loadHintTexts, spoken } from "../src/lib/words/hints.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import type { Advice, Event, WeighedTurn } from "../src/lib/protocol.ts";
import { type Text, type TextArgs, words } from "../src/lib/words/texts.svelte.ts";

/** Writes a message as its name and arguments. */
const word: Text = Object.assign((id: string, args?: TextArgs) => [id, ...Object.values(args ?? {})].join(" "), { has: () => false });
const turn = (name: string, equal: boolean): WeighedTurn => ({ moves: [name], told: [{ name, args: {} }], outcomes: [], chance: 0, chance_error: 0, behind: 0, behind_error: 0, equal, points: 0, points_error: 0 });
const advice = (reasons: Event[], ...turns: WeighedTurn[]): Advice => ({ type: "advice", id: "", at: 1, turns, reasons, playouts: 9 });
const CHANCES: Event = { name: "hint-chances", args: { chance: 50, other_chance: 40 } };

describe("a hint", () => {
  test("says the turn, how often what follows, and what else could be done", () => {
    const robbed: Event = { name: "why-robbed", args: { share: "1/3", other_share: "never" } };
    const lines = linesOf(advice([robbed, CHANCES], turn("do-a", true), turn("do-b", false), turn("do-c", false)), word);
    expect(lines.map(({ kind }) => kind)).toEqual(["turn", "reason", "chance"]);
    expect(spoken(lines, [], word)).toBe("do-a why-robbed share 1 3 share-never yes hint-if do-b.if hint-chances 50 40 hint-otherwise");
  });

  test("names all choices that are as good, and gives chances where nothing else differs", () => {
    const lines = linesOf(advice([{ name: "hint-no-difference", args: {} }, CHANCES], turn("do-a", true), turn("do-b", true), turn("do-c", true)), word);
    expect(lines.map(({ kind }) => kind)).toEqual(["turn", "reason", "other"]);
    expect(spoken(lines, [], word)).toMatch(/hint-if do-b.if hint-just-as-good do-c.if$/);
  });

  test("gives the chances first where it is open whether what differs is good", () => {
    const end: Event = { name: "why-end", args: { share: "always", other_share: "never" } };
    const lines = linesOf(advice([CHANCES, end], turn("do-a", true), turn("do-b", false)), word);
    expect(lines.map(({ kind, events }) => [kind, ...events.map(({ name }) => name)])).toEqual([
      ["turn", "do-a"],
      ["reason", "hint-chances", "why-end"],
    ]);
  });

  test("of a turn that wins says nothing else", () => {
    const lines = linesOf(advice([{ name: "hint-won", args: {} }], turn("do-a", true)), word);
    expect(spoken(lines, [], word)).toBe("do-a hint-won");
  });
});

interface Case {
  title: string;
  game: string;
  turns: { equal: boolean; told: Event[] }[];
  reasons: Event[];
  lines: Record<string, string[]>;
}
const { names, cases } = JSON.parse(readFileSync(new URL("../../tests/bots/hint_cases.json", import.meta.url), "utf-8")) as { names: string[]; cases: Case[] };
/** Characters that only steer how a line is set. */
const UNSEEN = /[\u2060\u2066-\u2069\u200E\u200F]/g;
const plain = (sentence: string) => sentence.replace(UNSEEN, "");

/** The terminal is asked for the same sentences (`tests/bots/test_hint_words.py`). */
describe.each([...LANGUAGES])("a hint in $name", ({ code: language }) => {
  afterEach(() => {
    words.language = "en";
  });

  test.each(cases)("$title", async ({ game, turns, reasons, lines }) => {
    words.language = language;
    const own = await loadHintTexts(game);
    const hint = advice(reasons, ...turns.map(({ equal, told }) => ({ ...turn("", equal), told })));
    expect(plain(spoken(linesOf(hint, own), names, own))).toBe(plain((lines[language] ?? []).join(" ")));
  });
});
