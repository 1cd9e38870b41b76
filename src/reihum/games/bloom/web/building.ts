/** What is being built with the wish: which kind of turn it is, what lights up, and which tiles lie in the new row. */
import type { BoardProps, Turn } from "$boards/contract.ts";
import type { PieceState } from "$pieces";
import { fitsInto, isJoker, stepDown } from "./tiles.ts";
import type { BloomView } from "./view.ts";

export type BloomAsk = Pick<Turn<BloomView>, "view" | "staged" | "legal" | "wish" | "plan" | "isAsked">;
export type BloomProps = BoardProps<BloomView>;

/** "swapped": a free swap is complete and the action is still to come. */
export type Mode = "turn" | "draw" | "row" | "add" | "swap" | "swapped" | "reward";

export const verbOf = (move: string): string => move.split(" ")[0] ?? "";
const pieceOf = (move: string): string => move.split(" ")[1] ?? "";

/** Would the wish complete the turn, so that nothing can follow? */
export function isEnding({ plan }: Pick<BloomAsk, "plan">): boolean {
  return plan?.done ?? false;
}

/** The kind of turn under way: of the wish, or of what has been played of the turn already. */
export function modeOf(turn: BloomAsk): Mode {
  const verbs = new Set(turn.wish.map(verbOf));
  if (verbs.has("take") || verbs.has("draw")) return "draw";
  // a wish that completes the turn is shown before its last move, or with the next player's turn begun
  if (isEnding(turn)) return verbs.has("extend") ? "add" : "row";
  switch (turn.staged.phase) {
    case "draw":
      return "draw";
    case "rob":
    case "row":
      return "row";
    case "add":
    case "place":
      return "add";
    case "swap":
      return "swap";
    case "reward":
      return "reward";
    default:
      // before the server has answered nothing is known of a wish
      return turn.plan && turn.wish.length > 0 ? "swapped" : "turn";
  }
}

/** The moves of the complete swaps a wish begins with: they stay when the action is changed. */
export function swapsOf(turn: BloomAsk): string[] {
  const order = turn.plan?.order ?? [];
  let end = 0;
  while (order[end]?.startsWith("swap ") && order[end + 1]?.startsWith("lay ")) end += 2;
  return order.slice(0, end);
}

/** The last move of a wish that reveals something: the staged position does not show it yet. */
function unshown(turn: BloomAsk, verb: string): string | null {
  const last = turn.plan?.reveals ? turn.plan.order.at(-1) : undefined;
  return last && verbOf(last) === verb ? pieceOf(last) : null;
}

/** The tiles of the new row from left to right, and the robbed ones that wait to be laid. */
export function newRow(turn: BloomAsk): { laid: string[]; loot: string[] } {
  const { laid, loot } = turn.staged.now;
  const last = modeOf(turn) === "row" ? unshown(turn, "lay") : null;
  if (last === null) return { laid, loot };
  return { laid: [...laid, last], loot: loot.filter((tile) => tile !== last) };
}

/** The tiles that the wish adds to a row, numbers first. */
export function addedTiles(turn: BloomAsk): string[] {
  const order = turn.plan?.order ?? turn.wish;
  const tiles = order.slice(order.findIndex((move) => verbOf(move) === "extend") + 1).filter((move) => verbOf(move) === "lay").map(pieceOf);
  return [...tiles.filter((tile) => !isJoker(tile)), ...tiles.filter(isJoker)];
}

/** The own stock as it would be after the wish. */
export function rackOf(turn: BloomAsk): string[] {
  const last = unshown(turn, "lay");
  const place = last === null ? -1 : turn.staged.stock.indexOf(last);
  return turn.staged.stock.filter((_, index) => index !== place);
}

/** The places of the rack: where a tile was that is wished away, its place is kept (null), so that the others do not move under the finger. */
export function slotsOf(turn: BloomAsk): (string | null)[] {
  const left = rackOf(turn);
  const kept = turn.view.stock.map((tile) => {
    const place = left.indexOf(tile);
    return place < 0 ? null : (left.splice(place, 1)[0] ?? null);
  });
  return [...kept, ...left];
}

/**
 * The moves that lay a row up to a tile of the stock, all between on its way: from the last tile of the row that is being laid, or
 * from the nearest one with which a row can begin. What comes of it is the table's to say.
 */
export function rowUpTo(turn: BloomAsk & Pick<Turn<BloomView>, "opening">, tile: string): string[] | undefined {
  if (isJoker(tile) || (turn.wish.length > 0 && modeOf(turn) !== "row")) return undefined;
  const stock = new Set(rackOf(turn));
  const last = turn.wish.length > 0 ? newRow(turn).laid.at(-1) : undefined;
  if (!stock.has(tile) || (turn.wish.length > 0 && last === undefined)) return undefined;
  const moves: string[] = [];
  for (let here: string | undefined = tile; here !== undefined && here !== last; here = [1, 2].map((step) => stepDown(here as string, step)).find((lower) => stock.has(lower) || lower === last)) {
    stock.delete(here);
    moves.unshift(`lay ${here}`);
    if (turn.wish.length === 0 && turn.opening.has(`lay ${here}`)) return moves;
    if (last !== undefined && [1, 2].some((step) => stepDown(here as string, step) === last)) return moves;
  }
  return undefined;
}

/** The move that begins to add a tile of the stock to a row where it fits, an own one before others'. */
export function addingOf(turn: Pick<Turn<BloomView>, "view" | "viewer" | "opening">, tile: string): string | undefined {
  const rows = turn.view.rows.filter(({ number, tiles }) => turn.opening.has(`extend ${number}`) && fitsInto(tile, tiles));
  const row = rows.find(({ owner }) => owner === turn.viewer) ?? rows[0];
  return row && `extend ${row.number}`;
}

export function stateOfMove(turn: BloomAsk, move: string): PieceState {
  if (turn.legal.has(move)) return "legal";
  return turn.isAsked ? "quiet" : "rest";
}

/** Was a tile of the new row robbed in this wish? Then the move that robs it. */
export function robberyOf(turn: BloomAsk, tile: string): string | undefined {
  return turn.wish.findLast((move) => verbOf(move) === "rob" && (isJoker(tile) ? isJoker(pieceOf(move)) : pieceOf(move) === tile));
}
