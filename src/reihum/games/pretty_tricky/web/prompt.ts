import type { Prompt, PromptAction, Turn } from "$boards/contract.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import { sumOf } from "./choices.ts";
import type { PrettyTrickyView } from "./view.ts";

const DONE = "done";

/** The sentence of the dock for who is to tick. */
export function prompt(turn: Turn<PrettyTrickyView>, text: Text): Prompt {
  return turn.view.phase === "own_roll" ? ownRoll(turn, text) : othersRoll(turn, text);
}

function ownRoll(turn: Turn<PrettyTrickyView>, text: Text): Prompt {
  const give: PromptAction[] = turn.legal.has(DONE) && turn.wish.length === 0 ? [{ label: text("give-up-both"), moves: [DONE] }] : [];
  const sums = turn.wish.map(sumOf).sort((one, other) => one - other);
  const [first, second] = sums;
  if (first === undefined) return { ask: text("ask-pair"), note: text("note-pair"), others: give };
  if (second === undefined) {
    // the turn waits as long as the other pair has a free box
    const givesUp = turn.plan !== null && !turn.plan.done;
    return { ask: text("ask-one", { first }), note: givesUp ? text("note-one") : undefined, action: commit(turn, text("tick-one", { first })) };
  }
  return { ask: text("ask-two", { first, second }), note: text("note-two"), action: commit(turn, text("tick-two", { first, second })) };
}

function othersRoll(turn: Turn<PrettyTrickyView>, text: Text): Prompt {
  const [move] = turn.wish;
  const give = turn.legal.has(DONE) && !move ? [{ label: text("give-up"), moves: [DONE] }] : [];
  const lead = text("lead-rolled", { name: turn.seats[turn.view.active]?.name ?? "" });
  if (!move) return { lead, ask: text("ask-blue"), note: text("note-blue"), others: give };
  return { lead: "", ask: text("ask-right", { first: sumOf(move) }), action: commit(turn, text("tick-right", { first: sumOf(move) })) };
}

/** Play what is wished; a tick that is left out must be given up in so many words. */
function commit(turn: Turn<PrettyTrickyView>, label: string): PromptAction | undefined {
  const { plan } = turn;
  if (!plan || plan.order.length === 0) return undefined;
  const isOpen = !plan.done && plan.legal.includes(DONE);
  return { label, moves: isOpen ? [...plan.order, DONE] : plan.order };
}
