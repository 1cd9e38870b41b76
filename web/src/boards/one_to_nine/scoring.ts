import type { ScoreRow } from "$boards/contract.ts";
import type { OneToNineView } from "$lib/protocol.ts";
import type { Text } from "$lib/texts.svelte.ts";

/** Big stars outweigh all small ones: what they count is told by the points of the view. */
export function scoring(view: OneToNineView, text: Text): ScoreRow[] {
  const small = view.seats.map((seat) => seat.small_stars);
  return [
    {
      label: text("score-big"),
      points: view.seats.map((_, seat) => (view.points[seat] ?? 0) - (small[seat] ?? 0)),
      details: view.seats.map((seat) => text("score-big-detail", { stars: seat.big_stars })),
    },
    {
      label: text("score-small"),
      points: small,
      details: small.map((stars) => text("score-small-detail", { stars })),
    },
  ];
}
