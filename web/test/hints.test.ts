/** Hints in words: the turn, its reasons, and what else could be done. */
import { describe, expect, test } from "vitest";
import { linesOf, spoken } from "../src/lib/hints.ts";
import type { Advice, Event, WeighedTurn } from "../src/lib/protocol.ts";
import type { Text, TextArgs } from "../src/lib/texts.svelte.ts";

/** Writes a message as its name and arguments. */
const word: Text = Object.assign((id: string, args?: TextArgs) => [id, ...Object.values(args ?? {})].join(" "), { has: () => false });
const turn = (name: string, equal: boolean): WeighedTurn => ({ moves: [name], told: [{ name, args: {} }], outcomes: [], chance: 0, chance_error: 0, behind: 0, behind_error: 0, equal, points: 0, points_error: 0 });
const advice = (reasons: Event[], ...turns: WeighedTurn[]): Advice => ({ type: "advice", id: "", at: 1, turns, reasons, playouts: 9 });
const CHANCES: Event = { name: "hint-chances", args: { chance: 50, other_chance: 40 } };

describe("a hint", () => {
  test("says the turn, how often what follows, and what else could be done", () => {
    const robbed: Event = { name: "why-robbed", args: { share: "1/3", other_share: "never" } };
    const lines = linesOf(advice([robbed, CHANCES], turn("do-a", true), turn("do-b", false), turn("do-c", false)), word);
    expect(lines.map(({ kind }) => kind)).toEqual(["turn", "reason", "chance", "other"]);
    expect(spoken(lines, [], word)).toBe("do-a why-robbed share 1 3 share-never hint-chances 50 40 hint-next-best do-b");
  });

  test("names all choices that are as good, and gives chances where nothing else differs", () => {
    const lines = linesOf(advice([{ name: "hint-no-difference", args: {} }, CHANCES], turn("do-a", true), turn("do-b", true), turn("do-c", true)), word);
    expect(lines.map(({ kind, lead }) => [kind, lead])).toEqual([
      ["turn", ""],
      ["reason", ""],
      ["other", "hint-just-as-good"],
      ["other", "hint-just-as-good"],
    ]);
  });

  test("gives the chances first where it is open whether what differs is good", () => {
    const end: Event = { name: "why-end", args: { share: "always", other_share: "never" } };
    const lines = linesOf(advice([CHANCES, end], turn("do-a", true), turn("do-b", false)), word);
    expect(lines.map(({ kind, events }) => [kind, ...events.map(({ name }) => name)])).toEqual([
      ["turn", "do-a"],
      ["reason", "hint-chances", "why-end"],
      ["other", "do-b"],
    ]);
  });

  test("of a turn that wins says nothing else", () => {
    const lines = linesOf(advice([{ name: "hint-won", args: {} }], turn("do-a", true)), word);
    expect(spoken(lines, [], word)).toBe("do-a hint-won");
  });
});
