/** What if: a finished match played on from the middle on this device, without a network; and links that anybody can open. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { GAMES } from "../support/games.ts";
import { catchLink, lookAt, openFinished } from "../support/finished.ts";
import { keepPage } from "../support/keeping.ts";
import { DESK, PHONE, Visitor } from "../support/visitor.ts";

const NO_NETWORK = [/ERR_(INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED)/];
const BOARD = "[data-board]";

/** The dock asks me for something; bots may go first. */
async function waitForMyTurn(page: Page): Promise<void> {
  await page.locator(".foot.is-mine .dock .prompt").waitFor();
}

/** Chooses whatever the hint advises, through the dock. */
async function playTheHint(page: Page): Promise<void> {
  const asked = await page.locator(".dock .prompt").innerText();
  await page.locator(".dock button", { hasText: "Hint" }).click();
  await page.locator(".hint").waitFor();
  const isDone = async () => (await page.locator(".dock .prompt").innerText().catch(() => "")) !== asked;
  for (let taps = 0; taps < 4; taps++) {
    const act = page.locator("[data-hint-act], [data-action]:not(.is-gone)").first();
    // the button may go while it is looked at: what it did is then being shown
    await act.click({ timeout: 5_000 }).catch(() => undefined);
    for (let looks = 0; looks < 20; looks++) {
      if (await isDone()) return;
      await page.waitForTimeout(100);
    }
  }
  expect(await isDone()).toBe(true);
}

describe("what if", () => {
  for (const [where, device] of [["a phone", PHONE], ["a desk", DESK]] as const) {
    test(`each game is played on from the middle without a network, on ${where}`, async () => {
      const ada = await Visitor.arrive({ ...device, serviceWorkers: "allow", reducedMotion: "reduce" });
      const { page } = ada;
      await keepPage(ada);
      await ada.context.setOffline(true);
      for (const [place, game] of GAMES.entries()) {
        const id = await openFinished(page, game);
        await lookAt(page, id, 0.4);
        await page.locator("[data-what-if]").click();
        if (place % 2 === 1) await page.locator("dialog[open] fieldset").nth(1).locator("label").nth(1).click(); // new luck
        await page.locator("dialog[open] input:not([type=radio])").fill(`Bold ${place}`);
        await page.locator("dialog[open] select").selectOption("greedy");
        await page.locator("[data-play-on]").click();
        await page.waitForURL((address) => /\/table\/local~/.test(address.href) && !address.href.includes(id));
        await page.locator(".bar-meta", { hasText: `Bold ${place}` }).waitFor();
        await waitForMyTurn(page);
        await playTheHint(page);
        const variation = new URL(page.url()).pathname;
        await page.reload();
        await page.locator(`${BOARD} *`).first().waitFor();
        // it stands with its match, and is found again from there
        await page.goto("/");
        await page.locator(`li.within a[href="${variation}"]`).waitFor();
        await lookAt(page, id, 0.4);
        await page.locator("[data-what-if]").click();
        const row = page.locator(`dialog[open] li:has([data-variation="${variation.split("/").at(-1)}"])`);
        expect(await row.innerText()).toContain(`Bold ${place}`);
        await row.locator("[data-rename]").click();
        await page.locator("dialog[open] li input").fill(`Bolder ${place}`);
        await page.locator("dialog[open] li button[type=submit]").click();
        await page.locator("dialog[open] li", { hasText: `Bolder ${place}` }).waitFor();
      }
      // what would have been is no result
      await page.goto("/results");
      await page.locator("main section li").first().waitFor();
      expect(await page.locator("main section li").count()).toBe(GAMES.length);
      await ada.leave({ forgiving: NO_NETWORK });
    });
  }

  test.for(GAMES)("a decision of %s is answered by somebody without a name, who is told what was played", async (game, { expect }) => {
    const ada = await Visitor.arrive();
    const id = await openFinished(ada.page, game);
    await lookAt(ada.page, id, 0.5);
    const link = await catchLink(ada.page, "[data-ask]");
    const ben = await Visitor.arrive({ ...PHONE, reducedMotion: "reduce" });
    const { page } = ben;
    await page.goto(link);
    await page.locator(".dock .prompt").waitFor();
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(ben.heard.join("\n")).not.toContain("position"); // it is played nowhere
    for (let taps = 0; taps < 40 && (await page.locator(".answer").count()) === 0; taps++) {
      const action = page.locator("[data-action]:not(.is-gone), .dock .btn-line").first();
      if (await action.isVisible()) await action.click();
      else await page.locator(`${BOARD} button.is-legal`).first().click();
      await page.waitForTimeout(150);
    }
    await page.locator("[data-verdict]").waitFor();
    expect(await page.locator(".answer").innerText()).toMatch(/In the match[\s\S]*The hint/);
    await page.locator("[data-again]").click();
    await page.locator(".dock .prompt").waitFor();
    await ben.leave();
    await ada.leave();
  });

  test("a match is opened from its link; one that was cut, or is none of ours, says so", async () => {
    const ada = await Visitor.arrive();
    await openFinished(ada.page, "superstar");
    await ada.page.locator("[data-share-match]").waitFor();
    const link = await catchLink(ada.page, "[data-share-match]");
    const ben = await Visitor.arrive(PHONE);
    const { page } = ben;
    await page.goto(link);
    await page.locator("[data-open]").click();
    await page.waitForURL(/\/replay\/local~/);
    await page.locator(".scrub").waitFor();
    const sentences: string[] = [];
    for (const broken of [link.slice(0, -30), `${link.split("#")[0]}#utm_source=x`, link.replace("#m1.", "#m9."), link.replace(/.$/, (last) => (last === "A" ? "B" : "A"))]) {
      await page.goto("/settings");
      await page.goto(broken);
      sentences.push(await page.locator("[role=alert]").innerText());
    }
    expect(sentences.map((sentence) => sentence.split(":")[0])).toEqual(["The end of this link is missing", "There is nothing of Reihum in this link.", "This link was made by a newer version of this page. Reload the page.", "This link is damaged."]);
    await ben.leave();
    await ada.leave();
  });
});
