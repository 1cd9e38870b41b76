// A table is laid once, wherever it is laid.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Unreachable } from "../src/lib/net/api.ts";
import { layTable } from "../src/lib/table/laying.ts";
import { network } from "../src/lib/net/network.svelte.ts";
import { usualDraft } from "../src/lib/table/new_table.ts";
import type { Catalogue, GameInfo, TableList, TableSummary } from "../src/lib/protocol.ts";

const layHere = vi.hoisted(() => vi.fn(async () => "local~1"));
vi.mock("../src/device/laying.ts", () => ({ layHere }));

const game: GameInfo = { name: "bloom", title: "Bloom", pitch: "", min_players: 2, max_players: 5, minutes: 30, note: null, module: null, board: null, puzzles: null, about: {}, look: { cloth: null, lid: null, side: null, emblem: null, picture: null }, ratings: {}, options: [] };
const catalogue: Catalogue = { games: [game], bots: [{ level: "medium", help: "" }] };
const draft = usualDraft(game, catalogue);
const lay = () => layTable("bloom", draft, catalogue);

function listed(extra: Partial<TableSummary>): TableList {
  const seats = Array.from({ length: 3 }, () => ({ name: "", kind: "bot", level: "", present: false, stand_in: false, person: null, rating: null }) as const);
  const mine = [{ id: "there", game: "bloom", status: "waiting", seats, my_seats: [0], to_move: [], my_turn: false, turn: 0, created: Date.now() / 1000, changed: Date.now() / 1000, ranks: [], points: [], ...extra } satisfies TableSummary];
  return { mine, open: [], running: [] };
}

beforeEach(() => {
  network.hasServer = true;
  vi.spyOn(api, "create").mockRejectedValue(new Unreachable());
  vi.spyOn(api, "fairness").mockResolvedValue({ commitment: "c", entropy: [], seed: null, key: null, match: null, version: 2, commitments: [], bound: false, openings: [] });
  vi.spyOn(api, "command").mockResolvedValue({ type: "done", id: "", number: 0 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  layHere.mockClear();
});

test("a table whose answer was lost is found and begun", async () => {
  vi.spyOn(api, "tables").mockResolvedValue(listed({}));
  expect(await lay()).toBe("there");
  expect(api.command).toHaveBeenCalledWith("there", expect.objectContaining({ type: "start" }));
  expect(layHere).not.toHaveBeenCalled();
});

test.each<[string, Partial<TableSummary>]>([
  ["older", { created: 1 }],
  ["of another game", { game: "superstar" }],
  ["one that runs", { status: "running" }],
])("a table that is %s is another one", async (_, extra) => {
  vi.spyOn(api, "tables").mockResolvedValue(listed(extra));
  expect(await lay()).toBe("local~1");
});

test("a server that is away keeps nobody waiting", async () => {
  vi.spyOn(api, "tables").mockRejectedValueOnce(new Unreachable());
  expect(await lay()).toBe("local~1");
  vi.useFakeTimers();
  vi.spyOn(api, "tables").mockReturnValueOnce(new Promise(() => undefined));
  const laid = lay();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await laid).toBe("local~1");
});
