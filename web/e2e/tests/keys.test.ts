/** Keys: one confirms, letters can be switched off, and the bar is skipped. */
import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { layTable } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";

const QUIET_MS = 3_000; // in which a hint would have come
const staged = (page: Page) => page.locator("[data-board] .is-staged");

/** At a table where it is one's turn. */
async function sitDown(letterKeys: boolean): Promise<Visitor> {
  const ada = await Visitor.arrive({ reducedMotion: "reduce", settings: { pace: "fast", letterKeys } });
  await layTable(ada, "superstar", { others: ["bot"], start: 0 });
  await ada.page.locator("[data-board] .is-legal").first().waitFor();
  return ada;
}

describe.concurrent("keys", () => {
  test.for([true, false])("letters do something only where they are wanted: %s", async (isWanted, { expect }) => {
    const ada = await sitDown(isWanted);
    const { page } = ada;
    expect(await page.locator(".dock kbd").count()).toBe(isWanted ? 2 : 0);
    expect(await page.locator(".dock [aria-keyshortcuts]").count()).toBe(isWanted ? 2 : 0);
    await page.keyboard.press("h");
    if (isWanted) await page.locator("section.hint").waitFor();
    else {
      await page.waitForTimeout(QUIET_MS);
      expect(await page.locator("section.hint").count()).toBe(0);
      // the button still does
      await page.locator(".dock button", { hasText: "Hint" }).click();
      await page.locator("section.hint").waitFor();
    }
    await page.locator("section.hint .close").click();
    await page.locator("[data-board] .is-legal").first().click();
    await staged(page).waitFor();
    await page.keyboard.press("u");
    if (isWanted) await staged(page).waitFor({ state: "detached" });
    else {
      await page.waitForTimeout(500);
      expect(await staged(page).count()).toBe(1);
    }
    await ada.leave();
  });

  test("Ctrl and Enter confirm from wherever the focus is", async ({ expect }) => {
    const ada = await sitDown(true);
    const { page } = ada;
    const card = page.locator("[data-board] .is-legal").first();
    const move = await card.getAttribute("data-move");
    await card.click();
    await staged(page).waitFor();
    await page.locator(".bar-home").focus();
    await page.keyboard.press("Control+Enter");
    // it was played, and only that
    await page.locator(".side .log li").first().waitFor();
    await expect.poll(() => page.locator(`[data-board] .fan [data-move='${move}']`).count()).toBe(0);
    expect(page.url()).toMatch(/\/table\//);
    await ada.leave();
  });

  test("the first Tab offers to skip the bar, and the next one is at the table", async ({ expect }) => {
    const ada = await sitDown(true);
    const { page } = ada;
    await page.reload();
    await page.locator("[data-board] .is-legal").first().waitFor();
    await page.keyboard.press("Tab");
    const skip = page.locator(".skip");
    expect(await skip.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await skip.evaluate((button) => { const { width, height } = button.getBoundingClientRect(); return Math.min(width, height); })).toBeGreaterThan(24);
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.matches("main[data-board]"))).toBe(true);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("[data-board], .foot") !== null)).toBe(true);
    await ada.leave();
  });
});
