/** A whole match of each game over the accessibility tree alone: roles, names, the live region, and a keyboard. */
import { describe, test } from "vitest";
import { bring } from "../support/bringing.ts";
import { Blind } from "../support/blind.ts";
import { type Game, GAMES, tested } from "../support/games.ts";
import { IS_LONG } from "../support/long.ts";
import { Visitor } from "../support/visitor.ts";

/** Short matches, as one who has played before would have set them. */
const lastTables = Object.fromEntries(GAMES.map((game) => [game, { seats: [{ kind: "me" }, { kind: "bot", level: "greedy", name: "Linde" }], options: tested(game).short, start: 0 }]));
const isLate = (game: Game) => tested(game).isLong === true && !IS_LONG;

describe.concurrent("a blind player", () => {
  for (const game of GAMES) {
    test(`plays ${game} from ${isLate(game) ? "near its end" : "the home page"} to the result`, async ({ expect }) => {
      const ada = await Visitor.arrive({ reducedMotion: "reduce", settings: { pace: "fast", playsForced: true, offered: GAMES, lastTables } });
      const blind = new Blind(ada);
      await blind.listen();
      if (isLate(game)) await bring(ada, `late_${game}.json`);
      else await blind.begin(tested(game).title);
      await blind.playToTheEnd();
      expect(blind.complaints.join("\n")).toBe(""); // a list is cut short where it is told
      const said = blind.heard.join("\n");
      expect(said).toMatch(new RegExp(tested(game).cost, "i"));
      expect(blind.costs).toBeGreaterThan(0); // what is written below a staged turn was compared with what was said
      expect(said).toMatch(/\bwins?\b|share/i);
      await ada.leave();
    });
  }

  test.for(GAMES)("follows the lesson of %s, and is in a real game after it", async (game, { expect }) => {
    const ada = await Visitor.arrive({ reducedMotion: "reduce", settings: { pace: "fast", offered: GAMES } });
    const blind = new Blind(ada);
    await blind.listen();
    await blind.learn(tested(game).title);
    expect(blind.heard.join("\n")).toMatch(/\bnow for a (real|short) game\b/i); // it was not left before its end
    expect(blind.complaints.join("\n")).toBe(""); // a list is cut short where it is told
    await ada.leave();
  });
});
