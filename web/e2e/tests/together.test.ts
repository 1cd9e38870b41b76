/** Two people who decide about the same: what one of them has begun stays, whatever the other does meanwhile. */
import { expect, test } from "vitest";
import { layTable } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";

test("a mark that is pencilled in stays while somebody else chooses; taking back is asked for, refused and allowed in words", async () => {
  const ada = await Visitor.arrive({ reducedMotion: "reduce" });
  const ben = await Visitor.arrive({ name: "Ben", reducedMotion: "reduce" });
  const table = await layTable(ada, "qwixx_cards", { others: ["open"], start: 0 });
  await ben.page.goto(table);
  await ben.page.locator(".room li .btn-act").click();
  await ben.giveName();
  await ada.page.locator(".room .start:not([aria-disabled])").click();

  await ada.page.locator("[data-move^='take ']").first().click();
  await ada.page.locator(".dock [data-action]:not(.is-gone)").click();
  // which rows can be marked depends on the number that was turned up: no row may begin with its last number
  const offered = ada.page.locator("[data-board] .is-legal[data-move^='mark ']").first();
  const mark = await offered.getAttribute("data-move");
  const pencilled = ada.page.locator(`[data-board] .is-staged[data-move='${mark}']`);
  await offered.click();
  await pencilled.waitFor();
  const heard = ada.heard.length;
  await ben.page.locator(".dock button[data-move=skip]").click();
  // Ben's choice has arrived, and the wish was planned anew on this device for the position after it
  await expect.poll(() => ada.heard.slice(heard).map((message) => (JSON.parse(message) as { type: string }).type)).toContain("position");
  expect(await pencilled.count()).toBe(1);
  await ada.page.locator(".dock [data-action]").click();
  await expect.poll(() => ada.page.locator(".side .log li").allInnerTexts().then((lines) => lines.join())).toContain("and marks the ");

  const ask = async () => {
    await ada.page.locator(".bar nav button").last().click();
    await ada.page.locator("dialog[open] button", { hasText: "Ask to take my last move back" }).click();
    await ben.page.locator(".dock", { hasText: "Ada would like to take the last move back." }).waitFor();
  };
  const spoken = ({ page }: Visitor) => page.locator("[aria-live]").allInnerTexts().then((lines) => lines.join());
  await ask();
  expect(await spoken(ben)).toContain("Ada would like to take the last move back.");
  await ben.page.getByRole("button", { name: "No thanks" }).click();
  await ada.page.locator(".toast", { hasText: "the move stays" }).waitFor();
  await ask();
  await ben.page.getByRole("button", { name: "Allow it" }).click();
  await ada.page.locator(`[data-board] .is-legal[data-move='${mark}']`).waitFor();
  expect(await ada.page.locator("[data-board] .is-staged").count()).toBe(0);
  await ada.leave();
  await ben.leave();
});
