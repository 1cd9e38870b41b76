/** Positions in the order in which they came, at a pace that can be followed. */
import type { Position } from "../protocol.ts";

/** Others' moves follow each other no faster than this. */
const SHOWN_FOR_MS = 450;

export class Playback {
  readonly #queue: Position[] = [];
  #isShowing = false;
  #isStopped = false;

  /**
   * `show` says whether what it has shown just happened, so that the next must wait until it was seen;
   * `onIdle` is called when all that had come is shown.
   */
  constructor(
    private readonly show: (position: Position) => boolean,
    private readonly onIdle: () => void,
  ) {}

  get isShowing(): boolean {
    return this.#isShowing;
  }

  add(position: Position): void {
    this.#queue.push(position);
    if (!this.#isShowing) void this.#showAll();
  }

  stop(): void {
    this.#isStopped = true;
    this.#queue.length = 0;
  }

  async #showAll(): Promise<void> {
    this.#isShowing = true;
    await Promise.resolve(); // what has come together is known before the first of it is shown
    for (let next = this.#queue.shift(); next && !this.#isStopped; next = this.#queue.shift()) {
      const isNews = this.show(next);
      if (isNews && this.#queue.length > 0) await new Promise((resolve) => setTimeout(resolve, SHOWN_FOR_MS));
    }
    this.#isShowing = false;
    if (!this.#isStopped) this.onIdle();
  }
}
