/** Reviews on this device: real modules, workers over real channels in one thread. */
import { beforeAll, describe, expect, it } from "vitest";
import { toBase64 } from "../../src/engine/base64.ts";
import { Bots } from "../../src/engine/bots.ts";
import { keyOfSeed } from "../../src/engine/chance.ts";
import { ModuleError } from "../../src/engine/errors.ts";
import { Match } from "../../src/engine/match.ts";
import { BadMatchFile, dumpMatch } from "../../src/engine/match_file.ts";
import { type Port, serve } from "../../src/engine/rpc.ts";
import { checkedSetup } from "../../src/engine/setup.ts";
import { MemoryShelf } from "../../src/engine/shelf.ts";
import { NotFinished, type ReviewProgress } from "../../src/insight/contract.ts";
import type { WeigherPort } from "../../src/insight/crew.ts";
import { Reviewing } from "../../src/insight/reviewing.ts";
import { weigher } from "../../src/insight/weighing.ts";
import { newEngine } from "./modules.ts";

const GAME = "superstar";
const PARTS = ["start", "deal", "chance", "decision", "others", "hidden", "residual"] as const;

let module: WebAssembly.Module;
let match: Match;
let file: string;

async function played(moves = Infinity): Promise<Match> {
  const engine = await newEngine(GAME);
  const bots = new Bots(engine);
  const found = new Match(engine, checkedSetup(engine.game, 2), keyOfSeed("reviewed"), [{ name: "Ada" }, { name: "Ben" }]);
  for (let number = 0; !found.isOver && number < moves; number++) {
    found.play(await bots.choose(found.toMove === 0 ? "uniform" : "greedy", `${number}`, found.concealed(found.toMove), 0));
  }
  return found;
}

beforeAll(async () => {
  match = await played();
  module = match.engine.module.module;
  file = dumpMatch(match);
});

interface Crowd {
  spawned: number;
  asked: string[];
  /** The next so many workers fail when they are asked to decide. */
  failing: number;
}

function newReviewing(shelf = new MemoryShelf(), crowd: Crowd = { spawned: 0, asked: [], failing: 0 }): Reviewing {
  const spawn = (): WeigherPort => {
    crowd.spawned++;
    const { port1, port2 } = new MessageChannel();
    port1.start();
    port2.start();
    const port: WeigherPort = Object.assign(port1 as Port, { terminate: () => port1.close() });
    const handlers = weigher();
    for (const [name, handler] of Object.entries(handlers)) {
      handlers[name] = (...given: unknown[]) => {
        crowd.asked.push(name);
        if (name !== "decide" || crowd.failing <= 0) return (handler as (...given: unknown[]) => unknown)(...given);
        crowd.failing--;
        port.onerror?.({} as ErrorEvent);
        return new Promise(() => undefined);
      };
    }
    serve(port2 as Port, handlers);
    return port;
  };
  return new Reviewing({ ready: async () => module, spawn, shelf: Promise.resolve(shelf), workers: 2 });
}

