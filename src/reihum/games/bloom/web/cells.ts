/** A row on the table before and after the wish: what stays, what is robbed from it, what is new in it. */
import { isJoker } from "./tiles.ts";

export interface Cell {
  /** The name in the staged position; of a robbed tile the name it had. */
  tile: string;
  kind: "stays" | "gone" | "new";
}

/** Walks along both rows; a joker has no name of its own, so jokers side by side are told apart by their order. */
export function cellsOf(before: readonly string[], after: readonly string[]): Cell[] {
  const cells: Cell[] = [];
  let place = 0;
  for (const tile of after) {
    const match = before.findIndex((other, index) => index >= place && isSame(other, tile));
    const isSkipping = match > place && isJoker(tile) && before.slice(place, match).some((other) => after.includes(other));
    if (match < 0 || isSkipping) {
      cells.push({ tile, kind: "new" });
      continue;
    }
    for (const gone of before.slice(place, match)) cells.push({ tile: gone, kind: "gone" });
    cells.push({ tile, kind: "stays" });
    place = match + 1;
  }
  for (const gone of before.slice(place)) cells.push({ tile: gone, kind: "gone" });
  return cells;
}

const isSame = (one: string, other: string): boolean => one === other || (isJoker(one) && isJoker(other));
