/** Every screen and every board: desktop and phone, day and night, and Hebrew. `make screenshots` puts them into docs/images. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Game, GAMES, tested } from "../support/games.ts";
import { browser } from "../support/launch.ts";
import { Player } from "../support/player.ts";
import { layTable } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";
import { FOLDER } from "./gallery.ts";
import { HEBREW, LIGHT_AND_DARK, take, type Variant } from "./pictures.ts";

/** The client's part of the luck. */
const SAME_ENTROPY = "00";
const BOTH = [...LIGHT_AND_DARK, ...HEBREW];

/** The same person on other devices: each variant opens the address with the same session. */
async function takeAll(visitor: Visitor, address: string, name: string, sign: string, variants: readonly Variant[]): Promise<void> {
  const storageState = await visitor.context.storageState();
  for (const variant of variants) {
    const context = await (await browser()).newContext({ locale: "en-GB", ...variant.options, storageState, baseURL: visitor.home, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(address);
    await page.locator(sign).first().waitFor();
    await settle(page);
    await take(page, `${name}-${variant.name}`);
    await context.close();
  }
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(400);
}

async function playToTheMiddle(visitor: Visitor, game: Game): Promise<string> {
  const table = await layTable(visitor, game, { others: ["bot", "bot"], start: 0 });
  const proof = await visitor.page.request.get(table.replace("/table/", "/api/v1/tables/") + "/fairness");
  expect(((await proof.json()) as { entropy: string[] }).entropy[0]).toBe(SAME_ENTROPY);
  const player = new Player(visitor.page, "mouse", 11);
  while (player.touches < tested(game).picture) await player.stepAdvised();
  // at rest, and mine to decide
  const { page } = visitor;
  const asked = page.locator(".dock:not(.is-waiting)");
  const staged = page.locator(".is-staged, [data-action]:not(.is-gone)");
  // a forced move would be played by itself before the last picture is taken
  const choices = page.locator("[data-board] .is-legal");
  while ((await asked.count()) === 0 || (await staged.count()) > 0 || (await choices.count()) < 2) await player.stepAdvised();
  return table;
}

let ada: Visitor;

beforeAll(async () => {
  ada = await Visitor.arrive({ reducedMotion: "reduce", serviceWorkers: "block" });
  // the client's part of the luck is the same in every run, as is the server's
  await ada.page.route("**/api/v1/tables/*/commands", (route, request) => {
    const asked = request.postDataJSON() as { type: string };
    return route.continue(asked.type === "start" ? { postData: JSON.stringify({ ...asked, entropy: SAME_ENTROPY }) } : {});
  });
});

for (const game of GAMES) {
  test(`the table of ${game}`, async () => {
    const table = await playToTheMiddle(ada, game);
    await takeAll(ada, table, game, ".dock:not(.is-waiting)", BOTH);
  });
}

test("an end and a replay", async () => {
  const table = await layTable(ada, "qwixx_cards", { others: ["bot", "bot"] });
  const player = new Player(ada.page, "mouse", 7);
  await player.playToTheEnd();
  await takeAll(ada, table, "end", "main.end table", BOTH);
  const replay = table.replace("table", "replay");
  await ada.page.goto(replay);
  const last = Number(await ada.page.locator(".scrub input[type=range]").getAttribute("max"));
  const href = await ada.page.locator(".log a").nth(0).getAttribute("href").catch(() => null);
  await takeAll(ada, href ?? `${replay}#${Math.floor(last / 2)}`, "replay", ".scrub", LIGHT_AND_DARK);
});

test("a review", async () => {
  // each device works it out for itself, so the browser that did is looked at in all variants
  for (const variant of BOTH) {
    const context = await (await browser()).newContext({ locale: "en-GB", ...variant.options, baseURL: ada.home, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto("/");
    await page.locator("input[type=file]").setInputFiles(join(import.meta.dirname, "../fixtures/finished_one_to_nine.json"));
    await page.waitForURL(/local~/);
    await page.goto(page.url().replace("/table/", "/review/"));
    await page.locator("[data-picture]").waitFor({ timeout: 200_000 });
    await settle(page);
    await take(page, `review-${variant.name}`);
    await page.locator(".decisions").evaluate((section) => section.scrollIntoView());
    await settle(page);
    await take(page, `decision-${variant.name}`);
    await context.close();
  }
});

test("the waiting room, a new table and a device that goes round", async () => {
  const room = await layTable(ada, "bloom", { others: ["open", "bot"] });
  await takeAll(ada, room, "waiting", ".room .invite svg", LIGHT_AND_DARK);
  await takeAll(ada, "/new/qwixx_cards", "new-table", "ol.seats", LIGHT_AND_DARK);
  const round = await layTable(ada, "superstar", { others: ["local", "local"], start: 1 });
  await takeAll(ada, round, "curtain", ".curtain", LIGHT_AND_DARK);
});

test("home, rules, results and settings", async () => {
  await takeAll(ada, "/", "home", "article", BOTH);
  await takeAll(ada, "/rules/bloom", "rules", "main .clause", BOTH);
  await takeAll(ada, "/results", "results", "main .stats, main p", LIGHT_AND_DARK);
  await takeAll(ada, "/settings", "settings", "main form", LIGHT_AND_DARK);
});

test("the picture on top of the README", async () => {
  const page = await (await browser()).newPage({ viewport: { width: 1280, height: 720 } });
  const source = (name: string) => `data:image/webp;base64,${readFileSync(join(FOLDER, `${name}.webp`)).toString("base64")}`;
  await page.setContent(`<style>
    body { margin: 0; width: 1280px; height: 720px; background: linear-gradient(150deg, #cfd9d3, #aebfb6); overflow: hidden; }
    img { position: absolute; box-shadow: 0 30px 60px #14201b66, 0 4px 12px #14201b55; }
    .desk { left: 46px; top: 44px; width: 1010px; border-radius: 14px; }
    .phone { right: 52px; top: 118px; height: 570px; border-radius: 30px; border: 8px solid #1d2724; }
  </style><img class="desk" src="${source("one_to_nine-desktop")}"><img class="phone" src="${source("bloom-phone")}">`);
  await page.waitForTimeout(300);
  await take(page, "hero");
  await page.close();
});

afterAll(() => ada.leave());