describe("a review", () => {
  it("adds up for every seat, is told as it goes on, and knows who plays badly", async () => {
    const told: ReviewProgress[] = [];
    const review = await newReviewing().reviewOf(file, { onProgress: (progress) => told.push(progress) });
    for (const account of review.accounts) {
      expect(PARTS.reduce((sum, part) => sum + account[part], 0)).toBeCloseTo(account.result, 8);
      expect(account.result).toBe(match.scores().ranks[account.seat] === 1 ? 1 : 0);
    }
    expect(review.steps.reduce((sum, { length }) => sum + length, 0)).toBe(match.moves.length);
    expect(review.accounts[0]?.accuracy).toBeLessThan(review.accounts[1]?.accuracy ?? 0);
    expect(review.accounts.map(({ name }) => name)).toEqual(["Ada", "Ben"]);
    const [first] = told;
    expect(first?.done).toBe(0);
    expect(first?.chances).toHaveLength(review.steps.length + 1);
    expect(first?.turningPoints.length).toBeGreaterThan(0);
    expect(review.turning_points.length).toBeGreaterThan(0);
  });

  it("is left and comes back: what is done is not done again, and the result is the same", async () => {
    const shelf = new MemoryShelf();
    const whole = await newReviewing().reviewOf(file);
    const leaving = new AbortController();
    const crowd: Crowd = { spawned: 0, asked: [], failing: 0 };
    const left = newReviewing(shelf, crowd).reviewOf(file, { signal: leaving.signal, onProgress: ({ done }) => done > 0 && leaving.abort(new Error("left")) });
    await expect(left).rejects.toThrow("left");
    const [before] = await shelf.all() as { content: string }[];
    const done = (JSON.parse(before?.content ?? "{}") as { done: boolean[] }).done.filter(Boolean).length;
    expect(done).toBeGreaterThan(0);
    const again: Crowd = { spawned: 0, asked: [], failing: 0 };
    expect(await newReviewing(shelf, again).reviewOf(file)).toEqual(whole);
    const measured = again.asked.filter((name) => name === "measure").length;
    expect(measured).toBe(whole.steps.length - done);
    const third: Crowd = { spawned: 0, asked: [], failing: 0 };
    expect(await newReviewing(shelf, third).reviewOf(file)).toEqual(whole);
    expect(third.asked).not.toContain("measure");
    expect(third.asked).not.toContain("decide");
  });

  it("is computed again if what was kept is damaged or stale", async () => {
    const shelf = new MemoryShelf();
    const whole = await newReviewing(shelf).reviewOf(file);
    for (const change of [{ content: "{}" }, { of: "another build" }, { seal: "" }]) {
      const [kept] = (await shelf.all()) as { id: string }[];
      await shelf.force({ ...(kept as { id: string }), ...change });
      const crowd: Crowd = { spawned: 0, asked: [], failing: 0 };
      expect(await newReviewing(shelf, crowd).reviewOf(file)).toEqual(whole);
      expect(crowd.asked).toContain("decide");
    }
  });

  it("survives a worker that fails once, and says so if they always fail", async () => {
    const once: Crowd = { spawned: 0, asked: [], failing: 1 };
    const review = await newReviewing(undefined, once).reviewOf(file);
    expect(review.steps.length).toBeGreaterThan(0);
    expect(once.spawned).toBe(3);
    const always = newReviewing(undefined, { spawned: 0, asked: [], failing: Infinity }).reviewOf(file);
    await expect(always).rejects.toBeInstanceOf(ModuleError);
  });

  it("is refused for a running match and for what is no match file", async () => {
    await expect(newReviewing().reviewOf(dumpMatch(await played(6)))).rejects.toBeInstanceOf(NotFinished);
    await expect(newReviewing().reviewOf(file.replace(/"position": "./, '"position": "x'))).rejects.toBeInstanceOf(BadMatchFile);
    await expect(newReviewing().reviewOf("{}")).rejects.toBeInstanceOf(BadMatchFile);
  });
});

describe("chances", () => {
  it("are those of everybody, from a viewer's record or as the cards lie", async () => {
    const reviewing = newReviewing();
    const early = await played(6);
    for (const record of [early.record, early.concealed(0), early.concealed(-1)]) {
      const { wins, errors } = await reviewing.chancesAt(GAME, toBase64(record));
      expect(wins).toHaveLength(2);
      expect(wins.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1, 9);
      expect(Math.max(...errors)).toBeLessThan(0.026);
    }
  });

  it("go through a finished match to its result", async () => {
    const told: number[] = [];
    const through = await newReviewing().chancesThrough(file, null, (length) => told.push(length));
    expect(through).toHaveLength(match.moves.length + 1);
    expect(told.sort((one, other) => one - other)).toEqual(through.map((_, length) => length));
    expect(through.at(-1)?.wins).toEqual(match.scores().ranks.map((rank) => (rank === 1 ? 1 : 0)));
  });
});
