import { beforeAll, describe, expect, it } from "vitest";
import { toHex } from "../../src/engine/chance.ts";
import type { Engine } from "../../src/engine/engine.ts";
import { SPECTATOR } from "../../src/lib/protocol.ts";
import { BadOption, CannotUndo, GameOver, IllegalMove, NotYourTurn } from "../../src/engine/errors.ts";
import { Match } from "../../src/engine/match.ts";
import { dumpMatch, loadMatch } from "../../src/engine/match_file.ts";
import { checkedSetup } from "../../src/engine/setup.ts";
import { GAMES, luck, newEngine } from "./modules.ts";

const key = (number: number) => new Uint8Array(32).fill(number);
const pick = <Item>(items: readonly Item[], next: (limit: number) => number) => items[next(items.length)] as Item;

/** Plays to the end, or for so many moves. */
function playOn(match: Match, next: (limit: number) => number, most = 2_000): Match {
  for (let moves = 0; moves < most && !match.isOver; moves++) match.play(pick(match.legal(), next));
  return match;
}

describe.each(GAMES)("a match of %s", (game) => {
  let engine: Engine;
  beforeAll(async () => void (engine = await newEngine(game)));
  const begin = (number = 1, players = engine.game.max_players) => new Match(engine, checkedSetup(engine.game, players), key(number));

  it("is played to its end with views and events that read as JSON", () => {
    for (let players = engine.game.min_players; players <= engine.game.max_players; players++) {
      const match = begin(players, players);
      const next = luck(players);
      while (!match.isOver) {
        const move = pick(match.legal(), next);
        const before = match.concealed(SPECTATOR);
        match.play(move);
        expect(JSON.parse(engine.view(match.concealed(players - 1)))).toMatchObject({ viewer: players - 1, players });
        expect(Array.isArray(JSON.parse(engine.events(before, move, match.concealed(SPECTATOR))))).toBe(true);
      }
      expect(match.scores().ranks).toContain(1);
      expect(() => match.play(0)).toThrow(GameOver);
    }
  });

  it("is the same under the same key, and another under another one", () => {
    expect(toHex(playOn(begin(5), luck(5)).record)).toBe(toHex(playOn(begin(5), luck(5)).record));
    expect(toHex(begin(5).record)).not.toBe(toHex(begin(6).record));
  });

  it("takes back what revealed nothing, and nothing else", () => {
    const match = begin(7);
    const next = luck(7);
    let undone = 0;
    while (!match.isOver && undone < 50) {
      const before = toHex(match.record);
      const seat = match.toMove;
      match.play(pick(match.legal(), next));
      if (!match.canUndo(seat)) {
        expect(() => match.undo(seat)).toThrow(CannotUndo);
        continue;
      }
      const last = match.moves.at(-1) as number;
      match.undo(seat);
      expect(toHex(match.record)).toBe(before);
      match.play(last, seat);
      undone++;
    }
    expect(undone).toBeGreaterThan(0);
  });

  it("refuses what the rules forbid, who is not asked, and seats that are not there", () => {
    const match = begin(8);
    const legal = match.legal();
    const illegal = engine.game.moves.findIndex((_, move) => !legal.includes(move));
    expect(() => match.play(illegal)).toThrow(IllegalMove);
    expect(engine.refusal(match.concealed(match.toMove), illegal)).toMatchObject({ clause: expect.any(String), reason: { name: expect.any(String) } });
    expect(() => match.play(legal[0] as number, (match.toMove + 1) % match.setup.players)).toThrow(NotYourTurn);
    expect(() => match.concealed(match.setup.players)).toThrow(BadOption);
    expect(() => engine.view(match.record)).toThrow(TypeError);
  });

  it("copies to a match of its own", () => {
    const match = playOn(begin(9), luck(9), 20);
    const copy = match.copy();
    const before = toHex(match.record);
    playOn(copy, luck(10), 5);
    expect(toHex(match.record)).toBe(before);
    expect(copy.moves.length).toBeGreaterThan(match.moves.length);
  });

  it("goes into a file and comes back, running or finished", () => {
    for (const most of [0, 15, 2_000]) {
      const text = dumpMatch(playOn(begin(11), luck(11), most));
      expect(dumpMatch(loadMatch(text, engine))).toBe(text);
    }
  });
});

describe("choices made together", () => {
  let engine: Engine;
  let match: Match;
  beforeAll(async () => void (engine = await newEngine("qwixx_cards")));
  const chosen = (seat: number) => (JSON.parse(engine.view(match.concealed(seat))) as { choice: string | null }).choice;

  /** A match that has come to the step in which all choose. */
  function together(): Match {
    const begun = new Match(engine, checkedSetup(engine.game, 3), key(3));
    while (!begun.header("concurrent")) begun.play(begun.legal()[0] as number);
    return begun;
  }

  it("are asked of all, in any order, and shown when all have chosen", () => {
    match = together();
    const skip = engine.move("skip");
    const [first, second, third] = match.seatsToMove as [number, number, number];
    expect(match.seatsToMove).toHaveLength(3);
    for (const seat of [third, second]) {
      match.play(skip, seat);
      expect(match.seatsToMove).not.toContain(seat);
      expect(chosen(seat)).toBe("skip");
      expect(chosen(first)).toBeNull();
      expect(match.choiceOf(seat)).toBe(skip);
      expect(() => match.play(skip, seat)).toThrow(NotYourTurn);
    }
    match.play(skip, first);
    expect(match.waiting.size).toBe(0);
    expect(match.moves.slice(-3)).toEqual([skip, skip, skip]);
  });

  it("can be taken back until they are shown, whoever has chosen since", () => {
    match = together();
    const skip = engine.move("skip");
    const seats = match.seatsToMove;
    for (const seat of seats.slice(0, -1)) match.play(skip, seat);
    for (const seat of seats.slice(0, -1)) {
      expect(match.canUndo(seat)).toBe(true);
      match.undo(seat);
      expect(chosen(seat)).toBeNull();
      expect(match.seatsToMove).toContain(seat);
      match.play(skip, seat);
    }
    match.play(skip, seats.at(-1));
    expect(seats.filter((seat) => match.canUndo(seat))).toEqual([]);
  });

  it("wait in a file as well", () => {
    match = together();
    const last = match.seatsToMove.filter((seat) => seat !== match.toMove).at(-1) as number;
    match.play(engine.move("skip"), last);
    const text = dumpMatch(match);
    expect(JSON.parse(text)).toMatchObject({ waiting: { [last]: "skip" } });
    expect(loadMatch(text, engine).choiceOf(last)).toBe(engine.move("skip"));
  });
});
