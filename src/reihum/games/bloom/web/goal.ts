import type { Goal } from "$boards/contract.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import type { BloomView } from "./view.ts";

/** So few tiles may well be gone after one turn, and then the round is over (B15). */
const FEW = 2;

export function goal(view: BloomView, text: Text): Goal {
  return {
    line: text("goal", { rounds: view.rounds }),
    far: view.points.map(String),
    near: view.seats.map(({ stock }) => (stock > 0 && stock <= FEW && view.phase !== "count" && view.phase !== "over" ? text("near") : null)),
    legend: { row: text("legend-row"), flowers: text("legend-flowers"), left: text("legend-left"), rob: text("legend-rob"), joker: text("legend-joker") },
  };
}
