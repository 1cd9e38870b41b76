/** Our own numerals stand on a 64 × 100 grid, tabular but for the narrow 1. */
const ADVANCE = 70;
const WIDTH = 64;
const NARROW: Record<string, number> = { "1": 52 };

/** Where a stroke begins, and how it goes on from there: as relative commands it can stand anywhere in a number. */
type Stroke = readonly [x: number, y: number, path: string];

const MINUS: Stroke = [8, 50, "h48"];
const STROKES: Record<string, Stroke> = {
  "0": [32, 8, "c15 0 24 15 24 42s-9 42-24 42-24-15-24-42 9-42 24-42z"],
  "1": [14, 28, "l22-20v84"],
  "2": [9, 31, "c0-14 10-23 23.5-23 13.5 0 22.5 9 22.5 22 0 16-14 28-46 62h47"],
  "3": [11, 8, "h43l-24 33c16 0 26 10.5 26 25 0 16-10 26-25 26-11.5 0-20-5.5-23.5-15"],
  "4": [36, 8, "l-29 62h51m-15-23v45"],
  "5": [53, 8, "h-36l-4.5 39c5.5-6 12-8.5 19.5-8.5 15 0 24 11 24 26.5 0 17-10 27-25.5 27-11 0-19-5-22.5-13.5"],
  "6": [43, 8, "l-29.5 44c-4 6-5.5 9.5-5.5 15 0 15 10 25 24 25s24-10 24-25-10-24.5-24-24.5c-8 0-15 3.5-19.5 10.5"],
  "7": [8, 8, "h48l-31 84"],
  "8": [32, 47, "c-12 0-20.5-8-20.5-19.5s8.5-19.5 20.5-19.5 20.5 8 20.5 19.5-8.5 19.5-20.5 19.5c-14 0-24 9.5-24 22.5s10 22.5 24 22.5 24-9.5 24-22.5-10-22.5-24-22.5z"],
  "9": [21, 92, "l29.5-44c4-6 5.5-9.5 5.5-15 0-15-10-25-24-25s-24 10-24 25 10 24.5 24 24.5c8 0 15-3.5 19.5-10.5"],
  "+": [32, 24, "v52m-26-26h52"],
  "-": MINUS,
  "−": MINUS,
};

export interface Numeral {
  width: number;
  /** All its digits are one stroke after the other: a piece has one element less for each, and is styled and drawn sooner. */
  path: string;
}

/** How a number is drawn, and how wide it is. */
export function numeral(value: number | string): Numeral {
  let left = 0;
  let path = "";
  for (const character of String(value)) {
    const stroke = STROKES[character];
    if (stroke) path += `M${left + stroke[0]} ${stroke[1]}${stroke[2]}`; // anything else leaves its place free
    left += NARROW[character] ?? ADVANCE;
  }
  return { width: Math.max(WIDTH / 2, left - (ADVANCE - WIDTH)), path };
}
