// Generated from reihum.games.one_to_nine.view by `python -m reihum.protocol.description.typescript one_to_nine`.
// Do not edit: change the structs and generate again.


/** What lies open at a seat. */
export interface OneToNineSeat {
  /** in hand, jokers included */
  cards: number;
  jokers: number;
  small_stars: number;
  big_stars: number;
}

/** A claim: the move that names it, its fields, those of them to be filled, and what it brings. */
export interface OneToNineClaim {
  move: string;
  /** "short", "foursome" or "long" */
  kind: string;
  fields: string[];
  gaps: string[];
  /** with the bonus, as far as the supply goes */
  small_stars: number;
  big_stars: number;
}

/** A gap of a claim and what fills it. */
export interface OneToNineFilled {
  field: string;
  /** "card", "number", "joker" or "star" */
  filler: string;
}

/** The viewer's own claim while it is being filled. Nobody else sees it yet. */
export interface OneToNineFilling {
  claim: OneToNineClaim;
  filled: OneToNineFilled[];
  next_field: string;
  /** that may fill it */
  fillers: string[];
  jokers_left: number;
  stars_left: number;
}

/** The last action of the game, as everybody saw it. */
export interface OneToNineAction {
  seat: number;
  /** a claim stands for itself and its fills */
  move: string;
  /** of a claim */
  fields: string[];
  filled: OneToNineFilled[];
  small_stars: number;
  bonus: boolean;
  /** cards turned from the stack afterwards */
  turned: number;
  /** those of them that were laid on the board */
  landed: string[];
}

/** A table of One to 9. */
export interface OneToNineView {
  viewer: number;
  players: number;
  start: number;
  turn: number;
  to_move: number;
  concurrent: boolean;
  points: number[];
  ranks: number[];
  /** by colour (red, yellow, green, blue) and number: the card that lies there */
  board: ((string | null)[])[];
  seats: OneToNineSeat[];
  /** the viewer's own, sorted; None for a spectator */
  hand: string[] | null;
  stack: number;
  /** all cards of the pile, sorted: everybody saw them go there */
  discard: string[];
  discard_top: string | null;
  /** a "+3" shows its star on the discard pile */
  bonus: boolean;
  joker_supply: number;
  small_supply: number;
  big_supply: number;
  /** cards that are in the other hands, as a reshuffle has shown */
  known_held: string[];
  reshuffles: number;
  /** what the viewer may claim now */
  claims: OneToNineClaim[];
  filling: OneToNineFilling | null;
  last: OneToNineAction | null;
  turn_limit: number;
  /** "three-stars", "turn-limit" or "full-board" */
  ended_by: string | null;
}
