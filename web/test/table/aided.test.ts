import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyMessage } from "../../src/lib/protocol.ts";
import { type Adviser, type Advisers, AidedTable } from "../../src/lib/net/aided.ts";
import type { Answer, LiveTable, Planned, TableListener, Wanted } from "../../src/lib/net/contract.ts";
import { plan, position, table } from "./made.ts";

let server: { asked: Wanted[]; listener: TableListener };
let heard: AnyMessage[];
let advised: unknown[][];
let adviser: Adviser | null;
let aided: AidedTable;
let planned: Partial<Planned>;

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function open(listener: TableListener): LiveTable {
  server = { asked: [], listener };
  const ask = async (wanted: Wanted): Promise<Answer> => {
    server.asked.push(wanted);
    return { type: "done", id: "server", number: 1 };
  };
  return { ask, look: () => undefined, renew: () => undefined, close: () => undefined };
}

beforeEach(async () => {
  [heard, advised, planned] = [[], [], { order: ["lay 1"], more: ["lay 2"] }];
  adviser = {
    plan: async (...given) => {
      advised.push(given);
      return plan(planned);
    },
    hint: async (...given) => {
      advised.push(given);
      return { turns: [], reasons: [{ name: "hint-only", args: {} }], playouts: 5 };
    },
  };
  aided = new AidedTable(open, { onMessage: (message) => heard.push(message), onState: () => undefined, look: () => ({ seat: 0, since: -1 }) }, advisers(async () => adviser));
  tell(table(), position({ number: 4, legal: ["lay 1"], record: "cmVjb3Jk" }));
  await settle();
});

afterEach(() => void vi.useRealTimers());

const advisers = (find: Advisers["find"]): Advisers => ({ find });
/** Opens another table, whose advisers are these. */
function reopen(find: Advisers["find"]): void {
  aided = new AidedTable(open, { onMessage: () => undefined, onState: () => undefined, look: () => ({ seat: 0, since: -1 }) }, advisers(find));
  tell(table(), position({ number: 4, record: "cmVjb3Jk" }));
}
/** The connection was away, and the server tells where the match is. */
function comeBack(): void {
  for (const state of ["waiting", "open"] as const) server.listener.onState(state);
  tell(table(), position({ number: 4, record: "cmVjb3Jk" }));
}
const tell = (...messages: AnyMessage[]) => messages.forEach((message) => server.listener.onMessage(message));
const preview = (at = 4, seat = 0): Wanted => ({ type: "preview", seat, at, wish: ["lay 1"] });

test("a wish is planned here, from what the server told of the position", async () => {
  await expect(aided.ask(preview())).resolves.toMatchObject({ type: "plan", at: 4, order: ["lay 1"], more: ["lay 2"] });
  expect(advised).toEqual([["cmVjb3Jk", 0, ["lay 1"]]]);
  expect(server.asked).toEqual([]);
  expect(heard.at(-1)?.type).toBe("plan");
});

test("so are hints and reasons", async () => {
  await expect(aided.ask({ type: "hint", seat: 0, at: 4, wish: ["lay 1"] })).resolves.toMatchObject({ type: "advice", at: 4, reasons: [{ name: "hint-only" }] });
  planned = { refused: "lay 9", clause: "S4", reason: { name: "too-low", args: {} } };
  await expect(aided.ask({ type: "why", seat: 0, at: 4, move: "lay 9", wish: ["lay 1"] })).resolves.toMatchObject({ type: "reason", move: "lay 9", clause: "S4" });
  expect(advised[1]).toEqual(["cmVjb3Jk", 0, ["lay 1", "lay 9"]]);
  expect(server.asked).toEqual([{ type: "helped", seat: 0 }]); // a hint is known to the table, wherever it was thought of
});

