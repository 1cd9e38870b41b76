/** "Was it you or the dice?": a match of each game is reviewed on a desk and on a phone, without a network. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type Game, GAMES } from "../support/games.ts";
import { keepPage } from "../support/keeping.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

const NO_NETWORK = [/ERR_(INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED)/];
/** The longest match of them on a busy machine with one core to spare. */
const REVIEW_MS = 200_000;
const PNG = "89504e47";
const GIF = "47494638";
const WORSE = ["inaccurate", "mistake", "blunder"];

async function openMatch(page: Page, game: Game): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(new URL(`../fixtures/finished_${game}.json`, import.meta.url).pathname);
  await page.waitForURL(/local~/);
  await page.locator("main.end").getByText("Was it you or the dice?").click();
  await page.waitForURL(/\/review\//);
}

/** All of it is there. */
async function isReviewed(page: Page): Promise<void> {
  await page.locator("[data-picture]").waitFor({ timeout: REVIEW_MS });
}

/** The number of every part of an account, by its order. */
async function partsOf(page: Page, seat: number): Promise<number[]> {
  const values = await page.locator(".account").nth(seat).locator(".value").evaluateAll((all) => all.map((one) => (one.firstChild?.textContent ?? "").trim().replace("−", "-")));
  return values.map(Number);
}

/** The bytes at the beginning of what a button makes, and how many there are. */
async function made(page: Page, button: string): Promise<{ sign: string; size: number }> {
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: REVIEW_MS }), page.locator(button).click()]);
  const bytes = readFileSync(await download.path());
  return { sign: bytes.subarray(0, 4).toString("hex"), size: bytes.length };
}

describe.each([
  ["a desk", {}],
  ["a phone", PHONE],
] as const)("on %s", (device, options) => {
  const isPhone = device === "a phone";

  test.each(GAMES)("a match of %s", async (game) => {
    const ada = await Visitor.arrive({ ...options, serviceWorkers: "allow", reducedMotion: "reduce", acceptDownloads: true });
    const { page } = ada;
    await keepPage(ada);
    await ada.context.setOffline(true);
    await page.goto("/");
    await openMatch(page, game);
    // the graph is there before everything else is
    await page.locator(".plot .mark").first().waitFor({ timeout: REVIEW_MS });
    await isReviewed(page);

    // every account adds up, but for rounding
    for (const seat of [0, 1]) {
      const parts = await partsOf(page, seat);
      const [result, ...rest] = parts.toReversed();
      expect(Math.abs((result ?? NaN) - rest.reduce((sum, part) => sum + part, 0)), parts.join(" ")).toBeLessThanOrEqual(rest.length / 2);
    }
    // what is drawn is told, too
    const turns = Number(await page.locator(".plot input").getAttribute("max"));
    expect(await page.locator(".plot path.line").count()).toBe(2);
    expect(await page.locator(".plot .mark").count()).toBeLessThanOrEqual(3);
    await page.locator("details summary").first().click();
    await page.locator("details tbody tr").first().waitFor();
    expect(await page.locator("details tbody tr").count()).toBe(turns + 1);
    await page.locator("details summary").first().click();

    // a weak player has made mistakes; what would have been better lies on the board
    await page.locator(".steps .worse").click();
    expect(WORSE).toContain(await page.locator(".decisions article").getAttribute("data-verdict"));
    const staged = async (side: string): Promise<string[]> => {
      await page.locator(`[data-side=${side}] [data-board] *`).first().waitFor();
      return page.locator(`[data-side=${side}] .is-staged`).evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent ?? ""));
    };
    const played = await staged("played");
    if (isPhone) await page.locator(".decisions article .pill").last().click();
    expect(await staged("better")).not.toEqual(played);
    expect((await page.locator(".decisions div.why").innerText()).length).toBeGreaterThan(40);
    // arrow keys go from decision to decision
    const place = () => page.locator(".steps .count").innerText();
    const here = await place();
    await page.locator("body").press("ArrowRight");
    await page.locator("body").press("ArrowLeft");
    expect(await place()).toBe(here);
    // mine alone
    await page.locator(".sieve .pill", { hasText: "Ben" }).click();
    expect(await page.locator(".decisions article .face.bot").count()).toBeGreaterThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    const picture = await made(page, "[data-picture]");
    expect([picture.sign, picture.size > 20_000]).toEqual([PNG, true]);
    if (game === "superstar") {
      const animation = await made(page, "[data-animation]");
      expect([animation.sign, animation.size > 50_000]).toEqual([GIF, true]);
    }

    // it was kept: after a reload it is there at once, in my results and in the replay
    await page.reload();
    await page.locator("[data-picture]").waitFor({ timeout: 20_000 });
    const id = page.url().match(/local~\w+/)?.[0] ?? "";
    await page.goto(`/replay/${id}#3`);
    await page.locator(".scrub .shares").waitFor();
    await page.goto("/results");
    await page.locator(`a[href="/review/${id}"]`).first().waitFor();
    await ada.leave({ forgiving: NO_NETWORK });
  });
});
