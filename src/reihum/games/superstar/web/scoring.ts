import type { ScoreRow } from "$boards/contract.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import type { SuperstarView } from "./view.ts";

/** A star for every round won; nothing else counts. */
export function scoring(view: SuperstarView, text: Text): ScoreRow[] {
  return [{ label: text("score-stars"), points: view.seats.map(({ tokens }) => tokens) }];
}
