/** The page was opened once; then there is no network any more, and all games are played all the same. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type Game, GAMES, tested } from "../support/games.ts";
import { keepPage } from "../support/keeping.ts";
import { IS_LONG } from "../support/long.ts";
import { Player } from "../support/player.ts";
import { checkScore } from "../support/result.ts";
import { layTable } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";

/** What a browser says in its console about a network that is not there. */
const NO_NETWORK = [/ERR_(INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED)/];
const MOVES_BEFORE_RELOAD = 4;
/** A whole match of each game against an expert takes minutes: outside the long mode that is the shortest one. */
const WHOLE: readonly Game[] = IS_LONG ? GAMES : ["superstar"];
/** The others are brought as a file and gone on with near their end, all by one visitor: to keep the page takes most of a visit. */
const LATE = GAMES.filter((game) => !WHOLE.includes(game));

/** Opened once, and then there is no network. */
async function arriveAndLoseTheNetwork(): Promise<Visitor> {
  const ada = await Visitor.arrive({ serviceWorkers: "allow", reducedMotion: "reduce" });
  await keepPage(ada);
  await ada.context.setOffline(true);
  await ada.page.goto("/");
  return ada;
}

/** The languages of the page, each by the name it has in itself. */
const LANGUAGES = { en: "English", fr: "Français", it: "Italiano", he: "עברית", de: "Deutsch" } as const;

async function speak(page: Page, language: keyof typeof LANGUAGES): Promise<void> {
  await page.goto("/settings");
  await page.getByText(LANGUAGES[language], { exact: true }).click();
  await page.locator(`html[lang=${language}]`).waitFor({ state: "attached" });
}

/** The dock of a table and the rules of its game speak every language; it ends with German. */
async function seeLanguages(page: Page, game: Game, table: string): Promise<void> {
  const [docks, rules] = [new Set<string>(), new Set<string>()];
  for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
    await speak(page, language);
    await page.goto(`/rules/${game}`);
    rules.add(await page.locator("main h2:visible").first().innerText());
    await page.goto(table);
    docks.add(await page.locator(".dock .prompt").innerText());
  }
  const count = Object.keys(LANGUAGES).length;
  expect([docks.size, rules.size], [...docks, ...rules].join("\n")).toEqual([count, count]);
}

/** It is among my tables, can be seen again, and its rules can be read. */
async function findAgain(page: Page, game: Game, table: string): Promise<void> {
  await page.goto("/");
  expect(await page.locator(`a[href="${table}"]`).last().innerText()).toContain("auf diesem Gerät");
  await page.goto(table.replace("/table/", "/replay/"));
  await page.locator(".scrub").waitFor();
  await page.goto(`/rules/${game}`);
  await page.locator("main h2:visible").first().waitFor();
}

/** Opens the file of a match near its end on the device, against experts: where its table stands, and how many play there. */
async function openFile(page: Page, game: Game): Promise<{ table: string; players: number }> {
  const name = `late_${game}.json`;
  const file = JSON.parse(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8")) as { seats: { bot?: string }[] };
  const seats = file.seats.map((seat) => (seat.bot ? { ...seat, bot: "expert" } : seat));
  await page.goto("/");
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(JSON.stringify({ ...file, seats })) });
  await page.waitForURL(/local~/);
  return { table: new URL(page.url()).pathname, players: seats.length };
}

describe.concurrent("without a network", () => {
  // of tests side by side each has its own `expect`
  test.for(WHOLE)("a match of %s against an expert, with a reload and another language in the middle", async (game, { expect }) => {
    const ada = await arriveAndLoseTheNetwork();
    const { page } = ada;
    expect(await page.locator(".here").innerText()).toContain("The server cannot be reached");
    const table = await layTable(ada, game, { others: ["bot"], level: "expert", options: tested(game).short });
    const player = new Player(page);
    await player.playUntil(async () => player.touches >= MOVES_BEFORE_RELOAD);
    await page.reload();
    await page.locator("[data-board] > *").first().waitFor();
    await speak(page, "de");
    await page.goto(table);
    await player.playToTheEnd();
    await checkScore(page, game);
    // the proof: the match is played again from its key
    await page.locator(".fair button").first().click();
    await page.locator(".fair [role=status]").getByText("Geprüft").waitFor();
    await findAgain(page, game, table);
    await ada.leave({ forgiving: NO_NETWORK });
  });

  test.skipIf(LATE.length === 0)(`the ends of ${LATE.join(", ")} from their files against experts, with another language in the middle`, async () => {
    const ada = await arriveAndLoseTheNetwork();
    const { page } = ada;
    for (const [place, game] of LATE.entries()) {
      if (place > 0) await speak(page, "en");
      const { table, players } = await openFile(page, game);
      const player = new Player(page);
      await player.playUntil(async () => player.touches >= 1);
      if (place === 0) await seeLanguages(page, game, table);
      else await speak(page, "de");
      await page.goto(table);
      await player.playToTheEnd();
      await checkScore(page, game, players);
      await findAgain(page, game, table);
    }
    // two people at one device need no server, either
    await layTable(ada, "superstar", { others: ["local"] });
    const both = new Player(page);
    await both.playUntil(async () => both.touches >= MOVES_BEFORE_RELOAD);
    await ada.leave({ forgiving: NO_NETWORK });
  });
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
  // by itself it would find out after half a minute; how soon exactly is a matter of test/connection.test.ts
  await page.locator(".lost, .dock").getByText(/connection is lost|You are offline/).first().waitFor({ timeout: 20_000 });
  await ada.leave({ forgiving: NO_NETWORK });
});
