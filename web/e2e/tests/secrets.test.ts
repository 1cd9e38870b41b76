/** Nobody sees what is not theirs: one device that goes round, and a spectator. */
import { describe, expect, test } from "vitest";
import { IS_LONG } from "../support/long.ts";
import { Player } from "../support/player.ts";
import { cardsInMessage, glance } from "../support/secrets.ts";
import { layTable } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";

/** So often the device is passed on, that each of three looks at the own hand three times. A whole match in the long mode. */
const CURTAINS = IS_LONG ? Infinity : 9;

describe.concurrent("secrets", () => {
  test("a device that goes round shows each hand to its owner only", async () => {
    const ada = await Visitor.arrive();
    const { page } = ada;
    await layTable(ada, "superstar", { others: ["local", "local"] });
    const player = new Player(page);
    const hands = new Map<string, string[]>();
    /** What everybody could see on the device since its owner looked at a hand last. */
    const told = new Map<string, Set<string>>();
    let curtains = 0;
    await player.playUntil(async () => {
      const { isCurtained, seat, hand, told: here, flying } = await glance(page);
      if (isCurtained) {
        curtains++;
        expect(hand).toEqual([]);
        expect(flying).toBe(0);
        expect(await page.locator(".log").count()).toBe(0); // it tells what its reader drew
        for (const cards of told.values()) for (const card of here) cards.add(card);
      }
      if (isCurtained || seat === null || hand.length === 0) return curtains > CURTAINS;
      // a card that was in this hand before and still is has been a secret all the while
      const secret = (hands.get(seat) ?? []).filter((card) => hand.includes(card));
      expect(secret.filter((card) => told.get(seat)?.has(card))).toEqual([]);
      expect(hand.every((card) => here.includes(card))).toBe(true); // else the search would find nothing anywhere
      hands.set(seat, hand);
      told.set(seat, new Set());
      for (const [other, cards] of told) if (other !== seat) for (const card of here) cards.add(card);
      return false;
    });
    expect(curtains).toBeGreaterThan(2);
    expect(hands.size).toBe(3);
    await ada.leave();
  });

  test("a spectator is told of no card that somebody holds, neither on the page nor in a message", async () => {
    // before the spectator's eyes pieces travel; for the players that would only take time
    const [ada, ben, eve] = await Promise.all([
      Visitor.arrive({ reducedMotion: "reduce" }),
      Visitor.arrive({ name: "Ben", reducedMotion: "reduce" }),
      Visitor.arrive({ name: "Eve" }),
    ]);
    const table = await layTable(ada, "superstar", { others: ["open"] });
    await ben.page.goto(table);
    await ben.page.locator(".room li .btn-act").click();
    await ben.giveName();
    await ada.page.locator(".room .start:not([aria-disabled])").click();
    await eve.page.goto(table);
    await eve.page.locator(".watched").waitFor();

    const players = [new Player(ada.page, "mouse", 5), new Player(ben.page, "mouse", 6)];
    let looks = 0;
    const held = async () => (await Promise.all([ada, ben].map(({ page }) => glance(page)))).flatMap(({ hand }) => hand);
    const everHeld = new Set<string>();
    const isOver = async () => (await ada.page.locator("main.end").count()) + (await ben.page.locator("main.end").count()) === 2;
    while (!(await isOver())) {
      await Promise.all(players.map((player) => player.step()));
      await Promise.all(players.map((player) => player.settle())); // a card just played is no secret any more
      const before = await held();
      const { told } = await glance(eve.page);
      const after = await held();
      // whatever was held before and after the look was held during it
      expect(before.filter((card) => after.includes(card) && told.includes(card))).toEqual([]);
      before.forEach((card) => everHeld.add(card));
      looks++;
    }
    // the shortest of many matches: six choices, seven number cards in the first two hands (the others were jokers)
    expect(looks).toBeGreaterThan(3);

    // the messages: what was held when one was sent is known from the messages to the players of the same position
    const truth = new Map<number, Set<string>>();
    for (const { number, view } of [...positions(ada), ...positions(ben)]) {
      const cards = truth.get(number) ?? new Set();
      for (const card of view.hand ?? []) cards.add(card);
      truth.set(number, cards);
    }
    const seen = positions(eve);
    expect(seen.length).toBeGreaterThan(3);
    for (const { number, raw, viewer } of seen) {
      expect(viewer).toBe(-1);
      const named = cardsInMessage(raw);
      expect([...(truth.get(number) ?? [])].filter((card) => /^\d+$/.test(card) && named.has(card))).toEqual([]);
    }
    expect(everHeld.size).toBeGreaterThan(4);
    for (const visitor of [ada, ben, eve]) await visitor.leave();
  });
});

interface Heard {
  number: number;
  viewer: number;
  view: { hand: string[] | null };
  raw: string;
}

/** The positions a visitor was sent. */
function positions({ heard }: Visitor): Heard[] {
  return heard.flatMap((raw) => {
    const message = JSON.parse(raw) as Heard & { type: string };
    return message.type === "position" ? [{ ...message, raw }] : [];
  });
}
