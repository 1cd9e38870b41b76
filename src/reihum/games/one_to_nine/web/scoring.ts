import type { ScoreRow } from "$boards/contract.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import type { OneToNineView } from "./view.ts";

/** Big stars decide, small ones only between equal numbers of them (O21, O22). */
export function scoring(view: OneToNineView, text: Text): ScoreRow[] {
  return [
    { label: text("score-big"), points: view.seats.map((seat) => seat.big_stars) },
    { label: text("score-small"), points: view.seats.map((seat) => seat.small_stars) },
  ];
}
