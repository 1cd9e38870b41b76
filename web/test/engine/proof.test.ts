import { beforeAll, describe, expect, it } from "vitest";
import { fromHex } from "../../src/engine/chance.ts";
import type { Engine } from "../../src/engine/engine.ts";
import { Match } from "../../src/engine/match.ts";
import { dumpMatch } from "../../src/engine/match_file.ts";
import { prove, type ShownDeal } from "../../src/engine/proof.ts";
import { checkedSetup } from "../../src/engine/setup.ts";
import { commitmentTo, keyOf } from "../../src/lib/fairness/fairness.ts";
import { newSeed } from "../../src/engine/table/luck.ts";
import { momentsOf, viewOf } from "../../src/engine/table/telling.ts";
import { movesBefore } from "../../src/engine/witnessed.ts";
import { type Fairness, type Replay, type Step, type View, SPECTATOR } from "../../src/lib/protocol.ts";
import { type Seen, Witness } from "../../src/lib/fairness/seen.ts";
import { GAMES, luck, newEngine } from "./modules.ts";

/** What the server would show of a match. */
function replayOf(match: Match, viewer: number): Replay {
  const moments = momentsOf(match, viewer, true, () => false);
  return { id: "x", game: match.engine.game.game, options: {}, status: "finished", seats: [], viewer, viewers: [], moments, said: [], rules: { version: match.setup.version, newest: match.engine.game.version } };
}

/** Plays a match to its end as people do, in whatever order they choose together, with moves taken back; and what a page was told of it. */
function lived(match: Match, viewer: number, next: (below: number) => number): { witness: Witness; steps: Pick<Step, "number" | "kind">[] } {
  const witness = new Witness();
  const steps: Pick<Step, "number" | "kind">[] = [];
  const any = <Item>(list: readonly Item[]): Item => list[next(list.length)] as Item;
  const tell = () => witness.note({ number: steps.length, viewer, view: viewOf(match.engine, match.concealed(viewer)) });
  for (tell(); !match.isOver; tell()) {
    const takesBack = match.undoers.length > 0 && next(6) === 0;
    const seat = any(takesBack ? match.undoers : match.seatsToMove);
    if (takesBack) match.undo(seat);
    else match.play(any(match.legal(seat)), seat);
    steps.push({ number: steps.length + 1, kind: takesBack ? "undo" : "move" });
  }
  return { witness, steps };
}

