import type { Prompt, Turn } from "$boards/contract.ts";
import { movesOf } from "$boards/turn.ts";
import { listNames } from "$lib/lists.ts";
import type { SuperstarView } from "$lib/protocol.ts";
import type { Text } from "$lib/texts.svelte.ts";
import { JOKER, starWord } from "./cards.ts";

const PASS = "pass";
const DONE = "done";

/** The sentence of the dock for who is to play or to exchange. */
export function prompt(turn: Turn<SuperstarView>, text: Text): Prompt {
  if (turn.view.phase === "discard") return exchange(turn, text);
  if (turn.view.phase === "lead") return { ask: text("ask-lead", { round: turn.view.round }), note: text("note-lead") };
  return follow(turn, text);
}

function follow(turn: Turn<SuperstarView>, text: Text): Prompt {
  const { view, legal } = turn;
  const top = view.pile.at(-1)?.card ?? "";
  const args = { top, star: starWord(top, view.stars) };
  const cards = movesOf(legal, "play").map((move) => move.slice("play ".length));
  const [only] = cards;
  if (only === undefined) return { ask: text(view.hand?.includes(JOKER) && args.star === "none" ? "ask-pass-joker" : "ask-pass", args) };
  const note = stillIn(turn, text);
  if (legal.size === 1) return { ask: text("ask-only", { card: only, joker: only === JOKER ? "yes" : "no" }), note };
  const ask = text("ask-follow", { ...args, joker: cards.includes(JOKER) ? "yes" : "no" });
  return { ask, note, others: legal.has(PASS) ? [{ label: text("pass"), moves: [PASS] }] : [] };
}

/** Who else may still play in this round. */
function stillIn({ view, seats, viewer }: Turn<SuperstarView>, text: Text): string | undefined {
  const rivals = seats.filter(({ number }) => {
    const seat = view.seats[number];
    return number !== viewer && seat !== undefined && seat.passed_on === null && seat.cards > 0;
  });
  if (rivals.length === 0) return undefined;
  return text("note-still-in", { names: listNames(rivals.map(({ name }) => name)), count: rivals.length });
}

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
