/** One device for several people: what is shown and said while it goes from hand to hand, and what quick fingers do. */
import { describe, expect, test } from "vitest";
import { bring } from "../support/bringing.ts";
import { Learner } from "../support/learner.ts";
import { Player } from "../support/player.ts";
import { glance } from "../support/secrets.ts";
import { layTable } from "../support/setting_up.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

const said = (visitor: Visitor) => visitor.page.locator("[data-announcer] p").allInnerTexts();

describe.concurrent("a device that goes round", () => {
  test("a replay of the running match shows nobody's hand, and no seat to choose", async () => {
    const ada = await Visitor.arrive();
    const { page } = ada;
    const table = await layTable(ada, "superstar", { others: ["local"] });
    const hands = new Set<string>();
    const player = new Player(page);
    await player.playUntil(async () => {
      await player.settle(); // else the hand may still hold the card that was touched last
      const { hand, isCurtained, seat } = await glance(page);
      // the first seat: what a replay would show unless it was told otherwise
      if (!isCurtained && seat === "0" && hand.length > 0 && (await page.locator(".log a").count()) > 1) hand.forEach((card) => hands.add(card));
      return hands.size > 0;
    });
    expect(hands.size).toBeGreaterThan(0); // else there is nothing to be found
    await page.locator(".log a").last().click();
    await page.waitForURL(/\/replay\//);
    await page.locator(".replay-screen [data-board], .replay-screen main.board .card").first().waitFor();
    const { told } = await glance(page);
    expect([...hands].filter((card) => told.includes(card))).toEqual([]);
    expect(await page.locator(".scrub fieldset").count()).toBe(0);

    // whoever comes back is asked who holds the device
    await page.goto(table);
    await page.locator(".curtain").waitFor();
    await ada.leave();
  });

  test("behind the curtain nothing is said, also after a reload", async ({ expect }) => {
    const ada = await Visitor.arrive();
    const { page } = ada;
    await layTable(ada, "superstar", { others: ["local"] });
    let curtains = 0;
    const player = new Player(page);
    await player.playUntil(async () => {
      await player.settle(); // else the curtain may be one that is just being drawn aside
      return (await glance(page)).isCurtained && ++curtains > 2;
    });
    await page.reload();
    await page.locator(".curtain").waitFor();
    await page.waitForTimeout(2_000); // longer than the rest of a turn is waited for
    // that the table is laid is no secret
    expect((await said(ada)).filter((line) => /your turn|\d/i.test(line))).toEqual([]);
    await page.locator(".curtain button").click();
    await page.locator("[data-board] .fan .card").first().waitFor();
    await expect.poll(() => said(ada)).not.toEqual([]);
    await ada.leave();
  });
});

describe.concurrent("quick fingers", () => {
  test("lay one table at the end of a lesson", async ({ expect }) => {
    const ada = await Visitor.arrive({ settings: { pace: "fast" } });
    const { page } = ada;
    await page.goto("/learn/superstar");
    await page.locator("[data-skip]").evaluate((skip: HTMLElement) => { for (let tap = 0; tap < 4; tap++) skip.click(); });
    await page.waitForURL(/\/table\//);
    await page.locator("[data-board] .card").first().waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage["reihum"] as string) as { coached: string[] });
    expect(kept.coached).toHaveLength(1);
    await ada.leave();
  });

  test("open nothing over a lesson while the other player moves", async ({ expect }) => {
    const ada = await Visitor.arrive({ settings: { pace: "calm" } });
    const { page } = ada;
    await page.goto("/learn/superstar");
    await page.locator("[data-bubble]:not(.unplaced)").waitFor();
    await page.evaluate(() => {
      const tried = Object.assign(window, { tried: 0 });
      setInterval(() => {
        const goal = document.querySelector<HTMLElement>(".goal");
        if (!goal || document.querySelector("[data-bubble]")) return;
        tried.tried++;
        goal.click();
      }, 20);
    });
    const learner = new Learner(ada, "mouse");
    const tried = () => page.evaluate(() => (window as unknown as { tried: number }).tried);
    for (let steps = 0; steps < 12 && (await tried()) === 0; steps++) {
      const seen = await learner.sight();
      if (seen) await learner.do(seen);
    }
    expect(await tried()).toBeGreaterThan(0);
    expect(await page.locator("dialog[open]").count()).toBe(0);
    await ada.leave();
  });

  test("go on after a round without opening what appears under them", async ({ expect }) => {
    const ada = await Visitor.arrive({ ...PHONE, settings: {} });
    const { page } = ada;
    await bring(ada, "bloom_last_tile.json");
    const goOn = page.locator("[data-go-on]");
    const player = new Player(page, "touch");
    player.goesOn = false;
    await player.playUntil(async () => (await goOn.count()) > 0);
    const box = await goOn.boundingBox();
    if (!box) throw new Error("the button is out of sight");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // on the page itself, and at times of its own: a busy machine must not make the second tap a late one
    await page.evaluate(async ([clientX, clientY]) => {
      const tap = (timeStamp: number) => {
        const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX, clientY });
        document.elementFromPoint(clientX, clientY)?.dispatchEvent(Object.defineProperty(click, "timeStamp", { value: timeStamp }));
      };
      const now = performance.now();
      tap(now);
      while (document.querySelector("[data-go-on]")) await new Promise((resolve) => setTimeout(resolve));
      tap(now + 200);
    }, [x, y] as const);
    await page.waitForTimeout(600);
    expect(await page.locator("dialog[open]").count()).toBe(0);
    await ada.leave();
  });
});

test("a hint is said once, whatever the table tells meanwhile", async ({ expect }) => {
  const [ada, ben] = await Promise.all([Visitor.arrive(), Visitor.arrive({ name: "Ben" })]);
  const table = await layTable(ada, "superstar", { others: ["open"], start: 0, hints: true });
  await ben.page.goto(table);
  await ben.page.locator(".room li .btn-act").click();
  await ben.giveName();
  await ada.page.locator(".room .start:not([aria-disabled])").click();
  await ada.page.locator(".dock:not(.is-waiting)").waitFor();
  await ada.page.keyboard.press("h");
  await ada.page.locator(".hint").waitFor();
  const hint = (await said(ada)).at(-1);
  const tables = () => ada.heard.filter((message) => message.includes('"type":"table"')).length;
  const before = tables();
  await ben.page.goto("about:blank"); // Ben is away, which the table tells
  await expect.poll(tables, { timeout: 15_000 }).toBeGreaterThan(before);
  await ada.page.waitForTimeout(300);
  expect((await said(ada)).filter((line) => line === hint)).toHaveLength(1);
  await Promise.all([ada.leave(), ben.leave()]);
});
