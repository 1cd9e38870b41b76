// The store over a table that answers as it is told to.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AnyMessage, type Code, type Step, SPECTATOR } from "../../src/lib/protocol.ts";
import { type Answer, CommandFailed, type LiveTable, type TableListener, type Wanted } from "../../src/lib/net/contract.ts";
import { settings } from "../../src/lib/browser/settings.svelte.ts";
import { TableStore } from "../../src/lib/table/store.svelte.ts";
import { plan, position, step, table } from "./made.ts";

class ScriptedTable implements LiveTable {
  readonly asked: { wanted: Wanted; resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = [];
  readonly looks: number[] = [];
  renewed = 0;
  isClosed = false;

  constructor(readonly listener: TableListener) {}

  ask(wanted: Wanted): Promise<Answer> {
    return new Promise((resolve, reject) => this.asked.push({ wanted, resolve, reject }));
  }
  look(seat: number): void {
    this.looks.push(seat);
  }
  renew(): void {
    this.renewed++;
  }
  close(): void {
    this.isClosed = true;
  }
}

let live: ScriptedTable;
let store: TableStore;

/** The turn of a position with which a round ends. */
const ROUND_ENDS = 99;

beforeEach(() => {
  vi.useFakeTimers();
  store = new TableStore("t", (listener) => (live = new ScriptedTable(listener)));
  store.show((_, view) => (view.turn === ROUND_ENDS ? view : null));
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  Object.assign(settings.kept, { playsForced: false, confirms: true });
});

/** Tells the page something, and waits for the next picture. */
async function tell(...messages: AnyMessage[]): Promise<void> {
  for (const message of messages) live.listener.onMessage(message);
  await vi.advanceTimersByTimeAsync(5);
}
const last = () => live.asked.at(-1);
const commands = () => live.asked.map(({ wanted }) => wanted);
async function answer(message: Answer): Promise<void> {
  last()?.resolve(message);
  await vi.advanceTimersByTimeAsync(5);
}
async function refuse(code: Code): Promise<void> {
  last()?.reject(new CommandFailed({ type: "failed", id: "", code, text: "", number: 0, clause: "S1", reason: null }));
  await vi.advanceTimersByTimeAsync(5);
}
const done = (number = 1): Answer => ({ type: "done", id: "", number });
test("a table that closes by itself is gone; one that is left is not", async () => {
  await begin();
  live.listener.onState("open");
  expect(store.isGone).toBe(false);
  live.listener.onState("closed");
  expect(store.isGone).toBe(true);
  store = new TableStore("t", (listener) => (live = new ScriptedTable(listener)));
  store.show((_, view) => (view.turn === ROUND_ENDS ? view : null));
  store.close();
  live.listener.onState("closed");
  expect(store.isGone).toBe(false);
});

/** A running match in which I am asked. */
const begin = (legal: string[] = ["lay 1", "pass"], extra = {}) => tell(table(), position({ legal, ...extra }));

test("my own seat is looked from as soon as I have one", async () => {
  expect(live.listener.look()).toEqual({ seat: SPECTATOR, since: -1 });
  await tell(table({ my_seats: [1] }));
  expect(live.looks).toEqual([1]);
  expect(live.listener.look()).toEqual({ seat: 1, since: -1 });
});

test("a seat in a match that is mine no longer: I was logged out elsewhere", async () => {
  await begin();
  expect(store.isSignedOut).toBe(false);
  await tell(table({ my_seats: [] }), table({ my_seats: [] }));
  expect([store.isSignedOut, store.viewer]).toEqual([true, SPECTATOR]);
  await tell(table());
  expect(store.isSignedOut).toBe(false);
});

test("a seat that may not be looked from any more is mine no longer", async () => {
  await begin();
  await tell({ type: "failed", id: "look", code: "not_your_seat", text: "", number: 0, clause: null, reason: null });
  expect([store.isSignedOut, store.viewer]).toEqual([true, SPECTATOR]);
  expect(live.looks.at(-1)).toBe(SPECTATOR);
});

test("who gets up from a table that waits is not logged out", async () => {
  await tell(table({ status: "waiting" }), table({ status: "waiting", my_seats: [] }));
  expect(store.isSignedOut).toBe(false);
});

test("a position of another seat is not shown", async () => {
  await tell(table(), position({ viewer: 1, number: 3 }));
  expect(store.position).toBeNull();
  await tell(position({ number: 3 }));
  expect(store.turn?.number).toBe(3);
  expect(live.listener.look()).toEqual({ seat: 0, since: 3 });
});

test("I am asked when the match runs and something may be done", async () => {
  await tell(table({ status: "waiting" }), position({ legal: ["pass", "lay 1"] }));
  expect(store.isAsked).toBe(false);
  await tell(table());
  expect(store.isAsked).toBe(true);
  expect([...(store.turn?.legal ?? [])]).toEqual(["pass", "lay 1"]);
});

test("a move is sent once, with the position it is meant for", async () => {
  await begin();
  store.play(["lay 1"]);
  store.play(["lay 1"]);
  expect(commands()).toEqual([{ type: "play", seat: 0, at: 0, moves: ["lay 1"] }]);
});

test("while a move is on its way for long nothing is lit", async () => {
  await begin();
  store.play(["lay 1"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(store.isAsked).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(store.isAsked).toBe(false);
  await tell(position({ number: 1, legal: ["pass", "lay 2"], steps: [step(1, 0)] }));
  await answer(done());
  expect(store.isAsked).toBe(true);
});

test("taking back takes the whole turn back", async () => {
  await begin(["lay 1", "pass"], { number: 0 });
  store.play(["lay 1", "lay 2"]);
  await tell(position({ number: 2, can_undo: true, legal: ["pass", "end"], steps: [step(1, 0), step(2, 0)] }));
  await answer(done(2));
  store.undo();
  expect(last()?.wanted).toEqual({ type: "undo", seat: 0, at: 2 });
  await tell(position({ number: 3, can_undo: true, legal: ["pass", "lay 2"], steps: [step(3, 0, { kind: "undo" })] }));
  await answer(done(3));
  expect(last()?.wanted).toEqual({ type: "undo", seat: 0, at: 3 });
  await tell(position({ number: 4, legal: ["lay 1", "pass"], steps: [step(4, 0, { kind: "undo" })] }));
  await answer(done(4));
  expect(commands().filter(({ type }) => type === "undo")).toHaveLength(2);
});

test("taking back takes a tap back first", async () => {
  await begin(["lay 1", "pass"], { can_undo: true });
  store.draft.tap("lay 1");
  await answer(plan({ order: ["lay 1"] }));
  store.undo();
  await vi.advanceTimersByTimeAsync(5);
  expect(store.draft.wish).toEqual([]);
  expect(commands().map(({ type }) => type)).toEqual(["preview"]);
});

test("a single legal move waits for a tap", async () => {
  await begin(["pass"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(commands()).toEqual([]);
});

test("a single legal move is played by itself after a moment, if that is wished", async () => {
  settings.kept.playsForced = true;
  await begin(["pass"]);
  await vi.advanceTimersByTimeAsync(600);
  expect(commands()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(commands()).toEqual([{ type: "play", seat: 0, at: 0, moves: ["pass"] }]);
});

test("a forced move waits for who looks at what was before", async () => {
  settings.kept.playsForced = true;
  await begin(["pass"]);
  store.lookBack(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(commands()).toEqual([]);
  store.lookBack(false);
  await vi.advanceTimersByTimeAsync(800);
  expect(commands()).toEqual([{ type: "play", seat: 0, at: 0, moves: ["pass"] }]);
});

test("a forced move that was taken back is not played again by itself", async () => {
  settings.kept.playsForced = true;
  await begin(["lay 1", "pass"], { can_undo: true, number: 1 });
  store.undo();
  await tell(position({ number: 2, legal: ["pass"], steps: [step(2, 0, { kind: "undo" })] }));
  await answer(done(2));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(commands().map(({ type }) => type)).toEqual(["undo"]);
});

test("others' moves are shown one after the other, and told", async () => {
  const told: Step[][] = [];
  store.onSteps = (steps) => told.push([...steps]);
  await begin([]);
  await tell(position({ number: 1, to_move: [1], steps: [step(1, 1, { move: "lay 3" })] }), position({ number: 2, steps: [step(2, 1)], legal: ["pass", "lay 1"] }));
  expect(store.position?.number).toBe(1);
  expect(store.lastMoves).toEqual([{ seat: 1, move: "lay 3" }]);
  await vi.advanceTimersByTimeAsync(460);
  expect(store.position?.number).toBe(2);
  expect(store.steps.map(({ number }) => number)).toEqual([1, 2]);
  expect(told.map((steps) => steps.length)).toEqual([0, 1, 1]);
});

test("a wish stays while others choose beside me, and goes when something else is asked", async () => {
  await begin();
  store.draft.tap("lay 1");
  await answer(plan({ order: ["lay 1"] }));
  await tell(position({ number: 1, legal: ["lay 1", "pass"], steps: [step(1, 1)] }));
  expect(store.draft.wish).toEqual(["lay 1"]);
  expect(last()?.wanted).toMatchObject({ type: "preview", at: 1 });
  await tell(position({ number: 2, legal: ["lay 1"], steps: [step(2, 1)] }));
  expect(store.draft.wish).toEqual([]);
});

test("what makes a turn whole plays it, if nothing is to be confirmed", async () => {
  await begin();
  store.draft.tap("lay 1");
  await answer(plan({ order: ["lay 1"], done: true }));
  expect(commands().map(({ type }) => type)).toEqual(["preview"]);
  settings.kept.confirms = false;
  store.draft.tap("lay 1");
  store.draft.tap("lay 1");
  await answer(plan({ order: ["lay 1"], done: true, more: ["lay 2"] }));
  expect(last()?.wanted.type).toBe("preview");
  store.draft.tap("lay 2");
  await answer(plan({ order: ["lay 1", "lay 2"], done: true }));
  expect(last()?.wanted).toMatchObject({ type: "play", moves: ["lay 1", "lay 2"] });
});

test("what was not carried out is said, unless the new position says it", async () => {
  await begin();
  store.play(["lay 1"]);
  await refuse("stale");
  expect(store.draft.remark).toBeNull();
  store.play(["lay 1"]);
  await refuse("illegal");
  expect(store.draft.remark).toMatchObject({ kind: "failure", code: "illegal", clause: "S1" });
  expect(store.isAsked).toBe(true);
});

test("looking from another seat forgets what was seen from the first", async () => {
  await tell(table({ my_seats: [0, 1] }), position({ number: 4, steps: [step(4, 1)] }));
  store.lookFrom(1);
  expect([store.position, store.steps, live.looks]).toEqual([null, [], [0, 1]]);
  expect(live.listener.look()).toEqual({ seat: 1, since: -1 });
});

test("who asked to take back is told that it was refused", async () => {
  await begin([], { undo_asked: 0 });
  await tell(position({ undo_asked: null }));
  expect(store.draft.remark).toMatchObject({ kind: "failure", message: "undo-refused" });
});

test("lines said before I came are no news", async () => {
  await tell(table(), { type: "said", number: 1, seat: 1, name: "Ben", text: "hello", at: 0 }, done());
  expect(store.talk.unread).toBe(0);
  await tell({ type: "said", number: 2, seat: 1, name: "Ben", text: "well played", at: 0 });
  expect(store.talk.unread).toBe(1);
  await tell({ type: "said", number: 3, seat: 0, name: "Ada", text: "thanks", at: 0 });
  expect(store.talk.unread).toBe(1);
});

test("a closed store closes its table and shows nothing more", async () => {
  await begin(["pass"]);
  store.close();
  await tell(position({ number: 9 }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([live.isClosed, store.position?.number, commands()]).toEqual([true, 0, []]);
});

const counted = (number: number, extra = {}) => position({ number, view: { ...position().view, turn: ROUND_ENDS } as never, steps: [step(number, 1)], ...extra });

test("the end of a round is read before anything else is shown or asked", async () => {
  await begin([]);
  await tell(counted(1), position({ number: 2, steps: [step(2, 1)], legal: ["lay 1", "pass"] }));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([store.position?.number, store.reading.page?.number, store.isAsked]).toEqual([1, 1, false]);
  store.readOn();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([store.position?.number, store.reading.page, store.isAsked]).toEqual([2, null, true]);
  expect(commands()).toEqual([]); // the next round was somebody else's to begin
});

test("who begins the next round says when", async () => {
  await begin([]);
  await tell(counted(1, { legal: ["next"] }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(commands()).toEqual([]);
  store.readOn();
  expect(commands()).toEqual([{ type: "play", seat: 0, at: 1, moves: ["next"] }]);
});

test("an end that is read on an earlier table lies there again after a reload, until it was read", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const open = async (myTable = table(), boardFirst = false) => {
    store.close();
    store = new TableStore("t", (listener) => (live = new ScriptedTable(listener)));
    if (boardFirst) store.show(() => null);
    await tell(myTable, position({ number: 2, legal: ["lay 1", "pass"] }));
    if (!boardFirst) store.show(() => null);
  };
  store.show((before, view) => (before && view.turn === ROUND_ENDS ? { ...before, turn: 98 } : null));
  await begin([]);
  await tell(counted(1));
  expect([store.position?.view.turn, store.reading.page?.number, store.position?.to_move]).toEqual([98, 1, []]);

  await open(table({ my_seats: [0, 1] }));
  expect(store.reading.page).toBeNull(); // a shared device shows nobody's hand unasked
  for (const boardFirst of [false, true]) {
    await open(table(), boardFirst);
    expect([store.position?.view.turn, store.reading.page?.number, store.isAsked]).toEqual([98, 1, false]);
  }
  store.readOn();
  await vi.advanceTimersByTimeAsync(10);
  expect([store.position?.number, store.reading.page, store.isAsked]).toEqual([2, null, true]);
  await open();
  expect([store.position?.number, store.reading.page]).toEqual([2, null]);
  vi.unstubAllGlobals();
});

test("other people at the table are not held up by who still reads", async () => {
  const seats = table().seats.map((seat) => ({ ...seat, kind: "person" as const }));
  await tell(table({ seats }), position({ legal: [] }), counted(1, { legal: ["next"] }));
  await vi.advanceTimersByTimeAsync(13_000);
  expect(commands()).toEqual([{ type: "play", seat: 0, at: 1, moves: ["next"] }]);
  expect(store.reading.page?.number).toBe(1);
});
