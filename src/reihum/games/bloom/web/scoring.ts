import type { ScoreRow } from "$boards/contract.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import type { BloomView } from "./view.ts";

/** For each round the scoring tiles, and what the flowers left in the stock cost (B16). */
export function scoring(view: BloomView, text: Text): ScoreRow[] {
  const rounds = view.seats[0]?.rounds.length ?? 0;
  return Array.from({ length: rounds }, (_, index) => [
    { label: text("score-tiles", { round: index + 1 }), points: view.seats.map((seat) => seat.scored[index] ?? 0) },
    { label: text("score-left", { round: index + 1 }), points: view.seats.map((seat) => -(seat.left[index] ?? 0) || 0) },
  ]).flat();
}
