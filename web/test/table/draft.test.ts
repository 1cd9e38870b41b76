import { beforeEach, describe, expect, test } from "vitest";
import { FrameQueue } from "../../src/lib/playback/pace.ts";
import type { Event, Position, WeighedTurn } from "../../src/lib/protocol.ts";
import type { Answer, Wanted } from "../../src/lib/net/contract.ts";
import { Draft, type Ground } from "../../src/lib/table/draft.svelte.ts";
import { plan, position } from "./made.ts";

const atOnce = () => new FrameQueue((then) => then());
const REASON: Event = { name: "too-low", args: {} };
let asked: { wanted: Wanted; answer: (answer: Answer | null) => void }[];
let ground: Ground & { position: Position | null; isAsked: boolean; isFree: boolean };
let draft: Draft;

beforeEach(() => {
  asked = [];
  ground = {
    viewer: 0,
    position: position({ number: 7, legal: ["lay 1", "lay 2", "pass"] }),
    isAsked: true,
    isFree: true,
    hasHints: true,
    ask: (wanted) => new Promise((answer) => asked.push({ wanted, answer })),
  };
  draft = new Draft(ground, atOnce(), atOnce());
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
/** Answers the question asked last, or an earlier one. */
async function answer(answer: Answer | null, place = asked.length - 1): Promise<void> {
  asked[place]?.answer(answer);
  await settle();
}

describe("a wish", () => {
  test("is shown at once and asked about as a whole", () => {
    draft.tap("lay 1");
    draft.tap("lay 2");
    expect(draft.wish).toEqual(["lay 1", "lay 2"]);
    expect(asked.at(-1)?.wanted).toEqual({ type: "preview", seat: 0, at: 7, wish: ["lay 1", "lay 2"] });
  });

  test("lights up what its plan lets join, and before the answer what was lit", async () => {
    draft.tap("lay 1");
    expect([...draft.legal]).toEqual(["lay 1", "lay 2", "pass"]);
    await answer(plan({ at: 7, order: ["lay 1"], more: ["lay 2"] }));
    expect([...draft.legal]).toEqual(["lay 2"]);
    expect([...draft.opening]).toEqual(["lay 1", "lay 2", "pass"]);
  });

  test("is shown together with an answer that comes soon", async () => {
    let moment = (): void => undefined;
    draft = new Draft(ground, atOnce(), new FrameQueue((then) => (moment = then)));
    draft.tap("lay 1");
    expect(draft.wish).toEqual([]);
    await answer(plan({ at: 7, order: ["lay 1"], more: ["lay 2"] }));
    expect(draft.wish).toEqual(["lay 1"]);
    expect([...draft.legal]).toEqual(["lay 2"]);
    moment();
    expect([...draft.legal]).toEqual(["lay 2"]);
  });

  test("is shown alone after a moment without an answer, and at once when nothing of it is left", () => {
    let moment = (): void => undefined;
    draft = new Draft(ground, atOnce(), new FrameQueue((then) => (moment = then)));
    draft.tap("lay 1");
    expect(draft.wish).toEqual([]);
    moment();
    expect([draft.wish, draft.plan]).toEqual([["lay 1"], null]);
    draft.tap("lay 1");
    expect(draft.wish).toEqual([]);
  });

  test("that its answers lead further is shown with the last of them only", async () => {
    let moment = (): void => undefined;
    draft = new Draft(ground, atOnce(), new FrameQueue((then) => (moment = then)));
    draft.set(["lay 1"], null, ({ order }) => (order.length < 3 ? [...order, "lay 2"] : null));
    await answer(plan({ at: 7, order: ["lay 1"], more: ["lay 2"] }));
    expect([draft.wish, draft.plan]).toEqual([[], null]);
    await answer(plan({ at: 7, order: ["lay 1", "lay 2"], more: ["lay 2"] }));
    moment(); // it takes long: so far it has come
    expect([draft.wish, draft.plan]).toEqual([["lay 1", "lay 2", "lay 2"], null]);
    await answer(plan({ at: 7, order: ["lay 1", "lay 2", "lay 2"], done: true }));
    expect(draft.wish).toEqual(["lay 1", "lay 2", "lay 2"]);
    expect(draft.plan?.done).toBe(true);
    expect(asked.map(({ wanted }) => (wanted.type === "preview" ? wanted.wish.length : 0))).toEqual([1, 2, 3]);
  });

  test("is not led further by an answer that refuses a part of it", async () => {
    draft.set(["lay 1", "lay 9"], null, () => ["lay 1", "lay 2"]);
    await answer(plan({ at: 7, order: ["lay 1"], refused: "lay 9", clause: "T1", reason: REASON }));
    expect(draft.wish).toEqual(["lay 1"]);
    expect(asked).toHaveLength(1);
  });

  test("loses a move that is tapped again", () => {
    draft.tap("lay 1");
    draft.tap("lay 2");
    draft.tap("lay 1");
    expect(draft.wish).toEqual(["lay 2"]);
  });

  test("begins anew with what cannot join it but could begin a turn", async () => {
    draft.tap("lay 1");
    await answer(plan({ at: 7, order: ["lay 1"], more: ["lay 2"] }));
    draft.tap("pass");
    expect(draft.wish).toEqual(["pass"]);
  });

  test("asks why for what can do neither", async () => {
    draft.tap("lay 9");
    expect(asked[0]?.wanted).toEqual({ type: "why", seat: 0, at: 7, move: "lay 9", wish: [] });
    await answer({ type: "reason", id: "", move: "lay 9", clause: "S4", reason: REASON });
    expect(draft.remark).toMatchObject({ kind: "reason", event: REASON, clause: "S4" });
    expect(draft.wish).toEqual([]);
  });

  test("follows the newest tap: a late answer to an older one is not shown", async () => {
    draft.tap("lay 1");
    draft.tap("lay 2");
    await answer(plan({ at: 7, order: ["lay 1"], more: [] }), 0);
    expect(draft.plan).toBeNull();
    await answer(plan({ at: 7, order: ["lay 1", "lay 2"], more: [] }), 1);
    expect(draft.plan?.order).toEqual(["lay 1", "lay 2"]);
  });

  test("is not told of by a plan for another position", async () => {
    draft.tap("lay 1");
    ground.position = position({ number: 8, legal: ["lay 1"] });
    await answer(plan({ at: 7, order: ["lay 1"] }));
    expect(draft.plan).toBeNull();
  });

  test("goes back to what it was changed from if that is refused", async () => {
    draft.set(["lay 1", "pass"]);
    await answer(plan({ at: 7, order: ["lay 1", "pass"], more: [] }));
    draft.set(["lay 1", "lay 2"], draft.wish);
    await answer(plan({ at: 7, order: ["lay 1"], more: ["pass"], refused: "lay 2", clause: "S2", reason: REASON }));
    expect(draft.wish).toEqual(["lay 1", "pass"]);
    expect(draft.remark).toMatchObject({ event: REASON, clause: "S2" });
    await answer(plan({ at: 7, order: ["lay 1", "pass"], more: [] }));
    expect(draft.plan).toMatchObject({ order: ["lay 1", "pass"] });
    expect(draft.remark).not.toBeNull();
  });

  test("loses what is refused, and the reason is said", async () => {
    draft.tap("lay 1");
    draft.tap("lay 2");
    await answer(plan({ at: 7, order: ["lay 1"], more: ["pass"], refused: "lay 2", clause: "S2", reason: REASON }));
    expect(draft.wish).toEqual(["lay 1"]);
    expect(draft.plan).toMatchObject({ order: ["lay 1"], refused: null });
    expect(draft.remark).toMatchObject({ event: REASON, clause: "S2" });
  });

  test("without anything left has no plan", async () => {
    draft.tap("lay 1");
    await answer(plan({ at: 7, refused: "lay 1", clause: "S2", reason: REASON }));
    expect([draft.wish, draft.plan, draft.isEmpty]).toEqual([[], null, true]);
  });

  test("is shortened tap by tap", async () => {
    draft.set(["lay 1", "lay 2"]);
    await answer(plan({ at: 7, order: ["lay 1", "lay 2"] }));
    draft.shorten();
    expect(draft.wish).toEqual(["lay 1"]);
    draft.shorten();
    expect([draft.wish, draft.plan]).toEqual([[], null]);
  });

  test("changes nothing while a command is on its way", () => {
    ground.isFree = false;
    draft.tap("lay 1");
    expect([draft.wish, asked]).toEqual([[], []]);
  });

  test("is planned anew in a position that asks the same", async () => {
    draft.tap("lay 1");
    ground.position = position({ number: 8, legal: ["lay 1", "lay 2", "pass"] });
    draft.renew();
    expect(asked.at(-1)?.wanted).toMatchObject({ type: "preview", at: 8, wish: ["lay 1"] });
    await answer(plan({ at: 8, order: ["lay 1"] }));
    expect(draft.plan?.at).toBe(8);
  });

  test("is forgotten with everything said about it", async () => {
    draft.tap("lay 1");
    draft.say({ kind: "failure", message: "undo-refused" });
    draft.clear();
    expect([draft.wish, draft.plan, draft.remark, draft.isEmpty]).toEqual([[], null, null, true]);
    await answer(plan({ at: 7, order: ["lay 1"] }));
    expect(draft.plan).toBeNull();
  });

  test("calls off what was about to happen by itself", () => {
    let calls = 0;
    draft.onWish = () => void calls++;
    draft.tap("lay 1");
    expect(calls).toBe(1);
  });
});

describe("a hint", () => {
  const advice = (...moves: string[]): Answer => ({ type: "advice", id: "", at: 7, turns: [weighed(moves)], reasons: [], playouts: 1 });
  const weighed = (moves: string[]): WeighedTurn => ({ moves, told: [], outcomes: [], chance: 0, chance_error: 0, behind: 0, behind_error: 0, equal: true, points: 0, points_error: 0 });

  test("is a whole turn, with what is wished as a part of it", async () => {
    draft.tap("lay 1");
    void draft.askAdvice();
    expect(asked.at(-1)?.wanted).toEqual({ type: "hint", seat: 0, at: 7, wish: ["lay 1"] });
    expect(draft.isAdvising).toBe(true);
    await answer(advice("lay 1", "lay 2"));
    expect([draft.hint?.turns[0]?.moves, draft.isAdvising]).toEqual([["lay 1", "lay 2"], false]);
    expect(draft.advice).toEqual(["lay 2"]);
  });

  test("may be asked for again after something went wrong that nobody foresaw", async () => {
    const broken = new Error("no refusal");
    ground.ask = () => Promise.reject(broken);
    await expect(draft.askAdvice()).rejects.toBe(broken);
    expect(draft.isAdvising).toBe(false);
  });

  test("is asked for again when something was tapped meanwhile", async () => {
    void draft.askAdvice();
    draft.tap("lay 1");
    await answer(advice("pass"), 0);
    expect(draft.hint).toBeNull();
    expect(asked.at(-1)?.wanted).toMatchObject({ type: "hint", wish: ["lay 1"] });
    await answer(advice("lay 2"));
    expect(draft.advice).toEqual(["lay 2"]);
  });

  test("is dropped when something else is asked by then", async () => {
    void draft.askAdvice();
    draft.clear();
    await answer(advice("pass"));
    expect([draft.hint, draft.isAdvising]).toEqual([null, false]);
  });

  test("stays while it is followed, and is forgotten with any other tap", async () => {
    void draft.askAdvice();
    await answer(advice("lay 1", "lay 2"));
    draft.tap("lay 1");
    expect(draft.advice).toEqual(["lay 2"]);
    draft.set(["pass"]);
    expect([draft.hint, draft.advice]).toEqual([null, []]);
  });

  test("that could not be given ends the waiting", async () => {
    void draft.askAdvice();
    await answer(null);
    expect([draft.hint, draft.isAdvising]).toEqual([null, false]);
  });
});
