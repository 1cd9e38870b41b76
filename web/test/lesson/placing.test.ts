import { describe, expect, it } from "vitest";
import { type Box, placed, shared } from "../../src/lesson/placing.ts";

const PHONE = { width: 360, height: 640 };
const BUBBLE = { width: 300, height: 110 };
const box = (x: number, y: number, width = 60, height = 80): Box => ({ x, y, width, height });
const boxOf = ({ x, y }: { x: number; y: number }): Box => ({ x, y, ...BUBBLE });

describe("a bubble", () => {
  it.each([
    ["in the middle", box(150, 300)],
    ["at the bottom", box(280, 560)],
    ["at the top", box(0, 0)],
    ["at the right edge", box(300, 200)],
  ])("is on the screen and covers nothing of a piece %s", (_, piece) => {
    const at = placed(BUBBLE, [piece], PHONE);
    expect(shared(boxOf(at), piece)).toBe(0);
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.y).toBeGreaterThanOrEqual(0);
    expect(at.x + BUBBLE.width).toBeLessThanOrEqual(PHONE.width);
    expect(at.y + BUBBLE.height).toBeLessThanOrEqual(PHONE.height);
  });

  it("covers neither of two pieces to choose from", () => {
    const pieces: [Box, Box] = [box(20, 300), box(200, 180)];
    const at = placed(BUBBLE, pieces, PHONE);
    for (const piece of pieces) expect(shared(boxOf(at), piece)).toBe(0);
  });

  it("rather lies where nothing else does", () => {
    const piece = box(150, 300);
    expect(placed(BUBBLE, [piece], PHONE, [box(0, 180, 360, 100)]).side).toBe("below");
    expect(placed(BUBBLE, [piece], PHONE, [box(0, 400, 360, 100)]).side).toBe("above");
  });

  it("points at the middle of the piece", () => {
    const at = placed(BUBBLE, [box(150, 300)], PHONE);
    expect(at.x + at.tip).toBe(180);
  });
});
