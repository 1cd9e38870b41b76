import type { Goal } from "$boards/contract.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import type { OneToNineView } from "./view.ts";

const NEEDED = 3;
const DECIDED: Record<string, string> = { "three-stars": "decided-stars", "turn-limit": "decided-limit", "full-board": "decided-full" };

export function goal(view: OneToNineView, text: Text): Goal {
  return {
    line: text("goal"),
    far: view.seats.map((seat) => `${seat.big_stars}★`),
    near: view.seats.map((seat) => (seat.big_stars === NEEDED - 1 ? text("near") : null)),
    legend: { run: text("legend-run"), foursome: text("legend-foursome"), long: text("legend-long"), ghost: text("legend-ghost"), joker: text("legend-joker"), plus: text("legend-plus") },
  };
}

/** How the match ended (O21–O23). */
export function decided(view: OneToNineView, text: Text): string | null {
  const how = DECIDED[view.ended_by ?? ""];
  return how === undefined ? null : text(how);
}
