/** Superstar: the pile of the round in the middle, the hand as a fan with the fitting cards raised, stars for the winners. */
import type { BoardModule } from "$boards/contract.ts";
import { svelteBoard, svelteSign } from "$boards/svelte.ts";
import Board from "./Board.svelte";
import "./joker.css";
import { counted, endsRound, goal } from "./goal.ts";
import { prompt } from "./prompt.ts";
import { scoring } from "./scoring.ts";
import type { SuperstarView } from "./view.ts";

export const board: BoardModule<SuperstarView> = {
  mount: svelteBoard(Board),
  prompt,
  scoring,
  goal,
  sign: svelteSign(() => import("./Sign.svelte")),
  endsRound,
  counted,
  decided: (view, text) => (view.phase === "over" ? text("decided", { round: view.round }) : null),
  place: (view, text) => text("place", { round: view.round }),
  hasSecrets: true,
  isRace: true,
};
