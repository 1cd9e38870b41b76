import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Grow, Turn } from "../../src/boards/contract.ts";
import { claimName, folded, ranked, worthOf } from "../../../src/reihum/games/one_to_nine/web/claims.ts";
import { draftOf, fillerOf, fillsIn, layMove, moveTo, piecesOf, targetsOf } from "../../../src/reihum/games/one_to_nine/web/draft.ts";
import { Filler } from "../../../src/reihum/games/one_to_nine/web/filling.svelte.ts";
import { namesOf, placed } from "../../../src/reihum/games/one_to_nine/web/names.ts";
import { faceOf, nameOf } from "../../../src/reihum/games/one_to_nine/web/notation.ts";
import { prompt } from "../../../src/reihum/games/one_to_nine/web/prompt.ts";
import { decided, goal } from "../../../src/reihum/games/one_to_nine/web/goal.ts";
import { scoring } from "../../../src/reihum/games/one_to_nine/web/scoring.ts";
import type { Plan } from "../../src/lib/protocol.ts";
import { Texts } from "../../src/lib/words/texts.svelte.ts";
import type { OneToNineFilling, OneToNineView } from "../../../src/reihum/games/one_to_nine/web/view.ts";

/** A real position with a long run to claim, what a server answers to every wish for it, and two later positions. */
interface Recorded {
  turn: OneToNineView;
  legal: string[];
  /** Wish → the gap that comes next and what may fill it. */
  fillings: Record<string, { next_field: string; fillers: string[] }>;
  laid: OneToNineView;
  end: OneToNineView;
}

const here = import.meta.dirname;
const recorded = JSON.parse(readFileSync(join(here, "one_to_nine.json"), "utf8")) as Recorded;
const source = readFileSync(join(here, "../../../src/reihum/games/one_to_nine/web/texts/en.ftl"), "utf8");
const { text } = new Texts([{ language: "en", source }]);
const view = recorded.turn;
const LONG = "claim B1-9";

function planOf(order: string[]): Plan {
  const next = recorded.fillings[order.join()];
  const claim = view.claims.find(({ move }) => order.includes(move));
  const filling: OneToNineFilling | null = next && claim ? { claim, filled: [], jokers_left: 0, stars_left: 0, ...next } : null;
  return { type: "plan", id: "", at: 0, order, view: { ...view, filling } as OneToNineView, legal: [], more: [], done: filling === null, reveals: false, refused: null, clause: null, reason: null };
}

function turnOf(wish: string[] = [], isAnswered = true): Turn<OneToNineView> {
  const plan = wish.length && isAnswered ? planOf(wish) : null;
  const staged = (plan?.view as OneToNineView | undefined) ?? view;
  return { view, staged, legal: new Set(recorded.legal), opening: new Set(recorded.legal), wish, plan, isAsked: true, viewer: view.viewer, seats: [], number: 1, lastMoves: [], advice: [] };
}

/** A table with the recorded answers: it refuses what the server did not list, and says so as the frame does. */
class Table {
  readonly filler = new Filler();
  wish: string[] = [];
  refused: string[] = [];
  /** Every wish that was shown. */
  shown: string[] = [];

  get turn() {
    return { ...turnOf(this.wish), onWish: (moves: readonly string[], _?: readonly string[] | null, grow?: Grow | null) => this.set([...moves], grow) };
  }

  set(wish: string[], grow: Grow | null = null): void {
    this.wish = wish;
    const at = wish.findIndex((move, place) => {
      if (!move.startsWith("fill ")) return !recorded.legal.includes(move);
      const next = recorded.fillings[wish.slice(0, place).join()];
      return !next?.fillers.some((filler) => move === `fill ${next.next_field} ${filler}`);
    });
    const grown = at < 0 ? (grow?.(planOf(wish)) ?? null) : null;
    if (grown) return this.set([...grown], grow);
    this.shown.push(this.wish.join());
    if (at < 0) return;
    this.refused.push(wish[at] ?? "");
    this.wish = wish.slice(0, at);
  }

  /** Lets the filler go on until it asks for nothing more. */
  settle(): this {
    for (let before = "?"; before !== this.wish.join(); ) {
      before = this.wish.join();
      this.filler.step(this.turn);
    }
    return this;
  }

  begin(claim: string): this {
    this.filler.begin(this.turn, claim);
    return this.settle();
  }

  change(field: string, filler: string): this {
    this.filler.change(this.turn, field, filler);
    return this.settle();
  }

  get fills(): string {
    return fillsIn(this.wish).map((fill) => fill.join(" ")).join(", ");
  }
}

