import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Turn } from "../../src/boards/contract.ts";
import { cardName, JOKER, pileFlight, starWord } from "../../../src/reihum/games/superstar/web/cards.ts";
import { counted, endsRound, goal } from "../../../src/reihum/games/superstar/web/goal.ts";
import { exchanges } from "../../../src/reihum/games/superstar/web/exchange.ts";
import { boxOf } from "../../../src/reihum/games/superstar/web/gone.ts";
import { handOf } from "../../../src/reihum/games/superstar/web/hand.ts";
import { prompt } from "../../../src/reihum/games/superstar/web/prompt.ts";
import { scoring } from "../../../src/reihum/games/superstar/web/scoring.ts";
import type { Plan, Step } from "../../src/lib/protocol.ts";
import { Texts } from "../../src/lib/words/texts.svelte.ts";
import type { SuperstarView } from "../../../src/reihum/games/superstar/web/view.ts";

interface Position {
  view: SuperstarView;
  legal: string[];
}

const here = import.meta.dirname;
const positions = JSON.parse(readFileSync(join(here, "superstar.json"), "utf8")) as Position[];
const source = readFileSync(join(here, "../../../src/reihum/games/superstar/web/texts/en.ftl"), "utf8");
const { text } = new Texts([{ language: "en", source }]);
const inPhase = (phase: string) => positions.filter(({ view }) => view.phase === phase);
const first = (phase: string, fits: (position: Position) => boolean = () => true) => inPhase(phase).find(fits) as Position;

function turnOf({ view, legal }: Position, wish: string[] = [], plan: Partial<Plan> | null = {}): Turn<SuperstarView> {
  const whole: Plan = { type: "plan", id: "", at: 0, order: wish, view, legal: ["done"], more: ["done"], done: false, reveals: false, refused: null, clause: null, reason: null };
  return {
    view,
    staged: view,
    legal: new Set(legal),
    opening: new Set(legal),
    wish,
    plan: wish.length && plan ? { ...whole, ...plan } : null,
    isAsked: legal.length > 0,
    viewer: view.viewer,
    seats: view.points.map((points, number) => ({ number, name: `P${number}`, mark: `P${number}`, kind: "person", isAsked: false, isViewer: false, isAway: false, isStandIn: false, points, clock: null })),
    number: 1,
    lastMoves: [],
    advice: [],
  };
}

/** A real position with a hand of our own: for jokers, which seldom come in pairs. */
function withHand(position: Position, hand: string[], legal: string[]): Position {
  return { view: { ...position.view, hand, staged: [] }, legal };
}

it("has positions of every phase", () => {
  for (const phase of ["lead", "follow", "discard", "over"]) expect(inPhase(phase).length, phase).toBeGreaterThan(0);
});

describe("the hand", () => {
  it("lights exactly the cards the server lists", () => {
    for (const position of positions.filter(({ legal }) => legal.length > 0)) {
      const lit = handOf(turnOf(position), []).filter(({ state }) => state === "legal").map(({ move }) => move);
      const offered = position.legal.filter((move) => move.startsWith("play ") || move.startsWith("discard "));
      expect(new Set(lit)).toEqual(new Set(offered));
    }
  });
  it("says why a card fits, but not where every card does", () => {
    for (const position of inPhase("lead")) for (const { why } of handOf(turnOf(position), [])) expect(why).toBeNull();
    for (const position of inPhase("follow")) {
      for (const { card, why } of handOf(turnOf(position), [])) expect(why !== null).toBe(position.legal.includes(`play ${card}`));
    }
  });
  it("tells two jokers apart and puts aside the one that was tapped", () => {
    const position = withHand(first("discard"), ["3", JOKER, JOKER], ["discard 3", "discard J", "done"]);
    const states = (wish: string[], chosen: number[]) => handOf(turnOf(position, wish, { legal: ["discard J", "done"] }), chosen).map(({ state }) => state);
    expect(new Set(handOf(turnOf(position), []).map(({ key }) => key)).size).toBe(3);
    expect(states(["discard J"], [1])).toEqual(["legal", "legal", "staged"]);
    expect(states(["discard J", "discard J"], [1, 0])).toEqual(["legal", "staged", "staged"]);
  });
  it("keeps staged what the server already holds aside", () => {
    const { view } = first("discard", (position) => (position.view.hand?.length ?? 0) > 0);
    const [card] = view.hand as string[];
    const turn = turnOf({ view: { ...view, staged: [card as string] }, legal: ["done"] });
    expect(handOf(turn, [])[0]?.state).toBe("staged");
  });
});

