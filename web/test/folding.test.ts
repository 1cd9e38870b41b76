/** One sentence a turn: the same cases are told in the terminal (`tests/core/test_folding.py`). */
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { linesOf } from "../src/lib/words/log.ts";
import type { Event, Step } from "../src/lib/protocol.ts";
import { say, tell } from "../src/lib/words/telling.ts";
import { loadGameTexts, words } from "../src/lib/words/texts.svelte.ts";

interface Case {
  title: string;
  game: string;
  told: [number, Event[]][];
  sentences: Record<string, string[]>;
}
const { names, cases } = JSON.parse(readFileSync(new URL("../../tests/core/folding_cases.json", import.meta.url), "utf-8")) as { names: string[]; cases: Case[] };
/** Characters that only steer how a line is set. */
const UNSEEN = /[\u2060\u2066-\u2069\u200E\u200F]/g;
/** "ו" stands off from what is not Hebrew in one way or the other. */
const plain = (sentence: string) => sentence.replace(UNSEEN, "").replaceAll("ו־", "ו-");
const stepsOf = (told: Case["told"]) => told.map(([seat, events], place): Step => ({ number: place + 1, seat, events, move: null, bot: false, kind: "move" }));

afterEach(() => {
  words.language = "en";
});

describe.each([...LANGUAGES])("one line a turn in $name", ({ code: language }) => {
  it.each(cases)("$title", async ({ game, told, sentences }) => {
    const texts = await loadGameTexts(game, language);
    words.language = language;
    const lines = linesOf(stepsOf(told), game).map(({ events }) => tell(events, names, texts.game).map(({ text }) => text).join(""));
    expect(lines.map(plain)).toEqual((sentences[language] ?? []).map((sentence) => plain(sentence)));
  });
});

describe("a line", () => {
  it("leads to where all of it has happened", () => {
    const { game, told } = cases[1] as Case;
    expect(linesOf(stepsOf(told), game).map(({ number }) => number)).toEqual([3, 4]);
  });
  it("is not broken inside a row", async () => {
    const texts = await loadGameTexts("bloom", "en");
    const { told } = cases[1] as Case;
    expect(say(told[0]?.[1] ?? [], names, texts.game)).toContain("28\u2060–\u206034");
  });
});
