/** One to 9: four rows of nine fields for all, a hand of cards, and the stars that runs and foursomes bring. */
import type { BoardModule } from "$boards/contract.ts";
import { svelteBoard, svelteSign } from "$boards/svelte.ts";
import Board from "./Board.svelte";
import { pick } from "./pick.svelte.ts";
import { decided, goal, place } from "./goal.ts";
import { prompt } from "./prompt.ts";
import { scoring } from "./scoring.ts";
import type { OneToNineView } from "./view.ts";

export const board: BoardModule<OneToNineView> = {
  mount: svelteBoard(Board),
  prompt: (turn, text) => prompt(turn, pick.card, text),
  scoring,
  goal,
  sign: svelteSign(() => import("./Sign.svelte")),
  decided,
  isRace: true,
  place,
  hasSecrets: true,
};
