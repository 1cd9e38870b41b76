import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Turn } from "../../src/boards/contract.ts";
import { brief, choicesOf, meaning } from "../../../src/reihum/games/pretty_tricky/web/choices.ts";
import { prompt } from "../../../src/reihum/games/pretty_tricky/web/prompt.ts";
import { LOWEST_SUM, rowsOf } from "../../../src/reihum/games/pretty_tricky/web/rows.ts";
import { scoring } from "../../../src/reihum/games/pretty_tricky/web/scoring.ts";
import type { Plan } from "../../src/lib/protocol.ts";
import { Texts } from "../../src/lib/words/texts.svelte.ts";
import type { PrettyTrickyView } from "../../../src/reihum/games/pretty_tricky/web/view.ts";

interface Position {
  view: PrettyTrickyView;
  legal: string[];
}

const here = import.meta.dirname;
const positions = JSON.parse(readFileSync(join(here, "pretty_tricky.json"), "utf8")) as Position[];
const source = readFileSync(join(here, "../../../src/reihum/games/pretty_tricky/web/texts/en.ftl"), "utf8");
const { text } = new Texts([{ language: "en", source }]);
const asked = positions.filter(({ legal }) => legal.length > 0);
const ended = positions.filter(({ view }) => view.phase === "ended");

function turnOf({ view, legal }: Position, wish: string[] = [], plan: Partial<Plan> = {}): Turn<PrettyTrickyView> {
  const whole: Plan = { type: "plan", id: "", at: 0, order: wish, view, legal: ["done"], more: ["done"], done: false, reveals: false, refused: null, clause: null, reason: null };
  return {
    view,
    staged: view,
    legal: new Set(legal),
    opening: new Set(legal),
    wish,
    plan: wish.length ? { ...whole, ...plan } : null,
    isAsked: true,
    viewer: view.to_move,
    seats: view.points.map((points, number) => ({ number, name: `P${number}`, mark: `P${number}`, kind: "person", isAsked: false, isViewer: false, isAway: false, isStandIn: false, points, clock: null })),
    number: 1,
    lastMoves: [],
    advice: [],
  };
}

