import type { Prompt, PromptAction, Turn } from "$boards/contract.ts";
import { isSameWish } from "$boards/turn.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import { claimName, worthOf } from "./claims.ts";
import { type AwayDraft, type ClaimDraft, draftOf, type LayDraft } from "./draft.ts";
import { nameOf, PLUS_THREE } from "./notation.ts";
import type { OneToNineView } from "./view.ts";

const DRAW = "draw";

/** The sentence of the dock. `picked`: a joker that waits for a field. */
export function prompt(turn: Turn<OneToNineView>, picked: string | null, text: Text): Prompt {
  const draft = draftOf(turn.view, turn.wish);
  if (draft?.kind === "claim") return claiming(turn, draft, text);
  if (draft?.kind === "lay") return laying(turn, draft, text);
  if (draft) return givingAway(turn, draft, text);
  if (turn.legal.has(DRAW)) return { ask: text("ask-draw"), action: { label: text("do-draw"), moves: [DRAW] } };
  if (picked) return { ask: text("ask-where", { card: nameOf(picked, text) }), note: text("note-where") };
  const ask = turn.view.claims.length > 0 ? text("ask-play-or-claim") : text("ask-play");
  return { ask, note: turn.view.bonus ? text("note-bonus") : text("note-play") };
}

function laying(turn: Turn<OneToNineView>, draft: LayDraft, text: Text): Prompt {
  const args = { card: nameOf(draft.card, text), field: nameOf(draft.field, text) };
  const ask = draft.card === draft.field ? text("ask-lay", args) : text("ask-lay-on", args);
  return { ask, note: text("note-lay"), action: commit(turn, text("do-lay")) };
}

function givingAway(turn: Turn<OneToNineView>, draft: AwayDraft, text: Text): Prompt {
  if (draft.card === PLUS_THREE) return { ask: text("ask-plus"), note: text("note-plus"), action: commit(turn, text("do-plus")) };
  const card = nameOf(draft.card, text);
  if (turn.view.joker_supply > 0) return { ask: text("ask-swap", { card }), note: text("note-swap"), action: commit(turn, text("do-swap")) };
  return { ask: text("ask-swap-card", { card }), note: text("note-swap-card"), action: commit(turn, text("do-swap-card")) };
}

function claiming(turn: Turn<OneToNineView>, draft: ClaimDraft, text: Text): Prompt {
  const { claim, filled } = draft;
  const paid = [...filled.values()].filter((filler) => filler === "star").length;
  const ask = text("ask-claim", { claim: claimName(claim, text), worth: worthOf(claim, text), paid });
  const label = claim.big_stars > 0 ? text("do-claim-big") : text("do-claim", { stars: claim.small_stars });
  return { ask, note: text("note-claim"), action: turn.plan?.done ? commit(turn, label) : undefined };
}

/** The wish as it stands, once the server has agreed to all of it. */
function commit({ plan, wish }: Turn<OneToNineView>, label: string): PromptAction | undefined {
  return plan && plan.order.length > 0 && isSameWish(plan.order, wish) ? { label, moves: plan.order } : undefined;
}
