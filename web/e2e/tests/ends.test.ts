/** An end is a moment: the table stays as it is, the score is read, and only then it goes on. */
import { readFileSync } from "node:fs";
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

/** Plays until something is there to be read, and leaves it there; ends of rounds on the way are gone on from. */
async function playUntil(player: Player, selector: string): Promise<void> {
  player.goesOn = false;
  await player.playUntil(async () => {
    if ((await player.page.locator(selector).count()) > 0) return true;
    const goOn = player.page.locator("[data-go-on]");
    if ((await goOn.count()) > 0) await goOn.click();
    return false;
  });
}

/** A table that goes on from a match file. */
async function bring(visitor: Visitor, file: string): Promise<void> {
  const { page } = visitor;
  await page.goto(visitor.address("/"));
  const id = await page.evaluate(
    async ([name, match]) => {
      const send = (path: string, body: string) => fetch(`/api/v1${path}`, { method: "POST", headers: { "content-type": "application/json" }, body });
      await send("/session", JSON.stringify({ name }));
      return ((await (await send("/tables/import", match)).json()) as { id: string }).id;
    },
    [visitor.name, readFileSync(new URL(`../fixtures/${file}`, import.meta.url), "utf8")] as const,
  );
  await page.goto(visitor.address(`/table/${id}`));
}

describe.concurrent("the end of a round", () => {
  test.each([
    ["a desk", {}, "mouse"],
    ["a phone", PHONE, "touch"],
  ] as const)("of Bloom on %s: what is left lies open with its cost, until one goes on", async (_, device, hand) => {
    const ada = await Visitor.arrive(device);
    const { page } = ada;
    await bring(ada, "bloom_last_tile.json");
    // the last tile is laid, and all that is left is to say so: it may happen by itself
    const lay = page.locator(".dock [data-action]:not(.is-gone)");
    await (hand === "touch" ? lay.tap({ timeout: 1_500 }) : lay.click({ timeout: 1_500 })).catch(() => undefined);
    await page.locator("[data-go-on]").waitFor();
    expect(await page.locator(".owner .left").count()).toBe(3);
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
    await playUntil(new Player(page), "[data-go-on]");
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
    await playUntil(new Player(page, "touch"), ".to-result");
    expect(await page.locator("[data-board]").count()).toBe(1);
    expect(await page.locator(".dock").innerText()).toMatch(words);
    await page.locator(".to-result").click();
    expect(await page.locator("main.end .words").innerText()).toMatch(words);
    expect(await page.locator("main.end .words").innerText()).not.toMatch(/points/);
    // no line says the same as another
    expect(await page.locator("main.end table tbody tr").count()).toBe(game === "superstar" ? 1 : 2);
    expect(await page.locator("main.end table .total").count()).toBe(0);
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
