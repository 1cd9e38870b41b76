/** The printed sheet: the numbers of each row as they stand there, and its scale of points. */
import type { Turn } from "$boards/contract.ts";
import { laysOf } from "./lays.ts";
import type { QwixxCardsRow, QwixxCardsView } from "./view.ts";

const UP = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const DOWN = UP.toReversed();
const NUMBERS: Record<string, readonly number[]> = { R: UP, Y: UP, G: DOWN, B: DOWN };
/** Q17: what so many marks are worth, the lock counted as one. */
export const SCALE = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78];
export const MISS_BOXES = [0, 1, 2, 3];
export const MISS_POINTS = -5;

export const numbersOf = (colour: string): readonly number[] => NUMBERS[colour] ?? UP;
export const lastOf = (colour: string): number => numbersOf(colour).at(-1) ?? 0;

/** The marks of a row as they count: with the lock (Q6). */
export function marksOf(row: QwixxCardsRow): number {
  return row.marks.length + Number(row.locked);
}

/** The numbers pencilled in but not yet marked, by the letter of their row. */
export type Drafts = Readonly<Record<string, readonly number[]>>;

/** What the viewer has in mind: the wish, or the choice of the second step that waits for the others. */
export function draftsOf(turn: Pick<Turn<QwixxCardsView>, "view" | "wish">): Drafts {
  const { view, wish } = turn;
  const drafts: Record<string, number[]> = {};
  for (const { colour, number, marks } of laysOf(wish)) if (marks) (drafts[colour] ??= []).push(number);
  const chosen = wish.find((move) => move.startsWith("mark "))?.slice(-1) ?? view.choice;
  if (view.phase === "choose" && chosen && chosen !== "skip") drafts[chosen] = [view.number];
  return drafts;
}

/** What a row would be worth with its drafts. */
export function worthWith(row: QwixxCardsRow, drafts: Drafts): number {
  const added = (drafts[row.colour] ?? []).filter((number) => !row.marks.includes(number));
  if (added.length === 0) return row.points;
  const locks = added.includes(lastOf(row.colour));
  return SCALE[marksOf(row) + added.length + Number(locks)] ?? row.points;
}

/** How many free numbers a mark would leap over for good. */
export function leaptOver(row: QwixxCardsRow, number: number): number {
  const numbers = numbersOf(row.colour);
  const reached = Math.max(-1, ...row.marks.map((mark) => numbers.indexOf(mark)));
  return numbers.indexOf(number) - reached - 1;
}
