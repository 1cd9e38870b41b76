/** Every lesson is followed to its end and into the real game after it: with a thumb, by keys, in Hebrew. */
import { describe, expect, test } from "vitest";
import { busySince } from "../support/busy.ts";
import { type Game, GAMES } from "../support/games.ts";
import { Learner } from "../support/learner.ts";
import { IS_LONG } from "../support/long.ts";
import { type Hand, Player } from "../support/player.ts";
import { type Arrival, DESK, PHONE, Visitor } from "../support/visitor.ts";

/** A newcomer's way from the first page to the first decision that was explained before it. */
const SOON_MS = 30_000;
const FEW_TAPS = 5;
/** A lesson is about two minutes; who taps without reading is through in less. */
const LESSON_MS = 120_000;

/** Whole matches of these take minutes. */
const LONGEST: readonly Game[] = IS_LONG ? ["bloom", "qwixx_cards"] : [];
const SIDEWAYS = { viewport: { width: 844, height: 390 } };

interface Way {
  way: string;
  hand: Hand;
  arrival: Arrival;
  /** Games whose lesson is followed on a phone that is held sideways. */
  sideways: readonly Game[];
  /** The game after the lesson is played to its end: of every game once, the longest two in the long mode; else a few turns. */
  whole: readonly Game[];
}
const WAYS: Way[] = [
  { way: "on a phone with touch", hand: "touch", arrival: PHONE, sideways: [], whole: ["superstar", ...LONGEST] },
  { way: "on a desk by keys", hand: "keyboard", arrival: DESK, sideways: [], whole: ["one_to_nine"] },
  { way: "in Hebrew", hand: "touch", arrival: { ...PHONE, locale: "he-IL" }, sideways: ["one_to_nine", "bloom"], whole: ["pretty_tricky"] },
];
const A_FEW_TOUCHES = 6;

/** A clock: how many milliseconds have passed for a browser that need not wait for the processor. */
async function watch(): Promise<() => Promise<number>> {
  const [began, busyness] = [Date.now(), await busySince()];
  return async () => (Date.now() - began) / (await busyness());
}

/** A lesson has the pace of somebody new; who plays a whole match after it need not wait for it. */
async function hurry({ page }: Visitor): Promise<void> {
  await page.locator("[data-board]").waitFor();
  await page.evaluate(() => (localStorage["reihum"] = JSON.stringify({ ...(JSON.parse(localStorage["reihum"] as string) as object), pace: "fast", playsForced: true })));
  await page.reload();
}

