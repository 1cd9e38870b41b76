/** The puzzle of a day, the same for everybody without anybody being asked; and how many days in a row one has solved it. */

const DAY_MS = 86_400_000;

/** A day of the reader's calendar: "2026-11-19". */
export function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** Days since 1970, whatever the time zone: the same date has the same number everywhere. */
export function numberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

/** The puzzle of a day: all come in turn, in an order of their own in every round, so that none comes twice in one. */
export function dailyOf<Named extends { id: string }>(game: string, day: string, puzzles: readonly Named[]): Named | null {
  if (puzzles.length === 0) return null;
  const number = numberOf(day);
  const round = Math.floor(number / puzzles.length);
  const place = number - round * puzzles.length;
  const order = puzzles.map((puzzle) => ({ puzzle, at: hashOf(`${game} ${round} ${puzzle.id}`) }));
  order.sort((one, other) => one.at - other.at || (one.puzzle.id < other.puzzle.id ? -1 : 1));
  return order[place]?.puzzle ?? null;
}

/** FNV-1a, stirred once more: a number that looks drawn by lot and is the same everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export interface Streak {
  /** Days in a row up to today, or to yesterday as long as today's is still to be solved. */
  now: number;
  best: number;
}

export function streakOf(solved: Iterable<string>, today: string): Streak {
  const days = [...new Set(solved)].map(numberOf).sort((one, other) => one - other);
  let best = 0;
  let run = 0;
  let last = -Infinity;
  for (const day of days) {
    run = day === last + 1 ? run + 1 : 1;
    best = Math.max(best, run);
    last = day;
  }
  return { now: last >= numberOf(today) - 1 ? run : 0, best };
}
