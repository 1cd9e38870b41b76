import type { Goal } from "$boards/contract.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import type { QwixxCardsView } from "./view.ts";

/** Q16: so many locked rows, or so many misses, end the match. */
const LOCKS = 2;
const MISSES = 4;

export function goal(view: QwixxCardsView, text: Text): Goal {
  return {
    line: text("goal"),
    far: view.points.map(String),
    near: view.sheets.map(({ rows, misses }) => {
      if (rows.filter(({ locked }) => locked).length === LOCKS - 1) return text("near-lock");
      return misses === MISSES - 1 ? text("near-miss") : null;
    }),
    legend: { shapes: text("legend-shapes"), everyone: text("legend-everyone"), lock: text("legend-lock"), miss: text("legend-miss"), points: text("legend-points") },
  };
}
