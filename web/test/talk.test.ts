import { expect, test } from "vitest";
import type { Said } from "../src/lib/protocol.ts";
import { Talk } from "../src/lib/table/talk.svelte.ts";

const line = (number: number, text = "hello"): Said => ({ type: "said", number, seat: 1, name: "Ben", text, at: 0 });

test("lines are told once and in their order", () => {
  const talk = new Talk();
  for (const number of [2, 1, 2]) talk.hear(line(number), false);
  expect(talk.lines.map(({ number }) => number)).toEqual([1, 2]);
  expect([talk.unread, talk.news]).toEqual([0, null]);
});

test("what others say out of sight is unread until a chat comes into sight", () => {
  const talk = new Talk();
  const [side, sheet] = [{}, {}];
  talk.see(side, false);
  talk.hear(line(1), true);
  talk.hear(line(2, "are you there?"), true);
  expect([talk.unread, talk.news?.text]).toEqual([2, "are you there?"]);
  talk.hush();
  expect([talk.unread, talk.news]).toEqual([2, null]);
  talk.see(sheet, true);
  expect(talk.unread).toBe(0);
  talk.hear(line(3), true);
  expect([talk.unread, talk.news]).toEqual([0, null]);
  talk.see(sheet, false);
  talk.hear(line(4), true);
  expect(talk.unread).toBe(1);
});
