/** Reviews kept in this browser, finished or not: what is done need not be computed again. What is damaged or stale goes. */
import type { MatchFile } from "../engine/match_file.ts";
import type { Shelf } from "../engine/shelf.ts";
import { sha256 } from "../lib/fairness/sha256.ts";
import type { Effort } from "./review.ts";
import type { Sums } from "./weigher.ts";

/** What is known of a match: its steps, by number, and what it was worth before the deal. */
export interface Progress {
  sums: (Sums | null)[];
  /** By step: its decision as JSON; null where there is none, or none yet. */
  decisions: (string | null)[];
  /** By step: nothing more is measured of it. */
  done: boolean[];
  start: Sums | null;
}

interface ShelvedReview {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Of the module, of seed and effort: those of another one are of no use. */
  of: string;
  content: string;
  /** The hash of the content. */
  seal: string;
}

const MOST = 100;
const hash = (text: string): string => sha256(new TextEncoder().encode(text));

export class KeptReviews {
  constructor(private readonly shelf: Promise<Shelf>) {}

  /** What is known of a match, if it was reviewed in the same way by the same module. */
  async find(file: MatchFile, of: string, steps: number): Promise<Progress | null> {
    const id = idOf(file);
    const shelf = await this.shelf;
    let kept: ShelvedReview | undefined;
    try {
      kept = (await shelf.get(id)) as ShelvedReview | undefined;
      if (kept === undefined) return null;
      if (kept.of === of && kept.seal === hash(kept.content)) {
        const progress = JSON.parse(kept.content) as Progress;
        if (progress.done.length === steps) return progress;
      }
    } catch {
      // it cannot be read: computed again
    }
    await shelf.remove(id).catch(() => undefined);
    return null;
  }

  /** What a browser does not want to keep is not kept: it can be computed again. */
  async keep(file: MatchFile, of: string, progress: Progress): Promise<void> {
    const content = JSON.stringify(progress);
    const kept: ShelvedReview = { id: idOf(file), at: Date.now(), of, content, seal: hash(content) };
    const shelf = await this.shelf;
    try {
      await shelf.force(kept);
      await this.#thinOut(shelf);
    } catch {
      // no room
    }
  }

  async #thinOut(shelf: Shelf): Promise<void> {
    if (++this.#kept % MOST !== 1) return;
    const all = ((await shelf.all()) as ShelvedReview[]).sort((one, other) => other.at - one.at);
    for (const { id } of all.slice(MOST)) await shelf.remove(id);
  }
  #kept = 0;
}

export function hashOf(module: string, seed: string, effort: Effort): string {
  return hash(JSON.stringify([module, seed, effort]));
}

/** A match, whoever is said to have played it. */
function idOf({ game, rules, players, key, moves, options, start, variation }: MatchFile): string {
  return hash(JSON.stringify([game, rules, players, key, moves, Object.entries(options).sort(), start, variation]));
}
