// Generated from src/reihum/insight/results.py by `python -m reihum.insight.typescript`.
// Do not edit: change the structs and generate again.

import type { Hinted } from "../lib/net/contract.ts";
import type { Event } from "../lib/protocol.ts";

export type Verdict = "great" | "best" | "equal" | "fine" | "open" | "inaccurate" | "mistake" | "blunder";

export type Cause = "chance" | "decision" | "hidden";

export type Decided = "chance" | "hidden" | "decision" | "both";

/** What became of a seat's winning chance, in parts that add up. */
export interface Part {
  /** what dice and draws gave or took */
  chance: number;
  /** what the choice gave or took, as far as its seat could know */
  decision: number;
  /** how the cards lay that nobody could know */
  hidden: number;
  /** what the measurement or the judgement is wrong by */
  residual: number;
  /** the standard error of what the turn gave or took; if it drew, of what chance did with it */
  error: number;
}

/** A turn that could be chosen. */
export interface Choice {
  /** its small moves, as one types them */
  moves: string[];
  /** what it is in words: messages of `hints` of the game */
  told: Event[];
  /** of winning for who chooses, over everything that it cannot know */
  chance: number;
  /** the standard error of that */
  error: number;
}

/**
 * A choice of a seat beside the best one that it could find, judged over everything that it could not know.
 *
 * ``great`` is best, too: it leads clearly, the level `hard` does not find it, and `expert` does. ``fine``: a little
 * was lost. ``open``: the playouts do not tell for certain. ``why`` is there if it is inaccurate or worse.
 */
export interface Decision {
  verdict: Verdict;
  /** winning chance */
  lost: number;
  /** the standard error of that */
  error: number;
  played: Choice;
  /** the same as ``played`` if that is the best */
  best: Choice;
  /** what speaks for the best */
  why: Hinted | null;
}

/** A step of a match: the whole turn of a seat. */
export interface Reviewed {
  seat: number;
  /** moves of the match before it */
  first: number;
  /** so many moves of the match are this step */
  length: number;
  /** something was revealed by it: chance had a part in where it led */
  drew: boolean;
  /** every seat's winning chance */
  before: number[];
  /** the same after it, or the result */
  after: number[];
  /** by seat */
  parts: Part[];
  /** none where nothing else could be done */
  decision: Decision | null;
}

/** What made a seat's result: start, deal, chance, decision, others, hidden and residual add up to it. */
export interface SeatAccount {
  seat: number;
  name: string;
  /** winning chance before anything was dealt */
  start: number;
  /** what the first deal gave or took */
  deal: number;
  /** what dice and draws gave or took */
  chance: number;
  /** what its own decisions gave or took */
  decision: number;
  /** what the decisions of the others gave or took */
  others: number;
  /** how the cards lay that nobody could know */
  hidden: number;
  /** what the measurement or the judgement is wrong by */
  residual: number;
  /** 1 for a win, its share of a shared one, else 0 */
  result: number;
  /** the result without deal, chance and hidden: with less luck in it */
  adjusted: number;
  /** how certain ``decision`` is: the errors of its own turns taken together */
  error: number;
  /** how many */
  decisions: number;
  /** winning chance by all of them, each beside the best choice */
  lost: number;
  /** of its decisions, in percent; null without any */
  accuracy: number | null;
}

/** A step that changed a seat's winning chance most, and the largest part of that. */
export interface TurningPoint {
  step: number;
  cause: Cause;
  seat: number;
  /** by this cause */
  gained: number;
}

/**
 * Playouts a step.
 *
 * What is compared is measured in ``comparing`` more deals, again and again, as long as the verdict is open.
 */
export interface Effort {
  /** for what positions are worth */
  position: number;
  /** for choosing the best turn */
  choosing: number;
  /** for comparing turns, at a time */
  comparing: number;
  /** for comparing turns, in all */
  most: number;
  /** whether the levels `hard` and `expert` look for turns that lead clearly */
  great: boolean;
}

/** An account of a match, step by step and for every seat. */
export interface Review {
  game: string;
  players: number;
  steps: Reviewed[];
  /** by seat */
  accounts: SeatAccount[];
  /** in the order of the match */
  turning_points: TurningPoint[];
  /** what made the winner, if there is one and that is clear; chance: dice, draws and deals */
  decided: Decided | null;
  effort: Effort;
  /** the same seed brings the same review */
  seed: string;
}
