import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Engine } from "../../src/engine/engine.ts";
import { ModuleError } from "../../src/engine/errors.ts";
import { Damaged } from "../../src/engine/saved.ts";
import { type Shelved, MemoryShelf, type Shelf } from "../../src/engine/shelf.ts";
import { type Keeping, TableStorage } from "../../src/engine/storage.ts";
import { Behind } from "../../src/engine/table.ts";
import type { Row } from "../../src/engine/table/entries.ts";
import { TableState } from "../../src/engine/table/state.ts";
import { newEngine } from "./modules.ts";
import { bot, person, rowsOf } from "./room.ts";

/** A shelf that refuses what the browser would refuse. */
class TightShelf extends MemoryShelf implements Shelf {
  refuses: string | null = null;

  override async put(kept: Shelved, length: number): Promise<void> {
    if (this.refuses) throw new DOMException("no", this.refuses);
    return super.put(kept, length);
  }

  override async force(...kept: readonly { id: string }[]): Promise<void> {
    if (this.refuses) throw new DOMException("no", this.refuses);
    return super.force(...kept);
  }
}

const another = (rows: readonly Row[], id: string, choice = 0, command = `c${rows.length}`): Row[] => {
  const match = TableState.replayed(id, engine, rows).running();
  const move = match.legal()[choice % match.legal().length] as number;
  return [...rows, { at: 20 + rows.length, command, entry: { type: "played", seat: match.toMove, moves: [engine.text(move)], bot: "" } }];
};

let engine: Engine;
let shelf: TightShelf;
let storage: TableStorage;
let heard: Keeping[];
beforeAll(async () => void (engine = await newEngine("superstar")));
beforeEach(() => {
  shelf = new TightShelf();
  heard = [];
  storage = new TableStorage(shelf, (keeping) => heard.push(keeping));
});
const engineOf = async () => engine;

/** A table with some moves; keeps it as it goes. */
async function played(id: string, moves: number, into = storage): Promise<{ state: TableState; rows: Row[] }> {
  const rows = rowsOf(engine, [person(), bot("easy")], { start: 0 });
  let state = TableState.replayed(id, engine, rows);
  await into.create(state, rows, "Lea");
  for (let number = 0; number < moves; number++) {
    const match = state.running();
    const seat = match.toMove;
    rows.push({ at: number, command: `m${number}`, entry: { type: "played", seat, moves: [engine.text(match.legal()[0] as number)], bot: "" } });
    state = TableState.replayed(id, engine, rows);
    await into.add(state, rows, "Lea");
  }
  return { state, rows };
}

describe("saved tables", () => {
  it("come back as they were, and are listed, the newest first", async () => {
    await played("local~a", 3);
    const { state } = await played("local~b", 5);
    const loaded = await new TableStorage(shelf).load("local~b", engineOf);
    expect(loaded?.state.running().record).toEqual(state.running().record);
    expect(loaded?.rows).toHaveLength(7);
    const { tables, damaged } = await storage.list();
    expect(tables.map(({ id }) => id)).toEqual(["local~b", "local~a"]);
    expect(tables[0]).toMatchObject({ game: "superstar", status: "running", my_seats: [0] });
    expect(damaged).toEqual([]);
    await storage.remove("local~b");
    expect((await storage.list()).tables).toHaveLength(1);
    expect(await storage.load("local~b", engineOf)).toBeNull();
  });

  it("are never overwritten by who knows less", async () => {
    const { state, rows } = await played("local~a", 2);
    await expect(storage.add(state, rows, "Lea")).rejects.toThrow(Behind);
    await expect(storage.create(state, rows, "Lea")).rejects.toThrow(Behind);
  });
});

