/** Late, crowded tables with the most players on small, low, middling and zoomed screens: what is asked for is in sight and can be hit. */
import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { bring } from "../support/bringing.ts";
import { Player } from "../support/player.ts";
import { GAMES } from "../support/setting_up.ts";
import { hintCovers, misfits, moved, places } from "../support/sight.ts";
import { Visitor } from "../support/visitor.ts";

const SIZES = {
  "a small phone": { width: 360, height: 640 },
  "a phone held sideways": { width: 844, height: 390 },
  "a tablet": { width: 1024, height: 768 },
  "a desk's page at 200 %": { width: 640, height: 400 },
} as const;

/** A piece that begins a turn, whatever the game. */
const BEGINS = "[data-board] :is(button.is-legal, button.choice.is-open):not([aria-disabled=true])";

/** What is wrong on the screen: as it is, with a choice made, when it was taken back, and with a hint. */
async function wrongAt(page: Page, player: Player): Promise<string[]> {
  const found = await misfits(page);
  const before = await places(page);
  await page.locator(BEGINS).first().tap();
  await player.settle();
  found.push(...(await misfits(page)).map((one) => `with a choice made, ${one}`), ...moved(before, await places(page)).map((one) => `a choice moves ${one}`));
  await page.keyboard.press("Escape");
  await player.settle();
  found.push(...moved(before, await places(page)).map((one) => `when a choice was taken back, ${one} has moved`));
  await page.keyboard.press("h");
  await page.locator(".hint").waitFor();
  await player.settle();
  found.push(...(await hintCovers(page)).map((one) => `beside the hint, ${one}`));
  await page.locator(".hint .close").tap();
  return [...new Set(found)];
}

describe.concurrent("a crowded table", () => {
  for (const game of GAMES) {
    test(`of ${game} at every size`, async ({ expect }) => {
      const ada = await Visitor.arrive({ reducedMotion: "reduce", hasTouch: true, viewport: SIZES["a small phone"], settings: { pace: "fast", offered: GAMES } });
      const { page } = ada;
      const player = new Player(page, "touch", 5);
      await bring(ada, `late_${game}.json`);
      await page.locator(".dock:not(.is-waiting)").waitFor();
      const wrong: Record<string, string[]> = {};
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await player.settle();
        wrong[size] = await wrongAt(page, player);
      }
      expect(wrong).toEqual(Object.fromEntries(Object.keys(SIZES).map((size) => [size, []])));
      await ada.leave();
    });
  }
});