test("a question that nobody here answers in time is the server's, too", async () => {
  vi.useFakeTimers();
  let answer: (planned: Planned) => void = () => undefined;
  (adviser as Adviser).plan = () => new Promise((resolve) => (answer = resolve));
  const asked = aided.ask(preview());
  await vi.advanceTimersByTimeAsync(1_400);
  expect(server.asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await expect(asked).resolves.toMatchObject({ id: "server" });
  const { length } = heard;
  answer(plan(planned)); // too late: it was answered
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toHaveLength(length);
});

test("what is played the server judges", async () => {
  await expect(aided.ask({ type: "play", seat: 0, at: 4, moves: ["lay 1"] })).resolves.toMatchObject({ id: "server" });
  expect(advised).toEqual([]);
});

test("an older position that is still shown is planned in, too", async () => {
  tell(position({ number: 5, record: null }), position({ number: 6, record: "bmV3" }));
  await aided.ask(preview(4));
  await aided.ask(preview(6));
  expect(advised.map(([record]) => record)).toEqual(["cmVjb3Jk", "bmV3"]);
});

test.each([
  ["about a position without a record", preview(5)],
  ["from another seat than the one looked from", preview(4, 1)],
])("a question %s is the server's", async (_, wanted) => {
  tell(position({ number: 5, record: null }));
  await expect(aided.ask(wanted)).resolves.toMatchObject({ id: "server" });
});

test("of another seat nothing is kept", async () => {
  tell(position({ viewer: 1, number: 4, record: null }));
  await expect(aided.ask(preview())).resolves.toMatchObject({ id: "server" });
});

test("a move that is allowed after all has no reason: the server is asked", async () => {
  planned = { refused: null };
  await expect(aided.ask({ type: "why", seat: 0, at: 4, move: "lay 1" })).resolves.toMatchObject({ id: "server" });
});

test("where nobody here knows the game, the server answers", async () => {
  adviser = null;
  aided = new AidedTable(open, { onMessage: () => undefined, onState: () => undefined, look: () => ({ seat: 0, since: -1 }) }, advisers(async () => adviser));
  tell(table(), position({ number: 4, record: "cmVjb3Jk" }));
  await settle();
  await expect(aided.ask(preview())).resolves.toMatchObject({ id: "server" });
});

test("an adviser that cannot be had, or fails, is not asked again at once", async () => {
  const failing: Adviser = { plan: () => Promise.reject(new Error("trapped")), hint: () => Promise.reject(new Error("trapped")) };
  let calls = 0;
  const counted = { ...failing, plan: (...given: Parameters<Adviser["plan"]>) => (calls++, failing.plan(...given)) };
  for (const find of [async () => counted, () => Promise.reject(new Error("blocked"))]) {
    aided = new AidedTable(open, { onMessage: () => undefined, onState: () => undefined, look: () => ({ seat: 0, since: -1 }) }, advisers(find));
    tell(table(), position({ number: 4, record: "cmVjb3Jk" }));
    await settle();
    await expect(aided.ask(preview())).resolves.toMatchObject({ id: "server" });
    await expect(aided.ask(preview())).resolves.toMatchObject({ id: "server" });
  }
  expect(calls).toBe(1);
});

test("until somebody is found, the server answers", async () => {
  aided = new AidedTable(open, { onMessage: () => undefined, onState: () => undefined, look: () => ({ seat: 0, since: -1 }) }, advisers(() => new Promise(() => undefined)));
  tell(table(), position({ number: 4, record: "cmVjb3Jk" }));
  await expect(aided.ask(preview())).resolves.toMatchObject({ id: "server" });
});

test("somebody who could not be found is sought again after a while, with the next message", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let found: Adviser | null = null;
  const asked: boolean[] = [];
  reopen(async (_, isAnew) => (asked.push(isAnew), found));
  await settle();
  found = adviser;
  tell(position({ number: 5, record: "bmV3" }));
  await settle();
  await expect(aided.ask(preview(5))).resolves.toMatchObject({ id: "server" });
  vi.advanceTimersByTime(10_000);
  tell(position({ number: 6, record: "bmV3" }));
  await settle();
  await expect(aided.ask(preview(6))).resolves.toMatchObject({ type: "plan" });
  expect(asked).toEqual([false, true]);
});

test("a question that is not for the adviser is the server's, and the adviser stays", async () => {
  let isTooLong = true;
  const good = adviser as Adviser;
  reopen(async () => ({ ...good, plan: async (...given) => (isTooLong ? null : good.plan(...given)), hint: async () => null }));
  await settle();
  await expect(aided.ask(preview())).resolves.toMatchObject({ id: "server" });
  await expect(aided.ask({ type: "hint", seat: 0, at: 4 })).resolves.toMatchObject({ id: "server" });
  await expect(aided.ask({ type: "why", seat: 0, at: 4, move: "lay 9" })).resolves.toMatchObject({ id: "server" });
  isTooLong = false;
  await expect(aided.ask(preview())).resolves.toMatchObject({ type: "plan" });
});

test("when the server comes back somebody is sought who knows its rules as they are now", async () => {
  const other: Adviser = { plan: async () => plan({ order: ["lay 7"] }), hint: async () => null };
  let now: Promise<Adviser | null> = Promise.resolve(adviser);
  reopen(() => now);
  await settle();
  comeBack();
  await settle();
  await expect(aided.ask(preview())).resolves.toMatchObject({ type: "plan", order: ["lay 1"] });

  let find: (found: Adviser | null) => void = () => undefined;
  now = new Promise((resolve) => (find = resolve));
  comeBack();
  await settle();
  await expect(aided.ask(preview())).resolves.toMatchObject({ id: "server" }); // who knows
  find(other);
  await settle();
  await expect(aided.ask(preview())).resolves.toMatchObject({ type: "plan", order: ["lay 7"] });

  now = Promise.reject(new Error("the server is away again"));
  comeBack();
  await settle();
  await expect(aided.ask(preview())).resolves.toMatchObject({ type: "plan", order: ["lay 7"] });

  now = Promise.resolve(null); // the modules of the new rules are not built yet
  comeBack();
  await settle();
  await expect(aided.ask(preview())).resolves.toMatchObject({ id: "server" });
});

test("what was told before the server was away is not asked about by its new rules", async () => {
  for (const state of ["waiting", "open"] as const) server.listener.onState(state);
  await settle();
  await expect(aided.ask(preview())).resolves.toMatchObject({ id: "server" });
  expect(advised).toEqual([]);
});
