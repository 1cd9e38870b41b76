/**
 * Glicko-2, as the server rates people (`src/reihum/server/people/glicko.py`): the same numbers, tested with the same cases.
 *
 * Solving a puzzle is a match of player against puzzle, and both are rated anew after it. What a puzzle begins with tells the weakest
 * level of bots that solves it.
 */
import { BLUNDER } from "./grading.ts";

export interface Standing {
  rating: number;
  deviation: number;
  volatility: number;
}

/** One game as its player sees it: the opponent, and 1 for a win, 0.5 for a draw, 0 for a loss, or anything between. */
export interface RatedGame {
  rating: number;
  deviation: number;
  score: number;
}

const SCALE = 173.7178;
const MIDDLE = 1500;
const TAU = 0.5;
const NEAR = 1e-6;

export const BEGINNER: Standing = { rating: MIDDLE, deviation: 350, volatility: 0.06 };

const SEEDS: Readonly<Record<string, number>> = { easy: 1200, medium: 1400, greedy: 1500, hard: 1700, expert: 1900 };
const SEED_DEVIATION = 150;

/** What a puzzle is rated before anybody has tried it. */
export function seedOf(level: string): Standing {
  return { ...BEGINNER, rating: SEEDS[level] ?? MIDDLE, deviation: SEED_DEVIATION };
}

/** What a turn that lost this much winning chance scores in the match against the puzzle: 1 for nothing lost, 0 for a blunder. */
export function scoreOf(lost: number): number {
  return Math.min(1, Math.max(0, 1 - lost / BLUNDER));
}

/** A player's standing after a period with at least one game. */
export function rated(player: Standing, games: readonly RatedGame[]): Standing {
  const mu = (player.rating - MIDDLE) / SCALE;
  const phi = player.deviation / SCALE;
  let information = 0; // 1 / v
  let surprise = 0;
  for (const game of games) {
    const g = 1 / Math.sqrt(1 + 3 * (game.deviation / SCALE / Math.PI) ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (game.rating - MIDDLE) / SCALE)));
    information += g ** 2 * expected * (1 - expected); // step 3
    surprise += g * (game.score - expected);
  }
  const v = 1 / information;
  const delta = v * surprise; // step 4
  const sigma = volatilityOf(player.volatility, phi, v, delta);
  const newPhi = 1 / Math.sqrt(1 / (phi ** 2 + sigma ** 2) + 1 / v); // steps 6 and 7
  const newMu = mu + newPhi ** 2 * surprise;
  return { rating: MIDDLE + SCALE * newMu, deviation: SCALE * newPhi, volatility: sigma }; // step 8
}

/** Step 5: the new volatility, the root of a function that falls, found between two numbers on either side of it. */
function volatilityOf(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const rest = phi ** 2 + v + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - rest)) / (2 * rest ** 2) - (x - a) / TAU ** 2;
  };
  let end: number;
  if (delta ** 2 > phi ** 2 + v) end = Math.log(delta ** 2 - phi ** 2 - v);
  else for (end = a - TAU; f(end) < 0; ) end -= TAU;
  return Math.exp(rootOf(f, a, end) / 2);
}

/** The Illinois algorithm: regula falsi that halves the weight of an end that stays. */
function rootOf(f: (x: number) => number, from: number, to: number): number {
  let [a, b] = [from, to];
  let [atA, atB] = [f(a), f(b)];
  while (Math.abs(b - a) > NEAR) {
    const c = a + ((a - b) * atA) / (atB - atA);
    const atC = f(c);
    if (atC * atB <= 0) [a, atA] = [b, atB];
    else atA /= 2;
    [b, atB] = [c, atC];
  }
  return a;
}

/** Player and puzzle after the player has tried it. */
export function afterTrying(player: Standing, puzzle: Standing, lost: number): { player: Standing; puzzle: Standing } {
  const score = scoreOf(lost);
  return {
    player: rated(player, [{ rating: puzzle.rating, deviation: puzzle.deviation, score }]),
    puzzle: rated(puzzle, [{ rating: player.rating, deviation: player.deviation, score: 1 - score }]),
  };
}
