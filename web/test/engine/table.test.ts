/** What a table in the browser does beyond answering commands (which `story.test.ts` compares with the server). */
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { AnyMessage, Position, Table } from "../../src/lib/protocol.ts";
import type { Engine } from "../../src/engine/engine.ts";
import { ModuleError } from "../../src/engine/errors.ts";
import { Room } from "../../src/engine/table.ts";
import { broughtTable, newTable, rematchOf } from "../../src/engine/table/lobby.ts";
import type { Row } from "../../src/engine/table/entries.ts";
import { Refused } from "../../src/engine/table/refused.ts";
import { TableState } from "../../src/engine/table/state.ts";
import { newEngine } from "./modules.ts";
import { bot, openTable, person, rowsOf, type TestTable, thinkingHere } from "./room.ts";

let engine: Engine;
beforeAll(async () => void (engine = await newEngine("superstar")));

const of = <Type extends AnyMessage["type"]>(messages: readonly AnyMessage[], type: Type) =>
  messages.filter((message): message is Extract<AnyMessage, { type: Type }> => message.type === type);
const lastPosition = (table: TestTable): Position => of(table.told, "position").at(-1) as Position;

async function until(isSo: () => boolean, ms = 20_000): Promise<void> {
  for (const end = Date.now() + ms; !isSo(); ) {
    if (Date.now() > end) throw new Error("it did not happen");
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

describe("a table against bots", () => {
  it("is played to its end, and then knows points, ranks and proof", async () => {
    const table = await openTable(engine, rowsOf(engine, [person(), bot("greedy"), bot("easy")]));
    await table.send({ type: "look", id: "look", seat: 0 });
    for (let number = 0; table.room.state.status === "running"; number++) {
      await until(() => lastPosition(table).legal.length > 0 || table.room.state.status !== "running");
      const { legal, number: at } = lastPosition(table);
      if (table.room.state.status === "running") await table.send({ type: "play", id: `p${number}`, seat: 0, at, moves: [legal[0] as string] });
    }
    expect(table.failures).toEqual([]);
    const { points, ranks, steps } = lastPosition(table);
    expect(points).toHaveLength(3);
    expect(ranks).toContain(1);
    expect(steps.length).toBeGreaterThan(0);
    const told = of(table.told, "table").at(-1) as Table;
    expect(told.status).toBe("finished");
    expect(told.fairness.seed).not.toBeNull();
    expect(table.room.fairness().match).toContain("reihum-match/2");
    expect(table.room.replay(1).moments.length).toBe(table.room.state.running().moves.length + 1);
  });

  it("tells every number once, in order, and the same to who comes later", async () => {
    const table = await openTable(engine, rowsOf(engine, [person(), bot("uniform")], { start: 1 }));
    await table.send({ type: "look", id: "look", seat: 0 });
    await until(() => lastPosition(table).legal.length > 0);
    const told = of(table.told, "position").flatMap(({ steps }) => steps);
    expect(told.map(({ number }) => number)).toEqual(told.map((_, index) => index + 1));
    const [, again] = await table.send({ type: "look", id: "again", seat: 0, since: 0 });
    expect((again as Position).steps).toEqual(told);
    expect(told.every(({ bot: isBot }) => isBot)).toBe(true);
  });

  it("lets a bot stand in, and takes back what a person played before something was revealed", async () => {
    const table = await openTable(engine, rowsOf(engine, [person(), bot("uniform")], { start: 0 }));
    await table.send({ type: "look", id: "look", seat: 0 });
    await table.send({ type: "stand_in", id: "on", seat: 0, on: true });
    await until(() => table.room.state.number > 3);
    await table.send({ type: "stand_in", id: "off", seat: 0, on: false });
    expect(of(table.told, "table").at(-1)?.seats[0]?.stand_in).toBe(false);
    await until(() => lastPosition(table).legal.length > 0 || table.room.state.status !== "running");
    const [answer] = (await table.send({ type: "undo", id: "undo", seat: 0, at: table.room.state.number })).slice(-1);
    expect(["done", "failed"]).toContain(answer?.type);
  });

  it("tells of a bot that fails, and asks it again when it is looked at again", async () => {
    let fails = true;
    const good = thinkingHere(engine);
    const thinking = { ...good, choose: (...given: Parameters<typeof good.choose>) => (fails ? Promise.reject(new ModuleError("trapped", "x")) : good.choose(...given)) };
    const table = await openTable(engine, rowsOf(engine, [person(), bot("easy")], { start: 1 }), { thinking });
    await table.send({ type: "look", id: "look", seat: 0 });
    await until(() => table.failures.length > 0);
    fails = false;
    await table.send({ type: "look", id: "again", seat: 0 });
    await until(() => lastPosition(table).legal.length > 0);
  });

  it("says no more when it is closed", async () => {
    const good = thinkingHere(engine);
    const thoughts: Promise<unknown>[] = [];
    const choose = (...given: Parameters<typeof good.choose>) => {
      const thought = good.choose(...given);
      thoughts.push(thought);
      return thought;
    };
    const table = await openTable(engine, rowsOf(engine, [bot("uniform"), bot("uniform")]), { thinking: { ...good, choose } });
    await table.send({ type: "look", id: "look", seat: -1 });
    await until(() => thoughts.length > 0);
    table.room.close();
    const { length } = table.told;
    await Promise.allSettled(thoughts); // what was thought about comes too late
    await new Promise((resolve) => setTimeout(resolve));
    expect(table.told).toHaveLength(length);
  });
});

describe("a command", () => {
  it("is carried out once, however often it is sent", async () => {
    const table = await openTable(engine, rowsOf(engine, [person(), person("Noa")], { start: 0 }));
    await table.send({ type: "look", id: "look", seat: 0 });
    const play = { type: "play", id: "same", seat: 0, at: 0, moves: lastPosition(table).legal.slice(0, 1) } as const;
    const [first] = of(await table.send({ ...play, moves: [...play.moves] }), "done");
    const [second] = of(await table.send({ ...play, moves: [...play.moves] }), "done");
    expect(second).toEqual(first);
    expect(table.room.state.running().moves).toHaveLength(1);
  });

  it("is decided anew if another page was quicker", async () => {
    const rows = rowsOf(engine, [person(), person("Noa")], { start: 0 });
    const one = await openTable(engine, rows);
    const other = new Room(TableState.replayed("local~story", engine, rows), rows, {
      keeper: one.storage,
      thinking: thinkingHere(engine),
      tell: () => undefined,
      fail: () => undefined,
      follow: async () => "",
      myName: () => "Lea",
    });
    await one.send({ type: "look", id: "look", seat: 0 });
    const moves = lastPosition(one).legal.slice(0, 1);
    await other.carryOut({ type: "play", id: "other", seat: 0, at: 0, moves });
    const told = await one.send({ type: "play", id: "mine", seat: 0, at: 0, moves });
    expect(of(told, "position")[0]?.number).toBe(1);
    expect(of(told, "failed")[0]?.code).toBe("stale");
    await other.carryOut({ type: "chat", id: "chat", text: " hello \u0007 there " });
    await one.room.catchUp();
    expect(of(one.told, "said")[0]).toMatchObject({ text: "hello there", name: "Lea", seat: 0 });
  });
});

describe("a log", () => {
  it("that another page took elsewhere, or back, is loaded anew", async () => {
    const rows = rowsOf(engine, [person(), person("Noa")], { start: 0 });
    const table = await openTable(engine, rows);
    await table.send({ type: "look", id: "look", seat: 0 });
    const { legal } = lastPosition(table);
    await table.send({ type: "play", id: "mine", seat: 0, at: 0, moves: legal.slice(0, 1) });
    const entry: Row["entry"] = { type: "played", seat: 0, moves: legal.slice(-1), bot: "" };
    const theirs: Row[] = [...rows, { at: 2, command: "theirs", entry }];
    const kept = vi.spyOn(table.storage, "rows").mockResolvedValueOnce(theirs);
    await table.room.catchUp();
    expect(table.room.state.running().record).toEqual(TableState.replayed("local~story", engine, theirs).running().record);
    expect(of(table.told, "position")).toHaveLength(3);
    kept.mockResolvedValueOnce(rows);
    await table.room.catchUp();
    expect(lastPosition(table)).toMatchObject({ number: 0, legal });
  });

  it("may be long", { timeout: 15_000 }, () => {
    const rows = rowsOf(engine, [person(), bot("greedy")], { start: 0 });
    for (let number = 0; number < 20_000; number++) rows.push({ at: 2, command: `chat-${number}`, entry: { type: "spoke", text: "hello" } });
    const state = TableState.replayed("local~long", engine, rows);
    expect(state.done.size).toBe(20_002);
    const fork = state.fork();
    fork.apply({ at: 3, command: "more", entry: { type: "spoke", text: "bye" } });
    expect([state.done.has("more"), fork.done.has("more")]).toEqual([false, true]);
  });
});

describe("setting up", () => {
  it("waits for the start, fills seats, and refuses what cannot be", async () => {
    const rows = newTable({ game: "superstar", seats: [{ kind: "me" }, { kind: "open" }, { kind: "local", name: "Noa" }] }, engine);
    const table = await openTable(engine, rows);
    await table.send({ type: "look", id: "look", seat: 0 });
    expect(of(table.told, "table")[0]).toMatchObject({ status: "waiting", my_seats: [0, 2], owner: true });
    expect(of(await table.send({ type: "start", id: "s1" }), "failed")[0]?.code).toBe("conflict");
    expect(of(await table.send({ type: "set_seat", id: "b1", seat: 1, kind: "bot", level: "genius" }), "failed")[0]?.code).toBe("bad_request");
    await table.send({ type: "set_seat", id: "b2", seat: 1, kind: "bot", level: "hard", name: "Linde" });
    const told = await table.send({ type: "start", id: "s2", entropy: "ab" });
    expect(told.map(({ type }) => type)).toEqual(["position", "table", "done"]);
    expect(of(told, "table")[0]?.fairness.entropy).toEqual(["ab", "", ""]);
    expect(of(told, "table")[0]?.seats.map(({ name }) => name)).toEqual(["Lea", "Linde", "Noa"]);
  });

  it.each([
    { game: "superstar", seats: [{ kind: "me" as const }] },
    { game: "superstar", seats: [{ kind: "me" as const }, { kind: "me" as const }] },
    { game: "superstar", seats: [{ kind: "me" as const }, { kind: "bot" as const, level: "x" }] },
    { game: "superstar", seats: [{ kind: "me" as const }, { kind: "local" as const, name: "" }] },
    { game: "superstar", seats: [{ kind: "me" as const }, { kind: "bot" as const, level: "hard" }], options: { fly: 1 } },
  ])("refuses %j", (request) => expect(() => newTable(request, engine)).toThrow(Refused));

  it("follows a table with the next seat as the first", () => {
    const state = TableState.replayed("local~x", engine, rowsOf(engine, [person(), bot("hard")], { start: 1 }));
    const [row] = rematchOf(state);
    expect(row?.entry).toMatchObject({ type: "opened", start: 0, after: "local~x", seats: [person(), bot("hard")] });
  });

  it("goes on from a match file, with its people and bots", async () => {
    const table = await openTable(engine, rowsOf(engine, [bot("expert"), person(), person("Noa")], { start: 0 }));
    const rows = broughtTable(table.room.match(), engine);
    const state = TableState.replayed("local~y", engine, rows);
    expect(state.seats.map(({ kind, name, level }) => [kind, name, level])).toEqual([
      ["bot", "", "expert"],
      ["person", "", ""],
      ["person", "Noa", ""],
    ]);
    expect(state.status).toBe("running");
  });

  it("keeps the names of bots and people, as far as they are names", async () => {
    const table = await openTable(engine, rowsOf(engine, [person(), { ...bot("medium"), name: "Linde" }, { ...bot("medium"), name: "Ahorn" }]));
    const brought = (file: string) => TableState.replayed("local~y", engine, broughtTable(file, engine)).seats.map(({ name }) => name);
    const file = table.room.match();
    expect(brought(file)).toEqual(["", "Linde", "Ahorn"]);
    const renamed = (...names: [string, string]) => {
      // as an older program wrote it: today's files carry a seal, which names belong to
      const content = { ...(JSON.parse(file) as object), format: "reihum-match/1", seal: undefined, seats: [] as { name: string; bot?: string }[] };
      content.seats = [{ name: "Lea" }, { name: names[0] }, { name: names[1], bot: "medium" }];
      return brought(JSON.stringify(content)).slice(1);
    };
    expect(renamed("  Noa\u202e\u0007\n ", "Lin\u200bde")).toEqual(["Noa", "Linde"]);
    expect(renamed("x".repeat(500), "y".repeat(500))).toEqual(["x".repeat(24), "y".repeat(24)]);
    expect(renamed("\u202e", "")).toEqual(["Seat 1", ""]);
  });
});
