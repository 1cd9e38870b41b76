/**
 * Plays like a person: looks at what is lit on the page and touches it. It knows no rule, calls no interface of the
 * server and reads nothing but the page.
 */
import { IS_LONG } from "./long.ts";
import type { ElementHandle, Page } from "playwright-core";
import { reach } from "./keys.ts";
import { answersCame } from "./questions.ts";

/** What invites a touch on a board. */
const INVITING = [
  "button.is-legal:not([aria-disabled=true])",
  "button.choice.is-open[aria-pressed=false]",
  "button.claim[aria-pressed=false]",
  ".colours button.colour",
  "button.extend[aria-pressed=false]",
].join();

/** A piece that cannot be touched for so long is covered by something. */
const TOUCH_MS = 12_000;

/** Enough for the longest match on a machine that has other things to do. */
const PATIENCE_MS = IS_LONG ? 2_300_000 : 220_000;
/** No match takes more; who touches more goes round in circles. */
const MOST_TOUCHES = 500;
/** A page that has no answer for so long is looked at again all the same. */
const ANSWER_MS = 5_000;
/** Who waits for others looks up so often all the same: the test may have seen enough. */
const TURN_MS = 400;
/** Something is being worked out: nothing is lit for a moment. */
const MOMENT_MS = 40;
const HINT_MS = 6_000;

export type Hand = "mouse" | "touch" | "keyboard";

interface Sight {
  /** "reading": a round or the match has ended; "curtain": the device is passed on, what others did goes on with a tap, or a coach has said something. */
  state: "over" | "reading" | "curtain" | "asked" | "waiting";
  /** Lit pieces of the board. */
  lit: number;
  /** Buttons of the dock that play something. */
  others: number;
  hasAction: boolean;
}

/** What one sees; the elements themselves are kept on the page until they are touched. */
function look(inviting: string): Sight {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
  const dock = document.querySelector(".dock:not(.is-waiting)");
  const inBoard = all(`[data-board] :is(${inviting})`);
  // a choice that says what it brings is taken before its parts, and what one has is laid before more is drawn
  const preferred = [".choice", ".claim", "[data-move^='lay ']", ".extend"].map((kind) => inBoard.filter((element) => element.matches(kind)));
  const lit = preferred.find((some) => some.length > 0) ?? inBoard;
  const others = all(".dock button[data-move]");
  const action = all(".dock [data-action]");
  Object.assign(window, { seen: { lit, others, action } });
  const state = document.querySelector("main.end") ? "over" : document.querySelector("[data-go-on], .to-result") ? "reading" : document.querySelector(".curtain, .dock .go-on, [data-coach] button") ? "curtain" : dock ? "asked" : "waiting";
  return { state, lit: lit.length, others: others.length, hasAction: action.length > 0 };
}

/** A touch and an answer that has arrived are worked out after the next picture and seen on the one after that. */
function twoPictures(): Promise<void> {
  const picture = () => new Promise<void>((shown) => requestAnimationFrame(() => setTimeout(shown)));
  return picture().then(picture);
}

/** Waits in the page, without asking it again and again, until there is something to do: was there nothing before? */
function untilAsked(withinMs: number): Promise<boolean> {
  const isAsked = () => document.querySelector(".dock:not(.is-waiting), .dock .go-on, .curtain, [data-go-on], .to-result, main.end") !== null;
  if (isAsked()) return Promise.resolve(false);
  return new Promise<boolean>((goOn) => {
    const observer = new MutationObserver(() => isAsked() && done());
    const patience = setTimeout(() => done(), withinMs);
    const done = () => {
      observer.disconnect();
      clearTimeout(patience);
      // in a task of its own: among the page's own microtasks, which may be many, the browser could collect the answer
      // after it is settled and before it is told ("Resulting promise was garbage collected")
      setTimeout(() => goOn(true));
    };
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ["class"] });
  });
}

