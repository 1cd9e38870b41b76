/** What comes of a try: the puzzle and the player are rated, once, and the try is kept. */
import type { Puzzle } from "./contract.ts";
import { dayOf, streakOf, type Streak } from "./daily.ts";
import { SOLVED } from "./grading.ts";
import { type GameStanding, practice, type Practice, type Try } from "./practice.ts";
import { afterTrying, BEGINNER, seedOf, type Standing } from "./rating.ts";

export async function standingIn(game: string, kept: Practice = practice): Promise<GameStanding> {
  return (await kept.get("standings", game)) ?? { id: game, player: BEGINNER, puzzles: {} };
}

export function standingOf({ puzzles }: GameStanding, { id, level }: Pick<Puzzle, "id" | "level">): Standing {
  return puzzles[id] ?? seedOf(level);
}

export interface Tried {
  try: Try;
  /** The player's standing before and after it; the same if the puzzle was known already. */
  before: Standing;
  after: Standing;
}

/** Keeps a try. Only the first one of a puzzle is a match against it. */
export async function noteTry(game: string, puzzle: Pick<Puzzle, "id" | "level">, moves: readonly string[], lost: number, isDaily: boolean, now = new Date(), kept: Practice = practice): Promise<Tried> {
  const earlier = (await kept.all("tries")).filter((one) => one.game === game && one.puzzle === puzzle.id).length;
  const standing = await standingIn(game, kept);
  let after = standing.player;
  if (earlier === 0) {
    const rated = afterTrying(standing.player, standingOf(standing, puzzle), lost);
    after = rated.player;
    await kept.put("standings", { ...standing, player: after, puzzles: { ...standing.puzzles, [puzzle.id]: rated.puzzle } });
  }
  const made: Try = {
    id: `${game} ${puzzle.id} ${earlier + 1}`,
    game,
    puzzle: puzzle.id,
    moves: [...moves],
    lost,
    at: now.getTime(),
    day: isDaily ? dayOf(now) : null,
    rating: earlier === 0 ? after.rating : null,
  };
  await kept.put("tries", made);
  return { try: made, before: standing.player, after };
}

/** The days whose puzzle was solved, at the first try of that day or a later one. */
export function streakIn(tries: readonly Try[], game: string, today: string): Streak {
  return streakOf(tries.filter((one) => one.game === game && one.lost < SOLVED).flatMap(({ day }) => (day ? [day] : [])), today);
}

export const isSolved = (tries: readonly Try[], game: string, puzzle: string): boolean => tries.some((one) => one.game === game && one.puzzle === puzzle && one.lost < SOLVED);

/** The puzzle to offer next: one that was not tried, nearest to the player's own rating; when all were, the one tried longest ago. */
export function nextPuzzle(puzzles: readonly Puzzle[], standing: GameStanding, tries: readonly Try[], theme: string | null, not: string | null): Puzzle | null {
  const fitting = puzzles.filter((puzzle) => (theme === null || puzzle.theme === theme) && puzzle.id !== not);
  const last = new Map<string, number>();
  for (const { game, puzzle, at } of tries) if (game === standing.id) last.set(puzzle, Math.max(at, last.get(puzzle) ?? 0));
  const distance = (puzzle: Puzzle): number => Math.abs(standingOf(standing, puzzle).rating - standing.player.rating);
  const fresh = fitting.filter(({ id }) => !last.has(id)).sort((one, other) => distance(one) - distance(other));
  return fresh[0] ?? fitting.sort((one, other) => (last.get(one.id) ?? 0) - (last.get(other.id) ?? 0))[0] ?? puzzles.find(({ id }) => id === not) ?? null;
}
