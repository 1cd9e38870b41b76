/** A complete match of each game, by clicks on what is lit. */
import { describe, expect, test } from "vitest";
import { Player } from "../support/player.ts";
import { type Game, GAMES, layTable } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";

/** Options that make a match short, by their place on the form. */
const SHORT: Partial<Record<Game, Record<number, number>>> = {};

describe.concurrent("a match by clicks", () => {
  for (const game of GAMES) {
    test(game, async () => {
      const ada = await Visitor.arrive();
      await layTable(ada, game, { others: ["bot"], options: SHORT[game] });
      const player = new Player(ada.page);
      const begun = Date.now();
      await player.playToTheEnd();
      console.log(game, player.touches, Date.now() - begun);
      await ada.page.locator("main.end h2").waitFor();
      expect(await ada.page.locator("main.end table").count()).toBe(1);
      await ada.leave();
    });
  }
});
