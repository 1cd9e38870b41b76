import { expect, test } from "vitest";
import { isSameDecision, merged } from "../../src/lib/playback/steps.ts";
import { position, step } from "./made.ts";

const asked = position({ number: 4, legal: ["mark 3", "skip"] });

test("another's choice beside mine asks nothing new of me", () => {
  expect(isSameDecision(asked, { ...asked, number: 5 }, [step(5, 1)])).toBe(true);
});

test.each([
  ["there was no position before", null, asked, []],
  ["I have moved myself", asked, { ...asked, number: 5 }, [step(5, 0)]],
  ["somebody took back", asked, { ...asked, number: 5 }, [step(5, 1, { kind: "undo" })]],
  ["something else may be done", asked, { ...asked, number: 5, legal: ["skip"] }, [step(5, 1)]],
  ["I am not asked any more", { ...asked, legal: [] }, { ...asked, number: 5, legal: [] }, [step(5, 1)]],
  ["it is seen from another seat", asked, { ...asked, number: 5, viewer: 1 }, [step(5, 1)]],
  ["the match has begun anew", asked, { ...asked, number: 2 }, []],
] as const)("it is a new decision when %s", (_, before, now, news) => {
  expect(isSameDecision(before && { ...before, legal: [...before.legal] }, { ...now, legal: [...now.legal] }, news)).toBe(false);
});

test("steps are kept once, in their order, as they were told last", () => {
  const told = merged([step(1, 0), step(3, 1, { move: null })], [step(3, 1, { move: "lay 7" }), step(2, 0)]);
  expect(told.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(told[2]?.move).toBe("lay 7");
});
