/** Where each card of the box is, as far as the viewer knows. */
import { JOKER } from "./cards.ts";
import type { SuperstarView } from "./view.ts";

export type Where = "gone" | "table" | "hand" | "unknown";

export interface Known {
  card: string;
  where: Where;
}

const NUMBERS = 50;
const JOKERS = 5;

/** The numbers in their order, then the jokers: those seen first. */
export function boxOf(view: SuperstarView): Known[] {
  const piles: [Where, string[]][] = [
    ["gone", view.discard_pile],
    ["table", view.pile.map(({ card }) => card)],
    ["hand", view.hand ?? []],
  ];
  const numbers = Array.from({ length: NUMBERS }, (_, index) => {
    const card = String(index + 1);
    return { card, where: piles.find(([, cards]) => cards.includes(card))?.[0] ?? ("unknown" as const) };
  });
  const seen = piles.flatMap(([where, cards]) => cards.filter((card) => card === JOKER).map((card) => ({ card, where })));
  const unseen = Array.from({ length: Math.max(0, JOKERS - seen.length) }, () => ({ card: JOKER, where: "unknown" as const }));
  return [...numbers, ...seen, ...unseen];
}
