/** A complete match of each game, by clicks on what is lit. */
import { describe, expect, test } from "vitest";
import { bring } from "../support/bringing.ts";
import { IS_LONG } from "../support/long.ts";
import { Player } from "../support/player.ts";
import { checkScore } from "../support/result.ts";
import { type Game, GAMES, layTable, SHORT } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";

/** A match of Bloom takes a hundred tiles: all of it is played in the long mode, else it is gone on with near its end. */
const isLate = (game: Game) => !IS_LONG && game === "bloom";

/** Played without movement, which takes most of a small machine's time; in other matches and other tests pieces travel. */
const STILL: readonly Game[] = ["one_to_nine", "bloom", "qwixx_cards", "pretty_tricky"];

describe.concurrent("a match by clicks", () => {
  for (const game of GAMES) {
    test(game, async () => {
      const ada = await Visitor.arrive({ reducedMotion: STILL.includes(game) ? "reduce" : "no-preference" });
      if (isLate(game)) await bring(ada, `late_${game}.json`);
      else await layTable(ada, game, { others: ["bot"], options: SHORT[game] });
      await new Player(ada.page).playToTheEnd();
      expect(await ada.page.locator("main.end h2").innerText()).toMatch(/win|victory/i);
      await checkScore(ada.page, game, isLate(game) ? 5 : 2);
      await ada.leave();
    });
  }
});
