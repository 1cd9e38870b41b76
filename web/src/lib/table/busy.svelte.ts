/** Commands on their way that change the game: until their answers are shown nothing else can be done. */
import type { FrameQueue } from "../playback/pace.ts";

/** An answer that comes sooner than this needs no sign that one waits for it. */
const BUSY_AFTER_MS = 150;

export class Busy {
  /** Something has been on its way for a while. */
  isLong = $state(false);
  #sent = 0;

  constructor(private readonly pace: FrameQueue) {}

  get isIdle(): boolean {
    return this.#sent === 0;
  }

  /** Counts a command until its answer is there and what it has changed is shown. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#sent++;
    // the picture that answers the touch comes first: the sign that one waits must not hold it up
    let patience: ReturnType<typeof setTimeout> | undefined;
    let isAnswered = false;
    this.pace.do(() => {
      if (!isAnswered) patience = setTimeout(() => (this.isLong = true), BUSY_AFTER_MS);
    });
    try {
      return await work();
    } finally {
      isAnswered = true;
      clearTimeout(patience);
      // what has changed came before the answer: it is shown first
      await new Promise<void>((shown) => this.pace.do(shown));
      this.#sent--;
      if (this.#sent === 0) this.isLong = false;
    }
  }
}
