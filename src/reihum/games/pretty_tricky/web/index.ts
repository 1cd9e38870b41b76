/** Pretty Tricky: a two-half sheet, four dice, and the three ways to pair them. */
import type { BoardModule } from "$boards/contract.ts";
import { svelteBoard, svelteSign } from "$boards/svelte.ts";
import Board from "./Board.svelte";
import { goal, place } from "./goal.ts";
import { prompt } from "./prompt.ts";
import { scoring } from "./scoring.ts";
import type { PrettyTrickyView } from "./view.ts";

export const board: BoardModule<PrettyTrickyView> = {
  mount: svelteBoard(Board),
  prompt,
  scoring,
  goal,
  sign: svelteSign(() => import("./Sign.svelte")),
  tieBreak: (text) => text("tie-break"),
  place,
  hasSecrets: false,
};
