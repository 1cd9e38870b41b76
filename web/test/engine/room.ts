/** A table for the tests, kept in memory, and what it tells. */
import type { Hinted } from "../../src/lib/net/contract.ts";
import type { AnyMessage, AnyCommand } from "../../src/lib/protocol.ts";
import { Bots } from "../../src/engine/bots.ts";
import type { Engine } from "../../src/engine/engine.ts";
import { MemoryShelf } from "../../src/engine/shelf.ts";
import { TableStorage } from "../../src/engine/storage.ts";
import { Room, type Surroundings, type Thinking } from "../../src/engine/table.ts";
import type { Row, SeatPlan } from "../../src/engine/table/entries.ts";
import { TableState } from "../../src/engine/table/state.ts";

export interface TestTable {
  room: Room;
  told: AnyMessage[];
  storage: TableStorage;
  failures: unknown[];
  /** Sends a command; what is told of it, the answer last. */
  send(command: AnyCommand): Promise<AnyMessage[]>;
}

export const person = (name = ""): SeatPlan => ({ kind: "person", name, level: "" });
export const bot = (level: string): SeatPlan => ({ kind: "bot", name: "", level });
export const SEED = "5eed".repeat(16);

export function rowsOf(engine: Engine, seats: SeatPlan[], more: { entropy?: string; start?: number | null; options?: Record<string, number> } = {}): Row[] {
  const options = more.options ?? Object.fromEntries(engine.game.options.map((option) => [option.name, Number(option.default)]));
  const opened = { type: "opened", game: engine.game.game, rules: engine.game.version, options, seats, seed: SEED, start: more.start ?? null, after: null, match: null } as const;
  return [
    { at: 1, command: "open-0", entry: opened },
    { at: 1, command: "open-1", entry: { type: "started", entropy: more.entropy ?? "" } },
  ];
}

/** Bots in this very thread. */
export function thinkingHere(engine: Engine, hintBudget = engine.game.hint): Thinking {
  const bots = new Bots(engine);
  return {
    hint: async (_, concealed, seat, wish) => JSON.parse(engine.hint(concealed, seat, wish, hintBudget)) as Hinted,
    choose: (_, level, seed, concealed, isWanted) => bots.choose(level, seed, concealed, 200, async () => isWanted()),
  };
}

export async function openTable(engine: Engine, rows: Row[], around: Partial<Surroundings> = {}, id = "local~story"): Promise<TestTable> {
  const told: AnyMessage[] = [];
  const failures: unknown[] = [];
  const storage = new TableStorage(new MemoryShelf());
  const state = TableState.replayed(id, engine, rows);
  await storage.create(state, rows, "Lea");
  const room = new Room(state, rows, {
    keeper: storage,
    thinking: thinkingHere(engine),
    tell: (message) => told.push(message),
    fail: (error) => failures.push(error),
    follow: async () => "local~next",
    myName: () => "Lea",
    botDelayMs: 0,
    ...around,
  });
  const send = async (command: AnyCommand) => {
    const before = told.length;
    await room.carryOut(command);
    return told.slice(before);
  };
  return { room, told, storage, failures, send };
}
