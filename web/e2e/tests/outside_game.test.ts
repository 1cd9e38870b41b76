/** A game of another package: on the shelf like ours, named in every language, and played with its own board or with what the page makes of its view. */
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keepPage } from "../support/keeping.ts";
import { type Installed, install, outsideGames } from "../support/outside.ts";
import { Player } from "../support/player.ts";
import { Server } from "../support/server.ts";
import { layTable, type Setting } from "../support/setting_up.ts";
import { rentSite } from "../support/static_site.ts";
import { DESK, PHONE, Visitor } from "../support/visitor.ts";

const LANGUAGES = { de: "Deutsch", fr: "Français", it: "Italiano", he: "עברית", en: "English" } as const;
const NO_NETWORK = [/ERR_(INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED)/];
const SIZES: [string, BrowserContextOptions, "mouse" | "touch"][] = [["desk", DESK, "mouse"], ["phone", PHONE, "touch"]];
const isPlain = (page: Page) => page.locator("[data-board] .plain").count().then((count) => count > 0);

/** Nothing hangs over the side of the window. */
async function checkWidth(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

describe.each(outsideGames())("$name", (game) => {
  const { name, short } = game;
  const setting: Setting = { others: ["bot"], options: short };

  const boards = [["its own board", true], ["the board made from its view", false]] as const;

  describe.each(boards.filter(([, isOwn]) => game.hasBoard || !isOwn))("with %s", (_, hasBoard) => {
    let installed: Installed;
    let server: Server;
    beforeAll(async () => {
      installed = install(game, hasBoard);
      server = await Server.start(undefined, installed.environment);
    }, 300_000);
    afterAll(async () => {
      await server.stop();
      installed.remove();
    });

    test.each(SIZES)("a match on a %s", async (_, size, hand) => {
      const ada = await Visitor.arrive({ at: server.url, reducedMotion: "reduce", ...size });
      const { page } = ada;
      await layTable(ada, name, setting);
      await page.locator("[data-board] button").first().waitFor();
      expect(await isPlain(page)).toBe(!hasBoard);
      await checkWidth(page);
      await new Player(page, hand).playToTheEnd();
      await page.locator("main.end").waitFor();
      await page.goto(page.url().replace("/table/", "/replay/"));
      await page.locator("main.board .seat").first().waitFor();
      await checkWidth(page);
      await ada.leave();
    });

    test.runIf(hasBoard)("is on the shelf in every language, with its picture, and plays on its own cloth", async () => {
      const ada = await Visitor.arrive({ at: server.url, reducedMotion: "reduce" });
      const { page } = ada;
      const box = page.locator(`article:has([data-lid=${name}])`);
      const titles = new Set<string>();
      const pitches = new Set<string>();
      for (const [language, own] of Object.entries(LANGUAGES)) {
        await page.goto("/settings");
        await page.getByText(own, { exact: true }).click();
        await page.locator(`html[lang=${language}]`).waitFor({ state: "attached" });
        await page.goto("/");
        titles.add(await box.locator("h2").evaluate((title) => title.querySelector("[aria-label]")?.getAttribute("aria-label") ?? title.textContent));
        pitches.add(await box.locator("> p").first().innerText());
      }
      expect([titles.size, pitches.size]).toEqual([5, 5]);
      const picture = box.locator(".lid img");
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await page.goto(`/rules/${name}`);
      const emblem = page.locator(`[data-lid=${name}] img`);
      await expect.poll(() => emblem.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const cloth = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--cloth"));
      const own = await cloth();
      await page.goto("/");
      await box.waitFor();
      expect(own).not.toBe(await cloth());
      await ada.leave();
    });

    test("a match without a network", async () => {
      const ada = await Visitor.arrive({ at: server.url, serviceWorkers: "allow", reducedMotion: "reduce" });
      const { page } = ada;
      await keepPage(ada);
      await ada.context.setOffline(true);
      await page.goto("/");
      await layTable(ada, name, setting);
      await page.locator("[data-board] button").first().waitFor();
      expect(await isPlain(page)).toBe(!hasBoard);
      await new Player(page).playToTheEnd();
      await ada.leave({ forgiving: NO_NETWORK });
    });
  });

  test("on a site without a server", async () => {
    const installed = install(game);
    const site = await rentSite(installed.environment);
    const ada = await Visitor.arrive({ at: site.url, reducedMotion: "reduce" });
    await layTable(ada, name, setting);
    await ada.page.locator("[data-board] button").first().waitFor();
    expect(await isPlain(ada.page)).toBe(!game.hasBoard);
    await new Player(ada.page).playToTheEnd();
    await ada.leave();
    site.leave();
    installed.remove();
  });
});
