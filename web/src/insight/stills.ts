/** Boards that lie still: a moment of a match as a seat saw it, with a turn laid on it that could be taken. */
import type { BoardProps, View } from "$boards/contract.ts";
import { boardOf } from "$lib/table/moments.ts";
import type { Replay } from "$lib/protocol.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import type { Considered } from "../engine/considering.ts";

/** What ends a turn, or its main part, lies nowhere on the board. */
const DONE = "done";

/** The small moves of a turn as far as they lie on the board while it is chosen: a reward that follows is told in words alone. */
export function laidOf(moves: readonly string[]): string[] {
  const end = moves.indexOf(DONE);
  return end < 0 ? [...moves] : moves.slice(0, end);
}

/** What a board is given to show a turn that could be taken at a moment of a match. */
export function stillOf(replay: Replay, number: number, { seat, view, plan, to_move }: Considered, moves: readonly string[], text: Text): BoardProps<View> {
  const board = boardOf({ ...replay, viewer: seat }, { number, step: null, view, to_move }, text);
  // another's decision is looked at through their eyes, but they are not "you"
  const seats = board.seats.map((one) => ({ ...one, isViewer: one.isViewer && seat === replay.viewer }));
  return { ...board, seats, isAsked: true, staged: plan.view, wish: laidOf(moves), plan: { type: "plan", id: "", at: number, ...plan } };
}
