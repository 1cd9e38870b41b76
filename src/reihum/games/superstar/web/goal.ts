import type { Counted, Goal, Seat } from "$boards/contract.ts";
import type { Step } from "$lib/protocol.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import type { SuperstarView } from "./view.ts";

const NEEDED = 3;
const PASSED = ["must-pass", "passes"];
const PLAYED = ["leads", "plays"];
const tokensOf = (view: SuperstarView): number => view.seats.reduce((sum, { tokens }) => sum + tokens, 0);
const isMatchPoint = (tokens: number): boolean => tokens === NEEDED - 1;

export function goal(view: SuperstarView, text: Text): Goal {
  return {
    line: text("goal"),
    far: view.seats.map(({ tokens }) => `${tokens}★`),
    near: view.seats.map(({ tokens }) => (isMatchPoint(tokens) ? text("match-point") : null)),
    legend: { fits: text("legend-fits"), joker: text("legend-joker"), pass: text("legend-pass"), tokens: text("legend-tokens") },
  };
}

/** Every round that is over gave a star (S11). What was played, and who passed on it, lies there until the round's end was read. */
export function endsRound(before: SuperstarView | null, view: SuperstarView, steps: readonly Step[]): SuperstarView | null {
  if (before === null || view.phase === "over" || tokensOf(view) <= tokensOf(before)) return null;
  const pile = [...before.pile];
  const seats = before.seats.map((seat, number) => ({ ...seat, tokens: view.seats[number]?.tokens ?? seat.tokens }));
  let hand = before.hand;
  for (const { seat, events } of steps) {
    const [event] = events;
    const place = seats[seat];
    const card = String(event?.args.card);
    if (place && event && PASSED.includes(event.name)) {
      place.passed_on = card;
    } else if (place && event && PLAYED.includes(event.name)) {
      pile.push({ seat, card });
      place.cards--;
      if (seat === before.viewer) hand = hand?.toSpliced(hand.indexOf(card), 1) ?? null;
    } else break; // what follows is of the next round
  }
  return { ...before, pile, seats, hand, fitting: {}, phase: "follow" };
}

export function counted(view: SuperstarView, shown: SuperstarView, seats: readonly Seat[], text: Text): Counted {
  const winner = seats[view.last_winner ?? -1];
  const round = tokensOf(view);
  const card = shown.pile.at(-1)?.card ?? "";
  const haveOthersPassed = shown.seats.every(({ passed_on }, seat) => seat === winner?.number || passed_on !== null);
  const why = !haveOthersPassed ? "round-last" : shown.voluntary_pass ? "round-passed" : "round-unbeaten";
  return {
    title: text(winner?.isViewer ? "round-won-you" : "round-won", { name: winner?.name ?? "", round }),
    why: text(why, { card }),
    rows: [
      {
        label: text("score-stars"),
        points: view.seats.map(({ tokens }) => tokens),
        details: view.seats.map(({ tokens }) => (isMatchPoint(tokens) ? text("match-point") : "")),
      },
    ],
  };
}