describe.concurrent.each(WAYS)("a lesson $way", (chosen) => {
  const { way, hand, arrival, sideways, whole } = chosen;
  test.each(GAMES)("%s", async (game) => {
    const isWhole = whole.includes(game);
    const ada = await Visitor.arrive({ ...arrival, ...(sideways.includes(game) && SIDEWAYS), settings: {}, reducedMotion: "reduce" });
    const { page } = ada;
    await page.goto(`/learn/${game}`);
    const learner = new Learner(ada, hand);
    await page.locator("[data-bubble]:not(.unplaced)").waitFor();
    const passed = await watch();
    const steps = await learner.follow();
    const took = await passed();
    expect(new Set(learner.read).size).toBe(steps);
    expect(took).toBeLessThan(LESSON_MS);
    // how a round was won is said before it is gone
    if (game === "superstar") expect(learner.besideSheet.length).toBeGreaterThan(0);
    console.log(`${game} ${way}: ${steps} steps, ${learner.taps} taps, ${(took / 1000).toFixed(0)} s`);
    await learner.touch("[data-next]");
    await page.waitForURL(/\/table\//);
    if (isWhole) await hurry(ada);
    const player = new Player(page, hand, 5);
    await player.playUntil(async () => !isWhole && player.touches >= A_FEW_TOUCHES);
    if (isWhole) await page.locator("main.end h2").waitFor();
    else expect(player.touches).toBeGreaterThanOrEqual(A_FEW_TOUCHES);
    await ada.leave();
  });
});

describe.concurrent("a newcomer", () => {
  test.each(GAMES)("decides something that was explained before within 30 seconds and 5 taps: %s", async (game) => {
    const ada = await Visitor.arrive({ ...PHONE, settings: {} });
    const { page } = ada;
    const learner = new Learner(ada, "touch");
    const passed = await watch();
    await page.goto("/");
    await learner.touch(`article:has([data-lid=${game}]) .btn-act`);
    await learner.touch("[data-learn]");
    await page.locator("[data-bubble]:not(.unplaced)").waitFor();
    // a sentence that points at two things, and asks to touch them, leaves the choice between them
    let seen = await learner.sight();
    for (; !seen || seen.hasNext || seen.pointed < 2; seen = await learner.sight()) if (seen) await learner.do(seen);
    const took = await passed();
    console.log(`${game}: ${learner.taps} taps before the first choice, ${(took / 1000).toFixed(0)} s`);
    expect(learner.taps).toBeLessThanOrEqual(FEW_TAPS);
    expect(took).toBeLessThan(SOON_MS);
    // it is a real one: also what the sentence names second can be had
    await page.locator(".is-pointed").nth(1).tap();
    await page.locator("[data-board] .is-staged, [data-board] [aria-pressed=true], .dock [data-action]:not(.is-gone)").first().waitFor();
    await ada.leave();
  });

  test("is asked before a new table, too, where every bot has its name", async () => {
    const ada = await Visitor.arrive({ ...PHONE, settings: {} });
    const { page } = ada;
    await page.goto("/new/superstar");
    await page.locator("ol.seats").waitFor();
    const bots = await page.locator("ol.seats .who > b").allInnerTexts();
    expect(bots.length).toBe(2);
    for (const name of bots) expect(await page.getByRole("button", { name, exact: true }).or(page.getByRole("radio", { name, exact: true })).count(), name).toBe(1);
    await page.locator(".go .btn-act").tap();
    await page.locator("[data-learn]").tap();
    await page.locator("[data-bubble]").waitFor();
    // who has learnt it is not asked again
    await page.goto("/new/superstar");
    await page.locator(".go .btn-act").tap();
    await ada.giveName();
    await page.waitForURL(/\/table\//);
    await ada.leave();
  });

  test("is asked once, and may just play", async () => {
    const ada = await Visitor.arrive({ settings: {} });
    const { page } = ada;
    await page.goto("/");
    await page.locator("article:has([data-lid=bloom]) .btn-act").click();
    await page.locator("[data-just-play]").click();
    await ada.giveName();
    await page.waitForURL(/\/table\//);
    await page.locator(".bar-home").click();
    await page.locator("article:has([data-lid=bloom]) .btn-act").click();
    await page.waitForURL(/\/table\//);
    await page.goto("/rules/bloom");
    await page.locator("a[data-lesson]").click();
    await page.locator("[data-bubble]").waitFor();
    await ada.leave();
  });

  test("goes back and does a step again; nothing else reacts; skips into the game, where a coach speaks once", async ({ expect }) => {
    const ada = await Visitor.arrive({ settings: { pace: "fast", playsForced: true }, reducedMotion: "reduce" });
    const { page } = ada;
    await page.goto("/learn/superstar");
    const learner = new Learner(ada, "mouse");
    const number = async () => (await learner.sight())?.number;
    const doUntil = async (step: number) => {
      for (let seen = await learner.sight(); seen?.number !== step; seen = await learner.sight()) if (seen) await learner.do(seen);
    };
    await expect.poll(number, { timeout: 10_000 }).toBe(1);
    await learner.touch("[data-next]");
    await expect.poll(number, { timeout: 10_000 }).toBe(2);
    // a card that the sentence does not ask for is shut, but nobody is told that it breaks a rule
    const elsewhere = page.locator("[data-board] [data-move='play 43']");
    expect(await elsewhere.getAttribute("aria-disabled")).toBe("true");
    expect(await elsewhere.getAttribute("aria-label")).not.toContain("Does not fit");
    // touched all the same, what is meant shows itself for a moment, and the live region says so
    const meant = page.locator(".is-pointed.is-meant");
    await Promise.all([page.locator("[data-bubble].is-meant").waitFor(), meant.nth(1).waitFor(), elsewhere.click({ force: true })]);
    expect(await page.locator(".is-pointed").count()).toBe(2);
    expect(await page.locator("[data-board] .is-staged").count()).toBe(0);
    expect((await page.locator("[aria-live=polite]").allTextContents()).join(" ")).toContain("Not that one.");
    expect(await page.locator("[data-board] .is-legal").count()).toBe(2);
    expect(await page.locator(".dock .prompt").innerText()).toContain("play the 15 or the 28");
    await doUntil(3);
    await page.locator("[data-back]").click();
    await expect.poll(number, { timeout: 10_000 }).toBe(2);
    expect(await page.locator("[data-board] [data-move='play 15']").count()).toBe(1);
    await doUntil(3);
    await page.locator("[data-skip]").click();
    await page.waitForURL(/\/table\//);
    const player = new Player(page);
    await player.playUntil(async () => (await page.locator("[data-coach]").count()) > 0);
    const said = await page.locator("[data-coach]").first().getAttribute("data-coach");
    await page.locator("[data-coach] button").first().click();
    await player.playToTheEnd();
    await page.goto("/learn/superstar");
    await page.locator("[data-skip]").click();
    await page.waitForURL(/\/table\//);
    const again: string[] = [];
    await player.playUntil(async () => {
      const now = await page.locator("[data-coach]").evaluateAll((shown) => shown.map((one) => one.getAttribute("data-coach") ?? ""));
      again.push(...now);
      return false;
    });
    expect(again).not.toContain(said);
    await ada.leave();
  });
});
