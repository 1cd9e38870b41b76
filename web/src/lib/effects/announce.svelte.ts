import { untrack } from "svelte";

/** What a screen reader hears: lines appear in a live region in the order they happen (parts/Announcer.svelte). */
const KEPT = 6;

class Announcer {
  lines = $state.raw<readonly { number: number; text: string }[]>([]);
  #count = 0;

  clear(): void {
    this.lines = [];
  }

  say(text: string): void {
    if (!text) return;
    // saying something is not looking at what was said: an effect that speaks must not run again for it
    this.lines = [...untrack(() => this.lines), { number: ++this.#count, text }].slice(-KEPT);
  }
}

export const announcer = new Announcer();
