/** One to 9: four rows of nine fields for all, a hand of cards, and the stars that runs and foursomes bring. */
import type { BoardModule } from "$boards/contract.ts";
import { svelteBoard, svelteSign } from "$boards/svelte.ts";
import Board from "./Board.svelte";
import { pick } from "./pick.svelte.ts";
import { decided, goal } from "./goal.ts";
import { prompt } from "./prompt.ts";
import { scoring } from "./scoring.ts";
import type { OneToNineView } from "./view.ts";

/** Games hardly last for a quarter of it: a limit that nobody will meet need not be shown. */
const USUAL_LIMIT = 2000;

export const board: BoardModule<OneToNineView> = {
  mount: svelteBoard(Board),
  prompt: (turn, text) => prompt(turn, pick.card, text),
  scoring,
  goal,
  sign: svelteSign(() => import("./Sign.svelte")),
  decided,
  isRace: true,
  place: (view, text) =>
    view.turn_limit < USUAL_LIMIT ? text("place-limit", { turn: view.turn, limit: view.turn_limit }) : text("place", { turn: view.turn }),
  hasSecrets: true,
};
