/** What matters is on small screens, too: match point, what a sheet's parts are, what a choice brings, and the whole of a hint. */
import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { bring } from "../support/bringing.ts";
import { GAMES, tested } from "../support/games.ts";
import { Player } from "../support/player.ts";
import { Visitor } from "../support/visitor.ts";

const SIZES = { "a small phone": { width: 360, height: 640 }, "a phone held sideways": { width: 844, height: 390 } } as const;
const SMALLEST_PRINT = 12;

/** Which of them cannot be seen, and what is printed too small or cut off. */
function missing(page: Page, wanted: readonly string[], smallest: number): Promise<string[]> {
  return page.evaluate(
    ([selectors, least]) => {
      const isSeen = (one: Element) => {
        const { width, height, left, top, right, bottom } = one.getBoundingClientRect();
        return one.checkVisibility({ visibilityProperty: true }) && width > 4 && height > 4 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      };
      const found = selectors.filter((selector) => ![...document.querySelectorAll(selector)].some(isSeen)).map((selector) => `${selector} is not there`);
      for (const words of document.querySelectorAll<HTMLElement>(".goal .line, .goal .one b")) if (parseFloat(getComputedStyle(words).fontSize) < least) found.push(`${words.textContent} is printed too small`);
      const marks = [...document.querySelectorAll(".goal .face")].map((face) => face.textContent);
      if (new Set(marks).size < marks.length) found.push(`players look alike: ${marks.join(", ")}`);
      return found;
    },
    [wanted, smallest] as const,
  );
}

describe.concurrent("a phone shows", () => {
  for (const game of GAMES) {
    test(`what matters in ${game}`, async ({ expect }) => {
      const ada = await Visitor.arrive({ reducedMotion: "reduce", hasTouch: true, viewport: SIZES["a small phone"], settings: { pace: "fast", offered: GAMES } });
      const { page } = ada;
      const player = new Player(page, "touch", 5);
      await bring(ada, `late_${game}.json`);
      await page.locator(".dock:not(.is-waiting)").waitFor();
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await player.settle();
        expect(await missing(page, tested(game).phone, SMALLEST_PRINT), size).toEqual([]);
        await page.keyboard.press("h");
        await page.locator(".hint .turn").waitFor();
        await player.settle();
        const hidden = await page.locator(".hint p").evaluateAll((lines) => lines.filter((line) => !line.checkVisibility()).map((line) => line.textContent));
        expect(hidden, `the hint on ${size}`).toEqual([]);
        expect(await page.locator(".hint :is(.reason, .chance, .other)").count()).toBeGreaterThan(0); // equal choices are told in one sentence
        await page.locator(".hint .close").tap();
      }
      await ada.leave();
    });
  }
});
