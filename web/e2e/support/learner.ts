/** Follows a lesson as somebody new would: reads the sentence, touches what it points at, goes on. */
import { expect } from "vitest";
import { reach } from "./keys.ts";
import { type Hand, Player } from "./player.ts";
import type { Visitor } from "./visitor.ts";

/** What is pointed at is touched when it lies still. */
const SETTLED_MS = 250;
/** Bots play meanwhile, at the calm pace of somebody new. */
const LONGEST_PAUSE_MS = 30_000;
const MOST_TAPS = 60;

interface Sight {
  number: number;
  count: number;
  sentence: string;
  hasNext: boolean;
  pointed: number;
  /** How much of what is pointed at lies under the bubble, in pixels. */
  covered: number;
  /** A tip or a line leads to what is pointed at, or it is a button of the dock, which says what it does. */
  points: boolean;
  /** The sentence, and all that it points at. */
  isOnScreen: boolean;
}

function look(): Sight | null {
  const bubble = document.querySelector("[data-bubble]:not(.unplaced)");
  if (!bubble) return null;
  const [number = 0, count = 0] = (bubble.querySelector("small")?.textContent ?? "").split("/").map(Number);
  const box = bubble.getBoundingClientRect();
  const pointed = [...document.querySelectorAll(".is-pointed")].map((piece) => piece.getBoundingClientRect());
  const isSeen = ({ left, top, right, bottom }: DOMRect) => left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const touches = /\b(above|below|left|right)\b/.test(bubble.className);
  const share = (one: DOMRect) => Math.max(0, Math.min(box.right, one.right) - Math.max(box.left, one.left)) * Math.max(0, Math.min(box.bottom, one.bottom) - Math.max(box.top, one.top));
  return {
    number,
    count,
    sentence: bubble.querySelector("p")?.textContent ?? "",
    hasNext: bubble.querySelector("[data-next]") !== null,
    pointed: pointed.length,
    covered: pointed.reduce((sum, piece) => sum + share(piece), 0),
    points: touches || document.querySelector(".bubble-line") !== null || document.querySelector(".dock .is-pointed") !== null,
    isOnScreen: [box, ...pointed].every(isSeen),
  };
}

/** Before the last sentence one plays as one likes. */
function isFreeTurn({ number, count }: Sight): boolean {
  return number === count - 1;
}

export class Learner {
  taps = 0;
  /** The sentences, in the order in which they were read. */
  readonly read: string[] = [];
  /** Those that stood beside the sheet of a round, before the table went on. */
  readonly besideSheet: string[] = [];
  readonly #player: Player;

  constructor(
    private readonly visitor: Visitor,
    private readonly hand: Hand,
  ) {
    this.#player = new Player(visitor.page, hand, 3);
  }

  /** What is on the screen once the bubble and what it points at are still; null while somebody else plays. */
  async sight(): Promise<Sight | null> {
    const { page } = this.visitor;
    await this.#player.settle();
    const before = await page.evaluate(look);
    await page.waitForTimeout(SETTLED_MS);
    const now = await page.evaluate(look);
    return before && now && before.number === now.number && before.pointed === now.pointed ? now : null;
  }

  /** Follows the lesson until its last step, or an earlier one, is on the screen; how many steps it has. */
  async follow(until = Infinity): Promise<number> {
    let spoke = Date.now();
    let isFree = false;
    for (;;) {
      const seen = await this.sight();
      if (!seen) {
        // the sentence makes room as soon as a free turn has begun, and for the sheet of a round that has ended
        // what is said of a round is looked for before the sheet is closed
        const isSaid = !isFree && (await this.visitor.page.locator("[data-bubble]").count()) > 0;
        if (!isSaid && (isFree || (await this.visitor.page.locator("[data-go-on]").isVisible())) && (await this.#playFreely())) spoke = Date.now();
        if (Date.now() - spoke > LONGEST_PAUSE_MS) throw new Error(`nothing is said any more after: ${this.read.at(-1)}\n${await this.visitor.page.locator("body").innerText()}`);
        continue;
      }
      spoke = Date.now();
      isFree = isFreeTurn(seen);
      if (this.read.at(-1) !== seen.sentence) this.read.push(seen.sentence);
      if (await this.visitor.page.locator("[data-go-on]").isVisible()) this.besideSheet.push(seen.sentence);
      expect(seen, seen.sentence).toMatchObject({ isOnScreen: true });
      // the last sentence is about no piece
      expect(seen.pointed > 0, seen.sentence).toBe(seen.number < seen.count);
      if (seen.number < seen.count) expect(seen, seen.sentence).toMatchObject({ points: true });
      expect(seen.covered, seen.sentence).toBeLessThan(1);
      if (seen.number >= Math.min(until, seen.count)) return seen.count;
      expect(this.taps, seen.sentence).toBeLessThan(MOST_TAPS);
      await this.do(seen);
    }
  }

  /** What a step asks for. */
  async do(seen: Sight): Promise<void> {
    if (seen.hasNext) await this.touch("[data-next]");
    else if (isFreeTurn(seen)) await this.#playFreely();
    else await this.touch(".is-pointed");
  }

  /** The free turn: whatever is lit; was there something to touch? */
  async #playFreely(): Promise<boolean> {
    const before = this.#player.touches;
    await this.#player.step();
    this.taps += this.#player.touches - before;
    return this.#player.touches > before;
  }

  async touch(selector: string): Promise<void> {
    const { page } = this.visitor;
    const element = page.locator(selector).first();
    if (this.hand === "touch") await element.tap();
    else if (this.hand === "mouse") await element.click();
    else {
      const handle = await element.elementHandle();
      expect(handle && (await reach(page, handle as never)), selector).toBe(true);
      await page.keyboard.press("Enter");
    }
    this.taps++;
  }
}
