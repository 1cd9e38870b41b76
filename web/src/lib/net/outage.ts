/** When to say that the connection is gone: not at once (unless the browser knows it), and however often it is tried again meanwhile. */
import type { ConnectionState } from "./contract.ts";

/** A connection that comes back sooner than this is nobody's business. */
const CALM_FOR_MS = 2_500;

export class Outage {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly onChange: (isLost: boolean) => void,
    private readonly isOffline: () => boolean = () => globalThis.navigator?.onLine === false,
  ) {}

  told(state: ConnectionState): void {
    if (state === "open" || state === "closed") {
      this.forget();
      this.onChange(state === "closed");
    } else if (state === "waiting" && this.isOffline()) {
      this.forget();
      this.onChange(true);
    } else this.#timer ??= setTimeout(() => this.onChange(true), CALM_FOR_MS); // another try is the same absence
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
