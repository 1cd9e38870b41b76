/**
 * How long touches take, and how quick this machine is just now. What other programs take of its processors is known to the
 * kernel (`busy.ts`). For the rest (time that a host gives to other machines, a slower processor) there is a plain page whose
 * touch costs about as much as a touch at a table may: it is touched in turn with a table, on a processor slowed as much.
 */
import type { CDPSession, ElementHandle, Page } from "playwright-core";
import { busySince } from "./busy.ts";
import { type Player, press } from "./player.ts";
import type { Visitor } from "./visitor.ts";

export const SLOWED = 4;
/** A finger stays down for so long: the picture of the pressed button does not come between the touch and its answer. */
const HELD_MS = 60;
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

/** The times of all touches so far; the browser leaves out short ones. */
const durations = (page: Page): Promise<number[]> => page.evaluate(() => [...(window as unknown as { durations: Map<number, number> }).durations.values()]);

/** Waits until a touch is answered, and the browser has said how long that took. */
function answered(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let picture = 0; picture < 2; picture++) await new Promise<void>((shown) => requestAnimationFrame(() => setTimeout(shown)));
  });
}

/**
 * How long a touch took, and whatever else the page timed while it was answered, without the time for which others had the
 * processor: it is as if the page had had it for itself, as long as it did not need more than one.
 */
async function timesOf(page: Page, press: () => Promise<void>, timed: (page: Page) => Promise<readonly number[]>): Promise<number[]> {
  const before = (await timed(page)).length;
  const busyness = await busySince();
  await press();
  await answered(page);
  const busy = await busyness();
  return (await timed(page)).slice(before).map((time) => time / busy);
}

/** From now on the presses of a player are timed. By default they are the times of `watchTouches`, one for each press. */
export function timePresses(player: Player, timed?: (page: Page) => Promise<readonly number[]>): number[] {
  const times: number[] = [];
  player.holdMs = HELD_MS;
  player.around = async (press) => {
    const found = await timesOf(player.page, press, timed ?? durations);
    times.push(...(timed ? found : [Math.max(SHORTEST_MS, ...found)]));
  };
  return times;
}

export class Peer {
  readonly #times: number[] = [];

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
    const button = (await this.page.$("button")) as ElementHandle<HTMLElement>;
    await this.slowness.set(SLOWED);
    const found = await timesOf(this.page, () => press(this.page, button, HELD_MS), durations);
    this.#times.push(Math.max(SHORTEST_MS, ...found));
    await this.slowness.set(1);
  }

  /** What nearly every touch of it kept to. */
  get ms(): number {
    return share(this.#times, 0.95);
  }

  /** How many times slower the machine was than a quiet one, as far as it was slower. */
  get slower(): number {
    return Math.max(1, this.ms / QUIET_MS);
  }
}

/** The time that so large a part of them kept to. */
export function share(times: readonly number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? Infinity;
}
