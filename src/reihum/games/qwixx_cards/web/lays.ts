/** The move texts of the third step: `cross G8` lays a card and marks it, `play J5 R` lays a joker as a red card, unmarked. */

export interface Lay {
  /** As in the view: `G8`, `J5`. */
  card: string;
  /** The letter of the colour it counts as. */
  colour: string;
  number: number;
  marks: boolean;
}

const LAY = /^(play|cross) ([RYGBJ])(\d+)(?: ([RYGB]))?$/;
const JOKER = "J";

export function layOf(move: string): Lay | null {
  const match = LAY.exec(move);
  if (!match) return null;
  const [, verb, kind, number, named] = match as unknown as [string, string, string, string, string | undefined];
  return { card: `${kind}${number}`, colour: named ?? kind, number: Number(number), marks: verb === "cross" };
}

export function laysOf(moves: readonly string[]): Lay[] {
  return moves.map(layOf).filter((lay) => lay !== null);
}

/** The text of a lay; the colour is only said of a joker. */
export function layMove(card: string, colour: string, marks: boolean): string {
  return `${marks ? "cross" : "play"} ${card}${isJoker(card) ? ` ${colour}` : ""}`;
}

export const isJoker = (card: string): boolean => card.startsWith(JOKER);
export const numberOf = (card: string): number => Number(card.slice(1));

const KINDS = "RYGBJ";

/** By colour, each in the order of its row; the jokers behind. */
export function inHandOrder(cards: readonly string[]): string[] {
  const place = (card: string) => KINDS.indexOf(card.charAt(0)) * 100 + ("GB".includes(card.charAt(0)) ? -numberOf(card) : numberOf(card));
  return cards.toSorted((one, other) => place(one) - place(other));
}
