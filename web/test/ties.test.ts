import { expect, test } from "vitest";
import { isTieBroken } from "../src/screens/end/ties.ts";

test("equal totals with different places were told apart by a rule", () => {
  expect(isTieBroken([15, 9, 15], [1, 3, 2])).toBe(true);
});

test("equal totals may share a place", () => {
  expect(isTieBroken([15, 9, 15], [1, 3, 1])).toBe(false);
  expect(isTieBroken([15, 9, 12], [1, 3, 2])).toBe(false);
  expect(isTieBroken([], [])).toBe(false);
});
