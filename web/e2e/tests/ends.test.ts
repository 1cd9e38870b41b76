/** An end is a moment: the table stays as it is, the score is read, and only then it goes on. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { bring } from "../support/bringing.ts";
import { GAMES } from "../support/games.ts";
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
    // at one moment: what is looked for may be the very button that is gone on with
    const [isThere, isRoundOver] = await player.page.evaluate((wanted) => [wanted, "[data-go-on]"].map((one) => document.querySelector(one) !== null), selector);
    if (!isThere && isRoundOver) await player.page.locator("[data-go-on]").click();
    return isThere === true;
  });
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
    await playUntil(new Player(page, hand), "[data-go-on]");
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
    await page.locator(".bar-meta", { hasNotText: place }).waitFor({ timeout: 20_000 });
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
    // what ended it lies there: the star is given, and nobody is asked for anything
    expect(await page.locator(".goal .one b", { hasText: "1★" }).count()).toBe(1);
    expect(await page.locator("[data-board] .seat.is-active").count()).toBe(0);
    const [sheet, pile] = await Promise.all([page.locator(".round-sheet").innerText(), page.locator(".middle .top").innerText()]);
    await page.reload();
    await page.locator("[data-go-on]").waitFor();
    expect([await page.locator(".round-sheet").innerText(), await page.locator(".middle .top").innerText()]).toEqual([sheet, pile]);
    await page.locator("[data-go-on]").focus();
    await page.keyboard.press("Enter"); // the button has the focus
    await page.locator(".middle:not(.follow)").waitFor({ timeout: 10_000 });
    await ada.leave();
  });
});

describe.concurrent("the end of a match", () => {
  test.each([
    ["one_to_nine", { turn_limit: 8 }, /last turn|third big star/i],
    ["superstar", {}, /third star, won in round \d/i],
  ] as const)("of %s says what decided it, on the table and in the result", async (game, options, words) => {
    const ada = await Visitor.arrive(PHONE);
    const { page } = ada;
    await layTable(ada, game, { others: ["bot"], options, start: 0 });
    await playUntil(new Player(page, "touch"), ".to-result");
    expect(await page.locator("[data-board]").count()).toBe(1);
    expect(await page.locator(".dock").innerText()).toMatch(words);
    // a moment of celebration: at once where it was won, else over the result
    const isWon = (await page.locator(".dock.is-won").count()) > 0;
    const sparks = () => page.locator(".party > span").evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    expect(await page.locator(".dock").innerText()).toMatch(isWon ? /^\s*(You win|Shared victory)/ : /wins|Shared/);
    expect(await sparks()).toBe(isWon ? 18 : 0);
    await page.locator(".to-result").click();
    await page.locator("main.end").waitFor();
    expect(await sparks()).toBe(isWon ? 0 : 18);
    // the log lies over the result, and leads back to it
    await page.locator(".bar .narrow-only").click();
    await page.locator("dialog .log li").first().waitFor();
    await page.locator("dialog .log").press("Escape");
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(await page.locator("main.end").count()).toBe(1);
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
  test.each(GAMES)("of %s: the goal, how far everybody is, and what the signs mean", async (game) => {
    const ada = await Visitor.arrive({ ...PHONE, viewport: { width: 360, height: 640 } });
    const { page } = ada;
    await layTable(ada, game, { others: ["bot", "bot", "bot"], start: 0 });
    await page.locator("[data-board] .seat").first().waitFor();
    expect(await isInSight(page, ".goal .line, .goal .one, .goal .ask")).toBe(true);
    expect(await page.locator(".goal .one").count()).toBe(4);
    expect(await page.locator(".goal .line").evaluate((line) => line.scrollHeight <= line.clientHeight + 1)).toBe(true);
    await page.locator(".goal").tap();
    await page.locator("dialog[open] dl > div").nth(3).waitFor();
    // each sign is drawn as it lies on the table
    expect(await page.locator("dialog[open] dt .drawn").evaluateAll((signs) => signs.filter((sign) => sign.childElementCount === 0).length)).toBe(0);
    // and the rules over the table have their pictures, too
    await page.keyboard.press("Escape");
    await page.locator(".bar button:has(.icon)").first().tap();
    await page.locator("dialog[open] .summary .scene").nth(2).waitFor();
    await ada.leave();
  });
});
