import type { ScoreRow } from "$boards/contract.ts";
import type { SuperstarView } from "$lib/protocol.ts";
import type { Text } from "$lib/texts.svelte.ts";

/** A star for every round won; nothing else counts. */
export function scoring(view: SuperstarView, text: Text): ScoreRow[] {
  const details = view.seats.map(({ tokens }) => text("score-rounds-detail", { count: tokens }));
  return [{ label: text("score-rounds"), points: view.seats.map(({ tokens }) => tokens), details }];
}
