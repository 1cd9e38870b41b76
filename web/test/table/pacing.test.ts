import { expect, test } from "vitest";
import { patienceOf } from "../../src/lib/playback/pacing.ts";
import { position, step } from "./made.ts";

const at = (number: number, seat: number, more = {}) => position({ number, steps: [step(number, seat)], to_move: [], ...more });
const PACES = ["fast", "usual", "calm"] as const;

test("another's turn is seen the longer, the calmer the pace", () => {
  const times = PACES.map((pace) => patienceOf(pace, 0, at(1, 1), at(2, 2)) as number);
  expect(times).toEqual([...times].sort((one, other) => one - other));
  expect(new Set(times).size).toBe(3);
});

test("a tap is waited for between the turns of others, not within one, nor after my own", () => {
  expect(patienceOf("tap", 0, at(1, 1), at(2, 2))).toBe("tap");
  expect(patienceOf("tap", 0, at(1, 1), at(2, 1))).toBeTypeOf("number");
  expect(patienceOf("tap", 0, at(1, 0), at(2, 1))).toBeTypeOf("number");
});

test("my own move, and what others choose while I decide, is shown at once", () => {
  expect(patienceOf("calm", 0, at(1, 1), at(2, 0))).toBe(0);
  expect(patienceOf("tap", 0, at(1, 1, { to_move: [0, 2] }), at(2, 2, { to_move: [0] }))).toBe(0);
  expect(patienceOf("calm", 0, at(1, 1), position({ number: 1 }))).toBe(0);
});

test("nobody's time runs while they are made to wait", () => {
  const clocks = [{ seat: 0, left_s: 60, running: true }];
  expect(patienceOf("tap", 0, at(1, 1), at(2, 2, { to_move: [0], clocks }))).toBe(patienceOf("fast", 0, at(1, 1), at(2, 2)));
});
