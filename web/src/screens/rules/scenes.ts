/** The positions that a rules page shows: drawn and checked in Python (`tests/scenes.py`), loaded with the page. */
import type { View } from "$boards/contract.ts";
import type { Event } from "$lib/protocol.ts";
import type { Planned } from "$lib/net/contract.ts";

export interface Scene {
  name: string;
  /** The parts of the board that are drawn, as the game's `scene.css` names them. */
  shows: string;
  /** The clauses beside which it can be tried. */
  clauses: readonly string[];
  seat: number;
  to_move: readonly number[];
  view: View;
  /** What the seat may know, for the game's module; null if the seat is not asked. */
  record: string | null;
  legal: readonly string[];
  wish: readonly string[];
  plan: Planned | null;
  /** How the table is, and what is told, when these moves have been played. */
  then: { moves: readonly string[]; to_move: readonly number[]; view: View; told: readonly Event[] } | null;
}

const FILES = import.meta.glob<Scene[]>("../../../../src/reihum/games/*/web/scenes.json", { import: "default" });
const STYLES = import.meta.glob("../../../../src/reihum/games/*/web/scene.css");

/** The scenes of a game; the first three are the pictures of the summary: goal, turn and end. */
export async function loadScenes(game: string): Promise<readonly Scene[]> {
  const [scenes] = await Promise.all([FILES[`../../../../src/reihum/games/${game}/web/scenes.json`]?.(), STYLES[`../../../../src/reihum/games/${game}/web/scene.css`]?.()]);
  return scenes ?? [];
}

/** The scenes that belong beside a clause. */
export function scenesAt(scenes: readonly Scene[], clause: string): Scene[] {
  return scenes.filter(({ clauses }) => clauses.includes(clause));
}
