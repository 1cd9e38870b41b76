import { beforeAll, describe, expect, it } from "vitest";
import { fromHex } from "../../src/engine/chance.ts";
import type { Engine } from "../../src/engine/engine.ts";
import { Match } from "../../src/engine/match.ts";
import { dumpMatch } from "../../src/engine/match_file.ts";
import { prove, type Shown } from "../../src/engine/proof.ts";
import { checkedSetup } from "../../src/engine/setup.ts";
import { commitmentTo, keyOf } from "../../src/lib/fairness.ts";
import { newSeed } from "../../src/engine/table/luck.ts";
import { momentsOf, viewOf } from "../../src/engine/table/telling.ts";
import { type Fairness, type Replay, WATCHER } from "../../src/lib/protocol.ts";
import { GAMES, luck, newEngine } from "./modules.ts";

/** What the server would show of a match. */
function replayOf(match: Match, viewer: number): Replay {
  const moments = momentsOf(match, viewer, true, () => false);
  return { id: "x", game: match.engine.game.game, options: {}, status: "finished", seats: [], viewer, viewers: [], moments, said: [], rules: { version: match.setup.version, newest: match.engine.game.version } };
}

describe.each(GAMES)("the proof of a match of %s", (game) => {
  let engine: Engine;
  let proof: Fairness & { seed: string; key: string; match: string };
  let match: Match;
  let replay: Replay;
  const kept = () => ({ commitment: proof.commitment, entropy: "ab12" });
  const table = (): Shown["table"] => ({ options: match.setup.options, seats: Array<never>(match.setup.players).fill({} as never), start: null, status: "finished" });
  const seen = () => ({ table: table(), replay, last: { viewer: 0, view: viewOf(engine, match.concealed(0)) } });
  const judge = (change: Partial<Fairness> = {}, shown: Shown = seen()) =>
    prove({ ...proof, ...change }, kept(), shown, engine);

  beforeAll(async () => {
    engine = await newEngine(game);
    const seed = newSeed();
    const entropy = ["ab12", ...Array<string>(engine.game.min_players - 1).fill("")];
    match = new Match(engine, checkedSetup(engine.game, engine.game.min_players), fromHex(keyOf(seed, entropy)));
    const next = luck(4);
    while (!match.isOver) match.play(match.legal()[next(match.legal().length)] as number);
    proof = { commitment: commitmentTo(seed), entropy, seed, key: keyOf(seed, entropy), match: dumpMatch(match), version: 1, commitments: [], bound: false, openings: [] };
    replay = replayOf(match, 0);
  });

  it("holds: every card and die came from the sealed key", () => expect(judge()).toEqual({ verdict: "fair", number: null }));
  it("says so if this device was not there", () => expect(prove(proof, null, seen(), engine).verdict).toBe("unseen"));
  it("waits for the end", () => expect(judge({ seed: null, key: null, match: null }, { ...seen(), table: null }).verdict).toBe("not-yet"));
  it("says of a match from elsewhere that nothing can be said", () => {
    expect(prove({ ...proof, seed: null, key: null, match: null }, null, seen(), engine).verdict).toBe("brought");
  });
  it("does not hold for a match that was set up in another way than the table said", () => {
    const said = (change: Partial<Shown["table"]>) => judge({}, { ...seen(), table: { ...(table() as NonNullable<Shown["table"]>), ...change } }).verdict;
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
    expect(judge({}, { table: null, replay: { ...replay, moments }, last: null })).toEqual({ verdict: "card", number });
    const last = seen().last;
    expect(judge({}, { table: null, replay: null, last: { ...last, view: { ...last.view, points: last.view.points.map((points) => points + 1) } } })).toEqual({ verdict: "card", number: match.moves.length });
  });

  it("needs the match", () => expect(judge({ match: "{}" }).verdict).toBe("match"));
  it("holds for what a watcher saw", () => {
    expect(judge({}, { table: null, replay: replayOf(match, WATCHER), last: null }).verdict).toBe("fair");
  });
});
