import type { Counted, Seat } from "$boards/contract.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import { isJoker } from "./tiles.ts";
import type { BloomView } from "./view.ts";

/** Stocks lie open: a round is being counted, or the match is over. */
export const isCounted = (view: BloomView): boolean => view.phase === "count" || view.phase === "over";

/** Numbers run from left to right in every language. */
const leftToRight = (tiles: readonly string[]): string => (tiles.length ? `\u2066${tiles.join(" ")}\u2069` : "");

/** B16: scoring tiles, what is left, and what the round brought; then who begins the next one (B6). */
export function counted(view: BloomView, seats: readonly Seat[], text: Text): Counted {
  const index = view.round - 1;
  const next = seats[view.to_move];
  return {
    title: text("count-title", { round: view.round }),
    why: text(next?.isViewer ? "count-next-you" : "count-next", { name: next?.name ?? "", round: view.round + 1 }),
    rows: [
      { label: text("count-tiles"), points: view.seats.map((seat) => seat.scored[index] ?? 0) },
      {
        label: text("count-left"),
        points: view.seats.map((seat) => -(seat.left[index] ?? 0) || 0),
        details: view.seats.map((seat) => leftToRight((seat.tiles ?? []).map((tile) => (isJoker(tile) ? text("joker") : tile)))),
      },
      { label: text("count-points"), points: view.seats.map((seat) => seat.rounds[index] ?? 0) },
    ],
  };
}
