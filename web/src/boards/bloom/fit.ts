/**
 * How large the tiles of the rows can be on a wide table so that every seat's rows are in sight at once. Worked out by
 * arithmetic from what lies there: asking the page for the sizes of what it has drawn would make touches wait.
 * The figures are those of the styles of Board, Owner and TableRow.
 */
export interface SeatLoad {
  /** Tiles in each of the seat's rows. */
  rows: readonly number[];
  /** Small things beside the name: scoring tiles won and open tiles of the stock. */
  won: number;
  open: number;
}

export interface Room {
  width: number;
  height: number;
}

const SIZES = [50, 47, 44, 41, 38, 36, 34, 32, 30] as const;
const SMALLEST = 28;

const TILE_RATIO = 1.22;
const COLUMN_GAP = 24;
const SEAT_GAP = 16;
const ROW_GAP = 8;
const ROW_PADDING = { across: 12, down: 13 };
const TILE_GAP = 3;
const EXTEND = 28 + TILE_GAP;
const HEAD = { height: 52, line: 28, name: 190, won: 28, open: 28 };

/** The largest size at which everything fits. */
export function tileSize(seats: readonly SeatLoad[], room: Room): number {
  return SIZES.find((tile) => heightOf(seats, room.width, tile) <= room.height) ?? SMALLEST;
}

/** Two seats side by side; an odd last one has the whole width. */
function heightOf(seats: readonly SeatLoad[], width: number, tile: number): number {
  const half = (width - COLUMN_GAP) / 2;
  let height = 0;
  for (let place = 0; place < seats.length; place += 2) {
    const pair = seats.slice(place, place + 2);
    height += Math.max(...pair.map((seat) => seatHeight(seat, pair.length === 2 ? half : width, tile))) + (place > 0 ? SEAT_GAP : 0);
  }
  return height;
}

function seatHeight({ rows, won, open }: SeatLoad, width: number, tile: number): number {
  const head = HEAD.height + (HEAD.name + won * HEAD.won + open * HEAD.open > width ? HEAD.line : 0);
  let height = 0;
  let used = Infinity;
  for (const count of rows) {
    const wide = count * (tile + TILE_GAP) + ROW_PADDING.across + EXTEND;
    const lines = Math.ceil(wide / width);
    if (used + ROW_GAP + wide > width) {
      height += (height > 0 ? ROW_GAP : 0) + lines * (tile * TILE_RATIO + TILE_GAP) + ROW_PADDING.down;
      used = wide;
    } else used += ROW_GAP + wide;
  }
  return head + height;
}
