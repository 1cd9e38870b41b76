/** A single legal move is played by itself, but not before one has seen where it comes from. */
const FORCED_AFTER_MS = 700;

export class Forced {
  /** After taking back, the forced move just taken back must not be played again at once. */
  isHeld = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Plays in a moment, unless something else is done first. */
  soon(play: () => void): void {
    this.forget();
    if (!this.isHeld) this.#timer = setTimeout(play, FORCED_AFTER_MS);
  }

  forget(): void {
    clearTimeout(this.#timer);
  }
}
