/** What somebody says reaches a phone, where the chat is out of sight; and after the match one finds back to the result. */
import { expect, test } from "vitest";
import { Player } from "../support/player.ts";
import { layTable } from "../support/setting_up.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

test("a line is shown, counted and read; the table of a finished match leads to the result", async () => {
  const ada = await Visitor.arrive({ ...PHONE, reducedMotion: "reduce" });
  const ben = await Visitor.arrive({ name: "Ben", reducedMotion: "reduce" });
  const table = await layTable(ada, "pretty_tricky", { others: ["open"], options: { round_limit: 1 }, start: 0 });
  await ben.page.goto(table);
  await ben.page.locator(".room li .btn-act").click();
  await ben.giveName();
  const say = async (line: string) => {
    await ben.page.locator(".chat input:visible").fill(line);
    await ben.page.keyboard.press("Enter");
  };
  const toast = ada.page.locator(".said .toast");

  // in the waiting room the chat is below the fold
  await say("Are you there?");
  await toast.getByRole("button", { name: "Ben Are you there?" }).tap();
  await toast.waitFor({ state: "detached" });
  await expect.poll(() => ada.page.locator(".room .chat li").evaluate((line) => line.getBoundingClientRect().bottom <= innerHeight)).toBe(true);

  await ada.page.locator(".room .start:not([aria-disabled])").tap();
  await ada.page.locator("[data-board] .is-legal").first().waitFor();
  await ben.page.locator(".side .chat input").waitFor();
  await say("Good luck!");
  await ada.page.getByRole("button", { name: "Log, 1 new message" }).waitFor();
  await toast.waitFor({ state: "detached" });
  await say("Your turn, I think.");
  await ada.page.getByRole("button", { name: "Log, 2 new messages" }).waitFor();
  await toast.getByRole("button").tap();
  await ada.page.locator("dialog[open] .chat li", { hasText: "Your turn, I think." }).waitFor();
  await ada.page.locator("dialog[open] header button").tap();
  await ada.page.getByRole("button", { name: "Log", exact: true }).waitFor();
  // who has the chat in sight needs neither
  expect(await ben.page.locator(".said .toast, .has-news").count()).toBe(0);

  const players = [new Player(ada.page, "touch"), new Player(ben.page, "mouse", 2)];
  await Promise.all(players.map((player) => player.playToTheEnd()));
  for (const { page } of [ada, ben]) {
    await page.locator("main.end").getByRole("button", { name: "Look at the table" }).click();
    expect(await page.locator(".dock .prompt").innerText()).toMatch(/win|victory/);
    await page.locator(".dock").getByRole("button", { name: "To the result" }).click();
    await page.locator("main.end").waitFor();
  }
  await ada.leave();
  await ben.leave();
});
