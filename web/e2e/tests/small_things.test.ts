/** Small things that people stumbled over: each is done here as they did it. */
import { describe, test } from "vitest";
import { bring } from "../support/bringing.ts";
import { Player } from "../support/player.ts";
import { layTable } from "../support/setting_up.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

/** Bloom by its first rules, as matches were saved then. */
const OLD_BLOOM = "../../../src/reihum/games/bloom/tests/bloom_rules_1_round_2.json";
/** No more turns are made between two of mine at a table of three. */
const MOST_OTHERS = 4;
/** What is on its way is there by then, also on a machine that has other things to do. */
const SOON_MS = 15_000;
/** How many matches it takes until a rating is shown. */
const RATED_AFTER = 5;

describe.concurrent("at the table", () => {
  test("on a phone no heading lies on the boxes of a sheet, and no ring on a name", async ({ expect }) => {
    const ada = await Visitor.arrive({ ...PHONE, viewport: { width: 360, height: 640 }, reducedMotion: "reduce" });
    const { page } = ada;
    await layTable(ada, "pretty_tricky", { others: ["bot"], start: 0 });
    await page.locator("[data-board] .choice").first().waitFor();
    const covered = await page.evaluate(() => {
      const RING = 4;
      const meet = (one: DOMRect, other: DOMRect, by = 0) => one.left - by < other.right && other.left < one.right + by && one.top - by < other.bottom && other.top < one.bottom + by;
      const boxesOf = (name: string) => [...document.querySelectorAll(name)].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
      const boxes = boxesOf(".comb i");
      const headings = boxesOf(".half").filter((heading) => boxes.some((box) => meet(heading, box))).length;
      const rings = boxesOf(".me .is-active > .face").filter((face) => boxesOf(".me :is(bdi, .seat-info)").some((words) => meet(face, words, RING))).length;
      return { headings, rings, seen: boxes.length };
    });
    expect(covered.seen).toBeGreaterThan(20);
    expect(covered).toMatchObject({ headings: 0, rings: 0 });
    await ada.leave();
  });
  test("what the others did since my turn is shown again, and then the table is as it was", async ({ expect }) => {
    const ada = await Visitor.arrive({ reducedMotion: "reduce" });
    const { page } = ada;
    await layTable(ada, "superstar", { others: ["bot", "bot"], start: 0 });
    const again = page.locator(".side .log .again");
    const player = new Player(page);
    // what was touched last has been answered, and nothing is half done
    const isMyTurn = async () => {
      await player.settle();
      const [asked, staged] = [await page.locator(".dock:not(.is-waiting)").count(), await page.locator("[data-board] .is-staged").count()];
      return asked > 0 && staged === 0 && (await again.count()) > 0;
    };
    await player.playUntil(isMyTurn);
    // a card in a sentence breaks its text at other places in a narrow column than in a bar
    const sentence = (text: string) => text.replace(/\s+/g, " ").trim();
    const told = async () => (await page.locator(".side .log li").allInnerTexts()).map(sentence);
    const now = await told();
    const board = () => page.locator("[data-board]").innerText();
    const before = await board();
    // it runs by itself and ends by itself: it is stopped as soon as it is there, however long this test takes to look
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector("section.again .then .seat")) return;
        observer.disconnect();
        document.querySelector<HTMLElement>("section.again .keys button")?.click();
      }).observe(document.body, { subtree: true, childList: true });
    });
    await again.click();
    const shown = page.locator("section.again");
    await shown.locator(".then .seat").first().waitFor();
    // back to the first turn after mine: nothing runs any more
    const [earlier, , later] = await shown.locator(".keys button").all();
    for (let taps = 0; taps < MOST_OTHERS; taps++) await earlier?.click();
    const count = /1 of (\d+)/.exec(await shown.locator(".bar .tag").innerText())?.[1];
    expect(Number(count)).toBeGreaterThan(0);
    expect(now).toContain(sentence(await shown.locator(".bar p [dir]").innerText()));
    for (let turn = 1; turn < Number(count); turn++) {
      await later?.click();
      expect(await shown.locator(".bar .tag").innerText()).toContain(`${turn + 1} of ${count}`);
      expect(now).toContain(sentence(await shown.locator(".bar p [dir]").innerText()));
    }
    await page.getByRole("button", { name: "Back to now" }).click();
    await page.locator(".dock:not(.is-waiting)").waitFor();
    expect(await board()).toBe(before);
    expect(await told()).toEqual(now);
    await ada.leave();
  });

  test("a match by older rules says so, a new one does not", async ({ expect }) => {
    const ada = await Visitor.arrive();
    const { page } = ada;
    await bring(ada, OLD_BLOOM);
    await page.locator("[data-board] .rack").waitFor();
    expect(await page.locator(".side .log .older").innerText()).toBe("Played by an older version of the rules: version 1. New matches are played by version 2.");
    await layTable(ada, "bloom", { others: ["bot"] });
    await page.locator("[data-board] .rack").waitFor();
    expect(await page.locator(".side .log .older").count()).toBe(0);
    await ada.leave();
  });

  test("who has gone is away beside a name that is still read", async ({ expect }) => {
    const [ada, ben] = await Promise.all([Visitor.arrive(PHONE), Visitor.arrive({ name: "Benjamin" })]);
    const table = await layTable(ada, "superstar", { others: ["open"], options: {}, start: 0 });
    await ben.page.goto(table);
    await ben.page.locator(".room li .btn-act").click();
    await ben.giveName();
    await ada.page.locator(".room .start:not([aria-disabled])").click();
    await ada.page.locator("[data-board] .seat").first().waitFor();
    const seat = ada.page.locator("[data-board] [data-seat='1']");
    expect(await seat.locator(".tag").count()).toBe(0);
    await ben.page.goto("about:blank");
    await seat.locator(".tag", { hasText: "away" }).waitFor();
    const name = seat.locator(".seat-name bdi");
    expect(await name.innerText()).toBe("Benjamin");
    expect(await name.evaluate((bdi) => bdi.scrollWidth <= bdi.clientWidth + 1)).toBe(true);
    await Promise.all([ada.leave(), ben.leave()]);
  });

  test("One to 9: the +1 of a +3 is shown as it would be with the card that is given up", async ({ expect }) => {
    const ada = await Visitor.arrive({ reducedMotion: "reduce" });
    const { page } = ada;
    await bring(ada, "one_to_nine_bonus.json");
    const bonus = page.locator("[data-board] .piles .bonus");
    await bonus.waitFor();
    // its field is taken: it would lie on the +3
    await page.locator("[data-board] .hand [data-move='play R9']").click();
    await page.locator("[data-board] .piles .staged").waitFor();
    expect(await bonus.count()).toBe(0);
    await page.keyboard.press("Escape");
    await bonus.waitFor();
    await ada.leave();
  });

  test("what was drawn is seen before the device is passed on", async ({ expect }) => {
    const ada = await Visitor.arrive({ reducedMotion: "reduce" });
    const { page } = ada;
    await layTable(ada, "one_to_nine", { others: ["local"], start: 0 });
    await page.locator(".curtain button").click();
    // a card that has one place and is laid by itself; one that can be given up brings a joker instead
    const card = page.locator("[data-board] .hand .slot:not(:has(.swap)) .is-legal[data-move]:not([data-move^='play N'], [data-move^='play J'])").first();
    await card.waitFor();
    const hand = () => page.locator("[data-board] .hand [data-move^='play '], [data-board] .hand .card").count();
    const before = await hand();
    await card.click();
    await page.locator(".dock [data-action]:not(.is-gone)").click();
    // two were drawn for the one that was laid
    const pass = page.locator(".dock .go-on", { hasText: "Guest 1" });
    await pass.waitFor();
    await expect.poll(hand, { timeout: SOON_MS }).toBeGreaterThan(before);
    await page.waitForTimeout(1_500);
    expect(await page.locator(".curtain").count()).toBe(0);
    await pass.click();
    await page.locator(".curtain").waitFor();
    expect(await hand()).toBe(0);
    await ada.leave();
  });
});

