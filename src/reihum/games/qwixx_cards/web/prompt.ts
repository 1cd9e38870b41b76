import type { Prompt, PromptAction, Turn } from "$boards/contract.ts";
import { isSameWish, movesOf } from "$boards/turn.ts";
import { listNames } from "$lib/words/lists.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import { colourOf } from "$pieces";
import { laysOf } from "./lays.ts";
import { lastOf, leaptOver } from "./rows.ts";
import type { QwixxCardsView } from "./view.ts";

const DONE = "done";
const SKIP = "skip";

/** The sentence of the dock for who is asked. */
export function prompt(turn: Turn<QwixxCardsView>, text: Text): Prompt {
  const { phase } = turn.view;
  if (phase === "take") return { ask: text("ask-take", { count: turn.view.to_take }), note: text("note-take"), action: taking(turn, text) };
  return phase === "choose" ? choosing(turn, text) : playing(turn, text);
}

/** The button that takes the card chosen by a tap. */
function taking({ wish, plan }: Turn<QwixxCardsView>, text: Text): PromptAction | undefined {
  const number = wish[0]?.slice("take ".length);
  return number !== undefined && plan?.order.length ? { label: text("take-back", { number }), moves: plan.order } : undefined;
}

function choosing(turn: Turn<QwixxCardsView>, text: Text): Prompt {
  const { view, viewer, seats } = turn;
  const { number } = view;
  const isMine = viewer === view.active;
  const lead = isMine ? undefined : text("lead-announced", { name: seats[view.active]?.name ?? "", number });
  const leave: PromptAction = { label: text("leave", { number }), moves: [SKIP] };
  const letter = turn.wish[0]?.slice(-1);
  if (letter === undefined) {
    if (turn.legal.size === 1 && turn.legal.has(SKIP)) return { lead, ask: text("ask-no-row", { number }), action: { label: text("go-on"), moves: [SKIP] } };
    const note = isMine ? text("note-choose-active") : text("note-choose");
    return { lead, ask: isMine ? text("ask-choose", { number }) : text("ask-choose-theirs"), note, others: turn.legal.has(SKIP) ? [leave] : [] };
  }
  const colour = colourOf(letter);
  const row = view.sheets[viewer]?.rows.find((other) => other.colour === letter);
  const leapt = row ? leaptOver(row, number) : 0;
  const note = number === lastOf(letter) ? text("note-lock", { colour }) : text("note-leap", { leapt });
  return { lead: isMine ? undefined : "", ask: text("ask-mark", { colour, number }), note, action: commit(turn, text("mark", { colour, number })) };
}

function playing(turn: Turn<QwixxCardsView>, text: Text): Prompt {
  const { view } = turn;
  const lays = laysOf(turn.plan && isSameWish(turn.plan.order, turn.wish) ? turn.plan.order : turn.wish);
  const [first] = lays;
  if (!first) {
    const canMark = movesOf(turn.opening, "cross").length > 0;
    if (!canMark) return { ask: text("ask-play-unmarkable"), note: text("note-play-unmarkable", { miss: view.active_marked ? "no" : "yes" }) };
    return { ask: view.active_marked ? text("ask-play") : text("ask-play-unmarked"), note: text("note-play", { marked: view.active_marked ? "yes" : "no" }) };
  }
  const colour = colourOf(first.colour);
  const cards = listNames(lays.map(({ number }) => String(number)));
  const marked = lays.filter(({ marks }) => marks).map(({ number }) => String(number));
  if (marked.length === 0) {
    const ask = view.active_marked ? text("ask-lay", { colour, cards }) : text("ask-lay-miss", { colour, cards });
    return { ask, note: text("note-marks"), action: commit(turn, text("play", { cards })) };
  }
  const ask = marked.length === lays.length ? text("ask-lay-marked", { colour, cards }) : text("ask-lay-some", { colour, cards, marks: listNames(marked) });
  return { ask, note: text("note-marks"), action: commit(turn, text("play", { cards })) };
}

/** Play what the server has put in order; a play of fewer than three cards ends with a word. */
function commit(turn: Turn<QwixxCardsView>, label: string): PromptAction | undefined {
  const { plan } = turn;
  // an answer to an older wish is no answer
  if (!plan || plan.order.length === 0 || !isSameWish(plan.order, turn.wish)) return undefined;
  const isOpen = !plan.done && plan.legal.includes(DONE);
  return { label, moves: isOpen ? [...plan.order, DONE] : plan.order };
}