describe("a browser that keeps nothing", () => {
  it.each([
    ["QuotaExceededError", "full"],
    ["UnknownError", "forbidden"],
  ])("because of %s is said to be %s, and play goes on in memory", async (name, keeping) => {
    const { rows } = await played("local~a", 2);
    shelf.refuses = name;
    const match = TableState.replayed("local~a", engine, rows).running();
    rows.push({ at: 9, command: "more", entry: { type: "played", seat: match.toMove, moves: [engine.text(match.legal()[0] as number)], bot: "" } });
    await storage.add(TableState.replayed("local~a", engine, rows), rows, "Lea");
    expect(heard).toEqual([keeping]);
    expect((await storage.load("local~a", engineOf))?.rows).toHaveLength(5);
    await played("local~b", 1);
    expect((await storage.list()).tables).toHaveLength(2);

    shelf.refuses = null; // there is room again: what was in memory is kept with the next move
    const next = TableState.replayed("local~a", engine, rows).running();
    rows.push({ at: 10, command: "again", entry: { type: "played", seat: next.toMove, moves: [engine.text(next.legal()[0] as number)], bot: "" } });
    await storage.add(TableState.replayed("local~a", engine, rows), rows, "Lea");
    expect(heard).toEqual([keeping, "kept"]);
    expect((await new TableStorage(shelf).load("local~a", engineOf))?.rows).toHaveLength(6);
  });

  it("gives way to a page that could keep what it played meanwhile", async () => {
    const { rows } = await played("local~a", 2);
    shelf.refuses = "QuotaExceededError";
    let mine = another(rows, "local~a", 0, "mine");
    await storage.add(TableState.replayed("local~a", engine, mine), mine, "Lea");
    shelf.refuses = null;
    const theirs = another(rows, "local~a", 1, "theirs");
    await new TableStorage(shelf).add(TableState.replayed("local~a", engine, theirs), theirs, "Lea");
    mine = another(mine, "local~a");
    await expect(storage.add(TableState.replayed("local~a", engine, mine), mine, "Lea")).rejects.toThrow(Behind);
    expect(await storage.rows("local~a")).toEqual(theirs);
    const next = another(theirs, "local~a");
    await storage.add(TableState.replayed("local~a", engine, next), next, "Lea");
    expect(await new TableStorage(shelf).rows("local~a")).toEqual(next);
  });

  it("may not even read: what is in memory is listed, and that there may be more", async () => {
    await played("local~a", 2);
    shelf.refuses = "UnknownError";
    await played("local~b", 1);
    shelf.all = () => Promise.reject(new DOMException("no", "InvalidStateError"));
    expect(await storage.list()).toMatchObject({ tables: [{ id: "local~b" }], isPartial: true });
  });

  it("may have no database at all", async () => {
    const bare = new TableStorage(null, (keeping) => heard.push(keeping));
    expect(bare.keeping).toBe("forbidden");
    await played("local~a", 3, bare);
    expect((await bare.load("local~a", engineOf))?.rows).toHaveLength(5);
    expect((await bare.list()).tables).toHaveLength(1);
  });
});

