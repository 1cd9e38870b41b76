// Generated from reihum.games.superstar.view by `python -m reihum.protocol.description.typescript superstar`.
// Do not edit: change the structs and generate again.


/** A card on the pile of this round, and who played it. */
export interface SuperstarPlayed {
  seat: number;
  card: string;
}

/** What lies open at a seat. */
export interface SuperstarSeat {
  /** hand size */
  cards: number;
  tokens: number;
  /** the card on which this seat passed in this round */
  passed_on: string | null;
  /** what it has discarded since the last round ended */
  thrown: string[];
}

/** The table of Superstar. Cards are written as in moves: "17", "J". */
export interface SuperstarView {
  viewer: number;
  players: number;
  start: number;
  turn: number;
  to_move: number;
  concurrent: boolean;
  points: number[];
  ranks: number[];
  /** between rounds and after the end: the last one played */
  round: number;
  /** "lead", "follow", "discard" or "over" */
  phase: string;
  pile: SuperstarPlayed[];
  seats: SuperstarSeat[];
  /** the viewer's own */
  hand: string[] | null;
  /** own cards that fit now, and why: "any", "higher", "star", "both", "joker", "on-joker" */
  fitting: Record<string, string>;
  /** own cards put aside, to be discarded when done */
  staged: string[];
  draw_pile: number;
  discard_pile: string[];
  /** how often the discard pile has become the draw pile */
  shuffles: number;
  /** of the round before, or of the game */
  last_winner: number | null;
  voluntary_pass: boolean;
  /** the colour letter of every number that shows a star */
  stars: Record<string, string>;
  /** whether these stars are our reconstruction rather than a table that was given */
  reconstructed: boolean;
}
