import { beforeEach, expect, it } from "vitest";
import { SecondTap } from "../src/lib/touch/second_tap.ts";

const goOn = { isConnected: true };
const below = { isConnected: true };
const click = (timeStamp: number, { clientX = 100, clientY = 100, detail = 1 } = {}) => ({ timeStamp, clientX, clientY, detail });
let taps: SecondTap<{ isConnected: boolean }>;
beforeEach(() => {
  goOn.isConnected = true;
  taps = new SecondTap();
  expect(taps.isStray(click(1000), goOn, false)).toBe(false);
});

it("ignores taps on what has appeared under the finger", () => {
  goOn.isConnected = false;
  expect(taps.isStray(click(1150, { clientX: 110 }), below, false)).toBe(true);
  expect(taps.isStray(click(1300, { detail: 2 }), below, false)).toBe(true);
  expect(taps.isStray(click(1500), below, false)).toBe(false);
});

it("lets everything else through", () => {
  expect(taps.isStray(click(1100), goOn, false)).toBe(false); // it is still there
  goOn.isConnected = false;
  expect(taps.isStray(click(1150, { clientY: 300 }), below, false)).toBe(false); // elsewhere
  expect(taps.isStray(click(1200), below, false)).toBe(false); // what was tapped last has not vanished
});

it("holds up neither play on the board nor keys", () => {
  goOn.isConnected = false;
  expect(taps.isStray(click(1100, { detail: 0 }), below, false)).toBe(false);
  expect(taps.isStray(click(1120), below, true)).toBe(false);
});
