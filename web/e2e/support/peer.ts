/**
 * How quick this machine is just now: a plain page whose touch costs about as much as a touch at a table may. It is
 * touched in turn with a table, on a processor slowed as much, and whatever holds up the one (other programs, time that a
 * host gives to other machines, a slower processor) holds up the other.
 */
import type { CDPSession, ElementHandle, Page } from "playwright-core";
import { press } from "./player.ts";
import type { Visitor } from "./visitor.ts";

export const SLOWED = 4;
/** A finger stays down for so long: the picture of the pressed button does not come between the touch and its answer. */
export const HELD_MS = 60;
/** The browser leaves out what took less than this. */
const SHORTEST_MS = 16;
/** So many words change with a touch: styles, layout and painting take about as long as those of a board. */
const WORDS = 300;

/** What nearly every touch of it kept to on a quiet machine. */
const QUIET_MS = 48;

/** A page whose processor is slowed. The browser slows it by keeping it busy, so of two pages only one is slowed at a time. */
export class Slowness {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Slowness> {
    const slowness = new Slowness(await page.context().newCDPSession(page));
    await slowness.set(SLOWED);
    return slowness;
  }

  /** Does something while the page is not slowed. */
  async without(act: () => Promise<void>): Promise<void> {
    await this.set(1);
    await act();
    await this.set(SLOWED);
  }

  async set(rate: number): Promise<void> {
    await this.session.send("Emulation.setCPUThrottlingRate", { rate });
  }

  end(): Promise<void> {
    return this.session.detach();
  }
}

/** Has the browser keep the time from every touch of a page to the picture that answers it. */
export async function watchTouches(page: Page): Promise<void> {
  await page.evaluate((shortest) => {
    const durations = new Map<number, number>();
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId) durations.set(entry.interactionId, Math.max(entry.duration, durations.get(entry.interactionId) ?? 0));
      }
    }).observe({ type: "event", durationThreshold: shortest } as PerformanceObserverInit);
  }, SHORTEST_MS);
}

/** Those times; what the browser has left out was short. */
export async function touchTimes(page: Page, touches: number): Promise<number[]> {
  const seen = await page.evaluate(() => [...(window as unknown as { durations: Map<number, number> }).durations.values()]);
  const unseen = Array<number>(Math.max(0, touches - seen.length)).fill(SHORTEST_MS);
  return [...seen, ...unseen];
}

export class Peer {
  #touches = 0;

  private constructor(
    private readonly page: Page,
    private readonly slowness: Slowness,
  ) {}

  static async beside({ context }: Visitor): Promise<Peer> {
    const page = await context.newPage();
    await page.setContent(`<button style="font-size: 30px">Touch</button><p>${"<b>word</b> ".repeat(WORDS)}</p>`);
    await page.evaluate(() => {
      const words = document.querySelectorAll("b");
      document.querySelector("button")?.addEventListener("click", () => {
        for (const word of words) word.textContent = word.textContent === "word" ? "another" : "word";
      });
    });
    await watchTouches(page);
    const slowness = await Slowness.of(page);
    await slowness.set(1);
    return new Peer(page, slowness);
  }

  async touch(): Promise<void> {
    await this.slowness.set(SLOWED);
    await press(this.page, (await this.page.$("button")) as ElementHandle<HTMLElement>, HELD_MS);
    await this.page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
    await this.slowness.set(1);
    this.#touches++;
  }

  /** What nearly every touch of it kept to. */
  async ms(): Promise<number> {
    return share(await touchTimes(this.page, this.#touches), 0.95);
  }

  /** How many times slower the machine was than a quiet one, as far as it was slower. */
  async slower(): Promise<number> {
    return Math.max(1, (await this.ms()) / QUIET_MS);
  }
}

/** The time that so large a part of them kept to. */
export function share(times: readonly number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? Infinity;
}
