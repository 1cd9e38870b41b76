/** The cards of the move texts as they stand in a sentence: drawn as little cards, or in words. */
import { type Colour, colourOf } from "../../pieces/notation.ts";
import { text } from "./texts.svelte.ts";

export type Chip =
  /** A coloured number, `R5`, or a run of them, `R2–5`. */
  | { kind: "coloured"; colour: Colour; first: number; last: number }
  /** A joker, with the number it has (`J5`, `N5`) or none (`J`). */
  | { kind: "joker"; number: number | null }
  /** A number without a colour, `17`, with the star it shows: `17★R`. */
  | { kind: "number"; number: number; star: Colour | null };

const FORM = /^(?:(?<colour>[RYGBP])(?<first>\d{1,2})(?:–(?<last>\d{1,2}))?|[JN](?<joker>\d{1,2})?|(?<number>\d{1,2})(?:★(?<star>[RYGBP]))?)$/;

export function chipOf(card: string): Chip | null {
  const parts = FORM.exec(card)?.groups;
  if (!parts) return null;
  const { colour, first, last, joker, number, star } = parts;
  if (colour) return { kind: "coloured", colour: colourOf(colour), first: Number(first), last: Number(last ?? first) };
  if (number) return { kind: "number", number: Number(number), star: star ? colourOf(star) : null };
  return { kind: "joker", number: joker === undefined ? null : Number(joker) };
}

/** A card in words: "red 5". */
export function nameOfCard(card: string): string {
  const chip = chipOf(card);
  if (!chip) return card;
  if (chip.kind === "joker") {
    if (chip.number === null) return text("joker-name");
    return text(card.startsWith("N") ? "number-joker-name" : "joker-of-number-name", { number: chip.number });
  }
  if (chip.kind === "number") return chip.star ? text("starred-card-name", { number: chip.number, colour: chip.star }) : String(chip.number);
  const { colour, first: number, last } = chip;
  return number === last ? text("card-name", { colour, number }) : text("run-name", { colour, number, last });
}
