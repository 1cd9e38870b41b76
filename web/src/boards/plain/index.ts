/** The board of a game that brings none: everything its view says, by name, and every legal move as a button. */
import type { BoardModule, View } from "$boards/contract.ts";
import { svelteBoard, svelteSign } from "$boards/svelte.ts";
import Board from "./Board.svelte";
import { prompt } from "./prompt.ts";

export const board: BoardModule<View> = {
  mount: svelteBoard(Board),
  prompt,
  scoring: () => [],
  goal: (view, text) => ({ line: text("goal"), far: view.points.map(String), near: view.points.map(() => null), legend: {} }),
  sign: svelteSign(() => import("./Sign.svelte")),
  place: (view, text) => text("place", { turn: view.turn }),
  hasSecrets: true, // a curtain too many hurts nobody
};
