import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "../../src/lib/table/playback.ts";
import { position } from "./made.ts";

let shown: number[];
let idle: number;
let isNews: boolean;
let playback: Playback;
const come = (...numbers: number[]) => numbers.forEach((number) => playback.add(position({ number })));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  [shown, idle, isNews] = [[], 0, true];
  playback = new Playback(
    ({ number }) => {
      shown.push(number);
      return isNews;
    },
    () => void idle++,
  );
});
afterEach(() => vi.useRealTimers());

test("the first is shown at once, each other when the one before it was seen for a while", async () => {
  come(1, 2, 3);
  await wait(0);
  expect(shown).toEqual([1]);
  expect([playback.isShowing, idle]).toEqual([true, 0]);
  await wait(440);
  expect(shown).toEqual([1]);
  await wait(20);
  expect(shown).toEqual([1, 2]);
  await wait(450);
  expect(shown).toEqual([1, 2, 3]);
  expect([playback.isShowing, idle]).toEqual([false, 1]);
});

test("what comes while others are shown waits for its place", async () => {
  come(1, 2);
  await wait(100);
  come(3);
  await wait(400);
  expect(shown).toEqual([1, 2]);
  await wait(450);
  expect(shown).toEqual([1, 2, 3]);
  expect(idle).toBe(1);
});

test("what is no news holds nothing up", async () => {
  isNews = false;
  come(1, 2, 3);
  await wait(0);
  expect(shown).toEqual([1, 2, 3]);
});

test("after the end nothing is shown any more", async () => {
  come(1, 2);
  await wait(0);
  playback.stop();
  await wait(1_000);
  expect(shown).toEqual([1]);
  expect(idle).toBe(0);
});

test("it begins again after a pause", async () => {
  come(1);
  await wait(0);
  come(2);
  await wait(0);
  expect(shown).toEqual([1, 2]);
  expect(idle).toBe(2);
});
