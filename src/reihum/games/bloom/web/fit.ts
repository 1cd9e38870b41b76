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

export interface FreeSpace {
  width: number;
  height: number;
}

const SIZES = [50, 47, 44, 41, 38, 36, 34, 32, 30, 28, 26] as const;
/** The least that a finger hits. */
const SMALLEST = 24;
/** Below this size everything moves closer together: who sits there is told in one line. */
export const TIGHT = 32;

const TILE_RATIO = 1.22;
const COLUMN_GAP = 24;
const SEAT_GAP = 16;
const ROW_GAP = 8;
const ROW_PADDING = { across: 12, down: 13 };
const TILE_GAP = 3;
const EXTEND = 28 + TILE_GAP;
const HEAD = { height: 52, tight: 36, line: 28, name: 190, won: 28, open: 28 };
const CLOSER = 8; // what the gaps between seats and rows lose where it is tight

/**
 * Whether everything is moved closer together. That makes room, which must not undo it: it lasts until less lies on the
 * table or the table has another size.
 */
export class Closeness {
  #since: { lying: number; width: number; height: number } | null = null;

  judge(tile: number, lying: number, { width, height }: FreeSpace): boolean {
    if (this.#since && (lying < this.#since.lying || width !== this.#since.width || height !== this.#since.height)) this.#since = null;
    if (tile < TIGHT) this.#since ??= { lying, width, height };
    return this.#since !== null;
  }
}

/** The largest size at which everything fits. */
export function tileSize(seats: readonly SeatLoad[], room: FreeSpace): number {
  if (room.height <= 0) return SIZES[0]; // nothing is laid out yet
  return SIZES.find((tile) => heightOf(seats, room.width, tile) <= room.height) ?? SMALLEST;
}

/** Two seats side by side; an odd last one has the whole width. */
function heightOf(seats: readonly SeatLoad[], width: number, tile: number): number {
  const half = (width - COLUMN_GAP) / 2;
  let height = 0;
  for (let place = 0; place < seats.length; place += 2) {
    const pair = seats.slice(place, place + 2);
    height += Math.max(...pair.map((seat) => seatHeight(seat, pair.length === 2 ? half : width, tile))) + (place > 0 ? SEAT_GAP - (tile < TIGHT ? CLOSER : 0) : 0);
  }
  return height;
}

function seatHeight({ rows, won, open }: SeatLoad, width: number, tile: number): number {
  const head = (tile < TIGHT ? HEAD.tight : HEAD.height) + (HEAD.name + won * HEAD.won + open * HEAD.open > width ? HEAD.line : 0);
  let height = 0;
  let used = Infinity;
  for (const count of rows) {
    const wide = count * (tile + TILE_GAP) + ROW_PADDING.across + EXTEND;
    const lines = Math.ceil(wide / width);
    if (used + ROW_GAP + wide > width) {
      height += (height > 0 && tile >= TIGHT ? ROW_GAP : 0) + lines * (tile * TILE_RATIO + TILE_GAP) + ROW_PADDING.down;
      used = wide;
    } else used += ROW_GAP + wide;
  }
  return head + height;
}
