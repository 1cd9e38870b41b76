import type { Goal } from "$boards/contract.ts";
import type { BloomView } from "$lib/protocol.ts";
import type { Text } from "$lib/texts.svelte.ts";

export function goal(view: BloomView, text: Text): Goal {
  return {
    line: text("goal", { rounds: view.rounds }),
    far: view.points.map(String),
    legend: [text("legend-row"), text("legend-flowers"), text("legend-left"), text("legend-rob"), text("legend-joker")],
  };
}
