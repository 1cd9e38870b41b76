/** Cards as the view writes them ("17", "J"): what they show, what they are called, how they travel. */
import type { Text } from "$lib/words/texts.svelte.ts";
import { type Colour, colourOf } from "$pieces";
import type { SuperstarPlayed, SuperstarView } from "./view.ts";

export const JOKER = "J";

/** The star of every number that shows one, as in the view. */
export type Stars = SuperstarView["stars"];

/** The colour of the star a card shows; null for a plain number, and for the joker, which shows all. */
export function starOf(card: string, stars: Stars): Colour | null {
  const letter = stars[card];
  return letter === undefined ? null : colourOf(letter);
}

/** The word texts choose by: a colour, "none" or "joker". */
export function starWord(card: string, stars: Stars): string {
  return card === JOKER ? "joker" : (starOf(card, stars) ?? "none");
}

/** A card in words: "36, green star". */
export function cardName(card: string, stars: Stars, text: Text): string {
  return text("card-name", { card, star: starWord(card, stars) });
}

/** Several cards in words, for the ear. */
export function cardNames(cards: readonly string[], stars: Stars, text: Text): string {
  return cards.map((card) => cardName(card, stars, text)).join("; ");
}

/** A number is one piece wherever it lies. The five jokers are alike, so one is told apart by its place in the round. */
export function pileFlight(played: SuperstarPlayed, round: number, place: number): string {
  return played.card === JOKER ? `joker-${round}-${place}` : `card-${played.card}`;
}
