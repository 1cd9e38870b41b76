import { describe, expect, it } from "vitest";
import { apart, type Box, isAstray, keptPlace, placed, shared } from "../src/lib/bubbles/placing.ts";

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

  it("goes further away where there is no room between several pieces", () => {
    const pieces: [Box, Box, Box] = [box(40, 260, 30, 30), box(40, 300, 30, 30), box(280, 170)];
    const at = placed(BUBBLE, pieces, PHONE);
    for (const piece of pieces) expect(shared(boxOf(at), piece)).toBe(0);
  });

  it("rather lies where nothing else does", () => {
    const piece = box(150, 300);
    expect(placed(BUBBLE, [piece], PHONE, { others: [box(0, 180, 360, 100)] }).side).toBe("below");
    expect(placed(BUBBLE, [piece], PHONE, { others: [box(0, 400, 360, 100)] }).side).toBe("above");
  });

  it("covers everything else rather than what it speaks of", () => {
    const piece = box(150, 300);
    const crowd = Array.from({ length: 40 }, () => box(0, 0, 360, 290));
    const below = Array.from({ length: 60 }, () => box(0, 390, 360, 250));
    expect(shared(boxOf(placed(BUBBLE, [piece], PHONE, { others: [...crowd, ...below] })), piece)).toBe(0);
  });

  it("goes further away rather than lie on what can be touched", () => {
    const piece = box(150, 300);
    const lit = [box(0, 180, 360, 100), box(0, 360, 360, 150)];
    const at = boxOf(placed(BUBBLE, [piece], PHONE, { lit, others: [box(0, 0, 360, 180), box(0, 510, 360, 130)] }));
    expect(lit.map((one) => shared(at, one))).toEqual([0, 0]);
    expect(shared(at, piece)).toBe(0);
  });

  it("stands above the whole dock when it speaks of the dock's button, also with other cards there", () => {
    const dock = box(0, 530, 360, 110);
    const hand = [box(0, 440, 360, 80)];
    const at = boxOf(placed(BUBBLE, [box(120, 585, 230, 45)], PHONE, { read: [dock], others: hand }));
    expect(shared(at, dock)).toBe(0);
  });

  it("covers other pieces rather than names and scores", () => {
    const [top, bottom] = [box(0, 0, 360, 290), box(0, 390, 360, 250)];
    expect(placed(BUBBLE, [box(150, 300)], PHONE, { read: [bottom], others: [top] }).side).toBe("above");
    expect(placed(BUBBLE, [box(150, 300)], PHONE, { read: [top], others: [bottom] }).side).toBe("below");
  });

  it("steps aside along the edge where that keeps a piece free", () => {
    const screen = { width: 1280, height: 800 };
    const other = box(480, 180, 100, 100);
    const at = placed(BUBBLE, [box(600, 300)], screen, { lit: [other, box(450, 400, 500, 100)] });
    expect(shared(boxOf(at), other)).toBe(0);
    expect(at.tip).not.toBeNull();
  });

  it("points at the middle of the piece, and with a line from far off", () => {
    const at = placed(BUBBLE, [box(150, 300)], PHONE);
    expect(at.x + (at.tip ?? 0)).toBe(180);
    expect(at.line).toBeNull();
    const far = placed(BUBBLE, [box(150, 560)], PHONE, { lit: [box(0, 250, 360, 300)] });
    expect(far.tip).toBeNull();
    const { x, y, length, turn } = far.line ?? { x: 0, y: 0, length: 0, turn: 0 };
    const end = { x: x + length * Math.cos((turn * Math.PI) / 180), y: y + length * Math.sin((turn * Math.PI) / 180) };
    expect(end.x).toBeGreaterThanOrEqual(150);
    expect(end.x).toBeLessThanOrEqual(210);
    expect(end.y).toBeCloseTo(560);
  });

  it("never stands nearer to another piece that is lit, or looks alike, than to its own", () => {
    // four cards of a display: the third is meant, and a crowd around it leaves no room beside it
    const display = [0, 1, 2, 3].map((place) => box(500 + 70 * place, 200));
    const [target] = display.splice(2, 1) as [Box];
    const stack = box(880, 200);
    const crowd = [box(400, 60, 600, 125), box(400, 290, 600, 400)];
    const screen = { width: 1440, height: 900 };
    for (const kept of [{ lit: [...display, stack], read: crowd }, { others: [...display, stack, ...crowd] }, { lit: crowd, others: [...display, stack] }]) {
      const at = placed(BUBBLE, [target], screen, kept);
      const touches = apart(boxOf(at), target) <= 14 && at.tip !== null;
      const nearest = Math.min(...[...display, stack].map((one) => apart(boxOf(at), one)));
      expect(touches || nearest >= apart(boxOf(at), target)).toBe(true);
      expect(shared(boxOf(at), target)).toBe(0);
    }
  });

  it("is astray where something else is nearer, unless its tip touches what is meant", () => {
    const target = box(500, 300);
    const other = box(700, 300);
    expect(isAstray({ x: 640, y: 420, ...BUBBLE }, [target], [other])).toBe(true);
    expect(isAstray({ x: 260, y: 420, ...BUBBLE }, [target], [other])).toBe(false);
    expect(isAstray({ x: 440, y: 392, ...BUBBLE }, [target], [other])).toBe(false);
  });

  it("keeps its place within a step, unless it would cover what is spoken of or can be touched", () => {
    const before = placed(BUBBLE, [box(150, 300)], PHONE);
    const moved = keptPlace(before, BUBBLE, [box(160, 306)], PHONE);
    expect(moved).toMatchObject({ x: before.x, y: before.y });
    // the button of the dock is meant now, and is pointed at from the same place
    expect(keptPlace(before, BUBBLE, [box(60, 580, 240, 44)], PHONE)).toMatchObject({ x: before.x, y: before.y, tip: null });
    const under = box(before.x + 20, before.y + 20);
    expect(keptPlace(before, BUBBLE, [under], PHONE)).toBeNull();
    expect(keptPlace(before, BUBBLE, [box(150, 300)], PHONE, { lit: [under] })).toBeNull();
    expect(keptPlace(before, BUBBLE, [box(150, 300)], { width: 300, height: 640 })).toBeNull();
  });
});
