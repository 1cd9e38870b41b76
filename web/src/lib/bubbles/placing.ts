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
  /** How far along its edge the bubble's tip is; null where it stands so far off that a tip would point at something else. */
  tip: number | null;
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
const FAR = 3;
/** How far apart the places are that are tried where none beside it will do. */
const STEP = 16;
/** From how far off nothing is pointed at. */
const OFF = 3 * STEP;

/** What the bubble should not cover: what can be touched, what is read (names, scores, the dock), and other pieces. */
export interface Kept {
  lit?: readonly Box[];
  read?: readonly Box[];
  others?: readonly Box[];
}

/** The place beside the first of `targets`, or else near it, that covers least of them all, and of what else is kept free. */
export function placed(bubble: Size, targets: readonly [Box, ...Box[]], screen: Size, { lit = [], read = [], others = [] }: Kept = {}): Placed {
  const [at] = targets;
  const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  let best: Placed | undefined;
  let least = Infinity;
  for (const [side, wantedX, wantedY, away] of places(bubble, at, screen)) {
    const x = clamp(wantedX, EDGE, screen.width - EDGE - bubble.width);
    const y = clamp(wantedY, EDGE, screen.height - EDGE - bubble.height);
    const box = { x, y, ...bubble };
    const covers = (boxes: readonly Box[]) => boxes.reduce((total, one) => total + shared(box, one), 0);
    // what it speaks of must be seen; the rest only should
    const cost = MUST * covers(targets) + SHOULD * covers(lit) + READ * covers(read) + covers(others) + FAR * away;
    if (cost >= least) continue;
    least = cost;
    const along = side === "above" || side === "below" ? clamp(middle.x - x, CORNER, bubble.width - CORNER) : clamp(middle.y - y, CORNER, bubble.height - CORNER);
    best = { x, y, side, tip: away >= OFF ? null : along };
  }
  return best as Placed;
}

/** Where it could stand: at each side, further and further away, in the middle before it is shifted along. */
function* places(bubble: Size, at: Box, screen: Size): Generator<[Side, x: number, y: number, away: number]> {
  const centre = { x: at.x + (at.width - bubble.width) / 2, y: at.y + (at.height - bubble.height) / 2 };
  // shifted so far that the tip still points at it
  const shift = { x: bubble.width / 2 - CORNER, y: bubble.height / 2 - CORNER };
  for (let away = 0; away < Math.max(screen.height, screen.width); away += STEP) {
    for (const along of [0, -1, 1]) {
      const far = away + (along === 0 ? 0 : STEP);
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

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
