/** Small helpers for boards: the state of a piece from the turn, and counting in a wish. */
import type { PieceState } from "$pieces";
import type { Turn } from "./contract.ts";

type AskedTurn = Pick<Turn<unknown>, "isAsked" | "legal" | "wish">;

/**
 * How a piece that stands for a move looks: staged if it is wished, lit if it may be, quiet if the viewer is asked for
 * something else, at rest while others decide.
 */
export function stateOf(turn: AskedTurn, move: string): PieceState {
  if (turn.wish.includes(move)) return "staged";
  if (turn.legal.has(move)) return "legal";
  return turn.isAsked ? "quiet" : "rest";
}

/** How often a move is wished. */
export function wished(turn: AskedTurn, move: string): number {
  return turn.wish.filter((other) => other === move).length;
}

/** The legal moves that begin with a verb: `movesOf(legal, "lay")` → ["lay R5", …]. */
export function movesOf(legal: ReadonlySet<string>, verb: string): string[] {
  return [...legal].filter((move) => move === verb || move.startsWith(`${verb} `));
}

/** Takes one of a move out of a wish, or puts it in. */
export function toggled(wish: readonly string[], move: string): string[] {
  const place = wish.indexOf(move);
  return place < 0 ? [...wish, move] : wish.filter((_, index) => index !== place);
}

/** Are two wishes the same set of moves? */
export function isSameWish(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}
