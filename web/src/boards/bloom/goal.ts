import type { Goal } from "$boards/contract.ts";
import type { BloomView } from "$lib/protocol.ts";
import type { Text } from "$lib/texts.svelte.ts";

export function goal(view: BloomView, text: Text): Goal {
  return {
    line: text("goal", { rounds: view.rounds }),
    far: view.points.map(String),
    legend: { row: text("legend-row"), flowers: text("legend-flowers"), left: text("legend-left"), rob: text("legend-rob"), joker: text("legend-joker") },
  };
}
