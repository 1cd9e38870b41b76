import type { Prompt, PromptAction, Seat, Turn } from "$boards/contract.ts";
import { movesOf } from "$boards/turn.ts";
import { listNames } from "$lib/words/lists.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import { JOKER, starWord } from "./cards.ts";
import type { SuperstarView } from "./view.ts";

const PASS = "pass";
const DONE = "done";

/** The sentence of the dock for who is to play or to exchange. */
export function prompt(turn: Turn<SuperstarView>, text: Text): Prompt {
  if (turn.view.phase === "discard") return exchange(turn, text);
  if (turn.view.phase === "lead") return { ask: text("ask-lead", { round: turn.view.round }), note: text("note-lead", rivals(turn)), action: chosen(turn, text) };
  return follow(turn, text);
}

/** The button that plays the card chosen by a tap. */
function chosen({ wish, plan }: Turn<SuperstarView>, text: Text): PromptAction | undefined {
  const [card] = wish.map((move) => move.slice("play ".length));
  if (card === undefined || !plan?.done) return undefined;
  return { label: text("play-card", { card, joker: card === JOKER ? "yes" : "no" }), moves: plan.order };
}

function follow(turn: Turn<SuperstarView>, text: Text): Prompt {
  const { view } = turn;
  const top = view.pile.at(-1)?.card ?? "";
  const args = { top, star: starWord(top, view.stars) };
  const cards = movesOf(turn.opening, "play").map((move) => move.slice("play ".length));
  const [only] = cards;
  if (only === undefined) {
    const ask = text(view.hand?.includes(JOKER) && args.star === "none" ? "ask-pass-joker" : "ask-pass", args);
    return { ask, action: { label: text("pass"), moves: [PASS] } };
  }
  const note = stillIn(turn, text);
  const action = chosen(turn, text);
  if (turn.opening.size === 1) return { ask: text("ask-only", { card: only, joker: only === JOKER ? "yes" : "no" }), note, action };
  const ask = text("ask-follow", { ...args, joker: cards.includes(JOKER) ? "yes" : "no" });
  return { ask, note, action, others: turn.opening.has(PASS) ? [{ label: text("pass"), moves: [PASS] }] : [] };
}

/** Who else may still play in this round. */
function stillIn({ view, seats, viewer }: Turn<SuperstarView>, text: Text): string | undefined {
  const left = seats.filter(({ number }) => {
    const seat = view.seats[number];
    return number !== viewer && seat !== undefined && seat.passed_on === null && seat.cards > 0;
  });
  // of two players it goes without saying
  if (left.length === 0 || seats.length === 2) return undefined;
  return text("note-still-in", listed(left));
}

/** Who plays against the viewer. */
export const rivals = ({ seats, viewer }: Pick<Turn<SuperstarView>, "seats" | "viewer">) => listed(seats.filter(({ number }) => number !== viewer));

const listed = (seats: readonly Seat[]) => ({ names: listNames(seats.map(({ name }) => name)), count: seats.length });

function exchange(turn: Turn<SuperstarView>, text: Text): Prompt {
  const { view, wish, plan, legal } = turn;
  const count = view.staged.length + wish.length;
  const note = text("note-exchange");
  if (count === 0) {
    return { ask: text("ask-exchange"), note, action: legal.has(DONE) ? { label: text("keep-all"), moves: [DONE] } : undefined };
  }
  const moves = wish.length === 0 ? (legal.has(DONE) ? [DONE] : []) : plan?.legal.includes(DONE) ? [...plan.order, DONE] : [];
  return { ask: text("ask-chosen", { count }), note, action: moves.length ? { label: text("exchange-them", { count }), moves } : undefined };
}
