/** Positions in the order in which they came, at a pace that can be followed. */
import type { Position } from "../protocol.ts";
import type { RoundEnd } from "./reading.svelte.ts";

/** What must be read before more is shown. */
interface Pages {
  closed(): Promise<void>;
  endOf(next: Position): RoundEnd;
  open(page: Position, shown: Position): Promise<void>;
  /** Resolves when what a lesson says of the table as it is was read. */
  heard(): Promise<void>;
}

/** How long a position is to be seen before the next: this many milliseconds, or until a tap. */
export type Dwell = number | "tap";

export class Playback {
  readonly #queue: Position[] = [];
  #isShowing = false;
  #isStopped = false;
  /** What has just happened and was shown, and when. */
  #news: { position: Position; at: number } | null = null;
  #goOn: () => void = () => undefined;

  /**
   * `show` says whether what it has shown just happened, so that the next must wait until it was seen;
   * `patience` says how long; `onWaiting` is told when a tap is waited for; `onIdle` when all that had come is shown.
   */
  constructor(
    private readonly show: (position: Position) => boolean,
    private readonly patience: (shown: Position, next: Position) => Dwell,
    private readonly onWaiting: (isWaiting: boolean) => void,
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

  /** What is shown was seen: goes on at once. */
  next(): void {
    this.#goOn();
  }

  stop(): void {
    this.#isStopped = true;
    this.#queue.length = 0;
    this.#goOn();
  }

  async #showAll(): Promise<void> {
    this.#isShowing = true;
    await Promise.resolve(); // what has come together is known before the first of it is shown
    for (let next = this.#queue.shift(); next && !this.#isStopped; next = this.#queue.shift()) {
      try {
        await this.#showInTurn(next);
      } catch (error) {
        reportError(error); // what came after it is shown all the same
      }
    }
    this.#isShowing = false;
    if (!this.#isStopped) this.onIdle();
  }

  async #showInTurn(next: Position): Promise<void> {
    await this.#seen(next);
    await this.pages.closed();
    await this.pages.heard();
    const end = this.pages.endOf(next);
    if (this.#isStopped) return;
    this.#news = this.show(end ?? next) ? { position: next, at: Date.now() } : null;
    if (!end) return;
    await this.pages.open(next, end);
    this.#news = null; // it was seen for as long as one wished
    if (end !== next && !this.#isStopped) this.show(next);
  }

  /** What has happened last was seen for long enough. */
  async #seen(next: Position): Promise<void> {
    if (!this.#news) return;
    const patience = this.patience(this.#news.position, next);
    const left = patience === "tap" ? Infinity : this.#news.at + patience - Date.now();
    if (left <= 0) return;
    this.onWaiting(patience === "tap");
    await new Promise<void>((resolve) => {
      const timer = patience === "tap" ? undefined : setTimeout(resolve, left);
      this.#goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#goOn = () => undefined;
    this.onWaiting(false);
  }
}
