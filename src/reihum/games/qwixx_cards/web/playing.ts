/**
 * Building a play by taps. A card is laid marked if the server lets it be, else unmarked; a second tap takes it back; its
 * mark can be rubbed out and put back. What is possible is only ever read from the server's lists.
 */
import type { BoardProps, Turn } from "$boards/contract.ts";
import { isJoker, type Lay, layMove, layOf, laysOf } from "./lays.ts";
import type { QwixxCardsView } from "./view.ts";

type AskedTable = Pick<Turn<QwixxCardsView>, "legal" | "opening" | "wish">;
type Tapped = AskedTable & Pick<BoardProps<QwixxCardsView>, "onWish" | "onWhy">;

/** How a card is wished to be laid. */
export function wishedLay(turn: AskedTable, card: string): Lay | undefined {
  return laysOf(turn.wish).find((lay) => lay.card === card);
}

/** The colour of the play begun, as a letter. */
export function playColour(turn: AskedTable): string | undefined {
  return laysOf(turn.wish)[0]?.colour;
}

/** The move that lays a card as a colour: marked if it can be, else unmarked if it can be laid at all. */
export function bestLay(legal: ReadonlySet<string>, card: string, colour: string): string | null {
  return [layMove(card, colour, true), layMove(card, colour, false)].find((move) => legal.has(move)) ?? null;
}

/** The colours a card may be laid as now. */
export function coloursOf(turn: AskedTable, card: string): string[] {
  const colours = isJoker(card) ? ["R", "Y", "G", "B"] : [card.charAt(0)];
  return colours.filter((colour) => bestLay(turn.legal, card, colour) !== null);
}

/** The move that begins the play anew with a card of another colour: who changes the colour has changed their mind. */
export function otherwise(turn: AskedTable, card: string, colour: string, must: "mark" | "lay" = "lay"): string | null {
  if (turn.wish.length === 0 || playColour(turn) === colour) return null;
  const move = bestLay(turn.opening, card, colour);
  return must === "mark" && move !== layMove(card, colour, true) ? null : move;
}

/** Lays a card as a colour, instead of those of another colour if there are any; or shows why that cannot be. */
export function lay(turn: Tapped, card: string, colour: string): void {
  const move = bestLay(turn.legal, card, colour);
  const other = otherwise(turn, card, colour);
  if (move) turn.onWish([...turn.wish, move]);
  else if (other) turn.onWish([other]);
  else refuse(turn, layMove(card, colour, true));
}

export function takeBack(turn: Tapped, card: string): void {
  turn.onWish(turn.wish.filter((move) => layOf(move)?.card !== card));
}

/** Marks a laid card, or rubs its mark out. If the mark is refused, the play stays as it was. */
export function toggleMark(turn: Tapped, card: string): void {
  const laid = wishedLay(turn, card);
  if (!laid) return;
  const now = layMove(card, laid.colour, !laid.marks);
  const isOther = (move: string) => layOf(move)?.card !== card;
  turn.onWish(laid.marks ? turn.wish.map((move) => (isOther(move) ? move : now)) : [...turn.wish.filter(isOther), now], turn.wish);
}

/** With cards laid the reason depends on them, so the server is asked for the whole play. */
export function refuse(turn: Tapped, move: string): void {
  if (turn.wish.length) turn.onWish([...turn.wish, move]);
  else turn.onWhy(move);
}