/** Presses the mouse over the middle of an element, which is there and seen, and lets it go. */
export async function press(page: Page, element: ElementHandle<HTMLElement>, holdMs: number): Promise<void> {
  await element.scrollIntoViewIfNeeded({ timeout: TOUCH_MS });
  const box = await element.boundingBox();
  if (!box) throw new Error("What is to be pressed has no place on the page.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: holdMs });
}

/** Random numbers that are the same in every run. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export class Player {
  touches = 0;
  /** Whether ends are read and gone on from; else one stays there. */
  goesOn = true;
  /**
   * How long a button is held down, for tests that measure: a person's finger stays for some 60 ms. The mouse alone is
   * used then, because a click of the test library looks in the page for what lies under it, which takes the page's time.
   */
  holdMs = 0;
  /** Every press of such a test goes through it. */
  around: (press: () => Promise<void>) => Promise<void> = (press) => press();
  readonly #chance: () => number;

  constructor(
    readonly page: Page,
    readonly hand: Hand = "mouse",
    seed = 1,
  ) {
    this.#chance = dice(seed);
  }

  /** Plays until the result is shown. */
  async playToTheEnd(limitMs = PATIENCE_MS): Promise<void> {
    await this.playUntil(async () => false, limitMs);
  }

  /** Plays until something is so, or the result is shown. */
  async playUntil(isEnough: () => Promise<boolean>, limitMs = PATIENCE_MS): Promise<void> {
    const deadline = Date.now() + limitMs;
    while (Date.now() < deadline && this.touches < MOST_TOUCHES) {
      if ((await this.step()) === "over" || (await isEnough())) return;
    }
    const shown = await this.page.locator(".dock").allInnerTexts();
    throw new Error(`The match did not come to its end after ${this.touches} touches; the dock says: ${shown.join(" ")}`);
  }

  /** Asks for a hint and follows it: a sensible match for pictures. A turn that is begun is ended with whatever is lit. */
  async stepAdvised(): Promise<Sight["state"]> {
    const sight = await this.#look();
    const hasBegun = (await this.page.locator("[data-board] .is-staged").count()) > 0;
    if (sight.state !== "asked" || sight.hasAction || hasBegun) return this.step();
    await this.page.keyboard.press("h");
    const advised = await this.page.waitForSelector("[data-hint-act], .dock .is-advised", { timeout: HINT_MS }).catch(() => null);
    if (!advised) return this.step();
    await this.#use(advised as ElementHandle<HTMLElement>);
    await this.page.waitForTimeout(150);
    return "asked";
  }

  #look(): Promise<Sight> {
    return this.page.evaluate(look, INVITING);
  }

  /**
   * Waits until everything asked for is answered, and the answers are seen. What a touch asks for is asked after the next
   * picture: who looked at the server alone would touch something else before the first touch was answered.
   */
  async settle(): Promise<void> {
    do await this.page.evaluate(twoPictures);
    while (await answersCame(this.page, ANSWER_MS));
  }

  /** One touch, if there is something to touch. */
  async step(): Promise<Sight["state"]> {
    await this.settle();
    if (await this.page.evaluate(untilAsked, TURN_MS)) await this.settle();
    const sight = await this.#look();
    if (sight.state === "reading" && !this.goesOn) return sight.state;
    if (sight.state === "reading") await this.#touch("[data-go-on], .to-result");
    else if (sight.state === "curtain") await this.#touch(".curtain button, .dock .go-on, [data-coach] button");
    else if (sight.state === "asked") await this.#choose(sight);
    return sight.state;
  }

  async #choose({ lit, others, hasAction }: Sight): Promise<void> {
    // a turn that can be ended is ended; one that cannot goes on with any lit piece; the last resort is to give something up
    if (hasAction) await this.#touchSeen("action", 0);
    else if (lit > 0) await this.#touchSeen("lit", Math.floor(this.#chance() * lit));
    else if (others > 0) await this.#touchSeen("others", 0);
    else await this.page.waitForTimeout(MOMENT_MS);
  }

  async #touchSeen(what: "lit" | "others" | "action", place: number): Promise<void> {
    const handle = await this.page.evaluateHandle(([kind, index]) => (window as unknown as { seen: Record<string, Element[]> }).seen[kind]?.[index] ?? null, [what, place] as const);
    const element = handle.asElement() as ElementHandle<HTMLElement> | null;
    if (element) await this.#use(element);
  }

  async #touch(selector: string): Promise<void> {
    const element = await this.page.$(selector);
    if (element) await this.#use(element as ElementHandle<HTMLElement>);
  }

  /** Touches what is there; what has gone meanwhile (the position changed) is looked at anew. */
  async #use(element: ElementHandle<HTMLElement>): Promise<void> {
    try {
      if (this.hand === "touch") await element.tap({ timeout: TOUCH_MS });
      else if (this.holdMs > 0) await this.around(() => press(this.page, element, this.holdMs));
      else if (this.hand === "mouse") await element.click({ timeout: TOUCH_MS });
      else if (await reach(this.page, element)) await this.page.keyboard.press("Enter");
      else throw new Error("No key leads there.");
      this.touches++;
    } catch (error) {
      const isGone = await element.evaluate((one) => !one.isConnected || !one.checkVisibility() || one.ariaDisabled === "true").catch(() => true);
      if (!isGone) throw error;
    }
  }
}
