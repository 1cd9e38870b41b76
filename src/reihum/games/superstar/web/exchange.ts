/** What happens between two rounds: who has exchanged what, in the order of the table. */
import type { SuperstarView } from "./view.ts";

export interface Exchanged {
  seat: number;
  /** Still to come, at it, or through. */
  stage: "waiting" | "choosing" | "done";
  thrown: string[];
}

/** Everybody but the winner, clockwise from the winner. Before the first round nothing is exchanged. */
export function exchanges(view: SuperstarView): Exchanged[] {
  const { last_winner: winner, players, to_move: mover } = view;
  if (winner === null) return [];
  const order = Array.from({ length: players - 1 }, (_, step) => (winner + 1 + step) % players);
  const now = view.phase === "discard" ? order.indexOf(mover) : order.length;
  return order.map((seat, place) => ({
    seat,
    stage: place < now ? "done" : place === now ? "choosing" : "waiting",
    thrown: view.seats[seat]?.thrown ?? [],
  }));
}
