/** No violation of the accessibility rules on any screen, by day and by night; and with the system's own colours what can be touched is seen. */
import { describe, expect, test } from "vitest";
import { unmarkedInForcedColours, violationsDayAndNight } from "../support/axe.ts";
import { bring } from "../support/bringing.ts";
import { Player } from "../support/player.ts";
import { GAMES, layTable } from "../support/setting_up.ts";
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
});
