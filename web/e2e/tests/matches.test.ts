/** A complete match of each game, by clicks on what is lit. */
import { describe, expect, test } from "vitest";
import { bring } from "../support/bringing.ts";
import { type Game, GAMES, tested } from "../support/games.ts";
import { IS_LONG } from "../support/long.ts";
import { Player } from "../support/player.ts";
import { checkScore } from "../support/result.ts";
import { layTable } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";

const isLate = (game: Game) => !IS_LONG && tested(game).isLong === true;

/** In this one pieces travel, as in other tests; movement takes most of a small machine's time. */
const MOVING = GAMES.at(-1);

describe.concurrent("a match by clicks", () => {
  for (const game of GAMES) {
    test(game, async () => {
      const ada = await Visitor.arrive({ reducedMotion: game === MOVING ? "no-preference" : "reduce" });
      if (isLate(game)) await bring(ada, `late_${game}.json`);
      else await layTable(ada, game, { others: ["bot"], options: tested(game).short });
      await new Player(ada.page).playToTheEnd();
      expect(await ada.page.locator("main.end h2").innerText()).toMatch(/win|victory/i);
      await checkScore(ada.page, game, isLate(game) ? 5 : 2);
      await ada.leave();
    });
  }
});
