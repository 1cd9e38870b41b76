/** What the pictures of a review are drawn from: points along lines, bars that follow each other, words for sizes. */
import type { Decision, Review, Reviewed, SeatAccount, Verdict } from "./review.ts";

export const PERCENT = 100;

/** Everybody's winning chance before every step, and the result at the end: by place, then by seat. */
export function chancesIn({ steps }: Pick<Review, "steps">): number[][] {
  const last = steps.at(-1);
  return [...steps.map(({ before }) => before), ...(last ? [last.after] : [])];
}

/** Chances by place and seat as a line a seat. */
export const linesBySeat = (chances: readonly (readonly number[])[], seats: number): number[][] => Array.from({ length: seats }, (_, seat) => chances.map((at) => at[seat] ?? 0));

/** A line through chances in a square of 100 by 100, chance upwards, as the data of an SVG path. */
export function pathOf(chances: readonly number[], length = chances.length): string {
  const width = Math.max(1, length - 1);
  return chances.map((chance, place) => `${place === 0 ? "M" : "L"}${round((PERCENT * place) / width)} ${round(PERCENT * (1 - chance))}`).join("");
}

const round = (value: number): number => Math.round(100 * value) / 100;

/** The parts of an account in the order in which they add up; between the first and the last each begins where the one before it ended. */
export const PARTS = ["start", "deal", "chance", "decision", "others", "hidden", "residual", "result"] as const;
export type AccountPart = (typeof PARTS)[number];

export interface Bar {
  part: AccountPart;
  value: number;
  from: number;
  to: number;
  /** A standard error, where one is known. */
  error: number | null;
}

/** Less than this of a part is not worth a bar: it would be told as 0. */
const SEEN = 0.0005;

/** An account as bars that follow each other; parts that there are none of in this match are left out. */
export function barsOf(account: SeatAccount, steps: readonly Reviewed[]): Bar[] {
  const bars: Bar[] = [];
  let at = 0;
  for (const part of PARTS) {
    const value = account[part];
    const isWhole = part === "start" || part === "result";
    const from = isWhole ? 0 : at;
    at = isWhole ? value : at + value;
    if (isWhole || Math.abs(value) >= SEEN) bars.push({ part, value, from, to: at, error: errorOf(part, account, steps) });
  }
  return bars;
}

function errorOf(part: AccountPart, { seat, error }: SeatAccount, steps: readonly Reviewed[]): number | null {
  if (part === "decision") return error;
  if (part === "others") return together(steps.filter((step) => step.seat !== seat && step.decision).map(({ parts }) => parts[seat]?.error ?? 0));
  return null;
}

/** The standard error of a sum. */
const together = (errors: readonly number[]): number => Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0));

/** The least and the most that any bar reaches: at least from nothing to a sure win. */
export function reachOf(bars: readonly Bar[]): { least: number; most: number } {
  const ends = bars.flatMap(({ from, to, error }) => [from, to, to - (error ?? 0), to + (error ?? 0)]);
  return { least: Math.min(0, ...ends), most: Math.max(1, ...ends) };
}

/** What deal, dice, draws and hidden cards brought. */
export const luckOf = ({ deal, chance, hidden }: Pick<SeatAccount, "deal" | "chance" | "hidden">): number => deal + chance + hidden;

/** "+12", "−3", "0": a gain in points. */
export function signed(value: number): string {
  const points = Math.round(PERCENT * value);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

export const points = (value: number): number => Math.round(PERCENT * value);

/** An error in points, never told as nothing. */
export const errorPoints = (error: number): number => Math.max(1, Math.round(PERCENT * error));

// Decisions

export const WORSE: readonly Verdict[] = ["inaccurate", "mistake", "blunder"];
export const SIZES = ["all", "worse", "blunder", "mistake", "inaccurate", "great"] as const;
export type Sifting = (typeof SIZES)[number];

/** A decision, and the number of its step. */
export interface Judged extends Decision {
  step: number;
  seat: number;
  first: number;
  length: number;
}

/** Of the steps that are known. */
export function judgedIn(steps: readonly (Reviewed | null)[]): Judged[] {
  return steps.flatMap((one, step) => (one?.decision ? [{ ...one.decision, step, seat: one.seat, first: one.first, length: one.length }] : []));
}

export const isWorse = ({ verdict }: Pick<Decision, "verdict">): boolean => WORSE.includes(verdict);

/** The decisions of a size, of a seat or of everybody. */
export function sifted(judged: readonly Judged[], size: Sifting, seat: number | null): Judged[] {
  return judged.filter((one) => (seat === null || one.seat === seat) && (size === "all" || (size === "worse" ? isWorse(one) : one.verdict === size)));
}

/** The first mistake after a step, or the first of all behind the last one. */
export function nextWorse(judged: readonly Judged[], step: number): Judged | null {
  const worse = judged.filter(isWorse);
  return worse.find((one) => one.step > step) ?? worse[0] ?? null;
}

/** How sure it is, in percent, that a decision lost anything: its loss in standard errors on the normal curve. */
export function surenessOf({ lost, error }: Pick<Decision, "lost" | "error">): number {
  return error > 0 ? PERCENT * normal(lost / error) : lost > 0 ? PERCENT : PERCENT / 2;
}

/** The normal distribution's function (Abramowitz and Stegun 26.2.17, to seven digits). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail = Math.exp((-z * z) / 2) * 0.3989422804 * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z < 0 ? tail : 1 - tail;
}

/** Everybody's chances after so many moves of the match, by move and seat: a turn of several small moves changes them at its end. */
export function chancesByMove({ steps }: Pick<Review, "steps">, players: number): number[][] {
  const found: number[][] = [];
  for (const { first, length, before } of steps) for (let move = first; move < first + length; move++) found[move] = before;
  const last = steps.at(-1);
  if (last) found[last.first + last.length] = last.after;
  return Array.from({ length: found.length }, (_, move) => found[move] ?? Array.from({ length: players }, () => 1 / players));
}
