/** How well somebody decided, and how lucky they were, in the matches that were reviewed on this device. */
import { luckOf, PERCENT } from "./figures.ts";
import type { KeptReview } from "./kept.ts";

/** One's own part in a reviewed match. */
export interface PlayedMatch {
  id: string;
  game: string;
  made: number;
  decisions: number;
  /** Winning chance lost by all of them. */
  lost: number;
  /** In percent; null without a decision. */
  accuracy: number | null;
  luck: number;
}

/** How quickly accuracy falls with the winning chance lost a decision, as in `reihum.insight.review`. */
const STEEPNESS = 12;

export function accuracyOf(lost: number, decisions: number): number | null {
  return decisions > 0 ? PERCENT * Math.exp((-STEEPNESS * lost) / decisions) : null;
}

/** My part in reviewed matches at which I had a seat, the oldest first. */
export function playedIn(kept: readonly KeptReview[]): PlayedMatch[] {
  const found = kept.flatMap(({ id, mine, made, review }) => {
    // who passes a device round plays for several: nobody knows which of them is who looks
    const account = mine.length === 1 ? review.accounts[mine[0] as number] : undefined;
    if (!account) return [];
    const { decisions, lost, accuracy } = account;
    return [{ id, game: review.game, made, decisions, lost, accuracy, luck: luckOf(account) }];
  });
  return found.sort((one, other) => one.made - other.made);
}

export interface PlayerStanding {
  game: string;
  played: readonly PlayedMatch[];
  accuracy: number | null;
  /** A match, on average. */
  luck: number;
}

/** The same by game: over all decisions, and luck a match. */
export function standings(played: readonly PlayedMatch[]): PlayerStanding[] {
  const games = [...new Set(played.map(({ game }) => game))];
  return games.map((game) => {
    const mine = played.filter((one) => one.game === game);
    const sum = (of: (one: PlayedMatch) => number) => mine.reduce((total, one) => total + of(one), 0);
    return { game, played: mine, accuracy: accuracyOf(sum(({ lost }) => lost), sum(({ decisions }) => decisions)), luck: sum(({ luck }) => luck) / mine.length };
  });
}
