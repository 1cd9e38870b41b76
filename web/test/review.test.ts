/** What the pictures of a review are drawn from, and what "my results" makes of reviews. */
import { describe, expect, test } from "vitest";
import { barsOf, chancesByMove, chancesIn, isWorse, judgedIn, linesBySeat, nextWorse, pathOf, reachOf, signed, sifted, surenessOf } from "../src/insight/figures.ts";
import { accuracyOf, playedIn, standings } from "../src/insight/progress.ts";
import type { Decision, Part, Review, Reviewed, SeatAccount, Verdict } from "../src/insight/review.ts";
import { laidOf } from "../src/insight/stills.ts";

const part = (more: Partial<Part> = {}): Part => ({ chance: 0, decision: 0, hidden: 0, residual: 0, error: 0, ...more });
const choice = (...moves: string[]) => ({ moves, told: [], chance: 0.5, error: 0.01 });
const decision = (verdict: Verdict, lost = 0, error = 0.01): Decision => ({ verdict, lost, error, played: choice("a"), best: choice(isWorse({ verdict }) ? "b" : "a"), why: null });
const step = (seat: number, first: number, length: number, before: number, after: number, judged: Decision | null = null): Reviewed => ({
  seat, first, length, drew: false, before: [before, 1 - before], after: [after, 1 - after], parts: [part({ error: 0.03 }), part({ error: 0.04 })], decision: judged,
});
const account = (seat: number, more: Partial<SeatAccount> = {}): SeatAccount => ({
  seat, name: `Seat ${seat}`, start: 0.5, deal: 0.1, chance: -0.2, decision: -0.1, others: 0.3, hidden: 0, residual: 0.4, result: 1, adjusted: 1.1, error: 0.02, decisions: 4, lost: 0.1, accuracy: 74, ...more,
});
const STEPS = [step(0, 0, 1, 0.5, 0.6, decision("best")), step(1, 1, 2, 0.6, 0.8, decision("blunder", 0.1)), step(0, 3, 1, 0.8, 0.8), step(0, 4, 1, 0.8, 1, decision("mistake", 0.05))];
const REVIEW: Review = {
  game: "superstar", players: 2, steps: STEPS, accounts: [account(0), account(1, { result: 0 })], turning_points: [], decided: null,
  effort: { position: 1, choosing: 1, comparing: 1, most: 1 } as Review["effort"], seed: "1",
};

describe("the graph", () => {
  test("has a place for the beginning of every turn and for the end", () => {
    expect(linesBySeat(chancesIn(REVIEW), 2)).toEqual([[0.5, 0.6, 0.8, 0.8, 1], [0.5, 0.4, 1 - 0.8, 1 - 0.8, 0]]);
    expect(pathOf([0.5, 1, 0], 5)).toBe("M0 50L25 0L50 100");
  });

  test("stands still while a turn of several small moves is made", () => {
    expect(chancesByMove(REVIEW, 2).map(([first]) => first)).toEqual([0.5, 0.6, 0.6, 0.8, 0.8, 1]);
  });
});

describe("the account", () => {
  const bars = barsOf(account(0), STEPS);
  test("goes from the start to the result, each bar from where the last one ended, and leaves out what there is none of", () => {
    expect(bars.map(({ part }) => part)).toEqual(["start", "deal", "chance", "decision", "others", "residual", "result"]);
    for (const [place, { from, to, value, part }] of bars.entries()) {
      if (part === "start" || part === "result") expect([from, to]).toEqual([0, value]);
      else expect([from, to - value]).toEqual([bars[place - 1]?.to, bars[place - 1]?.to].map((end) => expect.closeTo(end ?? NaN)));
    }
    expect(bars.at(-2)?.to).toBeCloseTo(1);
  });

  test("tells errors of decisions, and the others' of all their steps together", () => {
    expect(bars.find(({ part }) => part === "decision")?.error).toBe(0.02);
    expect(bars.find(({ part }) => part === "others")?.error).toBeCloseTo(0.03);
    expect(bars.find(({ part }) => part === "chance")?.error).toBeNull();
  });

  test("has room for what reaches beyond a sure win or below none", () => {
    expect(reachOf(bars)).toEqual({ least: 0, most: 1 });
    expect(reachOf(barsOf(account(0, { deal: 0.7, chance: -1.4 }), STEPS)).most).toBeCloseTo(1.2);
    expect(reachOf(barsOf(account(0, { deal: 0.7, chance: -1.4 }), STEPS)).least).toBeCloseTo(-0.32);
  });

  test("writes gains with their sign, and no minus before nothing", () => {
    expect([0.124, -0.03, 0.004, -0.004].map(signed)).toEqual(["+12", "−3", "0", "0"]);
  });
});

describe("decisions", () => {
  const judged = judgedIn([...STEPS, null]);
  test("are those with a choice, of whatever is known", () => {
    expect(judged.map(({ step, seat, verdict }) => [step, seat, verdict])).toEqual([[0, 0, "best"], [1, 1, "blunder"], [3, 0, "mistake"]]);
  });

  test("are sifted by size and by seat", () => {
    expect(sifted(judged, "worse", null).map(({ step }) => step)).toEqual([1, 3]);
    expect(sifted(judged, "worse", 0).map(({ step }) => step)).toEqual([3]);
    expect(sifted(judged, "blunder", null).map(({ step }) => step)).toEqual([1]);
    expect(sifted(judged, "all", 1).map(({ step }) => step)).toEqual([1]);
  });

  test("the next mistake comes after the turn that is looked at, and after the last the first", () => {
    expect([0, 1, 3].map((from) => nextWorse(judged, from)?.step)).toEqual([1, 3, 1]);
    expect(nextWorse(sifted(judged, "best" as never, null), 0)).toBeNull();
  });

  test("how sure a loss is, by its standard errors", () => {
    expect(surenessOf({ lost: 0.02, error: 0.01 })).toBeCloseTo(97.72, 1);
    expect(surenessOf({ lost: 0, error: 0.01 })).toBeCloseTo(50, 1);
    expect(surenessOf({ lost: 0.1, error: 0 })).toBe(100);
  });

  test("what ends a turn, and a reward that follows, is not laid on the board", () => {
    expect(laidOf(["lay 80", "lay J", "done", "joker"])).toEqual(["lay 80", "lay J"]);
    expect(laidOf(["left 4", "left 9"])).toEqual(["left 4", "left 9"]);
  });
});

describe("my results", () => {
  const kept = (id: string, made: number, mine: number[], review: Partial<Review> = {}) => ({ id, made, mine, review: { ...REVIEW, ...review } });
  test("are mine alone: of a device that went round nothing is said", () => {
    const played = playedIn([kept("b", 2, [1]), kept("a", 1, [0]), kept("round", 3, [0, 1]), kept("watched", 4, [])]);
    expect(played.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(played[0]?.luck).toBeCloseTo(-0.1);
  });

  test("count every decision alike, and luck by the match", () => {
    const careless = { accounts: [account(0, { decisions: 1, lost: 0.15, chance: 0.3 })] };
    const [standing] = standings(playedIn([kept("a", 1, [0]), kept("b", 2, [0], careless)]));
    expect(standing?.played.length).toBe(2);
    expect(standing?.accuracy).toBeCloseTo(accuracyOf(0.25, 5) ?? NaN);
    expect(standing?.luck).toBeCloseTo((-0.1 + 0.4) / 2);
    expect(accuracyOf(0.04, 4)).toBeCloseTo(88.7, 1); // 1 point lost each time, as docs/review.md says
    expect(accuracyOf(0, 0)).toBeNull();
  });
});
