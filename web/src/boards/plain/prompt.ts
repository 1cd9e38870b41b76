import type { Prompt, Turn, View } from "$boards/contract.ts";
import type { Text } from "$lib/words/texts.svelte.ts";

/** The sentence of the dock: choose, then play what was chosen. */
export function prompt({ wish, plan, legal }: Turn<View>, text: Text): Prompt {
  if (wish.length === 0) return { ask: text("ask", { count: legal.size }) };
  return plan?.done ? { ask: text("ask-chosen"), action: { label: text("play-it"), moves: plan.order } } : { ask: text("ask-more") };
}
