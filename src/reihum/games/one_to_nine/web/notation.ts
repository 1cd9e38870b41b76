/** The texts of One to 9, "R5", "N5", "J", "+3", as what can be drawn and as what can be said. */
import type { Text } from "$lib/words/texts.svelte.ts";
import { type Colour, colouredNumber, colourOf } from "$pieces";

export const COLOURS = ["R", "Y", "G", "B"] as const;
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const JOKER = "J";
export const PLUS_THREE = "+3";
/** What lies on a field, or fills a gap, where no card does. */
export const STAR = "star";

/** A card as the piece `Card` draws it. */
export type Face = { kind: "number"; colour: Colour; number: number } | { kind: "any"; number: number } | { kind: "joker" } | { kind: "plus" };

export function faceOf(card: string): Face {
  const coloured = colouredNumber(card);
  if (coloured) return { kind: "number", ...coloured };
  if (isNumberJoker(card)) return { kind: "any", number: numberOf(card) };
  if (card === JOKER) return { kind: "joker" };
  if (card === PLUS_THREE) return { kind: "plus" };
  throw new RangeError(`${JSON.stringify(card)} is not a card`);
}

export function isNumberJoker(card: string): boolean {
  return /^N[1-9]$/.test(card);
}

/** "R5" or "N5" → 5. */
export function numberOf(card: string): number {
  return Number(card[1]);
}

/** "R5" → "red". */
export function colourOfField(field: string): Colour {
  return colourOf(field[0] ?? "");
}

/** A card, a field or a star in words. */
export function nameOf(card: string, text: Text): string {
  if (card === STAR) return text("small-star");
  const face = faceOf(card);
  if (face.kind === "number") return text("coloured", { colour: face.colour, number: face.number });
  if (face.kind === "any") return text("number-joker", { number: face.number });
  return face.kind === "joker" ? text("joker") : text("plus-three");
}

/** What lies on a field of the board; null if it is free. */
export function lyingOn(board: readonly (readonly (string | null)[])[], field: string): string | null {
  const row = COLOURS.findIndex((colour) => colour === field[0]);
  return board[row]?.[numberOf(field) - 1] ?? null;
}
