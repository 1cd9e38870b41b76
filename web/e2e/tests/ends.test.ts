/** An end is a moment: the table stays as it is, the score is read, and only then it goes on. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { Player } from "../support/player.ts";
import { layTable } from "../support/setting_up.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

/** No flower, tile or row of the sheet may lie outside the screen, nor its button. */
async function isInSight(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluateAll((found) => found.length > 0 && found.every((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
  }));
}

const roundIsOver = (page: Page) => async () => (await page.locator("[data-go-on]").count()) > 0;

describe.concurrent("the end of a round", () => {
  test.each([
    ["a desk", {}, "mouse"],
    ["a phone", PHONE, "touch"],
  ] as const)("of Bloom on %s: what is left lies open with its cost, until one goes on", async (_, device, hand) => {
    const ada = await Visitor.arrive(device);
    const { page } = ada;
    await layTable(ada, "bloom", { others: ["bot"], start: 0 });
    await new Player(page, hand).playUntil(roundIsOver(page));
    await page.locator(".owner .left").first().waitFor();
    expect(await page.locator(".owner .left").count()).toBe(2);
    // what the sheet says is what lies there
    const costs = await page.locator(".owner .left .cost").allInnerTexts();
    expect(costs.filter((cost) => /^−\d+$/.test(cost)).length).toBeGreaterThanOrEqual(1);
    expect(await page.locator(".round-sheet tbody tr").count()).toBe(3);
    const place = await page.locator(".bar-meta").innerText();
    // bots play on meanwhile, and nothing of it is shown
    await page.waitForTimeout(2_500);
    expect(await page.locator(".bar-meta").innerText()).toBe(place);
    expect(await isInSight(page, ".round-sheet tbody td, .round-sheet [data-go-on]")).toBe(true);
    await page.locator("[data-go-on]").click();
    await expect.poll(() => page.locator(".bar-meta").innerText(), { timeout: 20_000 }).not.toBe(place);
    expect(await page.locator(".owner .left").count()).toBe(0);
    await ada.leave();
  });

  test("of Superstar: the pile lies there until its end was read", async () => {
    const ada = await Visitor.arrive();
    const { page } = ada;
    await layTable(ada, "superstar", { others: ["bot", "bot"], start: 0 });
    await new Player(page).playUntil(roundIsOver(page));
    expect(await page.locator(".middle.follow .top").count()).toBe(1);
    expect(await page.locator(".round-sheet h2").innerText()).toMatch(/round 1/);
    await page.keyboard.press("Enter"); // the button has the focus
    await page.locator(".middle:not(.follow)").waitFor({ timeout: 10_000 });
    await ada.leave();
  });
});

describe.concurrent("the end of a match", () => {
  test.each([
    ["one_to_nine", { 0: 8 }, /last turn|third big star/i],
    ["superstar", {}, /third star, won in round \d/i],
  ] as const)("of %s says what decided it, on the table and in the result", async (game, options, words) => {
    const ada = await Visitor.arrive(PHONE);
    const { page } = ada;
    await layTable(ada, game, { others: ["bot"], options, start: 0 });
    await new Player(page, "touch").playUntil(async () => (await page.locator(".to-result").count()) > 0);
    expect(await page.locator("[data-board]").count()).toBe(1);
    expect(await page.locator(".dock").innerText()).toMatch(words);
    await page.locator(".to-result").click();
    expect(await page.locator("main.end .words").innerText()).toMatch(words);
    expect(await page.locator("main.end .words").innerText()).not.toMatch(/points/);
    // no line says the same as another
    const lines = await page.locator("main.end table tr").evaluateAll((rows) => rows.slice(1).map((row) => [...row.querySelectorAll("td .visually-hidden")].map((cell) => cell.textContent).join()));
    expect(new Set(lines.filter(Boolean)).size).toBe(lines.filter(Boolean).length);
    // sound is offered once
    await page.locator("main.end .offer button").last().click();
    expect(await page.locator("main.end .offer").count()).toBe(0);
    await ada.leave();
  });
});

describe.concurrent("on the table", () => {
  test.each(["one_to_nine", "bloom", "qwixx_cards", "pretty_tricky", "superstar"] as const)("of %s: the goal, how far everybody is, and what the signs mean", async (game) => {
    const ada = await Visitor.arrive({ ...PHONE, viewport: { width: 360, height: 640 } });
    const { page } = ada;
    await layTable(ada, game, { others: ["bot", "bot", "bot"], start: 0 });
    await page.locator("[data-board] .seat").first().waitFor();
    expect(await isInSight(page, ".goal .line, .goal .one, .goal .ask")).toBe(true);
    expect(await page.locator(".goal .one").count()).toBe(4);
    expect(await page.locator(".goal .line").evaluate((line) => line.scrollHeight <= line.clientHeight + 1)).toBe(true);
    await page.locator(".goal").tap();
    expect(await page.locator("dialog[open] dl > div").count()).toBeGreaterThan(3);
    await ada.leave();
  });
});
