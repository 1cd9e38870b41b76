/** Turns that could have been taken at a moment of a match, as their seat would see them while choosing. */
import type { View } from "../lib/protocol.ts";
import type { Planned } from "../lib/net/contract.ts";
import type { Engine } from "./engine.ts";
import { readMatchFile, replayFile } from "./match_file.ts";
import { viewOf } from "./table/telling.ts";

/** What a seat could know at a moment of a match, and what a turn of it would come to. */
export interface Considered {
  seat: number;
  to_move: number[];
  view: View;
  plan: Planned;
}

/** Each of some turns at the moment after so many moves of a match file, for the seat that was asked then. */
export function considered(file: string, after: number, turns: readonly (readonly string[])[], engine: Engine): Considered[] {
  const whole = replayFile(readMatchFile(file), engine);
  const match = whole.begun();
  for (const move of whole.moves.slice(0, after)) match.play(move);
  const seat = match.toMove;
  const known = match.concealed(seat);
  const view = viewOf(engine, known);
  return turns.map((turn) => {
    const wish = turn.map((move) => engine.move(move));
    return { seat, to_move: match.seatsToMove, view, plan: JSON.parse(engine.plan(known, seat, wish)) as Planned };
  });
}
