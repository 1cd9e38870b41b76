/** Everyone can play: by keys alone, with a thumb on a small phone, in a language that runs from right to left. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { reach } from "../support/keys.ts";
import { Player } from "../support/player.ts";
import { layTable } from "../support/setting_up.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

/** The least that a finger hits (WCAG 2.2, target size). */
const SMALLEST_TARGET = 24;

describe.concurrent("a whole match", () => {
  test("by keyboard alone, from the home page on", async () => {
    const ada = await Visitor.arrive({ reducedMotion: "reduce" });
    const { page } = ada;
    await page.goto("/");
    const playNow = await page.waitForSelector("article:has([data-lid=superstar]) .btn-act");
    expect(await reach(page, playNow as never)).toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog[open] input:focus");
    await page.keyboard.type(ada.name);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/table\//);
    await new Player(page, "keyboard").playToTheEnd();
    await ada.leave();
  });

  test("on a phone with touch", async () => {
    const ada = await Visitor.arrive(PHONE);
    await layTable(ada, "pretty_tricky", { others: ["bot", "bot"], options: { round_limit: 4 } });
    const player = new Player(ada.page, "touch");
    await player.playUntil(async () => {
      expect(await misfits(ada.page)).toEqual([]);
      return false;
    });
    expect(player.touches).toBeGreaterThan(4);
    await ada.leave();
  });

  test("on a phone the note below a prompt is shown, too", async ({ expect }) => {
    const ada = await Visitor.arrive({ ...PHONE, reducedMotion: "reduce" });
    await layTable(ada, "qwixx_cards", { others: ["bot"], start: 0 });
    const note = ada.page.locator(".dock .prompt small");
    await note.waitFor();
    expect(await note.innerText()).toContain("colour");
    expect(await misfits(ada.page)).toEqual([]);
    await ada.leave();
  });

  test("in Hebrew, where number rows still run from left to right", async ({ expect }) => {
    const ada = await Visitor.arrive({ name: "עדה", locale: "he-IL" });
    const { page } = ada;
    await layTable(ada, "one_to_nine", { others: ["bot"], options: { turn_limit: 12 }, start: 0 });
    expect(await page.evaluate(() => [document.documentElement.dir, document.documentElement.lang])).toEqual(["rtl", "he"]);
    await page.locator(".dock:not(.is-waiting)").waitFor();
    for (const colour of "RYGB") {
      const rising = () =>
        page.locator("[data-board]").evaluate((board, row) => {
          const fields = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => board.querySelector(`[data-drop="${row}${number}"]`));
          const places = fields.map((field) => field?.getBoundingClientRect().x ?? NaN);
          return places.every((place, index) => index === 0 || (places[index - 1] ?? NaN) < place);
        }, colour);
      await expect.poll(rising, { timeout: 5_000 }).toBe(true); // a card may still be on its way
    }
    await new Player(page).playToTheEnd();
    expect(await page.locator("main.end h2").innerText()).toMatch(/[\u05d0-\u05ea]/);
    await ada.leave();
  });
});

/** What does not fit a small screen: a page that scrolls sideways, lit pieces too small to hit or beyond its edge. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
    for (const piece of document.querySelectorAll("[data-board] button.is-legal, .dock button")) {
      if (!piece.checkVisibility()) continue;
      const { width, height, left, right } = piece.getBoundingClientRect();
      if (left < 0 || right > clientWidth) found.push(`${piece.getAttribute("aria-label") ?? piece.textContent} reaches over the edge`);
      // a piece may reach further than it is drawn
      const reach = getComputedStyle(piece, "::before");
      const wide = Math.max(width, parseFloat(reach.width) || 0);
      const high = Math.max(height, parseFloat(reach.height) || 0);
      if (Math.min(wide, high) < smallest) found.push(`${piece.getAttribute("aria-label")} is ${Math.round(wide)} × ${Math.round(high)} px`);
    }
    return found;
  }, SMALLEST_TARGET);
}
