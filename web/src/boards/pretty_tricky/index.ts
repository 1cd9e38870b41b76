/** Pretty Tricky: a two-half sheet, four dice, and the three ways to pair them. */
import type { BoardModule } from "$boards/contract.ts";
import type { PrettyTrickyView } from "$lib/protocol.ts";
import Board from "./Board.svelte";
import { goal } from "./goal.ts";
import { prompt } from "./prompt.ts";
import { scoring } from "./scoring.ts";

export const board: BoardModule<PrettyTrickyView> = {
  Board,
  prompt,
  scoring,
  goal,
  signs: () => import("./Sign.svelte"),
  tieBreak: (text) => text("tie-break"),
  place: (view, text) => text("place", { round: view.round }),
  hasSecrets: false,
};
