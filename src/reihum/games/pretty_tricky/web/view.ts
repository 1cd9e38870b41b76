// Generated from reihum.games.pretty_tricky.view by `python -m reihum.protocol.description.typescript pretty_tricky`.
// Do not edit: change the structs and generate again.


/** One player's sheet. ``ticked`` are the rows ticked in this turn: left for who rolled, right for the others. */
export interface PrettyTrickySheet {
  /** ticked boxes by row, from 2 to 12 */
  left: number[];
  right: number[];
  /** the rows whose (!) is ticked */
  symbols: number[];
  ticked: number[];
  x: number;
  xx: number;
}

/**
 * Two dice (numbers 0 to 2 are blue, 3 is red) and their sum. ``seats``: whose row of that sum has a free box.
 *
 * In a way of pairing all four dice these are left rows, and only the seat that rolled can be among them; in a pair of
 * blue dice they are right rows of the others.
 */
export interface PrettyTrickyPair {
  dice: number[];
  sum: number;
  seats: number[];
}

/** One of the three ways to make two pairs, the lower sum first, and what it would do for the seat that rolled. */
export interface PrettyTrickyWay {
  pairs: PrettyTrickyPair[];
  /** rows it would tick from here on, lowest first */
  ticks: number[];
  /** left rows that would then be full */
  finishes: number[];
  /** the moves that make these ticks; none if this way is not open any more */
  moves: string[];
}

/** A position of Pretty Tricky. Nothing on the table is hidden, so all viewers see the same. */
export interface PrettyTrickyView {
  viewer: number;
  players: number;
  start: number;
  turn: number;
  to_move: number;
  concurrent: boolean;
  points: number[];
  ranks: number[];
  round: number;
  round_limit: number;
  symbols_needed: number;
  phase: "ended" | "others" | "own_roll";
  /** the seat that rolled */
  active: number;
  /** three blue, one red */
  dice: number[];
  /** on every sheet, by row, from 2 to 12 */
  left_boxes: number[];
  right_boxes: number[];
  sheets: PrettyTrickySheet[];
  /** by row, from 2 to 12 */
  circles: number[];
  /** rows the active player has filled in this turn: symbol and circles come at its end */
  waiting: number[];
  /** while the active player ticks */
  ways: PrettyTrickyWay[];
  /** while the others tick */
  blue_pairs: PrettyTrickyPair[];
  sheet_is_reconstructed: boolean;
}
