import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Dwell, Playback } from "../../src/lib/playback/playback.ts";
import type { Position } from "../../src/lib/protocol.ts";
import type { RoundEnd } from "../../src/lib/playback/reading.svelte.ts";
import { position } from "./made.ts";

let shown: number[];
let idle: number;
let isNews: boolean;
let patience: Dwell;
let waiting: boolean;
let playback: Playback;
let closed: Promise<void>;
/** What a lesson says was read. */
let heard: Promise<void>;
let goOn: () => void;
/** Positions that end a round: "here", or with the table as it was before, which has a number of its own here. */
let ends: Map<number, "here" | number>;
const endOf = (next: Position): RoundEnd => {
  const end = ends.get(next.number);
  return end === undefined ? null : end === "here" ? next : position({ number: end });
};
const come = (...numbers: number[]) => numbers.forEach((number) => playback.add(position({ number })));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  [shown, idle, isNews, patience, waiting] = [[], 0, true, 450, false];
  closed = heard = Promise.resolve();
  ends = new Map();
  playback = new Playback(
    ({ number }) => {
      shown.push(number);
      return isNews;
    },
    () => patience,
    (isWaiting) => void (waiting = isWaiting),
    () => void idle++,
    { closed: () => closed, heard: () => heard, endOf, open: () => (closed = new Promise((resolve) => (goOn = resolve))) },
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

test("what a lesson says of the table is read before the table goes on", async () => {
  let read: () => void = () => undefined;
  come(1);
  await wait(500);
  heard = new Promise((resolve) => (read = resolve));
  come(2);
  await wait(5_000);
  expect(shown).toEqual([1]);
  read();
  await wait(0);
  expect(shown).toEqual([1, 2]);
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
  await wait(500);
  come(2);
  await wait(0);
  expect(shown).toEqual([1, 2]);
  expect(idle).toBe(2);
});

test("what comes a moment after the last is not shown before that was seen", async () => {
  come(1);
  await wait(100);
  come(2);
  await wait(300);
  expect(shown).toEqual([1]);
  await wait(60);
  expect(shown).toEqual([1, 2]);
});

test("it waits for a tap, says so, and goes on with it", async () => {
  patience = "tap";
  come(1, 2, 3);
  await wait(60_000);
  expect([shown, waiting]).toEqual([[1], true]);
  playback.next();
  await wait(0);
  expect(shown).toEqual([1, 2]);
  playback.next();
  await wait(0);
  expect([shown, waiting, idle]).toEqual([[1, 2, 3], false, 1]);
});

test("a tap ends any wait", async () => {
  come(1, 2);
  await wait(10);
  playback.next();
  await wait(0);
  expect(shown).toEqual([1, 2]);
});

test("a round that ends with a position is read before more is shown", async () => {
  ends.set(2, "here");
  come(1, 2, 3);
  await wait(5_000);
  expect(shown).toEqual([1, 2]);
  expect([playback.isShowing, idle]).toEqual([true, 0]);
  come(4);
  goOn();
  await wait(1_000);
  expect(shown).toEqual([1, 2, 3, 4]);
  expect(idle).toBe(1);
});

test("where the table is to stay as it was, the position itself waits until the end was read", async () => {
  ends.set(2, 1.5);
  come(1, 2);
  await wait(5_000);
  expect(shown).toEqual([1, 1.5]);
  goOn();
  await wait(0);
  expect(shown).toEqual([1, 1.5, 2]);
});

test("what is stopped while it is read shows nothing more", async () => {
  ends.set(2, 1.5);
  come(1, 2);
  await wait(1_000);
  playback.stop();
  goOn();
  await wait(1_000);
  expect(shown).toEqual([1, 1.5]);
});

test("a position that cannot be shown is reported, and those behind it are shown", async () => {
  const reported: unknown[] = [];
  vi.stubGlobal("reportError", (error: unknown) => reported.push(error));
  isNews = false;
  const broken = new Error("a board that throws");
  playback = new Playback(
    ({ number }) => {
      if (number === 1) throw broken;
      shown.push(number);
      return isNews;
    },
    () => patience,
    () => undefined,
    () => void idle++,
    {
      closed: () => closed,
      heard: () => heard,
      endOf: (next) => {
        if (next.number === 3) throw broken;
        return null;
      },
      open: async () => undefined,
    },
  );
  come(1, 2, 3);
  await wait(0);
  come(4);
  await wait(0);
  expect(shown).toEqual([2, 4]);
  expect(reported).toEqual([broken, broken]);
  expect([playback.isShowing, idle]).toEqual([false, 2]);
  vi.unstubAllGlobals();
});