describe("what can be tapped", () => {
  it("reaches every legal move, and every claim of the view is legal", () => {
    const legal = new Set(recorded.legal);
    const cards = new Set(view.hand);
    const plays = [...cards].flatMap((card) => [`play ${card}`, ...[...targetsOf(legal, card)].map((field) => layMove(card, field))]);
    const reached = new Set([...plays.filter((move) => legal.has(move)), ...view.claims.map(({ move }) => move)]);
    expect(reached).toEqual(legal);
  });
  it("aims a number joker at the free fields of its number only", () => {
    expect(targetsOf(new Set(recorded.legal), "N6")).toEqual(new Set(["Y6", "G6"]));
  });
  it("does not lay a number joker where another number was tapped", () => {
    expect([moveTo("B6", "N6"), moveTo("B1", "N6")]).toEqual(["play N6 B", "play B1"]);
    expect([moveTo("B1", "J"), moveTo("B1", null)]).toEqual(["play J B1", "play B1"]);
  });
});

describe("the draft", () => {
  it("sends a card to its free field, or away when the field is taken", () => {
    expect(draftOf(view, ["play B3"])).toEqual({ kind: "lay", move: "play B3", card: "B3", field: "B3" });
    expect(draftOf(view, ["play N6 G"])).toEqual({ kind: "lay", move: "play N6 G", card: "N6", field: "G6" });
    expect(draftOf(view, ["play J R1"])).toEqual({ kind: "lay", move: "play J R1", card: "J", field: "R1" });
    expect(draftOf(view, ["play B2"])).toEqual({ kind: "away", move: "play B2", card: "B2" });
    expect(draftOf(view, ["play +3"])).toEqual({ kind: "away", move: "play +3", card: "+3" });
    expect(draftOf(view, [])).toBeNull();
  });
  it("takes its pieces out of the hand, each once", () => {
    const { hand } = namesOf(null, view);
    const draft = draftOf(view, new Table().begin(LONG).wish);
    const found = placed(hand, piecesOf(draft));
    const names = [...found.values()].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(found.get("B8")).toEqual(hand.find(({ card }) => card === "N8"));
    expect(found.get("B5")?.card).toBe("star");
  });
  it("says what a card dropped on a gap would be there", () => {
    expect([fillerOf("B5", "B5"), fillerOf("N5", "B5"), fillerOf("J", "B5"), fillerOf("B4", "B5")]).toEqual(["card", "number", "joker", null]);
  });
});

describe("filling a claim", () => {
  it("proposes the first filler the server lists, gap by gap", () => {
    expect(new Table().begin(LONG).fills).toBe("B1 joker, B3 card, B4 card, B5 star, B7 card, B8 number");
  });
  it("shows the proposal once, however many gaps it has", () => {
    const table = new Table().begin(LONG);
    expect(table.shown).toEqual([table.wish.join()]);
  });
  it("fills a claim that was begun without it", () => {
    const table = new Table();
    table.set([LONG]);
    expect(table.settle().fills).toBe("B1 joker, B3 card, B4 card, B5 star, B7 card, B8 number");
  });
  it("keeps what comes after a change where it still can be", () => {
    const table = new Table().begin(LONG).change("B8", "star").change("B3", "card");
    expect(table.fills).toBe("B1 joker, B3 card, B4 card, B5 star, B7 card, B8 star");
    // both stars are spent on 1 and 5, so 8 goes back to the number joker
    expect(table.change("B1", "star").fills).not.toContain("B8 star");
  });
  it("hands a joker over from an earlier gap that has something else", () => {
    const table = new Table().begin(LONG);
    expect(table.filler.offers("B5")).toEqual(["star"]);
    expect(table.filler.choices(table.turn, "B5")).toEqual(["star", "joker"]);
    expect(table.change("B5", "joker").fills).toBe("B1 star, B3 card, B4 card, B5 joker, B7 card, B8 number");
    expect(table.refused).toEqual([]);
  });
  it("asks for what was not offered, so that the reason is told, and restores the proposal", () => {
    const table = new Table().begin(LONG).change("B5", "card");
    expect(table.refused).toEqual(["fill B5 card"]);
    expect(table.fills).toBe("B1 joker, B3 card, B4 card, B5 star, B7 card, B8 number");
  });
  it("is put away as a whole when the last step is taken back", () => {
    const table = new Table().begin(LONG);
    table.set(table.wish.slice(0, -1));
    expect(table.settle().wish).toEqual([]);
  });
  it("begins anew with another claim", () => {
    const table = new Table().begin(LONG).begin("claim 6s");
    expect(table.wish[0]).toBe("claim 6s");
    expect(table.filler.offers("B5")).toEqual([]);
  });
});

