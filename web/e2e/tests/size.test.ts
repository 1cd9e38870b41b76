/** The page is small: what a first visit transfers until a board is there, and what another board adds. */
import { expect, test } from "vitest";
import { Visitor } from "../support/visitor.ts";

const LIMIT_KB = 150;
const BOARDS = /(one_to_nine|bloom|qwixx_cards|pretty_tricky|superstar)-/;

test("a first game takes at most 150 kB, and a board comes when it is needed", async () => {
  const ada = await Visitor.arrive();
  const { page } = ada;
  const wire = await ada.context.newCDPSession(page);
  const files = new Map<string, { name: string; bytes: number }>();
  await wire.send("Network.enable");
  wire.on("Network.responseReceived", ({ requestId, response }) => files.set(requestId, { name: new URL(response.url).pathname, bytes: 0 }));
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  const boards = () => new Set([...files.values()].flatMap(({ name }) => name.match(BOARDS)?.[1] ?? []));

  await page.goto("/");
  await page.locator("article").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect([...boards()]).toEqual([]);
  await page.locator("article:has([data-lid=qwixx_cards]) .btn-act").click();
  await ada.giveName();
  await page.locator("[data-board] .hand").waitFor();
  await page.waitForLoadState("networkidle");
  expect([...boards()]).toEqual(["qwixx_cards"]);
  const kilobytes = [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  console.log(`A first game of Qwixx transfers ${kilobytes.toFixed(1)} kB in ${files.size} files.`);
  expect(kilobytes).toBeLessThanOrEqual(LIMIT_KB);

  await page.locator(".bar-home").click();
  await page.locator("article:has([data-lid=superstar]) .btn-act").click();
  await page.locator("[data-board] .fan").waitFor();
  expect([...boards()]).toEqual(["qwixx_cards", "superstar"]);
  await ada.leave();
});
