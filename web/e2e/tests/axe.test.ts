/** No violation of the accessibility rules on any screen, by day and by night; and with the system's own colours what can be touched is seen. */
import { describe, expect, test } from "vitest";
import { unmarkedInForcedColours, violationsDayAndNight } from "../support/axe.ts";
import { bring } from "../support/bringing.ts";
import { GAMES } from "../support/games.ts";
import { Learner } from "../support/learner.ts";
import { Player } from "../support/player.ts";
import { layTable } from "../support/setting_up.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

async function examine({ page }: Visitor, screen: string): Promise<void> {
  expect(await violationsDayAndNight(page), screen).toEqual({ light: [], dark: [] });
}

describe.concurrent("axe", () => {
  for (const game of GAMES) {
    test(`table, end and replay of ${game}`, async () => {
      const ada = await Visitor.arrive({ reducedMotion: "reduce" });
      const { page } = ada;
      await bring(ada, `late_${game}.json`); // crowded, and soon over
      await page.locator(".dock").waitFor();
      await examine(ada, "table");
      expect(await unmarkedInForcedColours(page)).toEqual([]);
      await new Player(page).playToTheEnd();
      // who wants less motion is not celebrated with any
      expect(await page.locator(".party > span").evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
      await examine(ada, "end");
      await page.locator("main.end a[href^='/replay/']").click();
      await page.locator(".scrub").waitFor();
      await examine(ada, "replay");
      await ada.leave();
    });
  }

  test("every other screen", async () => {
    const ada = await Visitor.arrive({ reducedMotion: "reduce" });
    const { page } = ada;
    await page.goto("/");
    await page.locator("article").first().waitFor();
    await examine(ada, "home");
    await page.locator("article .btn-act").first().click();
    await page.locator("dialog[open]").waitFor();
    await examine(ada, "name");
    await page.goto("/new/bloom");
    await page.locator("ol.seats").waitFor();
    await examine(ada, "new table");
    await layTable(ada, "bloom", { others: ["open"] });
    await page.locator(".room .invite svg").last().waitFor();
    await examine(ada, "waiting room");
    for (const [address, sign] of [["/rules/bloom", "main h2:visible"], ["/results", "main"], ["/settings", "main form"], ["/continue", "main form"], ["/", "article"], ["/nowhere", "main"]] as const) {
      await page.goto(address);
      await page.locator(sign).first().waitFor();
      await page.waitForLoadState("networkidle");
      await examine(ada, address);
    }
    await ada.leave();
  });

  test("a phone's table with its sheets", async () => {
    const ada = await Visitor.arrive({ ...PHONE, reducedMotion: "reduce" });
    const { page } = ada;
    await layTable(ada, "superstar", { others: ["bot", "bot"] });
    await page.locator(".dock").waitFor();
    await examine(ada, "table");
    for (const [place, sheet] of ["rules", "log", "menu"].entries()) {
      await page.locator(".bar nav button").nth(place).tap();
      await page.locator("dialog[open]").waitFor();
      await examine(ada, sheet);
      await page.keyboard.press("Escape");
    }
    await ada.leave();
  });

  /** A part of the page that lies over it or in it: examined, and what can be touched in it has a line in the system's colours. */
  async function examinePart(ada: Visitor, part: string): Promise<void> {
    const { page } = ada;
    await page.locator(part).first().waitFor();
    await examine(ada, part);
    expect(await unmarkedInForcedColours(page, `:is(${part}) button`), part).toEqual([]);
  }

  test("the offer of a lesson, its sentences, and the coach after it", async () => {
    const ada = await Visitor.arrive({ ...PHONE, reducedMotion: "reduce", settings: { pace: "fast", playsForced: true } });
    const { page } = ada;
    await page.goto("/");
    await page.locator("article:has([data-lid=superstar]) .btn-act").tap();
    await examinePart(ada, "dialog[open]:has([data-learn])");
    await page.locator("[data-learn]").tap();
    await examinePart(ada, "[data-bubble]:not(.unplaced)");
    await new Learner(ada, "touch").follow(2);
    await examinePart(ada, "[data-bubble]:not(.unplaced)");
    expect(await unmarkedInForcedColours(page, ".is-pointed")).toEqual([]);
    await page.locator("[data-skip]").tap();
    await page.waitForURL(/\/table\//);
    await new Player(page, "touch").playUntil(async () => (await page.locator("[data-coach]:not(.unplaced)").count()) > 0);
    await examinePart(ada, "[data-coach]:not(.unplaced)");
    await ada.leave();
  });

  test("hint, legend and the sheet of a round", async () => {
    const ada = await Visitor.arrive({ ...PHONE, reducedMotion: "reduce", settings: { pace: "fast", offered: GAMES } });
    const { page } = ada;
    await bring(ada, "late_qwixx_cards.json");
    await page.locator(".dock:not(.is-waiting)").waitFor();
    await page.keyboard.press("h");
    await examinePart(ada, "section.hint");
    await page.locator(".hint .close").tap();
    await page.locator(".goal").tap();
    await examinePart(ada, "dialog[open]:has(dl)");
    await bring(ada, "bloom_last_tile.json");
    const player = new Player(page, "touch");
    player.goesOn = false;
    await player.playUntil(async () => (await page.locator("[data-go-on]").count()) > 0);
    await examinePart(ada, ".round-sheet");
    await ada.leave();
  });

  test("the curtain of a device that goes round", async () => {
    const ada = await Visitor.arrive({ ...PHONE, reducedMotion: "reduce" });
    await layTable(ada, "superstar", { others: ["local"], start: 0 });
    await examinePart(ada, ".curtain");
    await ada.leave();
  });
});
