import { describe, expect, it } from "vitest";
import { rememberedDraft, usualDraft, withBots, withNames } from "../src/lib/table/new_table.ts";
import type { Catalogue, GameInfo } from "../src/lib/protocol.ts";

const game: GameInfo = { name: "bloom", title: "Bloom", pitch: "", min_players: 2, max_players: 5, minutes: 30, note: null, module: null, board: null, puzzles: null, about: {}, look: { cloth: null, lid: null, side: null, emblem: null, picture: null }, ratings: {}, options: [{ name: "rounds", default: 2, is_switch: false, low: 1, high: 2, help: "" }] };
const catalogue: Catalogue = { games: [game], bots: ["easy", "medium", "hard"].map((level) => ({ level, help: "" })) };

describe("a new table", () => {
  it("is me and two bots of different names the first time", () => {
    const { seats, options } = usualDraft(game, catalogue);
    expect(seats.map(({ kind }) => kind)).toEqual(["me", "bot", "bot"]);
    expect(new Set(seats.map(({ name }) => name)).size).toBe(3);
    expect(options).toEqual({ rounds: 2 });
  });
  it("is as it was the last time, with the options that are new since", () => {
    const kept = { seats: [{ kind: "me" }, { kind: "open" }], options: {}, public: true };
    expect(rememberedDraft(kept, game, catalogue)).toMatchObject({ seats: kept.seats, options: { rounds: 2 }, public: true });
  });
  it.each([
    ["too many seats", { seats: Array.from({ length: 6 }, () => ({ kind: "me" })) }],
    ["a level that is gone", { seats: [{ kind: "me" }, { kind: "bot", level: "gone" }] }],
    ["nobody", { seats: [{ kind: "open" }, { kind: "open" }] }],
    ["rubbish", "rubbish"],
  ])("forgets %s", (_, kept) => expect(rememberedDraft(kept, game, catalogue)).toEqual(usualDraft(game, catalogue)));
  it("names who was given no name", () => {
    const seats = [{ kind: "me" as const }, { kind: "local" as const, name: " " }, { kind: "local" as const, name: "Bo" }, { kind: "open" as const }, { kind: "local" as const }];
    const named = withNames({ ...usualDraft(game, catalogue), seats }, (number) => `Player ${number}`);
    expect(named.seats.map(({ name }) => name)).toEqual([undefined, "Player 2", "Bo", undefined, "Player 5"]);
  });
  it("waits for nobody with Play now", () => {
    const draft = { ...usualDraft(game, catalogue), seats: [{ kind: "me" as const }, { kind: "open" as const }, { kind: "local" as const, name: "Bo" }] };
    expect(withBots(draft, catalogue).seats.map(({ kind }) => kind)).toEqual(["me", "bot", "local"]);
  });
});
