/** A complete match of each game, by clicks on what is lit. */
import { describe, expect, test } from "vitest";
import { Player } from "../support/player.ts";
import { readScore } from "../support/result.ts";
import { type Game, GAMES, layTable } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";

/** Options that make a match shorter, by their place on the form. */
const SHORT: Partial<Record<Game, Record<number, number>>> = { bloom: { 1: 1 } };

/** Played without movement, which takes most of a small machine's time; in other matches and other tests pieces travel. */
const STILL: readonly Game[] = ["one_to_nine", "bloom", "qwixx_cards", "pretty_tricky"];

/** Whoever is there first wins: nothing is added up. */
const RACES: readonly Game[] = ["one_to_nine", "superstar"];

describe.concurrent("a match by clicks", () => {
  for (const game of GAMES) {
    test(game, async () => {
      const ada = await Visitor.arrive({ reducedMotion: STILL.includes(game) ? "reduce" : "no-preference" });
      await layTable(ada, game, { others: ["bot"], options: SHORT[game] });
      await new Player(ada.page).playToTheEnd();
      expect(await ada.page.locator("main.end h2").innerText()).toMatch(/win/);
      if (RACES.includes(game)) expect(await ada.page.locator("main.end table tbody tr").count()).toBeGreaterThan(0);
      const score = await readScore(ada.page);
      expect(score).toHaveLength(RACES.includes(game) ? 0 : 2);
      for (const { rows, total } of score) expect(rows.reduce((sum, points) => sum + points, 0)).toBe(total);
      expect(score[0]?.total ?? 0).toBeGreaterThanOrEqual(score[1]?.total ?? 0);
      await ada.leave();
    });
  }
});
