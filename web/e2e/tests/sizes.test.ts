/** Late, crowded tables with the most players on small, low, middling and zoomed screens: what is asked for is in sight and can be hit. */
import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { bring } from "../support/bringing.ts";
import { type Game, GAMES, tested } from "../support/games.ts";
import { Learner } from "../support/learner.ts";
import { Player } from "../support/player.ts";
import { hintCovers, misfits, moved, partMisfits, places } from "../support/sight.ts";
import { type Arrival, Visitor } from "../support/visitor.ts";

const SIZES = {
  "a small phone": { width: 360, height: 640 },
  "a phone held sideways": { width: 844, height: 390 },
  "a tablet": { width: 1024, height: 768 },
  "a small desk": { width: 1280, height: 720 },
  "a desk's page at 200 %": { width: 640, height: 400 },
  "a small desk's page at 200 %": { width: 640, height: 360 },
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
  const more = page.locator(".hint [aria-expanded]");
  if (await more.isVisible()) {
    await more.tap();
    await player.settle();
    found.push(...(await partMisfits(page, ".hint")).map((one) => `with all of the hint, ${one}`));
  }
  await page.locator(".hint .close").tap();
  return [...new Set(found)];
}

const TABLES = GAMES.flatMap((game) => tested(game).languages.map((language): [Game, string] => [game, language]));

const NOTHING = Object.fromEntries(Object.keys(SIZES).map((size) => [size, []]));

/** What is wrong at each size. */
async function atEverySize(page: Page, player: Player, wrong: () => Promise<string[]>): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await player.settle();
    found[size] = await wrong();
  }
  return found;
}

const HANDY: Arrival = { reducedMotion: "reduce", hasTouch: true, viewport: SIZES["a small phone"], settings: { pace: "fast", offered: GAMES } };

describe.concurrent("a crowded table", () => {
  for (const [game, locale] of TABLES) {
    test(`of ${game} at every size (${locale})`, async ({ expect }) => {
      const ada = await Visitor.arrive({ ...HANDY, locale });
      const { page } = ada;
      const player = new Player(page, "touch", 5);
      await bring(ada, `late_${game}.json`);
      await page.locator(".dock:not(.is-waiting)").waitFor();
      expect(await atEverySize(page, player, () => wrongAt(page, player))).toEqual(NOTHING);
      await ada.leave();
    });
  }
});

describe.concurrent("what lies beside the table or comes between", () => {
  test("the sheet of a round at every size", async ({ expect }) => {
    const ada = await Visitor.arrive(HANDY);
    const { page } = ada;
    const player = new Player(page, "touch", 5);
    player.goesOn = false;
    await bring(ada, "bloom_last_tile.json");
    await player.playUntil(async () => (await page.locator("[data-go-on]").count()) > 0);
    expect(await atEverySize(page, player, () => partMisfits(page, ".round-sheet"))).toEqual(NOTHING);
    await ada.leave();
  });

  test("a replay on a phone on its side: what is touched at every step is in sight", async ({ expect }) => {
    const ada = await Visitor.arrive({ ...HANDY, viewport: { width: 844, height: 390 } });
    const { page } = ada;
    await bring(ada, "late_bloom.json");
    await page.locator(".dock:not(.is-waiting)").waitFor();
    await page.goto(page.url().replace("/table/", "/replay/"));
    await page.getByRole("button", { name: "Next", exact: true }).tap();
    expect(await partMisfits(page, ".scrub .row")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await ada.leave();
  });

  test("Superstar's exchange at every size", async ({ expect }) => {
    const ada = await Visitor.arrive(HANDY);
    const { page } = ada;
    const player = new Player(page, "touch", 5);
    await bring(ada, "superstar_exchange.json");
    await page.locator(".dock:not(.is-waiting)").waitFor();
    await page.locator("[data-board] .exchange.discard").waitFor();
    expect(await atEverySize(page, player, () => misfits(page))).toEqual(NOTHING);
    await ada.leave();
  });

  for (const game of GAMES) {
    test(`the sentences of the lesson of ${game} at every size`, async ({ expect }) => {
      const ada = await Visitor.arrive({ ...HANDY, settings: {} });
      const { page } = ada;
      const player = new Player(page, "touch", 5);
      const learner = new Learner(ada, "touch");
      await page.goto(`/learn/${game}`);
      await learner.follow(2);
      const sentence = async () => {
        let seen = await learner.sight();
        while (!seen) seen = await learner.sight();
        return [...(seen.isOnScreen ? [] : ["the sentence lies outside"]), ...(seen.covered < 1 ? [] : [`${Math.round(seen.covered)} px of what it points at are covered`]), ...(seen.points ? [] : ["it points at nothing"])];
      };
      expect(await atEverySize(page, player, sentence)).toEqual(NOTHING);
      await ada.leave();
    });
  }
});
