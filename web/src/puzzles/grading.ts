/** How good a turn was: in points of winning chance lost, never just right or wrong. */
import { isSameTurn } from "$lib/turns.ts";
import type { PuzzleTurn, Posed } from "./contract.ts";

/** As the review of a match says it (`src/reihum/bots/reviews/verdicts.py`). */
const INACCURATE = 0.02;
const MISTAKE = 0.04;
export const BLUNDER = 0.08;
/** A turn counts as solved if it loses less than what would be called inaccurate. */
export const SOLVED = INACCURATE;

export type Grade = "best" | "fine" | "inaccurate" | "mistake" | "blunder";

export function gradeOf(lost: number): Grade {
  if (lost <= 0) return "best";
  if (lost < INACCURATE) return "fine";
  if (lost < MISTAKE) return "inaccurate";
  return lost < BLUNDER ? "mistake" : "blunder";
}

/** What is known of a turn; null if nobody has measured it. */
export function measuredOf({ choices }: Pick<Posed, "choices">, moves: readonly string[]): PuzzleTurn | null {
  return choices.find((choice) => isSameTurn(choice.moves, moves)) ?? null;
}

/** What is said of a turn as good as another one that has been measured: the nearest of them, if it is near. */
export function levelsLike({ choices }: Pick<Posed, "choices">, lost: number): string[] {
  const near = choices.filter((choice) => Math.abs(choice.lost - lost) < INACCURATE && choice.levels);
  return [...new Set(near.flatMap(({ levels }) => Object.keys(levels ?? {})))];
}

export const points = (share: number): number => Math.round(100 * share);

/** Points lost, never told as none where some are. */
export const lostPoints = (lost: number): number => (lost <= 0 ? 0 : Math.max(1, points(lost)));
