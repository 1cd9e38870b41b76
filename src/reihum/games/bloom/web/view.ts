// Generated from reihum.games.bloom.view by `python -m reihum.protocol.description.typescript bloom`.
// Do not edit: change the structs and generate again.


/** A row on the table. A joker is named as in moves, by its number on the table: "J1" to "J4". */
export interface BloomRow {
  /** as in moves: 1 for the row laid first */
  number: number;
  owner: number;
  tiles: string[];
  flowers: number;
}

/** What lies open at a seat. */
export interface BloomSeat {
  /** tiles in the stock */
  stock: number;
  /** those of them that everybody saw coming */
  known: string[];
  /** the whole stock: the viewer's own, and everybody's while a round is counted */
  tiles: string[] | null;
  /** scoring tiles of this round */
  taken: number[];
  /** rows laid in this round */
  own_rows: number;
  /** had to pass in this round */
  passed: boolean;
  /** points of the rounds that are over */
  rounds: number[];
  /** the scoring tiles in them, */
  scored: number[];
  /** and the flowers left in the stock */
  left: number[];
}

/** A turn that is under way. */
export interface BloomTurn {
  /** the row added to, swapped in or robbed */
  row: number | null;
  /** the joker that is to be swapped */
  joker: string | null;
  /** the new row so far */
  laid: string[];
  /** robbed tiles that must still be laid */
  loot: string[];
  robbed: number;
  added: number;
  /** the tile that needs a place */
  pending: string | null;
  /** on the new row so far */
  flowers: number;
  /** the scoring tile they would bring; 0 for none */
  wins: number;
  /** moves made so far, as far as the viewer may see them; without the places of added tiles */
  steps: string[];
}

/** The table of Bloom. Tiles are written as in moves: "17", and "J" for a joker in a stock. */
export interface BloomView {
  viewer: number;
  players: number;
  start: number;
  turn: number;
  to_move: number;
  concurrent: boolean;
  points: number[];
  ranks: number[];
  /** turn, swap, draw, rob, row, add, place, reward, count (between two rounds) or over */
  phase: string;
  round: number;
  rounds: number;
  display: number[];
  /** jokers lying there */
  joker_places: number;
  pool: number;
  /** scoring tiles left, ascending */
  scoring: number[];
  rows: BloomRow[];
  seats: BloomSeat[];
  /** the viewer's own, ascending, jokers last; none for a spectator */
  stock: string[];
  now: BloomTurn;
  /** the moves of the turn before, without the places of added tiles */
  last: string[];
  /** by number; 0 for the joker */
  flowers: number[];
  own_row_first: boolean;
  /** whether the flowers are our reconstruction rather than a table that was given */
  reconstructed: boolean;
}