describe("the dock", () => {
  it("offers a button for the card that was tapped, and for passing where nothing fits", () => {
    for (const position of [...inPhase("lead"), ...inPhase("follow")]) {
      const { ask, action, others } = prompt(turnOf(position), text);
      expect(ask).not.toBe("");
      expect(action?.moves).toEqual(position.legal.join() === "pass" ? ["pass"] : undefined);
      expect(others ?? []).toEqual([]);
      const [first = ""] = position.legal;
      if (first === "pass") continue;
      const plan = { order: [first], done: true, more: [], legal: [] } as unknown as Plan;
      const chosen = prompt({ ...turnOf(position), wish: [first], legal: new Set(), plan }, text);
      expect(chosen.action?.moves).toEqual([first]);
      expect(chosen.ask).toBe(ask);
    }
  });
  it("names the card to beat, and its star only where there is one", () => {
    for (const position of inPhase("follow").filter(({ legal }) => legal.length > 1)) {
      const top = position.view.pile.at(-1)?.card as string;
      const { ask } = prompt(turnOf(position), text);
      if (top === JOKER) expect(ask).toContain("joker");
      else expect(ask).toContain(top);
      expect(ask.includes("match its star")).toBe(top in position.view.stars);
    }
  });
  it("says that a single card or a pass is all there is", () => {
    const only = first("follow");
    expect(prompt(turnOf({ ...only, legal: ["play 41"] }), text).ask).toBe(text("ask-only", { card: "41", joker: "no" }));
    expect(prompt(turnOf({ ...only, legal: ["pass"] }), text).ask).toContain("You pass");
  });
  it("offers a pass only where the server does", () => {
    const position = first("follow", ({ legal }) => legal.length > 1);
    expect(prompt(turnOf({ ...position, legal: [...position.legal, "pass"] }), text).others).toEqual([{ label: text("pass"), moves: ["pass"] }]);
  });
  it("keeps everything, or exchanges what is wished in the server's order", () => {
    const position = first("discard", ({ legal }) => legal.length > 2);
    expect(prompt(turnOf(position), text).action?.moves).toEqual(["done"]);
    const [one, two] = position.legal as [string, string];
    const { action } = prompt(turnOf(position, [two, one], { order: [one, two] }), text);
    expect(action).toEqual({ label: "Exchange 2 cards", moves: [one, two, "done"] });
  });
  it("waits for the server before it offers to exchange", () => {
    const position = first("discard", ({ legal }) => legal.length > 2);
    expect(prompt(turnOf(position, [position.legal[0] as string], null), text).action).toBeUndefined();
  });
  it("counts as still in only who has not passed and has cards", () => {
    const position = first("follow", ({ view, legal }) => legal.length > 1 && view.players > 2);
    const seats = position.view.seats.map((seat) => ({ ...seat, passed_on: "9" }));
    expect(prompt(turnOf({ ...position, view: { ...position.view, seats } }), text).note).toBeUndefined();
  });
});

describe("between rounds", () => {
  it("goes clockwise from the winner, who does not take part", () => {
    for (const { view } of inPhase("discard")) {
      const list = exchanges(view);
      expect(list.map(({ seat }) => seat)).not.toContain(view.last_winner);
      expect(list).toHaveLength(view.players - 1);
      expect(list.find(({ stage }) => stage === "choosing")?.seat).toBe(view.to_move);
      for (const { stage, thrown } of list) if (stage !== "done") expect(thrown).toEqual([]);
    }
  });
  it("has nothing to tell before the first round", () => {
    const { view } = first("lead", (position) => position.view.last_winner === null);
    expect(exchanges(view)).toEqual([]);
  });
});

