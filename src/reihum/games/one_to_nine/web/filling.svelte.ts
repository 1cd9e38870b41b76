/**
 * Fills the gaps of a claim by itself, so that one tap shows a complete proposal: it asks the server for the gap that comes
 * next, takes the first filler it lists (or the one the person has chosen there), and asks again; what is drawn is the
 * answer to the last question. Which fillers there are, the server says; here they are only remembered, so that a tap on a
 * gap can offer them.
 */
import type { BoardProps } from "$boards/contract.ts";
import { isSameWish } from "$boards/turn.ts";
import type { Plan } from "$lib/protocol.ts";
import { fillerCard, fillMove, fillsIn } from "./draft.ts";
import type { OneToNineFilling, OneToNineView } from "./view.ts";

type FillingTurn = Pick<BoardProps<OneToNineView>, "view" | "wish" | "plan" | "isAsked" | "number" | "onWish">;

export class Filler {
  /** Gap → the fillers the server has listed for it, given the gaps before it. */
  offered = $state.raw<ReadonlyMap<string, readonly string[]>>(new Map());
  /** Gap → what the person wants there, if it can be. */
  #wanted = new Map<string, string>();
  /** The wish asked for last, and whether the server has agreed to it. */
  #asked: readonly string[] = [];
  #isAgreed = false;
  /** The claim was put away with Undo: it is not filled again until it is touched. */
  #isAtRest = false;
  /** The position all this belongs to. */
  #number = -1;

  /** Begin with a claim. */
  begin(turn: FillingTurn, claim: string): void {
    this.#forget();
    this.#number = turn.number;
    this.#ask(turn, [claim]);
  }

  /** Change what fills a gap. A filler that an earlier gap has taken is handed over, if that gap has something else. */
  change(turn: FillingTurn, field: string, filler: string): void {
    this.#isAtRest = false;
    const fills = fillsIn(turn.wish);
    const place = Math.max(0, fills.findIndex(([gap]) => gap === field));
    for (const [gap, used] of fills) this.#wanted.set(gap, used);
    const giver = this.offers(field).includes(filler) ? undefined : this.#giver(fills.slice(0, place), field, filler);
    if (giver) {
      this.#wanted.set(field, filler);
      this.#wanted.set(giver.gap, giver.instead);
      this.#ask(turn, before(turn.wish, giver.gap, giver.instead));
      return;
    }
    if (this.offers(field).includes(filler)) this.#wanted.set(field, filler);
    // what was not offered is asked for all the same: the server says why not
    this.#ask(turn, before(turn.wish, field, filler));
  }

  /** What may fill a gap: what the server listed, and what an earlier gap could hand over. */
  choices(turn: FillingTurn, field: string): string[] {
    const fills = fillsIn(turn.wish);
    const earlier = fills.slice(0, Math.max(0, fills.findIndex(([gap]) => gap === field)));
    const handed = ["number", "joker", "star"].filter((filler) => this.#giver(earlier, field, filler) !== undefined);
    return [...new Set([...this.offers(field), ...handed])];
  }

  offers(field: string): readonly string[] {
    return this.offered.get(field) ?? [];
  }

  /** To be called whenever the turn has changed: one step further, if there is one. */
  step(turn: FillingTurn): void {
    if (!turn.isAsked) return;
    if (turn.number !== this.#number) this.#forget();
    this.#number = turn.number;
    if (!turn.view.filling && !turn.wish.some((move) => move.startsWith("claim "))) {
      if (this.#asked.length) this.#forget();
      return;
    }
    if (!isSameWish(turn.wish, this.#asked)) {
      if (this.#isAgreed && turn.wish.length < this.#asked.length) {
        this.#putAway(turn);
        return;
      }
      this.#asked = turn.wish; // the server has refused something, or begun without us
      this.#isAgreed = false;
    }
    const next = turn.wish.length === 0 ? turn.view.filling : turn.plan && this.#next(turn.plan);
    const wish = next && !this.#isAtRest ? this.#filled(turn.wish, next) : null;
    if (wish) this.#ask(turn, wish);
  }

  /** The wish with one gap more, as far as there is something for it. */
  #filled(wish: readonly string[], { next_field: field, fillers }: OneToNineFilling): readonly string[] | null {
    this.offered = new Map(this.offered).set(field, fillers);
    const wanted = this.#wanted.get(field);
    const filler = wanted && fillers.includes(wanted) ? wanted : fillers[0];
    return filler ? [...wish, fillMove(field, filler)] : null;
  }

  /** The gap that the answer to what was asked for last asks for; null when there is none. */
  #next(plan: Plan): OneToNineFilling | null {
    if (!isSameWish(plan.order, this.#asked)) return null;
    this.#isAgreed = true;
    // what the last gap brings about is not shown beforehand: the plan's view then still asks for it
    return plan.done ? null : (plan.view as unknown as OneToNineView).filling;
  }

  #giver(earlier: readonly [string, string][], field: string, filler: string): { gap: string; instead: string } | undefined {
    for (const [gap, used] of [...earlier].reverse()) {
      if (fillerCard(gap, filler) !== fillerCard(field, filler)) continue; // not the same card
      const instead = this.offers(gap).find((other) => other !== filler);
      if (used === filler && instead) return { gap, instead };
    }
    return undefined;
  }

  /** Undo takes back the whole proposal, not the last of the gaps that filled themselves. */
  #putAway(turn: FillingTurn): void {
    this.#forget();
    this.#isAtRest = true;
    turn.onWish([]);
  }

  #ask(turn: FillingTurn, wish: readonly string[]): void {
    this.#expect(wish);
    turn.onWish(wish, null, (plan) => {
      const next = this.#next(plan);
      const filled = next && this.#filled(this.#asked, next);
      if (filled) this.#expect(filled);
      return filled;
    });
  }

  #expect(wish: readonly string[]): void {
    this.#asked = wish;
    this.#isAgreed = false;
  }

  #forget(): void {
    if (this.offered.size > 0) this.offered = new Map();
    this.#wanted.clear();
    this.#asked = [];
    this.#isAgreed = false;
    this.#isAtRest = false;
  }
}

/** The wish up to a gap, with a new filler there: what comes after may depend on it. */
function before(wish: readonly string[], field: string, filler: string): string[] {
  const place = wish.findIndex((move) => move.startsWith(`fill ${field} `));
  return [...wish.slice(0, place < 0 ? wish.length : place), fillMove(field, filler)];
}
