/** Tiles as the server writes them: "17", "J" for a joker in a stock, "J2" for the second joker on the table. */
import type { Text } from "$lib/words/texts.svelte.ts";
import type { BloomView } from "./view.ts";

const NUMBERS = 100;

export const isJoker = (tile: string): boolean => tile.startsWith("J");

/** Steps from one tile up to another; the numbers run past 100 to 1 again. */
const stepsUp = (from: string, to: string): number => (Number(to) - Number(from) + NUMBERS) % NUMBERS;

/** The number so many steps below. */
export const stepDown = (tile: string, steps: number): string => String(((Number(tile) - steps - 1 + NUMBERS) % NUMBERS) + 1);

/** Do two tiles lie close enough to stand side by side? Only a help for the eye: what fits is the server's to say. */
export function areNear(one: string, other: string): boolean {
  if (isJoker(one) || isJoker(other)) return false;
  return Math.min(stepsUp(one, other), stepsUp(other, one)) <= 2;
}

/** Could a number be added to a row, at either end or in between? Beside a joker it is not known here. A help as above. */
export function fitsInto(tile: string, row: readonly string[]): boolean {
  if (isJoker(tile)) return false;
  const follows = (one: string | undefined, other: string | undefined): boolean =>
    one === undefined || other === undefined || (!isJoker(one) && !isJoker(other) && [1, 2].includes(stepsUp(one, other)));
  return [undefined, ...row].some((before, index) => follows(before, tile) && follows(tile, row[index]));
}

/** The spoken name: "17, 1 flower", "Joker". */
export function tileName(tile: string, view: BloomView, text: Text): string {
  if (isJoker(tile)) return text("joker");
  return text("tile", { number: tile, flowers: view.flowers[Number(tile)] ?? 0 });
}

/** A row as people tell it from others: by its outermost numbers, "34–44", and jokers outside, "50–51–joker". */
export function rowName(tiles: readonly string[], text: Text): string {
  const numbers = tiles.filter((tile) => !isJoker(tile));
  const joker = (tile: string | undefined) => (tile !== undefined && isJoker(tile) ? [text("row-joker")] : []);
  return [...joker(tiles[0]), ...new Set([...numbers.slice(0, 1), ...numbers.slice(-1)]), ...joker(tiles.at(-1))].join("–");
}

/** Numbers ascending with jokers last, and without one of `taken`. */
export function without(tiles: readonly string[], taken: readonly string[]): string[] {
  const left = [...tiles];
  for (const tile of taken) {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
