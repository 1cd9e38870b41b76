import { describe, expect, it, vi } from "vitest";
import { Abandoned, Bots } from "../../src/engine/bots.ts";
import { toHex } from "../../src/engine/chance.ts";
import type { Engine } from "../../src/engine/engine.ts";
import { BadOption } from "../../src/engine/errors.ts";
import { Match } from "../../src/engine/match.ts";
import { checkedSetup } from "../../src/engine/setup.ts";
import { GAMES, luck, newEngine, python } from "./modules.ts";

/** What bots in Python choose: lines of game, level, seed and record become move numbers. */
const PYTHON_BOTS = `
import sys
import numpy as np
from reihum.bots import make_bot
from reihum.games import rules_of
for line in sys.argv[1].splitlines():
    game, level, seed, record = line.split()
    print(make_bot(level, rules_of(game), seed).choose(np.frombuffer(bytes.fromhex(record), np.uint8).copy()))
`;

/** Some records that ask somebody for more than one move. */
function questions(engine: Engine, count: number): Uint8Array[] {
  const found: Uint8Array[] = [];
  const next = luck(1);
  const match = new Match(engine, checkedSetup(engine.game, engine.game.min_players), new Uint8Array(32).fill(9));
  while (!match.isOver && found.length < count) {
    const legal = match.legal();
    if (legal.length > 1 && next(3) === 0) found.push(match.concealed(match.toMove));
    match.play(legal[next(legal.length)] as number);
  }
  return found;
}

describe.each(GAMES)("bots at %s", (game) => {
  it("choose as those in Python do, if no clock ends it", async () => {
    const engine = await newEngine(game);
    const bots = new Bots(engine);
    // the interpreted build is hundreds of times slower: few questions, and none for the expert
    const asked = ["uniform", "greedy"].flatMap((level) => questions(engine, 8).map((record, seed) => ({ level, seed: `s${seed}`, record })));
    const lines = asked.map(({ level, seed, record }) => [game, level, seed, toHex(record)].join(" ")).join("\n");
    const expected = python("-c", PYTHON_BOTS, lines).trim().split("\n").map(Number);
    const chosen = [];
    for (const { level, seed, record } of asked) chosen.push(await bots.choose(level, seed, record, 0));
    expect(chosen).toEqual(expected);
  });

  it("think the same way twice, choose legal moves, and answer in time", async () => {
    const engine = await newEngine(game);
    const bots = new Bots(engine);
    const [record] = questions(engine, 1) as [Uint8Array];
    for (const level of bots.levels) {
      const move = await bots.choose(level, "x", record, 0);
      expect(engine.legal(record)).toContain(move);
      expect(await bots.choose(level, "x", record, 0)).toBe(move);
    }
    let now = 0; // a clock that goes on whenever somebody looks at it
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now++);
    const move = await bots.choose("expert", "x", record, 60);
    clock.mockRestore();
    expect(engine.legal(record)).toContain(move);
    expect(now).toBeLessThanOrEqual(65);
  });
});

describe("a bot", () => {
  it("is asked with what its seat may know, and nothing else", async () => {
    const engine = await newEngine("superstar");
    const match = new Match(engine, checkedSetup(engine.game, 2), new Uint8Array(32));
    const bots = new Bots(engine);
    await expect(bots.choose("expert", "x", match.record)).rejects.toThrow(BadOption);
    await expect(bots.choose("expert", "x", match.concealed(1 - match.toMove))).rejects.toThrow(BadOption);
    await expect(bots.choose("genius", "x", match.concealed(match.toMove))).rejects.toThrow(BadOption);
  });
  it("stops when nobody wants to know", async () => {
    const engine = await newEngine("bloom"); // whose expert thinks for longer than one breath
    const match = new Match(engine, checkedSetup(engine.game, 2), new Uint8Array(32));
    await expect(new Bots(engine).choose("expert", "x", match.concealed(match.toMove), 0, async () => false)).rejects.toThrow(Abandoned);
  });
});
