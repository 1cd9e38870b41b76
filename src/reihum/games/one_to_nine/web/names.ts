/**
 * Who is who from one position to the next: every card gets a name that it keeps on its way from hand to board, so that it
 * can be seen travelling. Names say nothing about hidden cards; they are made up here, from what the viewer sees.
 */
import { COLOURS, JOKER, lyingOn, NUMBERS } from "./notation.ts";
import type { OneToNineAction, OneToNineView } from "./view.ts";

export interface Named {
  name: string;
  /** The place a new card comes from. */
  from: string | undefined;
}
export interface NamedCard extends Named {
  card: string;
}

export interface Names {
  view: OneToNineView;
  hand: NamedCard[];
  fields: Map<string, Named>;
  top: Named;
  count: number;
}

/** The names of a position, given those of the one shown before it. */
export function namesOf(before: Names | null, view: OneToNineView): Names {
  if (before?.view === view) return before;
  let count = before?.count ?? 0;
  const fresh = (from?: string): Named => ({ name: `card-${++count}`, from });
  const action = view.last && before && !isSameAction(before.view.last, view.last) ? view.last : null;

  const left = new Map<string, Named[]>();
  for (const held of before?.hand ?? []) left.set(held.card, [...(left.get(held.card) ?? []), held]);
  const hand = (view.hand ?? []).map((card): NamedCard => {
    const kept = left.get(card)?.shift();
    const named = kept ?? fresh(card === JOKER ? "jokers" : "stack");
    return { card, name: named.name, from: named.from };
  });
  /** A card of the own hand that has just left it. */
  const played = (card: string): Named | undefined => (action?.seat === view.viewer ? left.get(card)?.shift() : undefined);
  const place = action ? `seat-${action.seat}` : undefined;

  const fields = new Map<string, Named>();
  for (const field of COLOURS.flatMap((colour) => NUMBERS.map((number) => `${colour}${number}`))) {
    const card = lyingOn(view.board, field);
    if (card === null) continue;
    const isLanded = action?.landed.includes(field) ?? false;
    const kept = !isLanded && before && lyingOn(before.view.board, field) === card ? before.fields.get(field) : undefined;
    fields.set(field, kept ?? (isLanded ? undefined : played(card)) ?? fresh(isLanded ? "stack" : place));
  }
  return { view, hand, fields, top: topOf(), count };

  function topOf(): Named {
    const isSame = before && before.view.discard_top === view.discard_top && before.view.discard.length === view.discard.length;
    if (isSame) return before.top;
    const isPlay = action !== null && !action.move.startsWith("claim ");
    return (isPlay ? played(view.discard_top ?? "") : undefined) ?? fresh(isPlay ? place : "stack");
  }
}

function isSameAction(one: OneToNineAction | null, other: OneToNineAction): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The pieces of a draft, each with the card of the hand that it is: target → card. A target is a field or "discard". */
export function placed(hand: readonly NamedCard[], pieces: readonly { target: string; card: string }[]): Map<string, NamedCard> {
  const free = [...hand];
  const found = new Map<string, NamedCard>();
  for (const { target, card } of pieces) {
    const place = free.findIndex((held) => held.card === card);
    const [held] = place < 0 ? [] : free.splice(place, 1);
    found.set(target, held ?? { card, name: `draft-${target}`, from: undefined });
  }
  return found;
}
