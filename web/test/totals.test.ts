import { expect, test } from "vitest";
import { isTieBroken, leadOf } from "../src/screens/end/totals.ts";

test("equal totals with different places were told apart by a rule", () => {
  expect(isTieBroken([15, 9, 15], [1, 3, 2])).toBe(true);
});

test("equal totals may share a place", () => {
  expect(isTieBroken([15, 9, 15], [1, 3, 1])).toBe(false);
  expect(isTieBroken([15, 9, 12], [1, 3, 2])).toBe(false);
  expect(isTieBroken([], [])).toBe(false);
});

test("the lead is what the first has more than the best of the others", () => {
  expect(leadOf([12, 30, 25], [3, 1, 2])).toBe(5);
  expect(leadOf([30, 12, 30], [1, 3, 1])).toBe(18);
});

test("there is no lead where all share the first place, and before the end", () => {
  expect(leadOf([7, 7], [1, 1])).toBe(0);
  expect(leadOf([7, 9], [])).toBe(0);
});

test("who has more and resigned is not ahead", () => {
  expect(leadOf([40, 10], [2, 1])).toBe(-30);
});
