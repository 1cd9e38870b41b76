/** How long a review takes here, with one worker: two need half of it. Printed, because it depends on the machine; in the long mode. */
import { describe, expect, it } from "vitest";
import { Bots } from "../../src/engine/bots.ts";
import { keyOfSeed } from "../../src/engine/chance.ts";
import { Match } from "../../src/engine/match.ts";
import { dumpMatch } from "../../src/engine/match_file.ts";
import { type Port, serve } from "../../src/engine/rpc.ts";
import { checkedSetup } from "../../src/engine/setup.ts";
import { MemoryShelf } from "../../src/engine/shelf.ts";
import type { WeigherPort } from "../../src/insight/crew.ts";
import { Reviewing } from "../../src/insight/reviewing.ts";
import { weigher } from "../../src/insight/weighing.ts";
import { GAMES, newEngine } from "./modules.ts";

const ASKED = process.env["REIHUM_REVIEW_COST"]?.split(",") ?? (process.env["REIHUM_LONG"] ? GAMES : []);
/** On two cores a match is to be reviewed within a minute, and its turning points are to be there after five seconds. */
const [WHOLE_S, FIRST_S] = [60, 5];
const CORES = 2;

describe.each(ASKED.map((game) => [game]))("a review of %s", (game) => {
  it("is done soon", { timeout: 600_000 }, async () => {
    const engine = await newEngine(game);
    const bots = new Bots(engine);
    const match = new Match(engine, checkedSetup(engine.game, 2), keyOfSeed("4"));
    while (!match.isOver) match.play(await bots.choose(match.toMove === 0 ? "hard" : "medium", `${match.moves.length}`, match.concealed(match.toMove), 0));
    const spawn = (): WeigherPort => {
      const { port1, port2 } = new MessageChannel();
      port1.start();
      port2.start();
      serve(port2 as Port, weigher());
      return Object.assign(port1 as Port, { terminate: () => port1.close() });
    };
    const reviewing = new Reviewing({ ready: async () => engine.module.module, spawn, shelf: Promise.resolve(new MemoryShelf()), workers: 1 });
    const cpu = (): number => Object.values(process.cpuUsage()).reduce((sum, microseconds) => sum + microseconds, 0) / 1e6;
    const begun = cpu();
    let first = 0;
    const review = await reviewing.reviewOf(dumpMatch(match), { onProgress: () => (first ||= cpu() - begun) });
    const whole = cpu() - begun;
    const verdicts = review.steps.map(({ decision }) => decision?.verdict ?? "none");
    console.log(`${game}: ${review.steps.length} steps, first turning points ${first.toFixed(1)} s, whole ${whole.toFixed(1)} s; ${["great", "blunder", "open"].map((word) => `${word} ${verdicts.filter((verdict) => verdict === word).length}`).join(", ")}`);
    expect(first).toBeLessThan(FIRST_S * CORES);
    expect(whole).toBeLessThan(WHOLE_S * CORES);
  });
});

it.skipIf(ASKED.length > 0)("is measured in the long mode", () => expect(ASKED).toEqual([]));
