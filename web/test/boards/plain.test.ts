// The board of a game that brings none: what it makes of a view, and what it asks.
import { describe, expect, it } from "vitest";
import type { Turn, View } from "../../src/boards/contract.ts";
import { prompt } from "../../src/boards/plain/prompt.ts";
import { atSeat, onTheTable } from "../../src/boards/plain/said.ts";
import type { Text } from "../../src/lib/words/texts.svelte.ts";

const VIEW = {
  viewer: 0, players: 2, start: 0, turn: 3, to_move: 0, points: [1, 0], ranks: [2, 1],
  total: 27, top: "7", clockwise: true, draw_pile: 40, nothing: null, hand: ["A", "K"],
  seats: [{ cards: 3, thrown: [] }, { cards: 2, thrown: ["4", "9"] }],
} as unknown as View;
const text: Text = Object.assign((id: string) => id, { has: () => true });
const turn = (given: Partial<Turn<View>>) => ({ wish: [], plan: null, legal: new Set(["lay A", "lay K"]), ...given }) as unknown as Turn<View>;

describe("what a view says", () => {
  it("lies on the table by name, as far as there is something", () => {
    expect(onTheTable(VIEW)).toEqual([
      { name: "total", pieces: ["27"] },
      { name: "top", pieces: ["7"] },
      { name: "clockwise", pieces: ["✓"] },
      { name: "draw pile", pieces: ["40"] },
      { name: "hand", pieces: ["A", "K"] }, // as many cards as players: cards are texts, and nobody's by seat
    ]);
  });
  it("belongs to a seat where it is told by seat", () => {
    expect(atSeat(VIEW, 1)).toEqual([
      { name: "cards", pieces: ["2"] },
      { name: "thrown", pieces: ["4", "9"] },
    ]);
    expect(atSeat(VIEW, 0)[1]).toEqual({ name: "thrown", pieces: [] });
  });
});

describe("the dock", () => {
  it("asks for a move, for more of a turn, or plays it", () => {
    expect(prompt(turn({}), text)).toEqual({ ask: "ask" });
    expect(prompt(turn({ wish: ["lay A"] }), text)).toEqual({ ask: "ask-more" });
    const plan = { done: true, order: ["lay A"] } as unknown as Turn<View>["plan"];
    expect(prompt(turn({ wish: ["lay A"], plan }), text).action).toEqual({ label: "play-it", moves: ["lay A"] });
  });
});
