/** Two browsers against each other, a cable that is pulled out in the middle, a reload of each. */
import { expect, inject, test } from "vitest";
import { Cable } from "../support/cable.ts";
import { Player } from "../support/player.ts";
import { layTable } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";

/**
 * What a browser writes into its console by itself when a request or a handshake fails. A page that looks whether the
 * network is back cannot keep it from that; so it is forgiven as long as the cable is cut, and no longer.
 */
const NETWORK_WAS_CUT = [/ERR_(CONNECTION|EMPTY|SOCKET|NETWORK|INTERNET)/, /WebSocket connection to .* failed/];
/** Where it is told: in place of the dock, or in it where one can go on choosing. */
const AWAY = ".lost, .dock.is-away";

test("two people play on through a network that was cut, and through a reload", async () => {
  const cable = await Cable.lay(inject("server"));
  const ada = await Visitor.arrive({ at: cable.url, reducedMotion: "reduce" });
  const ben = await Visitor.arrive({ name: "Ben", reducedMotion: "reduce" });
  const table = await layTable(ada, "one_to_nine", { others: ["open"], options: { turn_limit: 16 } });
  await ben.page.goto(table);
  await ben.page.locator(".room li .btn-act").click();
  await ben.giveName();
  await ada.page.locator(".room .start:not([aria-disabled])").click();

  const players = { ada: new Player(ada.page, "mouse", 3), ben: new Player(ben.page, "mouse", 4) };
  const playBoth = async (isEnough: () => Promise<boolean>) => {
    await Promise.all([players.ada.playUntil(isEnough), players.ben.playUntil(isEnough)]);
  };
  const turn = async () => Number((await ben.page.locator(".bar-meta").innerText()).match(/\d+/)?.[0] ?? 0);
  await playBoth(async () => (await turn()) >= 4);

  // the page lives on: it is told calmly, comes back by itself and knows what happened meanwhile
  await ada.page.evaluate(() => Object.assign(window, { isSamePage: true }));
  cable.cut();
  await ada.page.locator(AWAY).waitFor();
  const [bar, banner] = await Promise.all([".bar", AWAY].map((part) => ada.page.locator(part).boundingBox()));
  expect(banner?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await players.ben.playUntil(async () => (await ben.page.locator(".dock.is-waiting").count()) > 0);
  cable.mend();
  await ada.page.locator(AWAY).waitFor({ state: "detached" });
  ada.forgive(NETWORK_WAS_CUT);
  expect(await ada.page.evaluate(() => "isSamePage" in window)).toBe(true);
  await expect.poll(() => logOf(ada)).toEqual(await logOf(ben));

  await playBoth(async () => (await turn()) >= 8);
  for (const visitor of [ada, ben]) {
    const before = await logOf(visitor);
    await visitor.page.reload();
    await visitor.page.locator("[data-board] > *").first().waitFor();
    expect((await logOf(visitor)).slice(0, before.length)).toEqual(before);
  }

  await playBoth(async () => false);
  const results = await Promise.all([ada, ben].map(({ page }) => page.locator("main.end table").innerText()));
  expect(results[0]).toBe(results[1]);
  await ada.leave();
  await ben.leave();
  cable.remove();
});

test("between taps the network goes: wishes are answered on the device, and the move waits and is sent once", async () => {
  const cable = await Cable.lay(inject("server"));
  const ada = await Visitor.arrive({ at: cable.url, reducedMotion: "reduce" });
  const { page } = ada;
  await layTable(ada, "pretty_tricky", { others: ["bot"], start: 0 });
  const choice = page.locator("button.choice.is-open").first();
  await choice.waitFor();
  const questions: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => questions.push(payload.toString())));
  await page.reload();
  await choice.waitFor();
  // the rules are there as soon as a wish is answered without asking
  const isAsked = () => questions.some((question) => question.includes('"preview"'));
  for (let tries = 0; tries === 0 || isAsked(); tries++) {
    expect(tries).toBeLessThan(40);
    questions.length = 0;
    await choice.click();
    await page.waitForTimeout(250);
  }
  if (await page.locator("[data-board] .is-staged, button.choice[aria-pressed=true]").count()) await page.keyboard.press("Escape");
  questions.length = 0;
  cable.cut();
  await page.locator(".dock small").getByText("You are offline").waitFor();
  const action = page.locator(".dock [data-action]:not(.is-gone)");
  await choice.click();
  await action.waitFor();
  await page.keyboard.press("Escape");
  await action.waitFor({ state: "detached" });
  await choice.click();
  await action.click();
  await page.locator(".dock").getByText("Your move is noted").waitFor();
  cable.mend();
  await page.locator(".dock").getByText("Your move is noted").waitFor({ state: "detached" });
  ada.forgive(NETWORK_WAS_CUT);
  await expect.poll(() => page.locator(".side .log li").count()).toBeGreaterThan(0);
  const played = questions.filter((question) => question.includes('"play"')).map((question) => (JSON.parse(question) as { id: string }).id);
  expect(played).toHaveLength(1);
  expect(questions.filter((question) => question.includes('"preview"'))).toEqual([]);
  await ada.leave();
  cable.remove();
});

/** The lines of the log, without what only their reader may know: what was drawn. */
async function logOf({ page }: Visitor): Promise<string[]> {
  const lines = await page.locator(".side .log li").allInnerTexts();
  return lines.map((line) => line.replace(/(draws \d+ cards?)[^.]*\./g, "$1.").replace(/\s+/g, " ").trim());
}
