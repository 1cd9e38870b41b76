/** What a puzzle is, as `puzzles.json` of a game has it (`src/reihum/insight/puzzles/puzzle.py`). */
import type { Event } from "$lib/protocol.ts";

/** A turn that could be chosen, and what is known of it. */
export interface PuzzleTurn {
  moves: readonly string[];
  /** What it is in words: messages of the game's hints. */
  told: readonly Event[];
  chance: number;
  /** How much less winning chance it has than the best one, and the standard error of that. */
  lost: number;
  error: number;
  /** How often each level of bots chose it. */
  levels?: Readonly<Record<string, number>>;
}

/** A position as the seat to move may know it, and what its turns are worth, best first. */
export interface Puzzle {
  id: string;
  seat: number;
  /** The concealed record: packed by zlib, in base64. */
  record: string;
  theme: string;
  /** The weakest level of bots that solves it. */
  level: string;
  choices: readonly PuzzleTurn[];
  /** What speaks for the best turn beside the tempting one. */
  reasons: readonly Event[];
  playouts: number;
  /** Which of the choices is the tempting one. */
  tempting: number;
}

export interface PuzzleFile {
  game: string;
  rules: number;
  puzzles: readonly Puzzle[];
}

/** A question on the board, wherever it comes from: a puzzle, or a mistake of one's own. */
export interface Posed {
  id: string;
  game: string;
  seat: number;
  /** The concealed record in base64. */
  record: string;
  choices: readonly PuzzleTurn[];
  reasons: readonly Event[];
  tempting: number;
  playouts: number;
}
