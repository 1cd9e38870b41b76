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
/** From the bubble's edge to the edge of what it speaks of; `turn` in degrees, 0 to the right. */
export interface Pointer {
  x: number;
  y: number;
  length: number;
  turn: number;
}
export interface Placed {
  x: number;
  y: number;
  side: Side;
  /** How far along its edge the bubble's tip is; null where it stands too far off for one. */
  tip: number | null;
  /** What points instead of the tip; null where there is one. */
  line: Pointer | null;
}

const GAP = 12;
const EDGE = 6;
/** The tip never sits on a round corner. */
const CORNER = 18;
/** How much more it weighs to cover what is spoken of, what can be touched, or what is read, than any other piece. */
const MUST = 1_000;
const SHOULD = 30;
const READ = 8;
/** What a pixel further away weighs, in pixels of other pieces: a little piece covered is better than a bubble far off. */
const FAR = 12;
/** What it weighs to stand nearer to another piece than to the one it speaks of: as much as covering a few that can be touched. */
const ASTRAY = 90_000;
/** How far apart the places are that are tried where none beside it will do. */
const STEP = 16;
/** So near, its tip touches what it speaks of, and cannot be mistaken. */
const NEAR = GAP + 2;
/** How far its middle may be shifted along its edge, in shares of what keeps the tip at the piece. */
const SHIFTS = [0, -0.5, 0.5, -1, 1];

/** What the bubble should not cover: what can be touched, what is read (names, scores, the dock), and other pieces. */
export interface KeptFree {
  lit?: readonly Box[];
  read?: readonly Box[];
  others?: readonly Box[];
}

type Targets = readonly [Box, ...Box[]];

/** The place beside the first of `targets`, or else near it, that covers least of them all, and of what else is kept free. `meant`: how many of them, the first ones, are pointed at; the rest is only to be seen. */
export function placed(bubble: Size, targets: Targets, screen: Size, { lit = [], read = [], others = [] }: KeptFree = {}, meant = 1): Placed {
  const [at] = targets;
  let best: Box | undefined;
  let bestSide: Side = "above";
  let least = Infinity;
  for (const [side, wantedX, wantedY, away] of places(bubble, at, screen)) {
    const x = clamp(wantedX, EDGE, screen.width - EDGE - bubble.width);
    const y = clamp(wantedY, EDGE, screen.height - EDGE - bubble.height);
    const box = { x, y, ...bubble };
    const covers = (boxes: readonly Box[]) => boxes.reduce((total, one) => total + shared(box, one), 0);
    // what it speaks of must be seen; the rest only should
    const cost = MUST * covers(targets) + SHOULD * covers(lit) + READ * covers(read) + covers(others) + FAR * away + (isAstray(box, targets.slice(0, meant), [...lit, ...others]) ? ASTRAY : 0);
    if (cost >= least) continue;
    least = cost;
    best = box;
    bestSide = side;
  }
  return pointing(best as Box, bestSide, targets, meant);
}

/** The same place once more, as long as it covers nothing that is spoken of or can be touched: a bubble that jumps is not read. */
export function keptPlace(before: Placed, bubble: Size, targets: Targets, screen: Size, { lit = [] }: KeptFree = {}, meant = 1): Placed | null {
  const box = { x: before.x, y: before.y, ...bubble };
  const isOnScreen = box.x + box.width <= screen.width && box.y + box.height <= screen.height;
  if (!isOnScreen || [...targets, ...lit].some((one) => shared(box, one) > 0)) return null;
  return pointing(box, before.side, targets, meant);
}

/** Does it stand nearer to another piece than to those it speaks of? Beside one of these its tip tells which is meant. */
export function isAstray(bubble: Box, targets: readonly Box[], others: readonly Box[]): boolean {
  const near = Math.min(...targets.map((one) => apart(bubble, one)));
  return near > NEAR && others.some((one) => apart(bubble, one) < near);
}

/** How it points from where it stands: with its tip where that touches one of what is meant, else with a line to the nearest. */
function pointing(box: Box, side: Side, [first, ...more]: Targets, meant: number): Placed {
  const { x, y } = box;
  const at = more.slice(0, meant - 1).reduce((nearest, one) => (apart(box, one) < apart(box, nearest) ? one : nearest), first);
  const sides: readonly Side[] = [side, "above", "below", "left", "right"];
  for (const one of sides) {
    const tip = touching(box, one, at);
    if (tip !== null) return { x, y, side: one, tip, line: null };
  }
  const from = { x: clamp(middleOf(at).x, x + CORNER, x + box.width - CORNER), y: clamp(middleOf(at).y, y + CORNER, y + box.height - CORNER) };
  const to = { x: clamp(from.x, at.x, at.x + at.width), y: clamp(from.y, at.y, at.y + at.height) };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x, y, side, tip: null, line: at.width === 0 ? null : { ...from, length: Math.hypot(dx, dy), turn: (Math.atan2(dy, dx) * 180) / Math.PI } };
}

/** Where the tip is on that side of the box if it touches the piece there. */
function touching(box: Box, side: Side, at: Box): number | null {
  const { x, y, width, height } = box;
  const isLevel = side === "left" || side === "right";
  const tip = isLevel ? clamp(middleOf(at).y - y, CORNER, height - CORNER) : clamp(middleOf(at).x - x, CORNER, width - CORNER);
  const end = isLevel ? y + tip : x + tip;
  const reach = { above: at.y - (y + height), below: y - (at.y + at.height), left: at.x - (x + width), right: x - (at.x + at.width) }[side];
  const isAlong = isLevel ? end >= at.y && end <= at.y + at.height : end >= at.x && end <= at.x + at.width;
  return isAlong && reach >= 0 && reach <= NEAR ? tip : null;
}

const middleOf = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** Where it could stand: at each side, further and further away, in the middle before it is shifted along. */
function* places(bubble: Size, at: Box, screen: Size): Generator<[Side, x: number, y: number, away: number]> {
  const centre = { x: at.x + (at.width - bubble.width) / 2, y: at.y + (at.height - bubble.height) / 2 };
  // shifted so far that the tip still points at it
  const shift = { x: bubble.width / 2 - CORNER, y: bubble.height / 2 - CORNER };
  for (let away = 0; away < Math.max(screen.height, screen.width); away += STEP) {
    for (const along of SHIFTS) {
      const far = away + Math.abs(along) * STEP;
      const [x, y] = [centre.x + along * shift.x, centre.y + along * shift.y];
      yield ["above", x, at.y - GAP - bubble.height - away, far];
      yield ["below", x, at.y + at.height + GAP + away, far];
      yield ["right", at.x + at.width + GAP + away, y, far];
      yield ["left", at.x - GAP - bubble.width - away, y, far];
    }
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** How far two boxes are apart; 0 where they touch or share something. */
export function apart(one: Box, other: Box): number {
  const x = Math.max(0, one.x - (other.x + other.width), other.x - (one.x + one.width));
  const y = Math.max(0, one.y - (other.y + other.height), other.y - (one.y + one.height));
  return Math.hypot(x, y);
}

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
