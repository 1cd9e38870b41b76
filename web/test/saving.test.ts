import { expect, test } from "vitest";
import { matchFileName } from "../src/lib/browser/saving.ts";
import { timeOf } from "../src/lib/words/time.ts";

test("a match's file is named after the game, the day and who played", () => {
  const day = new Date(2026, 10, 8, 23, 59);
  expect(matchFileName("bloom", ["Lea", "Linde"], day)).toBe("bloom-2026-11-08-Lea-Linde.json");
  expect(matchFileName("bloom", ["../../Zoë  K.", "\u202e", 'a/b\\c:"d'], day)).toBe("bloom-2026-11-08-Zoë_K-a_b_c_d.json");
});

test("a match that is over counts from its end, others from when they were laid", () => {
  expect(timeOf({ status: "finished", created: 1, changed: 9 })).toBe(9);
  expect(timeOf({ status: "running", created: 1, changed: 9 })).toBe(1);
});
