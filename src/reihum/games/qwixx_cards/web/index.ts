/** Qwixx – The Card Game: four rows on paper, a number for everyone, and a hand of which all see the backs. */
import type { BoardModule } from "$boards/contract.ts";
import { svelteBoard, svelteSign } from "$boards/svelte.ts";
import Board from "./Board.svelte";
import { goal } from "./goal.ts";
import { prompt } from "./prompt.ts";
import { scoring } from "./scoring.ts";
import type { QwixxCardsView } from "./view.ts";

const STEPS = { take: 1, choose: 2, play: 3, over: 0 };

export const board: BoardModule<QwixxCardsView> = {
  mount: svelteBoard(Board),
  prompt,
  scoring,
  goal,
  sign: svelteSign(() => import("./Sign.svelte")),
  place: (view, text) => (view.phase === "over" ? text("place-over", { turn: view.turn }) : text("place", { turn: view.turn, step: STEPS[view.phase] })),
  hasSecrets: true,
};
