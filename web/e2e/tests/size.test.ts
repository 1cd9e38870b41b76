/** The page is small: what a first visit transfers, what a first game adds to it until its board is there, and what the rules on the device take. */
import { expect, test } from "vitest";
import { GAMES } from "../support/games.ts";
import { Visitor } from "../support/visitor.ts";

const PAGE_KB = 100;
const FIRST_GAME_KB = 152;
const MODULE_KB = 90;
const BOARDS = new RegExp(`assets/(${GAMES.join("|")})-`);

test("a first game takes at most 152 kB and its module 90 kB, and a board comes when it is needed", async () => {
  // without a service worker, which would have fetched everything before it is counted
  const ada = await Visitor.arrive();
  const { page } = ada;
  const files: { name: string; bytes: number }[] = [];
  page.on("requestfinished", async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    files.push({ name: new URL(request.url()).pathname, bytes: responseBodySize + responseHeadersSize });
  });
  const kilobytes = (isCounted: (name: string) => boolean) => files.filter(({ name }) => isCounted(name)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const isModule = (name: string) => name.endsWith(".wasm");
  const boards = () => new Set(files.flatMap(({ name }) => name.match(BOARDS)?.[1] ?? []));

  await page.goto("/");
  await page.locator("article").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect([...boards()]).toEqual([]);
  const page_kb = kilobytes(() => true);
  expect(page_kb).toBeLessThanOrEqual(PAGE_KB);
  await page.locator("article:has([data-lid=qwixx_cards]) .btn-act").click();
  await ada.giveName();
  await page.locator("[data-board] .hand").waitFor();
  await page.waitForLoadState("networkidle");
  expect([...boards()]).toEqual(["qwixx_cards"]);
  await expect.poll(() => files.some(({ name }) => isModule(name))).toBe(true);
  const [game_kb, module_kb] = [kilobytes((name) => !isModule(name)), kilobytes(isModule)];
  console.log(`The page transfers ${page_kb.toFixed(1)} kB, with a first game of Qwixx ${game_kb.toFixed(1)} kB in ${files.length} files, and its module ${module_kb.toFixed(1)} kB.`);
  expect(game_kb).toBeLessThanOrEqual(FIRST_GAME_KB);
  expect(module_kb).toBeLessThanOrEqual(MODULE_KB);

  await page.locator(".bar-home").click();
  await page.locator("article:has([data-lid=superstar]) .btn-act").click();
  await page.locator("[data-board] .fan").waitFor();
  expect([...boards()]).toEqual(["qwixx_cards", "superstar"]);
  await ada.leave();
});
