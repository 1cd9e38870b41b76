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

  test("calls what is as good so in one sentence, without chances or what differs", () => {
    const reasons: Event[] = [{ name: "hint-no-difference", args: {} }, CHANCES, { name: "why-kept", args: { amount: 1, other_amount: 2 } }];
    const all = linesOf(advice(reasons, turn("do-a", true), turn("do-b", true), turn("do-c", true)), word);
    expect(spoken(all, [], word)).toBe("do-a hint-anything");
    // of four measured ones there may be more that were not
    const four = linesOf(advice(reasons, turn("do-a", true), turn("do-b", true), turn("do-c", true), turn("do-d", true)), word);
    expect(four.map(({ kind }) => kind)).toEqual(["turn", "other"]);
    expect(spoken(four, [], word)).toMatch(/^do-a hint-just-as-good /);
    expect(spoken(four, [], word)).not.toMatch(/do-d/);
  });

  test("never compares a turn with a part of it", () => {
    const part = { ...turn("do-b", false), moves: ["left 4", "done"] };
    const whole = { ...turn("do-a", true), moves: ["left 4", "left 9"] };
    const ticks: Event = { name: "why-ticks", args: { amount: 2, other_amount: 1 } };
    expect(spoken(linesOf(advice([ticks, CHANCES], whole, part), word), [], word)).toBe("do-a hint-whole");
    const other = { ...turn("do-c", false), moves: ["left 5", "left 8"], chance: 0.25 };
    expect(spoken(linesOf(advice([ticks, CHANCES], { ...whole, chance: 0.5 }, part, other), word), [], word)).toBe("do-a hint-chances 50 25 hint-if do-c.if");
    const equal = { ...other, equal: true };
    expect(spoken(linesOf(advice([ticks, CHANCES], whole, part, equal), word), [], word)).toBe("do-a hint-just-as-good do-c.if");
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
  turns: { equal: boolean; told: Event[]; moves?: string[]; chance?: number }[];
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
    const hint = advice(reasons, ...turns.map((one) => ({ ...turn("", one.equal), moves: [], ...one })));
    expect(plain(spoken(linesOf(hint, own), names, own))).toBe(plain((lines[language] ?? []).join(" ")));
  });
});