describe.concurrent("before and after it", () => {
  test("the waiting room says how fast and by which variants it is played", async ({ expect }) => {
    const [ada, ben] = await Promise.all([Visitor.arrive(), Visitor.arrive({ name: "Ben" })]);
    const table = await layTable(ada, "bloom", { others: ["open"], options: { rounds: 1 } });
    await ben.page.goto(table);
    for (const { page } of [ada, ben]) {
      await page.locator(".room .terms").waitFor();
      expect(await page.locator(".room .terms").innerText()).toMatch(/^Time: .+ · no hints · Rounds: 1$/);
    }
    await Promise.all([ada.leave(), ben.leave()]);
  });

  test("a rating is shown from the fifth match on", async ({ expect }) => {
    const ada = await Visitor.arrive({ reducedMotion: "reduce" });
    const { page } = ada;
    const rating = page.locator(".stats dt", { hasText: "Rating" });
    for (let match = 1; match <= RATED_AFTER; match++) {
      await layTable(ada, "superstar", { others: ["bot"], level: "uniform" });
      await page.locator(".bar nav button").last().click();
      await page.locator("dialog[open]").getByText("Give up").click();
      await page.locator("dialog[open] .sure .btn-act").click();
      await page.locator("main.end h2, .to-result").first().waitFor({ timeout: 60_000 });
      if (match < RATED_AFTER - 1) continue;
      // a result is written down after it is shown
      const played = async () => {
        await page.goto("/results");
        return page.locator(".stats li").first().innerText();
      };
      await expect.poll(played, { timeout: SOON_MS }).toContain(`${match} matches`);
      expect(await rating.count()).toBe(match < RATED_AFTER ? 0 : 1);
    }
    await ada.leave();
  });
});

