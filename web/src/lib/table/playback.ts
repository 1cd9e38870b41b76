/** Positions in the order in which they came, at a pace that can be followed. */
import type { Position } from "../protocol.ts";
import type { RoundEnd } from "./reading.svelte.ts";

/** What must be read before more is shown. */
interface Pages {
  closed(): Promise<void>;
  endOf(next: Position): RoundEnd;
  open(position: Position): Promise<void>;
}

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
    private readonly pages: Pages,
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
      await this.pages.closed();
      const end = this.pages.endOf(next);
      if (end === "before") await this.pages.open(next);
      if (this.#isStopped) return;
      const isNews = this.show(next);
      if (end === "here") {
        await this.pages.open(next);
        continue;
      }
      if (isNews && this.#queue.length > 0) await new Promise((resolve) => setTimeout(resolve, SHOWN_FOR_MS));
    }
    this.#isShowing = false;
    if (!this.#isStopped) this.onIdle();
  }
}