describe.each(GAMES)("the proof of a match of %s", (game) => {
  let engine: Engine;
  let proof: Fairness & { seed: string; key: string; match: string };
  let match: Match;
  let replay: Replay;
  let live: ReturnType<typeof lived>;
  const kept = () => ({ commitment: proof.commitment, entropy: "ab12" });
  const table = (): ShownDeal["table"] => ({ options: match.setup.options, seats: Array<never>(match.setup.players).fill({} as never), start: null, status: "finished" });
  const seen = () => ({ table: table(), replay, last: { viewer: 0, view: viewOf(engine, match.concealed(0)) }, seen: live.witness.seen(live.steps) });
  const judge = (change: Partial<Fairness> = {}, shown: ShownDeal = seen()) =>
    prove({ ...proof, ...change }, kept(), shown, engine);

  beforeAll(async () => {
    engine = await newEngine(game);
    const seed = newSeed();
    const entropy = ["ab12", ...Array<string>(engine.game.min_players - 1).fill("")];
    match = new Match(engine, checkedSetup(engine.game, engine.game.min_players), fromHex(keyOf(seed, entropy)));
    live = lived(match, 0, luck(4));
    proof = { commitment: commitmentTo(seed), entropy, seed, key: keyOf(seed, entropy), match: dumpMatch(match), version: 1, commitments: [], bound: false, openings: [] };
    replay = replayOf(match, 0);
  });

  it("holds: every card and die came from the sealed key, and so did what was shown on the way", () => {
    const { compared, ...judged } = judge();
    expect(judged).toEqual({ verdict: "fair", number: null });
    expect(compared).toBeGreaterThan(match.moves.length / 2);
  });
  it("says so if this device was not there", () => expect(prove(proof, null, seen(), engine).verdict).toBe("unseen"));
  it("waits for the end", () => expect(judge({ seed: null, key: null, match: null }, { ...seen(), table: null }).verdict).toBe("not-yet"));
  it("says of a match from elsewhere that nothing can be said", () => {
    expect(prove({ ...proof, seed: null, key: null, match: null }, null, seen(), engine).verdict).toBe("brought");
  });
  it("does not hold for a match that was set up in another way than the table said", () => {
    const said = (change: Partial<ShownDeal["table"]>) => judge({}, { ...seen(), table: { ...(table() as NonNullable<ShownDeal["table"]>), ...change } }).verdict;
    expect(said({ start: 1 })).toBe("options");
    expect(said({ seats: [] })).toBe("options");
    for (const [name, value] of Object.entries(match.setup.options)) expect(said({ options: { ...match.setup.options, [name]: value + 1 } })).toBe("options");
  });
  it("does not hold for another commitment", () => expect(judge({ commitment: "00".repeat(32) }).verdict).toBe("commitment"));
  it("does not hold without what this device added", () => expect(judge({ entropy: proof.entropy.map(() => "") }).verdict).toBe("entropy"));
  it("does not hold for a changed seed", () => {
    expect(judge({ seed: newSeed() }).verdict).toBe("seed");
    expect(judge({ seed: "rubbish" }).verdict).toBe("seed");
  });
  it("does not hold for a changed key", () => {
    expect(judge({ key: newSeed() }).verdict).toBe("key");
    expect(judge({ entropy: [...proof.entropy.slice(0, -1), "01"] }).verdict).toBe("key");
  });

  it("does not hold for a match under another key, though that is true in itself", () => {
    const other = new Match(engine, match.setup, new Uint8Array(32).fill(1));
    expect(judge({ match: dumpMatch(other) }).verdict).toBe("other-key");
  });

  it("does not hold for a changed move", () => {
    const file = JSON.parse(proof.match) as { moves: string[] };
    const place = Math.floor(file.moves.length / 2);
    const changed = { ...file, moves: file.moves.with(place, engine.game.moves.find((move) => move !== file.moves[place]) as string) };
    expect(["move", "position"]).toContain(judge({ match: JSON.stringify(changed) }).verdict);
    // a file that is true in itself, of a match that went another way than was shown
    const other = new Match(engine, match.setup, match.key);
    const next = luck(5);
    while (!other.isOver) other.play(other.legal()[next(other.legal().length)] as number);
    expect(["move", "card"]).toContain(judge({ match: dumpMatch(other) }).verdict);
  });

  it("does not hold if a card or die was shown that the key does not deal", () => {
    const number = Math.floor(replay.moments.length / 2);
    const moments = structuredClone(replay.moments);
    const view = moments[number]?.view as unknown as Record<string, unknown>;
    const name = ["hand", "dice", "stock"].find((field) => Array.isArray(view[field])) as string;
    view[name] = [...(view[name] as unknown[]), "5"];
    expect(judge({}, { table: null, replay: { ...replay, moments }, last: null, seen: null })).toEqual({ verdict: "card", number, compared: 0 });
    const last = seen().last;
    expect(judge({}, { table: null, replay: null, last: { ...last, view: { ...last.view, points: last.view.points.map((points) => points + 1) } }, seen: null })).toEqual({ verdict: "card", number: match.moves.length, compared: 0 });
  });

  it("does not hold if something else was shown on the way than in the end", () => {
    const counts = movesBefore(live.steps.map(({ kind }) => kind), match.moves.length);
    const number = counts.findIndex((count) => count !== null && count >= match.moves.length / 2);
    const forged = (change: (view: View & Record<string, unknown>) => object): Seen => {
      const witness = new Witness();
      const view = replay.moments[counts[number] as number]?.view as View & Record<string, unknown>;
      witness.note({ number, viewer: 0, view: { ...view, ...change(view) } as View });
      return witness.seen(live.steps);
    };
    const held = (view: Record<string, unknown>) => ["hand", "dice", "stock"].find((field) => Array.isArray(view[field])) as string;
    const told = (forgery: Seen) => judge({}, { ...seen(), seen: forgery });
    expect(told(forged((view) => ({ [held(view)]: [...(view[held(view)] as unknown[]), "5"] })))).toEqual({ verdict: "card", number: counts[number], compared: 0 });
    expect(told(forged((view) => ({ points: view.points.map((points) => points + 1) })))).toMatchObject({ verdict: "card" });
  });

  it("needs the match", () => expect(judge({ match: "{}" }).verdict).toBe("match"));
  it("holds for what a spectator saw", () => {
    expect(judge({}, { table: null, replay: replayOf(match, SPECTATOR), last: null, seen: null }).verdict).toBe("fair");
  });
});

describe("the moves before a position", () => {
  const { move, undo, resign } = { move: "move", undo: "undo", resign: "resign" } as const;
  it("are those that led to it, and none where they were taken back", () => {
    expect(movesBefore([move, move, undo, move], 2)).toEqual([0, 1, null, 1, 2]);
    expect(movesBefore([move, move, undo, undo, move], 1)).toEqual([0, null, null, null, 0, 1]);
  });
  it("are not known of what was chosen together before somebody chose anew", () => {
    expect(movesBefore([move, move, move, undo, move], 3, (count) => Math.min(count, 1))).toEqual([0, 1, null, null, 2, 3]);
  });
  it("are counted from the end where more than one was taken back at once", () => {
    expect(movesBefore([move, move, move, undo, move], 2)).toEqual([null, null, null, null, 1, 2]);
  });
  it("are as they were where somebody gave up", () => {
    expect(movesBefore([move, resign, move], 2)).toEqual([0, 1, 1, 2]);
    expect(movesBefore([move, move, undo, resign], 0)).toEqual([null, null, null, null, null]);
  });
});

describe("what a page was told", () => {
  const view = { points: [1, 2], turn: 3 } as unknown as View;
  const other = { turn: 3, points: [1, 2] } as unknown as View;
  it("is the same in whatever order its fields came, and kept twice if it was not the same", () => {
    const witness = new Witness();
    witness.note({ number: 1, viewer: 0, view });
    witness.note({ number: 1, viewer: 0, view: other });
    expect(witness.seen([]).positions).toHaveLength(1);
    witness.note({ number: 1, viewer: 0, view: { ...view, points: [2, 1] } });
    expect(witness.seen([]).positions).toHaveLength(2);
  });
  it("cannot be placed where something between was not told", () => {
    expect(new Witness().seen([{ number: 2, kind: "move" }]).kinds).toBeNull();
  });
});
