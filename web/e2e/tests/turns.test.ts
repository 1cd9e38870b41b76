/** In the middle of a turn: minds are changed, reasons and hints know what was begun, and keys keep their place. */
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { Player } from "../support/player.ts";
import { GAMES, layTable } from "../support/setting_up.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

const HINTS = 8;
const HINT_MS = 6_000;

const movesOf = (pieces: Locator): Promise<string[]> => pieces.evaluateAll((all) => all.map((piece) => (piece as HTMLElement).dataset["move"] ?? ""));
const prompt = (page: Page): Promise<string> => page.locator(".dock .prompt").innerText();

interface Taken {
  said: string;
  marked: number;
  touches: number;
}

/** Asks for a hint and plays the turn it advises; null if it was not one's turn. */
async function takeHint(page: Page, player: Player): Promise<Taken | null> {
  await player.settle();
  if ((await page.locator(".dock:not(.is-waiting)").count()) === 0) return null;
  await page.keyboard.press("h");
  const card = page.locator("section.hint");
  const shown = await card.evaluate((hint: HTMLElement) => ({ said: hint.innerText, marked: document.querySelectorAll(".is-advised").length }), null, { timeout: HINT_MS }).catch(() => null);
  if (shown === null) return null; // what is forced was played meanwhile
  const taken = { ...shown, touches: 0 };
  await player.settle();
  for (; taken.touches < 3 && (await card.count()) > 0; taken.touches++) {
    // the hint's own button lays the turn out, or plays it; what the dock offers for it is marked
    await page.locator("[data-hint-act], .dock .is-advised").first().evaluate((button) => (button as HTMLElement).click(), null, { timeout: HINT_MS }).catch(() => undefined);
    await player.settle();
  }
  return taken;
}

describe.concurrent("a turn that was begun", () => {
  test("Pretty Tricky: another tick replaces the one that excludes it, and what is impossible says why", async () => {
    const ada = await Visitor.arrive(PHONE);
    const { page } = ada;
    const box = (move: string) => page.locator(`[data-board] button.box[data-move='${move}']`);
    for (let tries = 0; ; tries++) {
      await layTable(ada, "pretty_tricky", { others: ["bot"], start: 0 });
      const lit = page.locator("[data-board] button.box.is-legal");
      await lit.first().waitFor();
      const before = await movesOf(lit);
      const first = before[0] ?? "";
      await box(first).click();
      await page.locator("[data-board] .box.is-staged").waitFor();
      const player = new Player(page);
      await player.settle();
      const after = await movesOf(lit);
      const other = before.find((move) => move !== first && !after.includes(move));
      if (other === undefined && tries < 8) continue; // the dice leave only one way
      await box(other ?? "").click();
      await player.settle();
      expect(await prompt(page)).toContain(`You tick row ${other?.replace("left ", "")} on the left.`);
      expect(await page.locator("[data-board] .box.is-staged").count()).toBe(1);
      expect(await page.locator(".foot .toast").count()).toBe(0);
      const none = page.locator("[data-board] button.box[aria-disabled=true][data-move^='left ']").first();
      await none.evaluate((button) => (button as HTMLElement).click());
      await page.locator(".foot .toast", { hasText: `You ticked ${other?.split(" ")[1]};` }).waitFor();
      break;
    }
    await ada.leave();
  });

  test("Bloom: a tile taken from the display is put back with a tap on either copy", async () => {
    const ada = await Visitor.arrive({ reducedMotion: "reduce" });
    const { page } = ada;
    await layTable(ada, "bloom", { others: ["bot"], start: 0 });
    const shown = page.locator("[data-board] .is-legal[data-move^='take ']").first();
    const take = await shown.getAttribute("data-move");
    await shown.click();
    const copy = page.locator(`[data-board] .rack [data-move='${take?.replace("take", "lay")}']`);
    await copy.evaluate((button) => (button as HTMLElement).click());
    await copy.waitFor({ state: "detached" });
    expect(await page.locator("[data-board] .is-staged").count()).toBe(0);
    expect(await page.locator(".foot .toast").count()).toBe(0);
    await ada.leave();
  });

  for (const game of GAMES) {
    test(`${game}: a hint says a whole turn and why, marks its pieces, and is played with two touches at most`, async () => {
      const ada = await Visitor.arrive({ reducedMotion: "reduce" });
      const { page } = ada;
      const sitDown = () => layTable(ada, game, { others: ["bot"], start: 0 });
      await sitDown();
      const player = new Player(page);
      let hints = 0;
      for (let tries = 0; hints < HINTS; tries++) {
        expect(tries).toBeLessThan(20 * HINTS);
        const taken = await takeHint(page, player);
        if (taken === null) {
          // a match may be over before there was enough to decide
          if (await page.locator(".to-result").isVisible()) await sitDown();
          else if (await page.locator("[data-go-on]").isVisible()) await page.locator("[data-go-on]").click();
          else await page.waitForTimeout(100);
          continue;
        }
        expect(taken.said).toMatch(/\.\n[^]*\./); // the turn, then its reasons
        expect(taken.said).not.toMatch(/(do|why|hint|share)-|\{/);
        expect(taken.marked).toBeGreaterThan(0);
        expect(taken.touches).toBeLessThanOrEqual(2);
        hints++;
      }
      await ada.leave();
    });
  }

  test("One to 9 by keys: what was laid out, or the button for it, has the focus", async () => {
    const ada = await Visitor.arrive({ reducedMotion: "reduce" });
    const { page } = ada;
    await layTable(ada, "one_to_nine", { others: ["bot"], start: 0 });
    // a card that has one place: a joker would ask for a field first
    const card = page.locator("[data-board] .hand .is-legal[data-move]:not([data-move^='play N'], [data-move^='play J'])").first();
    await card.focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-action]:not(.is-gone)").waitFor();
    await page.waitForFunction(() => document.activeElement?.matches("[data-board] button, [data-action]"));
    await ada.leave();
  });
});
