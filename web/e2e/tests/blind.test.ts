/** A whole match of each game over the accessibility tree alone: roles, names, the live region, and a keyboard. */
import { describe, test } from "vitest";
import { bring } from "../support/bringing.ts";
import { Blind } from "../support/blind.ts";
import { IS_LONG } from "../support/long.ts";
import { type Game, GAMES } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";

const TITLES: Record<Game, string> = { one_to_nine: "One to 9", bloom: "Bloom", qwixx_cards: "Qwixx", pretty_tricky: "Pretty Tricky", superstar: "Superstar" };
/** Short matches, as one who has played before would have set them. */
const OPTIONS: Record<Game, Record<string, number>> = { one_to_nine: { turn_limit: 8 }, bloom: { rounds: 1 }, qwixx_cards: {}, pretty_tricky: { round_limit: 4 }, superstar: {} };

/** What a wish comes to is said before it is played: what it brings, skips or gives up. */
const COSTS: Record<Game, RegExp> = {
  one_to_nine: /You draw two cards for it|You play the|You claim/,
  bloom: /Adding brings no scoring tile|flowers? for the|a row has at least three/,
  qwixx_cards: /free numbers? (is|are) left out for good/,
  pretty_tricky: /You tick rows? \d/,
  superstar: /still in|The others must/i,
};

const lastTables = Object.fromEntries(GAMES.map((game) => [game, { seats: [{ kind: "me" }, { kind: "bot", level: "greedy", name: "Linde" }], options: OPTIONS[game], start: 0 }]));
/** A match of Bloom takes a hundred tiles: all of it is played in the long mode, else it is gone on with near its end. */
const isLate = (game: Game) => game === "bloom" && !IS_LONG;

describe.concurrent("a blind player", () => {
  for (const game of GAMES) {
    test(`plays ${game} from ${isLate(game) ? "near its end" : "the home page"} to the result`, async ({ expect }) => {
      const ada = await Visitor.arrive({ reducedMotion: "reduce", settings: { pace: "fast", playsForced: true, offered: GAMES, lastTables } });
      const blind = new Blind(ada);
      await blind.listen();
      if (isLate(game)) await bring(ada, `late_${game}.json`);
      else await blind.begin(TITLES[game]);
      await blind.playToTheEnd();
      expect(blind.complaints).toEqual([]);
      const said = blind.heard.join("\n");
      expect(said).toMatch(COSTS[game]);
      expect(blind.costs).toBeGreaterThan(0); // what is written below a staged turn was compared with what was said
      expect(said).toMatch(/\bwins?\b|share/i);
      await ada.leave();
    });
  }

  test("follows a lesson, and is in a real game after it", async ({ expect }) => {
    const ada = await Visitor.arrive({ reducedMotion: "reduce", settings: { pace: "fast", offered: GAMES } });
    const blind = new Blind(ada);
    await blind.listen();
    await blind.learn(TITLES.superstar);
    expect(blind.complaints).toEqual([]);
    await ada.leave();
  });
});
