/** Nothing plays itself before one has understood it: pace, forced moves, confirming, and a look before the curtain. */
import { describe, expect, test } from "vitest";
import { layTable } from "../support/setting_up.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

describe("nothing plays itself", () => {
  test("who wants to tap sees one turn of the others after the other, and nothing is forced", async () => {
    const ada = await Visitor.arrive({ ...PHONE, settings: { pace: "tap" } });
    const { page } = ada;
    await layTable(ada, "superstar", { others: ["bot", "bot"], start: 0 });
    const card = page.locator("[data-board] .is-legal").first();
    await card.tap();
    const action = page.locator(".dock [data-action]:not(.is-gone)");
    await action.waitFor();
    expect(await page.locator("[data-board] .is-staged").count()).toBe(1);
    // another card is chosen instead
    await page.locator("[data-board] .is-legal").first().tap();
    await expect.poll(() => page.locator("[data-board] .is-staged").count()).toBe(1);
    await action.tap();
    const goOn = page.locator(".dock .go-on");
    await goOn.waitFor();
    const cards = await page.locator(".seat-info").allInnerTexts();
    await page.waitForTimeout(3_000);
    expect(await page.locator(".seat-info").allInnerTexts()).toEqual(cards);
    await goOn.tap();
    // both have played now, and I am asked or have to wait for nobody but by a tap
    await page.locator(".dock:not(.is-waiting), .dock .go-on").waitFor();
    const said = await page.locator(".dock").innerText();
    await page.waitForTimeout(2_000);
    expect(await page.locator(".dock").innerText()).toBe(said);
    await ada.leave();
  });

  test("without confirming, the tap that makes a turn whole plays it", async () => {
    const ada = await Visitor.arrive({ settings: { pace: "fast", confirms: false } });
    const { page } = ada;
    await layTable(ada, "superstar", { others: ["bot"], start: 0 });
    await page.locator("[data-board] .is-legal").first().click();
    await expect.poll(() => page.locator(".side .log li").count()).toBeGreaterThan(0);
    await ada.leave();
  });

  test("two clicks on the button that opens a dialog do not close it", async () => {
    const ada = await Visitor.arrive();
    const { page } = ada;
    await page.goto(ada.address("/"));
    await page.locator("article:has([data-lid=superstar]) .btn-act").dblclick();
    await page.locator("dialog[open] input").waitFor();
    await page.waitForTimeout(300);
    expect(await page.locator("dialog[open] input").count()).toBe(1);
    await ada.leave();
  });

  test("settings lead back to where one came from, and say that a name was saved", async () => {
    const ada = await Visitor.arrive();
    const { page } = ada;
    const table = await layTable(ada, "superstar", { others: ["bot"] });
    await page.locator(".bar nav button").last().click();
    await page.locator("dialog[open] a[href$='settings']").click();
    await page.locator("form input[autocomplete=nickname]").fill("Ada Maria");
    await page.locator("form:has([autocomplete=nickname]) button[type=submit]").click();
    const said = () => page.locator(".said").innerText();
    await expect.poll(said).not.toBe("");
    await page.waitForTimeout(800); // one can read it
    expect(await said()).not.toBe("");
    await page.locator(".bar-home").click();
    await page.waitForURL(table);
    await ada.leave();
  });
});
