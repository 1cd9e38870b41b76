import type { Goal } from "$boards/contract.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import type { OneToNineView } from "./view.ts";

const NEEDED = 3;
const DECIDED: Record<string, string> = { "three-stars": "decided-stars", "turn-limit": "decided-limit", "full-board": "decided-full" };

/** Games hardly last for a quarter of it: a limit that nobody will meet need not be shown. */
const USUAL_LIMIT = 2000;
const hasLimit = (view: OneToNineView): boolean => view.turn_limit < USUAL_LIMIT;

/** A few words beside the title: how far the match is, where a limit ends it. */
export function place(view: OneToNineView, text: Text): string {
  return hasLimit(view) ? text("place-limit", { turn: view.turn, limit: view.turn_limit }) : text("place", { turn: view.turn });
}

/** At a limit small stars decide, too (O23). */
function far(view: OneToNineView): string[] {
  return view.seats.map((seat) => `${seat.big_stars}★${hasLimit(view) ? ` ${seat.small_stars}☆` : ""}`);
}

export function goal(view: OneToNineView, text: Text): Goal {
  return {
    line: text(hasLimit(view) ? "goal-limit" : "goal", { limit: view.turn_limit }),
    far: far(view),
    near: view.seats.map((seat) => (seat.big_stars === NEEDED - 1 ? text("near") : null)),
    legend: { run: text("legend-run"), foursome: text("legend-foursome"), long: text("legend-long"), ghost: text("legend-ghost"), joker: text("legend-joker"), plus: text("legend-plus") },
  };
}

/** How the match ended (O21–O23). */
export function decided(view: OneToNineView, text: Text): string | null {
  const how = DECIDED[view.ended_by ?? ""];
  return how === undefined ? null : text(how);
}
