/** What is asked about winning chances, and what is told meanwhile. Everything is computed on this device (`reviewer.ts`). */
import type { Review, Reviewed, TurningPoint } from "./review.ts";

/** How far a review is. The first turning points are there long before the verdicts. */
export interface ReviewProgress {
  /** Steps that are done, of all. */
  done: number;
  of: number;
  /**
   * Every seat's winning chance before every step, and its result at the end: at first roughly, then as they will stay.
   * Empty until all positions were looked at once.
   */
  chances: number[][];
  /** From these chances; their causes may still change. */
  turningPoints: TurningPoint[];
  /** By step: what is known of it for good, or null. */
  steps: (Reviewed | null)[];
}

export interface ReviewWishes {
  onProgress?: (progress: ReviewProgress) => void;
  /** Ends the work; what is done is kept, and the next review of the same match goes on from there. */
  signal?: AbortSignal;
}

/**
 * Reviews a finished match from its match file: what `reihum.review` finds with the same seed. Rejects with
 * `BadMatchFile`, `NotFinished`, `ModuleError` (what is needed is missing, or a worker has failed), or as its signal says.
 */
export type ReviewOf = (file: string, wishes?: ReviewWishes) => Promise<Review>;

/** Every seat's winning chance, with standard errors. */
export interface Chances {
  wins: number[];
  errors: number[];
}

/**
 * The winning chances in a position, from its record (base64): of one that is concealed for a viewer over everything that
 * the viewer cannot know, of a whole one as the cards lie. The same record brings the same chances.
 */
export type ChancesAt = (game: string, record: string, signal?: AbortSignal) => Promise<Chances>;

/**
 * The winning chances at the beginning and after every move of a finished match, from its match file: with all cards open
 * (null), or as a seat (−1: a spectator) could know them. Told one by one, too, as they are found.
 */
export type ChancesThrough = (file: string, viewer: number | null, onFound?: (length: number, chances: Chances) => void, signal?: AbortSignal) => Promise<Chances[]>;

/** A match that still runs is not reviewed: its result is not known, and its cards are nobody's business. */
export class NotFinished extends Error {
  override name = "NotFinished";
}
