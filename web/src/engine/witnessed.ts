/** Compares what a page was told while a match went on with the match itself. */
import type { StepKind } from "../lib/protocol.ts";
import { hashOf, type Seen } from "../lib/fairness/seen.ts";
import { type Match, range } from "./match.ts";
import { viewOf } from "./table/telling.ts";

export interface Witnessed {
  /** How many of the positions that the page was told were compared. */
  compared: number;
  /** The first of them that the match does not have: after this many moves. */
  wrong: number | null;
}

export function compareSeen(match: Match, { kinds, positions }: Seen): Witnessed {
  const course = new MatchCourse(match);
  const moves = kinds && movesBefore(kinds, match.moves.length, (count) => course.phaseOf(count)[0]);
  let compared = 0;
  let wrong: number | null = null;
  for (const { number, viewer, hash } of positions) {
    const count = moves?.[number] ?? null;
    if (count === null) continue;
    compared++;
    if (!course.hashesAfter(count, viewer).has(hash)) wrong = Math.min(wrong ?? count, count);
  }
  return { compared, wrong };
}

/**
 * How many moves of the match lie before each of its positions; null where they were taken back later, so that the match
 * does not have them any more.
 *
 * Taking back takes back one move. By consent it may be more: then the numbers do not come out, and only what came after the last time
 * is known, counted from the end. Of what is chosen together anybody may take back their own, so of a choice that was made before that
 * nobody can say any more whose it was; `phaseBegan` says after how many moves such a choice began.
 */
export function movesBefore(kinds: readonly StepKind[], total: number, phaseBegan: (count: number) => number = (count) => count): (number | null)[] {
  const counts = [0];
  for (const kind of kinds) counts.push((counts.at(-1) ?? 0) + (kind === "move" ? 1 : kind === "undo" ? -1 : 0));
  const last = kinds.lastIndexOf("undo") + 1;
  const off = total - (counts.at(-1) ?? 0);
  // who gives up while all choose may leave choices behind that were never played: then nothing can be counted from the end
  const isCounted = last === 0 || off === 0;
  if (!isCounted && kinds.includes("resign")) return counts.map(() => null);
  let least = total;
  return counts
    .map((count, number) => (isCounted ? count : number >= last ? count + off : null))
    .toReversed()
    .map((count, fromEnd) => {
      if (count === null || count > least || count < 0) return null;
      const isAfterUndo = kinds[kinds.length - fromEnd - 1] === "undo";
      least = isAfterUndo ? phaseBegan(count) : count;
      return count;
    })
    .toReversed();
}

/** A match from its beginning on. */
class MatchCourse {
  readonly #positions: Match[];
  readonly #hashes = new Map<string, ReadonlySet<string>>();

  constructor(private readonly match: Match) {
    const told = match.begun();
    this.#positions = [told.copy()];
    for (const move of match.moves) {
      told.play(move);
      this.#positions.push(told.copy());
    }
  }

  /** What a viewer may have been shown then. While all choose together, the match has their choices in another order than they were made in. */
  hashesAfter(count: number, viewer: number): ReadonlySet<string> {
    const [first, last] = this.phaseOf(count);
    const name = `${first} ${viewer}`;
    const known = this.#hashes.get(name);
    if (known) return known;
    const phase = range(last - first + 1).map((place) => first + place);
    const hashes = new Set([...phase.map((at) => this.#positions[at] as Match), ...this.#chosenEarly(phase, viewer)].map((position) => hashOf(viewOf(position.engine, position.concealed(viewer)))));
    this.#hashes.set(name, hashes);
    return hashes;
  }

  /** A choice of the viewer's own, made before those that the match has before it. */
  #chosenEarly(phase: readonly number[], viewer: number): Match[] {
    const own = phase.find((at) => this.match.movers[at] === viewer);
    const early = own === undefined ? undefined : this.#positions[phase[0] as number]?.copy();
    if (!early?.seatsToMove.includes(viewer)) return [];
    early.play(this.match.moves[own as number] as number, viewer);
    return [early];
  }

  /** From where to where all choose together, or this position alone. */
  phaseOf(count: number): [number, number] {
    let [first, last] = [count, count];
    if (!this.#isTogether(count)) return [first, last];
    while (this.#isTogether(first - 1)) first--;
    while (this.#isTogether(last + 1)) last++;
    return [first, last];
  }

  #isTogether(count: number): boolean {
    return Boolean(this.#positions[count]?.header("concurrent"));
  }
}
