/** Bloom: rows of wooden tiles in front of their owners, a display, a rack, and a ladder of scoring tiles. */
import type { BoardModule } from "$boards/contract.ts";
import { svelteBoard, svelteSign } from "$boards/svelte.ts";
import Board from "./Board.svelte";
import { counted } from "./counting.ts";
import { goal } from "./goal.ts";
import { prompt } from "./prompt.ts";
import { scoring } from "./scoring.ts";
import type { BloomView } from "./view.ts";

export const board: BoardModule<BloomView> = {
  mount: svelteBoard(Board),
  prompt,
  scoring,
  goal,
  sign: svelteSign(() => import("./Sign.svelte")),
  endsRound: (_, view) => (view.phase === "count" ? view : null),
  counted: (view, _, seats, text) => counted(view, seats, text),
  tieBreak: (text) => text("tie-break"),
  place: (view, text) => text("place", { round: view.round, rounds: view.rounds }),
  hasSecrets: true,
};
