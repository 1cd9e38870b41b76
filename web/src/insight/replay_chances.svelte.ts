/** The winning chances of a match that is seen again, by moment: with all cards open, or as a seat could know them. */
import { recordsOf } from "../device/tables.ts";
import { chancesByMove } from "./figures.ts";
import { keptReview } from "./kept.ts";

/** All cards are open. */
export const OPEN = null;
/** From a seat (−1: a spectator), or with all cards open. */
export type Sight = number | typeof OPEN;

export class ReplayChances {
  /** By moment and seat, as far as they are known; null where nobody has asked for them. */
  byMove = $state.raw<readonly (readonly number[])[] | null>(null);
  sight = $state.raw<Sight>(OPEN);
  problem = $state.raw<unknown>(null);
  readonly #known = new Map<Sight, readonly (readonly number[])[]>();
  #work: AbortController | null = null;

  constructor(
    private readonly id: string,
    private readonly players: number,
  ) {
    // a review that was made here knows them
    void keptReview(id).then((kept) => {
      if (!kept) return;
      this.#known.set(OPEN, chancesByMove(kept.review, this.players));
      this.byMove ??= this.#known.get(OPEN) ?? null;
    });
  }

  /** Shows them from somewhere: at once if they are known, else one by one as they are worked out. */
  async show(sight: Sight): Promise<void> {
    this.stop();
    this.sight = sight;
    this.problem = null;
    const known = this.#known.get(sight);
    this.byMove = known ?? [];
    if (known) return;
    const work = (this.#work = new AbortController());
    try {
      const [file, { chancesThrough }] = await Promise.all([recordsOf(this.id).match(), import("./reviewer.ts")]);
      const found: number[][] = [];
      await chancesThrough(file, sight, (length, { wins }) => {
        if (work.signal.aborted) return;
        found[length] = wins;
        this.byMove = [...found];
      }, work.signal);
      this.#known.set(sight, found);
    } catch (error) {
      if (!work.signal.aborted) this.problem = error;
    }
  }

  stop(): void {
    this.#work?.abort();
    this.#work = null;
  }
}