describe("where the cards are", () => {
  it("counts every card of the box once", () => {
    for (const { view } of positions) {
      const box = boxOf(view);
      expect(box).toHaveLength(55);
      expect(new Set(box.filter(({ card }) => card !== JOKER).map(({ card }) => card)).size).toBe(50);
      const count = (where: string) => box.filter((one) => one.where === where).length;
      expect(count("gone")).toBe(view.discard_pile.length);
      expect(count("table")).toBe(view.pile.length);
      expect(count("hand")).toBe(view.hand?.length ?? 0);
      const others = view.seats.reduce((sum, { cards }, seat) => (seat === view.viewer ? sum : sum + cards), 0);
      expect(count("unknown")).toBe(view.draw_pile + others);
    }
  });
});

describe("cards", () => {
  const { stars } = (positions[0] as Position).view;
  it("are called by number and star", () => {
    expect(cardName(JOKER, stars, text)).toBe("Joker, all stars");
    for (const [card] of Object.entries(stars)) expect(cardName(card, stars, text)).toMatch(new RegExp(`^${card}, (red|yellow|green|blue|purple) star$`));
    expect(starWord("13", {})).toBe("none");
  });
  it("never share a name in a pile", () => {
    for (const { view } of positions) expect(new Set(view.pile.map((played, place) => pileFlight(played, view.round, place))).size).toBe(view.pile.length);
  });
});

describe("the score", () => {
  it("adds up to the points of the view", () => {
    for (const { view } of inPhase("over")) expect(scoring(view, text).map(({ points }) => points)).toEqual([view.points]);
  });
});

describe("the end of a round", () => {
  const seat = { cards: 3, tokens: 0, passed_on: null, thrown: [] };
  const base = inPhase("follow")[0]?.view as SuperstarView;
  const before = { ...base, seats: [{ ...seat, tokens: 1 }, seat], pile: [{ seat: 0, card: "49" }] };
  const after = { ...before, phase: "discard", seats: [{ ...seat, tokens: 2 }, seat], pile: [], last_winner: 0 };
  const seats = ["Ada", "Ben"].map((name, number) => ({ number, name, isViewer: number === 0 })) as never;

  const step = (number: number, name: string, card = ""): Step => ({ number, seat: number, move: null, bot: false, kind: "move", events: [{ name, args: { seat: number, card } }] });
  const passes = [step(1, "must-pass", "49")];

  it("is where a star was given, and the table stays with what ended the round", () => {
    expect(endsRound(after, { ...after, phase: "lead" }, [])).toBeNull();
    expect(endsRound(before, { ...after, phase: "over" }, passes)).toBeNull();
    expect(endsRound(null, after, passes)).toBeNull();
    const shown = endsRound(before, after, [...passes, step(1, "keeps"), step(0, "leads", "3")]);
    expect(shown?.pile).toEqual(before.pile);
    expect(shown?.seats.map(({ tokens, passed_on }) => [tokens, passed_on])).toEqual([[2, null], [0, "49"]]);
  });

  it("shows the card that ended it, which has left the hand", () => {
    const mine = { ...before, viewer: 0, hand: ["4", "50"] };
    const shown = endsRound(mine, after, [step(0, "plays", "50")]);
    expect(shown?.pile.map(({ card }) => card)).toEqual(["49", "50"]);
    expect([shown?.hand, shown?.seats[0]?.cards]).toEqual([["4"], 2]);
    expect(counted(after, shown as SuperstarView, seats, text).why).toBe("The last card was the 50.");
  });

  it("says who won it with what, that the others could not play, and whose next star wins the match", () => {
    const shown = endsRound(before, after, passes) as SuperstarView;
    const { title, why, rows } = counted(after, shown, seats, text);
    expect(title).toContain("You win round");
    expect(why).toBe("Nobody could beat the 49.");
    expect(counted(after, { ...shown, voluntary_pass: true }, seats, text).why).toBe("Everyone else passed on the 49.");
    expect(rows[0]?.points).toEqual([2, 0]);
    expect(rows[0]?.details).toEqual(["match point", ""]);
    expect(goal(after, text).near).toEqual(["match point", null]);
  });
});
