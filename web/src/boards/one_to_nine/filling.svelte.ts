/**
 * Fills the gaps of a claim by itself, so that one tap shows a complete proposal: it asks the server for the gap that comes
 * next, takes the first filler it lists (or the one the person has chosen there), and asks again. Which fillers there are,
 * the server says; here they are only remembered, so that a tap on a gap can offer them.
 */
import type { BoardProps } from "$boards/contract.ts";
import { isSameWish } from "$boards/turn.ts";
import type { OneToNineFilling, OneToNineView } from "$lib/protocol.ts";
import { fillerCard, fillMove, fillsIn } from "./draft.ts";

type Turn = Pick<BoardProps<OneToNineView>, "view" | "staged" | "wish" | "plan" | "isAsked" | "number" | "onWish">;

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
  begin(turn: Turn, claim: string): void {
    this.#forget();
    this.#ask(turn, [claim]);
  }

  /** Change what fills a gap. A filler that an earlier gap has taken is handed over, if that gap has something else. */
  change(turn: Turn, field: string, filler: string): void {
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
  choices(turn: Turn, field: string): string[] {
    const fills = fillsIn(turn.wish);
    const earlier = fills.slice(0, Math.max(0, fills.findIndex(([gap]) => gap === field)));
    const handed = ["number", "joker", "star"].filter((filler) => this.#giver(earlier, field, filler) !== undefined);
    return [...new Set([...this.offers(field), ...handed])];
  }

  offers(field: string): readonly string[] {
    return this.offered.get(field) ?? [];
  }

  /** To be called whenever the turn has changed: one step further, if there is one. */
  step(turn: Turn): void {
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
    const next = this.#next(turn);
    if (!next || this.#isAtRest) return;
    this.offered = new Map(this.offered).set(next.next_field, next.fillers);
    const wanted = this.#wanted.get(next.next_field);
    const filler = wanted && next.fillers.includes(wanted) ? wanted : next.fillers[0];
    if (filler) this.#ask(turn, [...turn.wish, fillMove(next.next_field, filler)]);
  }

  /** The gap the server asks for next; null while it has not answered, or when there is none. */
  #next(turn: Turn): OneToNineFilling | null {
    if (turn.wish.length === 0) return turn.view.filling;
    if (!turn.plan || !isSameWish(turn.plan.order, turn.wish)) return null;
    this.#isAgreed = true;
    // what the last gap brings about is not shown beforehand: the plan's view then still asks for it
    return turn.plan.done ? null : turn.staged.filling;
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
  #putAway(turn: Turn): void {
    this.#forget();
    this.#isAtRest = true;
    turn.onWish([]);
  }

  #ask(turn: Turn, wish: readonly string[]): void {
    this.#asked = wish;
    this.#isAgreed = false;
    turn.onWish(wish);
  }

  #forget(): void {
    this.offered = new Map();
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
