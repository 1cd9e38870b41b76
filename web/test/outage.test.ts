import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Outage } from "../src/lib/net/outage.ts";

let heard: boolean[];
let outage: Outage;
let isOffline: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  isOffline = false;
  outage = new Outage((isLost) => heard.push(isLost), () => isOffline);
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

test("where the browser knows that there is no network, it is said at once", () => {
  outage.told("waiting");
  isOffline = true;
  outage.told("waiting");
  expect(heard).toEqual([true]);
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual([true]);
  outage.told("open");
  expect(heard).toEqual([true, false]);
});