describe.concurrent("on several devices", () => {
  test("a link that was used speaks of links, and a table whose session was ended elsewhere says so by itself", async ({ expect }) => {
    const desk = await Visitor.arrive();
    await layTable(desk, "superstar", { others: ["bot"], start: 0 });
    const table = desk.page.url();
    await desk.page.goto("/settings");
    await desk.page.getByRole("button", { name: "Make a link" }).click();
    const link = await desk.page.locator(".copied").innerText();
    const [phone, tablet] = await Promise.all([Visitor.arrive(PHONE), Visitor.arrive()]);
    await phone.page.goto(link);
    await phone.page.locator("main .btn-act").click();
    await phone.page.waitForURL((url) => url.pathname === "/");
    await phone.page.goto(table);
    await phone.page.locator("[data-board] button.is-legal").first().waitFor();

    await tablet.page.goto(link);
    await tablet.page.locator("main .btn-act").click();
    expect(await tablet.page.locator(".banner").innerText()).toBe("This link has already been used, or is too old. Make a new one on the other device.");

    await desk.page.reload();
    const devices = desk.page.getByRole("heading", { name: "Your devices" }).locator("..").locator("li");
    await expect.poll(() => devices.count(), { timeout: SOON_MS }).toBe(2);
    await devices.last().locator("button").click();
    // nothing is reloaded there: the table itself says what has happened, and how to go on
    await phone.page.locator(".dock", { hasText: "You are logged out here" }).waitFor();
    expect(await phone.page.locator(".dock").innerText()).toContain("open a link made on another of your devices");
    expect(await phone.page.locator("[data-board] button.is-legal").count()).toBe(0);
    await tablet.leave({ forgiving: [/404/] });
    await Promise.all([desk.leave(), phone.leave()]);
  });
});
