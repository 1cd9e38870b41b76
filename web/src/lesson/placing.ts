/** Where a bubble stands: beside what it speaks of, on the screen, and on nothing that is to be touched. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Side = "above" | "below" | "left" | "right";
export interface Placed {
  x: number;
  y: number;
  side: Side;
  /** How far along its edge the bubble's tip is. */
  tip: number;
}

const GAP = 12;
const EDGE = 6;
/** The tip never sits on a round corner. */
const CORNER = 18;

/** The place beside the first of `targets` that covers least of them all, and of what else is kept free. */
export function placed(bubble: Size, targets: readonly [Box, ...Box[]], screen: Size, free: readonly Box[] = []): Placed {
  const [at] = targets;
  const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  const tries: [Side, number, number][] = [
    ["above", middle.x - bubble.width / 2, at.y - GAP - bubble.height],
    ["below", middle.x - bubble.width / 2, at.y + at.height + GAP],
    ["right", at.x + at.width + GAP, middle.y - bubble.height / 2],
    ["left", at.x - GAP - bubble.width, middle.y - bubble.height / 2],
  ];
  let best: Placed | undefined;
  let least = Infinity;
  for (const [side, wantedX, wantedY] of tries) {
    const x = clamp(wantedX, EDGE, screen.width - EDGE - bubble.width);
    const y = clamp(wantedY, EDGE, screen.height - EDGE - bubble.height);
    const box = { x, y, ...bubble };
    // what it speaks of must be seen; the rest only should
    const cost = 4 * sum(targets, (target) => shared(box, target)) + sum(free, (other) => shared(box, other));
    if (cost >= least) continue;
    least = cost;
    const along = side === "above" || side === "below" ? clamp(middle.x - x, CORNER, bubble.width - CORNER) : clamp(middle.y - y, CORNER, bubble.height - CORNER);
    best = { x, y, side, tip: along };
  }
  return best as Placed;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
