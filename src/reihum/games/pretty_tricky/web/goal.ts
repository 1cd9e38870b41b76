import type { Goal } from "$boards/contract.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import type { PrettyTrickyView } from "./view.ts";

const IN_WORDS = 2;

/** A match is over long before: a limit that nobody will meet need not be shown. */
const USUAL_LIMIT = 200;
const hasLimit = (view: PrettyTrickyView): boolean => view.round_limit < USUAL_LIMIT;

/** A few words beside the title: how far the match is, where a limit ends it. */
export function place(view: PrettyTrickyView, text: Text): string {
  return hasLimit(view) ? text("place-limit", { round: view.round, limit: view.round_limit }) : text("place", { round: view.round });
}

export function goal(view: PrettyTrickyView, text: Text): Goal {
  return {
    line: text(hasLimit(view) ? "goal-limit" : "goal", { needed: view.symbols_needed, limit: view.round_limit }),
    far: view.sheets.map((_, seat) => howFar(view, seat, text)),
    near: view.sheets.map(({ symbols }) => (symbols.length === view.symbols_needed - 1 ? text("near") : null)),
    legend: { left: text("legend-left"), right: text("legend-right"), bang: text("legend-bang"), circles: text("legend-circles"), info: text("legend-info", { needed: view.symbols_needed }) },
  };
}

/** How many (!) of those that end the game, and what all of it is worth so far: in words where two share the line. */
function howFar(view: PrettyTrickyView, seat: number, text: Text): string {
  const far = { symbols: view.sheets[seat]?.symbols.length ?? 0, needed: view.symbols_needed, points: view.points[seat] ?? 0 };
  return view.players > IN_WORDS ? text("far-short", far) : text("far", far);
}
