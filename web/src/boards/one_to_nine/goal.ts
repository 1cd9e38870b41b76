import type { Goal } from "$boards/contract.ts";
import type { OneToNineView } from "$lib/protocol.ts";
import type { Text } from "$lib/texts.svelte.ts";

const NEEDED = 3;
const DECIDED: Record<string, string> = { "three-stars": "decided-stars", "turn-limit": "decided-limit", "full-board": "decided-full" };

export function goal(view: OneToNineView, text: Text): Goal {
  return {
    line: text("goal"),
    far: view.seats.map((seat) => `${seat.big_stars}★`),
    near: view.seats.map((seat) => (seat.big_stars === NEEDED - 1 ? "" : null)),
    legend: [text("legend-run"), text("legend-foursome"), text("legend-long"), text("legend-ghost"), text("legend-joker"), text("legend-plus")],
  };
}

/** How the match ended (O21–O23). */
export function decided(view: OneToNineView, text: Text): string | null {
  const how = DECIDED[view.ended_by ?? ""];
  return how === undefined ? null : text(how);
}