describe("the claims", () => {
  it("stand in the order of their worth, what a hint advises first", () => {
    expect(ranked(view.claims, undefined).slice(0, 2).map(({ move }) => move)).toEqual([LONG, "claim B2-7"]);
    expect(ranked(view.claims, "claim 3s")[0]?.move).toBe("claim 3s");
  });
  it("are folded without hiding the chosen one", () => {
    const all = ranked(view.claims, undefined);
    const last = all.at(-1)?.move;
    const { shown, hidden } = folded(all, 4, last);
    expect(shown.map(({ move }) => move)).toContain(last);
    expect(shown.length + hidden.length).toBe(all.length);
    expect(folded(all.slice(0, 3), 4, undefined).hidden).toEqual([]);
  });
  it("have names and worth in words", () => {
    const words = view.claims.map((claim) => `${claimName(claim, text)} for ${worthOf(claim, text)}`);
    expect(words).toContain("the blue run 2–7 for 3 small stars");
    expect(words).toContain("the four 3s for a small star");
    expect(words).toContain("the long run in blue for a big star");
  });
});

describe("the dock", () => {
  it("asks for a card or a claim, and offers nothing to press yet", () => {
    expect(prompt(turnOf(), null, text).ask).toBe(text("ask-play-or-claim"));
    expect(prompt(turnOf(), null, text).action).toBeUndefined();
    expect(prompt(turnOf(), "N6", text).ask).toContain("number joker 6");
  });
  it("plays the plan's order, and nothing before the server has answered", () => {
    expect(prompt(turnOf(["play B3"]), null, text).action?.moves).toEqual(["play B3"]);
    expect(prompt(turnOf(["play B3"], false), null, text).action).toBeUndefined();
  });
  it("offers a claim only when its last gap is filled", () => {
    const { wish } = new Table().begin(LONG);
    expect(prompt(turnOf([LONG]), null, text).action).toBeUndefined();
    expect(prompt(turnOf(wish), null, text)).toMatchObject({ action: { label: "Claim the big star", moves: wish } });
    expect(prompt(turnOf(wish), null, text).ask).toContain("paid with a small star");
  });
  it("says what a card that is given up brings", () => {
    expect(prompt(turnOf(["play B2"]), null, text).action?.label).toBe("Take a joker");
    const poor = { ...turnOf(["play B2"]), view: { ...view, joker_supply: 0 } };
    expect(prompt(poor, null, text).action?.label).toBe("Draw a card");
  });
});

describe("the names of the cards", () => {
  it("stay with a card on its way from the hand to the board", () => {
    const before = namesOf(null, view);
    const after = namesOf(before, recorded.laid);
    expect(after.fields.get("B3")?.name).toBe(before.hand.find(({ card }) => card === "B3")?.name);
    for (const [field, named] of before.fields) expect(after.fields.get(field)).toEqual(named);
  });
  it("are new for what is drawn, and never shared", () => {
    const before = namesOf(null, view);
    const after = namesOf(before, recorded.laid);
    const old = new Set([...before.hand, ...before.fields.values()].map(({ name }) => name));
    const drawn = after.hand.filter(({ name }) => !old.has(name));
    expect(drawn.map(({ card, from }) => `${card} from ${from}`)).toEqual(["R6 from stack", "+3 from stack"]);
    const all = [...after.hand, ...after.fields.values(), after.top].map(({ name }) => name);
    expect(new Set(all).size).toBe(all.length);
  });
  it("do not change when the same position is shown again", () => {
    const before = namesOf(null, view);
    expect(namesOf(before, view)).toBe(before);
    expect(namesOf(before, structuredClone(view)).hand).toEqual(before.hand);
  });
});

describe("the words", () => {
  it("name every card", () => {
    expect(["R5", "N5", "J", "+3", "star"].map((card) => nameOf(card, text))).toEqual(["red 5", "number joker 5", "joker", "+3", "small star"]);
    expect(() => faceOf("X5")).toThrow(RangeError);
  });
});

describe("the score", () => {
  it("shows stars, and no points that nobody saw", () => {
    const rows = scoring(recorded.end, text);
    expect(rows.map(({ points }) => points)).toEqual([recorded.end.seats.map((seat) => seat.big_stars), recorded.end.seats.map((seat) => seat.small_stars)]);
    expect(Math.max(...(rows[0]?.points.map((stars) => stars ?? 0) ?? []))).toBe(3);
  });

  it("says what decided the match", () => {
    expect(decided(recorded.end, text)).toBe("The third big star");
    expect(decided({ ...recorded.end, ended_by: "turn-limit" }, text)).toContain("last turn");
    expect(decided({ ...recorded.end, ended_by: null }, text)).toBeNull();
  });

  it("is one big star from the end for whoever has two", () => {
    const seats = recorded.end.seats.map((seat, number) => ({ ...seat, big_stars: number }));
    expect(goal({ ...recorded.end, seats }, text).near).toEqual([null, null, "one star to go"]);
  });
});
