/** The rows of a sheet, put together from the columns in which the view tells them. */
import type { PrettyTrickyView } from "./view.ts";

export interface ScoredRow {
  sum: number;
  /** Ticked boxes. */
  left: number;
  leftBoxes: number;
  right: number;
  rightBoxes: number;
  circles: number;
  hasSymbol: boolean;
}

/** The sum of the first row (P2); each row below is for one more. */
export const LOWEST_SUM = 2;

export function rowsOf(view: PrettyTrickyView, seat: number): ScoredRow[] {
  const sheet = view.sheets[seat];
  if (!sheet) return [];
  return view.circles.map((circles, place) => ({
    sum: LOWEST_SUM + place,
    left: sheet.left[place] ?? 0,
    leftBoxes: view.left_boxes[place] ?? 0,
    right: sheet.right[place] ?? 0,
    rightBoxes: view.right_boxes[place] ?? 0,
    circles,
    hasSymbol: sheet.symbols.includes(LOWEST_SUM + place),
  }));
}

/** How many boxes of a right row are free: with none it counts its circles (P9). */
export function freeRight(view: PrettyTrickyView, seat: number, sum: number): number {
  const place = sum - LOWEST_SUM;
  return (view.right_boxes[place] ?? 0) - (view.sheets[seat]?.right[place] ?? 0);
}
