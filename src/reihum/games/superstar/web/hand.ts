/** The own hand: which move each card stands for, how it looks, and why it fits. */
import type { Turn } from "$boards/contract.ts";
import { stateOf, wished } from "$boards/turn.ts";
import type { PieceState } from "$pieces";
import { JOKER } from "./cards.ts";
import type { SuperstarView } from "./view.ts";

export interface HandCard {
  card: string;
  /** Which of the own jokers it is; 0 for numbers. */
  copy: number;
  /** Tells the own cards apart, jokers too. */
  key: string;
  move: string;
  state: PieceState;
  /** Why it fits now, in the view's words; null if it does not, or nothing has to fit. */
  why: string | null;
}

export const isExchange = (view: SuperstarView): boolean => view.phase === "discard";

/**
 * The cards of the hand. `chosenJokers` are the jokers tapped, newest last: five jokers are one kind to the rules, but
 * the one that was tapped is the one that should move.
 */
export function handOf(turn: Turn<SuperstarView>, chosenJokers: readonly number[]): HandCard[] {
  const { view } = turn;
  const hand = view.hand ?? [];
  const outJokers = jokersOut(turn, hand.filter((card) => card === JOKER).length, chosenJokers);
  let jokers = 0;
  return hand.map((card) => {
    const copy = card === JOKER ? jokers++ : 0;
    const move = `${isExchange(view) ? "discard" : "play"} ${card}`;
    const isOut = card === JOKER ? outJokers.has(copy) : view.staged.includes(card) || turn.wish.includes(move);
    const why = view.fitting[card] ?? null;
    return { card, copy, key: card === JOKER ? `J${copy}` : card, move, state: stateIn(turn, move, isOut), why: why === "any" ? null : why };
  });
}

function stateIn(turn: Turn<SuperstarView>, move: string, isOut: boolean): PieceState {
  // another card may be chosen instead of the one that was
  if (!isExchange(turn.view) || !turn.isAsked) return stateOf({ isAsked: turn.isAsked, wish: turn.wish, legal: turn.opening }, move);
  if (isOut) return "staged";
  return turn.legal.has(move) ? "legal" : "quiet";
}

/** Which of the jokers lie aside: the ones tapped, as far as they are wished. */
function jokersOut(turn: Turn<SuperstarView>, jokers: number, chosen: readonly number[]): Set<number> {
  if (!isExchange(turn.view)) return new Set();
  const count = turn.view.staged.filter((card) => card === JOKER).length + wished(turn, `discard ${JOKER}`);
  const all = Array.from({ length: jokers }, (_, copy) => copy);
  const order = [...chosen.filter((copy) => copy < jokers), ...all.filter((copy) => !chosen.includes(copy))];
  return new Set(order.slice(0, count));
}
