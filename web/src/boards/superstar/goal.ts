import type { Counted, Goal, Seat } from "$boards/contract.ts";
import type { SuperstarView } from "$lib/protocol.ts";
import type { Text } from "$lib/texts.svelte.ts";

const NEEDED = 3;
const tokensOf = (view: SuperstarView): number => view.seats.reduce((sum, { tokens }) => sum + tokens, 0);
const isMatchPoint = (tokens: number): boolean => tokens === NEEDED - 1;

export function goal(view: SuperstarView, text: Text): Goal {
  return {
    line: text("goal"),
    far: view.seats.map(({ tokens }) => `${tokens}★`),
    near: view.seats.map(({ tokens }) => (isMatchPoint(tokens) ? text("match-point") : null)),
    legend: [text("legend-fits"), text("legend-joker"), text("legend-pass"), text("legend-tokens")],
  };
}

/** Every round that is over gave a star (S11). What was played lies there until the round's end was read. */
export function endsRound(before: SuperstarView | null, view: SuperstarView): "before" | null {
  return before !== null && view.phase !== "over" && tokensOf(view) > tokensOf(before) ? "before" : null;
}

export function counted(view: SuperstarView, shown: SuperstarView, seats: readonly Seat[], text: Text): Counted {
  const winner = seats[view.last_winner ?? -1];
  const round = tokensOf(view);
  // the card that ended the round may not lie on the table that is still shown
  const last = shown.pile.at(-1);
  return {
    title: text(winner?.isViewer ? "round-won-you" : "round-won", { name: winner?.name ?? "", round }),
    why: last?.seat === winner?.number ? text("round-last", { card: last?.card ?? "" }) : undefined,
    rows: [
      {
        label: text("score-stars"),
        points: view.seats.map(({ tokens }) => tokens),
        details: view.seats.map(({ tokens }) => (isMatchPoint(tokens) ? text("match-point") : "")),
      },
    ],
  };
}