describe("the rows of a sheet", () => {
  it("are those of 2 to 12, and have the (!) where the left half has been full", () => {
    for (const { view } of positions) {
      view.sheets.forEach((sheet, seat) => {
        const rows = rowsOf(view, seat);
        expect(rows.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        const full = rows.filter(({ left, leftBoxes }) => left === leftBoxes).map(({ sum }) => sum);
        const waiting = seat === view.active ? view.waiting : [];
        expect(new Set(full)).toEqual(new Set([...sheet.symbols, ...waiting]));
        expect(rows.filter(({ hasSymbol }) => hasSymbol).map(({ sum }) => sum)).toEqual(sheet.symbols);
      });
    }
  });
});

describe("the choices", () => {
  it("are only made of legal moves, and offer every one of them", () => {
    for (const position of asked) {
      const offered = new Set(choicesOf(position.view, position.view.to_move).flatMap(({ moves }) => moves.slice(0, 1)));
      for (const move of offered) expect(position.legal).toContain(move);
      const all = new Set(choicesOf(position.view, position.view.to_move).flatMap(({ moves }) => moves));
      expect(all).toEqual(new Set(position.legal.filter((move) => move !== "done")));
    }
  });
  it("say what they bring in words that exist", () => {
    for (const position of asked) {
      const turn = turnOf(position);
      for (const choice of choicesOf(position.view, position.view.to_move)) {
        expect(meaning(turn, choice, text)).toMatch(/\. ?|\.$/);
        if (choice.finishes.length) expect(meaning(turn, choice, text)).toMatch(/Finishes|Fills/);
      }
    }
  });
});

describe("a small button", () => {
  const finishing = asked.filter(({ view }) => view.phase === "own_roll" && view.players === 3).flatMap(({ view, legal }) => choicesOf(view, view.to_move).map((choice) => ({ position: { view, legal }, choice })));
  const found = finishing.find(({ choice }) => choice.finishes.length === 1);

  /** What it says where the right row of what it finishes is full at these seats, counted from the viewer on. */
  function lines(gaining: number[]): string[] {
    if (!found) throw new Error("no position has a choice that finishes a row");
    const { position, choice } = found;
    const view = structuredClone(position.view);
    const row = (choice.finishes[0] ?? 0) - LOWEST_SUM;
    view.sheets.forEach((sheet, seat) => (sheet.right[row] = gaining.includes((seat - view.to_move + view.players) % view.players) ? (view.right_boxes[row] ?? 0) : 0));
    const turn = turnOf({ ...position, view });
    const seats = turn.seats.map((seat) => ({ ...seat, name: `step ${(seat.number - view.to_move + view.players) % view.players}`, isViewer: seat.number === view.to_move }));
    return brief({ ...turn, seats }, choice, text).slice(1);
  }

  it("names who gains, oneself for oneself, and counts several others", () => {
    expect(lines([])).toEqual([]);
    expect(lines([2])).toEqual(["step 2: +1"]);
    expect(lines([1, 2])).toEqual(["2 others: +1"]);
    expect(lines([0, 1, 2])).toEqual(["step 0: +1", "2 others: +1"]);
  });
});

describe("who waits", () => {
  it("is told nothing of what the dice would bring: it is not theirs to choose", () => {
    const others = positions.filter(({ view }) => view.phase === "others");
    expect(others.length).toBeGreaterThan(0);
    for (const position of others) {
      const turn = { ...turnOf(position), isAsked: false };
      for (const choice of choicesOf(position.view, position.view.active)) expect(meaning(turn, choice, text)).toBe("");
    }
  });
});

describe("the dock", () => {
  const own = asked.find(({ view, legal }) => view.phase === "own_roll" && legal.length > 2) as Position;
  const others = asked.find(({ view, legal }) => view.phase === "others" && legal.length > 1) as Position;

  it("offers to give up, but nothing to commit, before anything is chosen", () => {
    expect(prompt(turnOf(own), text)).toMatchObject({ others: [{ moves: ["done"] }] });
    expect(prompt(turnOf(own), text).action).toBeUndefined();
    expect(prompt(turnOf(others), text)).toMatchObject({ lead: `P${others.view.active} rolled.`, others: [{ moves: ["done"] }] });
    expect(prompt(turnOf(own), text).lead).toBeUndefined();
  });
  it("says that a single tick gives the other one up", () => {
    const { note, action } = prompt(turnOf(own, ["left 9"]), text);
    expect(note).toBe(text("note-one"));
    expect(action?.moves).toEqual(["left 9", "done"]);
  });
  it("does not say so when nothing is given up", () => {
    const { note, action } = prompt(turnOf(own, ["left 9"], { done: true, legal: [] }), text);
    expect(note).toBeUndefined();
    expect(action?.moves).toEqual(["left 9"]);
  });
  it("commits two ticks in the server's order and names them from the lower one up", () => {
    const { action } = prompt(turnOf(own, ["left 9", "left 5"], { order: ["left 5", "left 9"], done: true }), text);
    expect(action).toEqual({ label: "Tick 5 and 9", moves: ["left 5", "left 9"] });
  });
  it("offers nothing until the server has answered", () => {
    expect(prompt({ ...turnOf(own, ["left 9"]), plan: null }, text).action).toBeUndefined();
  });
  it("commits a tick on the right half", () => {
    expect(prompt(turnOf(others, ["right 7"], { done: true }), text).action).toEqual({ label: "Tick row 7", moves: ["right 7"] });
  });
});

describe("the score", () => {
  it("adds up to the points of the engine", () => {
    expect(ended.length).toBeGreaterThan(0);
    for (const { view } of ended) {
      const rows = scoring(view, text);
      const sums = view.points.map((_, seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0));
      expect(sums).toEqual(view.points);
    }
  });
});
