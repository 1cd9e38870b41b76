import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Outage } from "../src/lib/outage.ts";

let heard: boolean[];
let outage: Outage;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  outage = new Outage((isLost) => heard.push(isLost));
});
afterEach(() => vi.useRealTimers());

test("an absence is told of after a moment, however often it is tried to come back meanwhile", () => {
  for (let tries = 0; tries < 4; tries++) {
    outage.told("waiting");
    vi.advanceTimersByTime(600);
  }
  expect(heard).toEqual([]);
  outage.told("waiting");
  vi.advanceTimersByTime(150);
  expect(heard).toEqual([true]);
  outage.told("waiting");
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual([true]);
});

test("who is back soon is not missed, and the next absence has its own moment", () => {
  outage.told("waiting");
  vi.advanceTimersByTime(2_000);
  outage.told("open");
  outage.told("waiting");
  vi.advanceTimersByTime(2_000);
  expect(heard).toEqual([false]);
  vi.advanceTimersByTime(600);
  expect(heard).toEqual([false, true]);
});

test("what is closed is lost at once, and nothing is said after the table was left", () => {
  outage.told("waiting");
  outage.told("closed");
  outage.forget();
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual([true]);
});