describe("a damaged table", () => {
  /** Changes what is kept of a table. */
  async function damage(id: string, change: (kept: Record<string, unknown> & { log: Row[] }) => void): Promise<void> {
    const kept = (await shelf.get(id)) as Record<string, unknown> & { id: string; log: Row[] };
    change(kept);
    await shelf.force(kept);
  }

  it("that is no table is kept apart, and can be saved as it is", async () => {
    await played("local~a", 2);
    await damage("local~a", (kept) => (kept["log"] = "rubbish" as unknown as Row[]));
    await shelf.force({ id: "local~c" });
    const { tables, damaged } = await storage.list();
    expect(tables).toEqual([]);
    expect(damaged.map(({ id, game }) => [id, game])).toEqual([["local~a", "superstar"], ["local~c", null]]);
    expect(JSON.parse(damaged[0]?.text ?? "")).toMatchObject({ log: "rubbish" });
    await expect(storage.load("local~a", engineOf)).rejects.toThrow(Damaged);
  });

  it("whose log is damaged goes on from its match file, and what was there is put aside", async () => {
    const { state } = await played("local~a", 6);
    await damage("local~a", (kept) => ((kept.log[4] as Row).entry = { type: "played", seat: 0, moves: ["dance"], bot: "" }));
    const loaded = await storage.load("local~a", engineOf);
    expect(loaded?.state.running().record).toEqual(state.running().record);
    const { tables, damaged } = await storage.list();
    expect(tables.map(({ id }) => id)).toEqual(["local~a"]);
    expect(damaged.map(({ id }) => id)).toEqual(["local~a~damaged"]);
    expect(damaged[0]?.text).toContain("dance");
  });

  it("whose log and match file differ is noticed", async () => {
    const { state } = await played("local~a", 6);
    await damage("local~a", (kept) => kept.log.pop());
    expect((await storage.load("local~a", engineOf))?.state.running().record).toEqual(state.running().record);
    expect((await storage.list()).damaged).toHaveLength(1);
  });

  it("of which nothing fits is put aside, and the others stay", async () => {
    await played("local~a", 6);
    await played("local~b", 1);
    await damage("local~a", (kept) => {
      (kept.log[4] as Row).entry = { type: "played", seat: 0, moves: ["dance"], bot: "" };
      kept["match"] = "{}";
    });
    await expect(storage.load("local~a", engineOf)).rejects.toMatchObject({ trouble: "damaged" });
    const { tables, damaged } = await storage.list();
    expect(tables.map(({ id }) => id)).toEqual(["local~b"]);
    expect(damaged.map(({ id }) => id)).toEqual(["local~a~damaged"]);
    // also when it is looked for again
    await expect(storage.load("local~a", engineOf)).rejects.toMatchObject({ trouble: "damaged" });
  });

  it.each<[string, (kept: Record<string, unknown>) => unknown]>([
    ["a match file that cannot be read", (kept) => (kept["match"] = "{}")],
    ["no match file", (kept) => (kept["match"] = 5)],
    ["a match file of another game", (kept) => (kept["match"] = String(kept["match"]).replace("superstar", "bloom"))],
    ["the name of another game beside it", (kept) => ((kept["summary"] as { game: string }).game = "bloom")],
    ["no seats beside it", (kept) => (kept["summary"] = { seats: [null] })],
  ])("whose log is sound goes on from there with %s", async (_, change) => {
    const { state } = await played("local~a", 6);
    await damage("local~a", (kept) => void change(kept));
    const asked: string[] = [];
    const loaded = await storage.load("local~a", async (game) => {
      asked.push(game);
      return engine;
    });
    expect(asked).toEqual(["superstar"]);
    expect(loaded?.state.running().record).toEqual(state.running().record);
    expect(loaded?.rows).toHaveLength(8);
    expect(await storage.list()).toMatchObject({ tables: [{ id: "local~a", game: "superstar" }], damaged: [] });
  });

  it.each<[string, (kept: Record<string, unknown> & { log: Row[]; summary: Record<string, unknown> }) => unknown]>([
    ["a seat that is none", ({ summary }) => (summary["seats"] = [null])],
    ["no time", ({ summary }) => (summary["created"] = NaN)],
    ["a text for a time", ({ summary }) => (summary["created"] = "yesterday")],
    ["an unknown status", ({ summary }) => (summary["status"] = "dancing")],
    ["points that are none", ({ summary }) => (summary["points"] = ["many"])],
    ["rows of no time", ({ log }) => ((log[2] as Row).at = NaN)],
    ["a number beyond numbers", (kept) => (kept["format"] = 10n)],
    ["itself in it", (kept) => (kept["match"] = kept)],
  ])("with %s does not hide the others", async (_, change) => {
    await played("local~a", 2);
    await played("local~b", 2);
    const kept = (await shelf.get("local~a")) as Parameters<typeof change>[0] & { id: string };
    change(kept);
    await shelf.force(kept);
    const { tables, damaged } = await storage.list();
    expect(tables.map(({ id }) => id)).toEqual(["local~b"]);
    expect(damaged.map(({ id }) => id)).toEqual(["local~a"]);
    expect(damaged[0]?.text).toContain("superstar");
  });

  it("is listed by the name under which it lies", async () => {
    await played("local~a", 2);
    await damage("local~a", (kept) => ((kept["summary"] as { id: string }).id = "local~b"));
    expect((await storage.list()).tables.map(({ id }) => id)).toEqual(["local~a"]);
  });

  it("without a name gets one of its own, and can be removed", async () => {
    for (const id of [5, 6]) await shelf.force({ id } as unknown as { id: string });
    const { damaged } = await storage.list();
    expect(new Set(damaged.map(({ id }) => id)).size).toBe(2);
    for (const { id } of damaged) await storage.remove(id);
    expect(await shelf.all()).toEqual([]);
  });

  it("that goes on while there is no room stays on the shelf as it was until there is", async () => {
    const { rows } = await played("local~a", 6);
    await damage("local~a", (kept) => kept.log.pop());
    const before = await shelf.get("local~a");
    shelf.refuses = "QuotaExceededError";
    const loaded = await storage.load("local~a", engineOf);
    expect(loaded?.state.number).toBe(6);
    expect(await shelf.get("local~a")).toEqual(before);
    const listed = await storage.list();
    expect([listed.tables, listed.damaged].map((list) => list.map(({ id }) => id))).toEqual([["local~a"], ["local~a~damaged"]]);

    shelf.refuses = null; // the next move finds room for both
    const match = loaded?.state.running();
    const next: Row = { at: 9, command: "next", entry: { type: "played", seat: match?.toMove ?? 0, moves: [engine.text(match?.legal()[0] as number)], bot: "" } };
    const more = [...(loaded?.rows ?? []), next];
    await storage.add(TableState.replayed("local~a", engine, more), more, "Lea");
    const fresh = await new TableStorage(shelf).list();
    expect(fresh.tables).toMatchObject([{ id: "local~a" }]);
    expect(JSON.parse(fresh.damaged[0]?.text ?? "{}")).toMatchObject({ log: rows.slice(0, -1) });
  });

  it("of which nothing fits is not lost for want of room, and goes when it is removed", async () => {
    await played("local~a", 6);
    await damage("local~a", (kept) => {
      (kept.log[4] as Row).entry = { type: "played", seat: 0, moves: ["dance"], bot: "" };
      kept["match"] = "{}";
    });
    shelf.refuses = "QuotaExceededError";
    for (let times = 0; times < 2; times++) await expect(storage.load("local~a", engineOf)).rejects.toMatchObject({ trouble: "damaged" });
    expect(await shelf.get("local~a")).toMatchObject({ id: "local~a" }); // also for the next page
    const { tables, damaged } = await storage.list();
    expect(tables).toEqual([]);
    expect(damaged.map(({ id }) => id)).toEqual(["local~a~damaged"]);
    await storage.remove("local~a~damaged");
    expect(await storage.list()).toEqual({ tables: [], damaged: [], variations: {}, isPartial: false });
  });

  it.each<[string, (log: Row[]) => unknown]>([
    ["of an unknown type", (log) => ((log[3] as Row).entry = { type: "danced" } as unknown as Row["entry"])],
    ["without its moves", (log) => ((log[3] as Row).entry = { type: "played", seat: 0 } as unknown as Row["entry"])],
    ["before the match", (log) => log.splice(1, 1)],
  ])("with an entry %s goes on from its match file", async (_, change) => {
    const { state } = await played("local~a", 6);
    await damage("local~a", (kept) => void change(kept.log));
    expect((await storage.load("local~a", engineOf))?.state.running().record).toEqual(state.running().record);
    expect((await storage.list()).damaged).toHaveLength(1);
  });

  it.each([new RangeError("no memory"), new TypeError("a bug"), new ModuleError("trapped", "no memory")])("is not what a %s is about: the table stays as it is", async (error) => {
    await played("local~a", 4);
    const before = await shelf.get("local~a");
    const play = vi.spyOn(engine, "play").mockImplementation(() => {
      throw error;
    });
    await expect(storage.load("local~a", engineOf)).rejects.toBe(error);
    play.mockRestore();
    expect(await shelf.all()).toEqual([before]);
  });

  it("may only be of other rules, and waits for them", async () => {
    await played("local~a", 2);
    await damage("local~a", (kept) => {
      (kept.log[0] as Row).entry = { ...(kept.log[0] as Row).entry, rules: 99 } as Row["entry"];
      kept["match"] = String(kept["match"]).replace(/"rules": \d+/, '"rules": 99');
    });
    await expect(storage.load("local~a", engineOf)).rejects.toMatchObject({ trouble: "version" });
    expect((await storage.list()).tables).toHaveLength(1);
  });
});
