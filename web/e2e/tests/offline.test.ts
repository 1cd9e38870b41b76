/** The page was opened once; then there is no network any more, and all games are played all the same. */
import { describe, expect, test } from "vitest";
import { keepPage } from "../support/keeping.ts";
import { Player } from "../support/player.ts";
import { readScore } from "../support/result.ts";
import { type Game, GAMES, layTable } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";

/** What a browser says in its console about a network that is not there. */
const NO_NETWORK = [/ERR_(INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED)/];
/** Options that make a match shorter, by their place on the form. */
const SHORT: Partial<Record<Game, Record<number, number>>> = { one_to_nine: { 0: 12 }, bloom: { 1: 1 }, pretty_tricky: { 0: 8 } };
const MOVES_BEFORE_RELOAD = 4;

describe.concurrent("without a network", () => {
  for (const game of GAMES) {
    // of tests side by side each has its own `expect`
    test(`a match of ${game} against an expert, with a reload and another language in the middle`, async ({ expect }) => {
      const ada = await Visitor.arrive({ serviceWorkers: "allow", reducedMotion: "reduce" });
      const { page } = ada;
      await keepPage(ada);
      await ada.context.setOffline(true);
      await page.goto("/");
      expect(await page.locator(".here").innerText()).toContain("No server in reach");

      const table = await layTable(ada, game, { others: ["bot"], level: "expert", options: SHORT[game] });
      const player = new Player(page);
      await player.playUntil(async () => player.touches >= MOVES_BEFORE_RELOAD);
      await page.reload();
      await page.locator("[data-board] > *").first().waitFor();
      await page.goto("/settings");
      await page.getByText("Deutsch").click();
      await page.locator("html[lang=de]").waitFor({ state: "attached" });
      await page.goto(table);
      await player.playToTheEnd();
      const score = await readScore(page);
      expect(score).toHaveLength(2);
      for (const { rows, total } of score) expect(rows.reduce((sum, points) => sum + points, 0)).toBe(total);

      // the proof: the match is played again from its key
      await page.locator(".fair button").first().click();
      await page.locator(".fair [role=status]").getByText("Geprüft").waitFor();

      // it is among my tables, can be seen again, and its rules can be read
      await page.goto("/");
      const row = page.locator(`a[href="${table}"]`).last();
      expect(await row.innerText()).toContain("auf diesem Gerät");
      await page.goto(table.replace("/table/", "/replay/"));
      await page.locator(".scrub").waitFor();
      await page.goto(`/rules/${game}`);
      await page.locator("main h2").first().waitFor();
      await ada.leave({ forgiving: NO_NETWORK });
    });
  }
});

test("a table from a time without a network is brought to the server, and to another device as a file", async () => {
  const ada = await Visitor.arrive({ serviceWorkers: "allow", reducedMotion: "reduce" });
  const { page } = ada;
  await keepPage(ada);
  await ada.context.setOffline(true);
  await layTable(ada, "superstar", { others: ["bot"], level: "greedy" });
  const player = new Player(page);
  await player.playUntil(async () => player.touches >= MOVES_BEFORE_RELOAD);
  await ada.context.setOffline(false);
  await page.goto(page.url());
  await page.locator(".dock").waitFor();
  await page.locator(".bar nav button").last().click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByText("Save the match").click()]);
  const file = await download.path();
  await page.getByText("Bring it to the server").click();
  await ada.giveName();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.includes("local~"));
  await page.locator("[data-board] > *").first().waitFor();

  // there it goes on, and nowhere else
  await page.goto("/");
  await page.locator(".tables a").first().waitFor();
  expect(await page.locator("a[href*='local~']").count()).toBe(0);
  await page.locator("input[type=file]").setInputFiles(file);
  await page.waitForURL(/local~/);
  await new Player(page).playToTheEnd();
  await ada.leave({ forgiving: NO_NETWORK });
});

test("offline counts at once at a server's table", async () => {
  const ada = await Visitor.arrive({ reducedMotion: "reduce" });
  const { page } = ada;
  await layTable(ada, "superstar", { others: ["bot"] });
  await page.locator(".dock").waitFor();
  await page.evaluate(() => {
    // a network that swallows everything, of which the browser knows
    WebSocket.prototype.send = () => undefined;
    Object.defineProperty(navigator, "onLine", { get: () => false });
    dispatchEvent(new Event("offline"));
  });
  const toldAt = Date.now();
  await page.locator("[role=status], .dock small").getByText(/connection is gone|You are offline/).first().waitFor();
  expect(Date.now() - toldAt).toBeLessThan(1_500);
  await ada.leave({ forgiving: NO_NETWORK });
});
