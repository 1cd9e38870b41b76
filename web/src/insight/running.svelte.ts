/** Reviews that are being worked out: they go on while one looks at something else, and are kept when they are done. */
import { recordsOf } from "../device/tables.ts";
import type { ReviewProgress } from "./contract.ts";
import { keepReview, keptReview } from "./kept.ts";
import type { Review } from "./review.ts";

export class RunningReview {
  review = $state.raw<Review | null>(null);
  /** What is known before it is done. */
  progress = $state.raw<ReviewProgress | null>(null);
  problem = $state.raw<unknown>(null);

  constructor(
    readonly id: string,
    private readonly mine: readonly number[],
  ) {}

  /** Works it out, unless it was kept. */
  async begin(): Promise<void> {
    this.problem = null;
    try {
      this.review = (await keptReview(this.id))?.review ?? (await this.#made());
    } catch (error) {
      this.problem = error;
    }
  }

  async #made(): Promise<Review> {
    const [file, { reviewOf }] = await Promise.all([recordsOf(this.id).match(), import("./reviewer.ts")]);
    const review = await reviewOf(file, { onProgress: (progress) => (this.progress = progress) });
    await keepReview({ id: this.id, mine: [...this.mine], made: Date.now(), review });
    return review;
  }
}

const running = new Map<string, RunningReview>();

/** The review of a table's match: the one that is being worked out, or a new one. One that failed is begun anew. */
export function reviewing(id: string, mine: readonly number[]): RunningReview {
  const known = running.get(id);
  if (known && known.problem === null) return known;
  const begun = new RunningReview(id, mine);
  running.set(id, begun);
  void begun.begin();
  return begun;
}
