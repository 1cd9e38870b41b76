/** What a tap on a piece wishes for. Whether it can be, the server says. */
import { addingOf, type BloomProps, modeOf, newRow, robberyOf, rowUpTo, swapsOf } from "./building.ts";
import { isJoker } from "./tiles.ts";

/** Begins another kind of turn: complete swaps stay, the rest of the wish goes. */
function begin(turn: BloomProps, move: string): void {
  if (turn.opening.has(move) || turn.plan?.legal.includes(move)) turn.onWish([...swapsOf(turn), move]);
  else turn.onWhy(move);
}

/** A tile of the rack: lay it where something is being built, or begin a row with it; one that only fits into a row on the table is added there. */
export function tapStock(turn: BloomProps, tile: string): void {
  const move = `lay ${tile}`;
  const take = `take ${tile}`;
  const mode = modeOf(turn);
  // a tile of the display that is wished for lies here already: a tap puts it back
  if (turn.wish.includes(take) && !turn.view.stock.includes(tile)) return turn.onWish(turn.wish.filter((other) => other !== take));
  const adding = turn.opening.has(move) ? undefined : addingOf(turn, tile);
  if (adding !== undefined && (turn.wish.length === 0 || mode === "draw")) return turn.onWish([adding, move]);
  const row = turn.legal.has(move) || mode === "draw" ? undefined : rowUpTo(turn, tile);
  if (row) return turn.onWish([...turn.wish, ...row]);
  if (turn.wish.length === 0 || mode === "draw") return begin(turn, move);
  // tiles may be tapped in any order: what was robbed goes along, and the server finds the order
  const loot = mode === "row" && !turn.legal.has(move) ? newRow(turn).loot.map((other) => `lay ${other}`) : [];
  turn.onWish([...turn.wish, ...loot, move]);
}

/** A robbed tile that waits: lay it. */
export function tapLoot(turn: BloomProps, tile: string): void {
  turn.onWish([...turn.wish, `lay ${tile}`]);
}

/** A tile of the new row, or one just added: back to where it came from. */
export function takeBack(turn: BloomProps, tile: string): void {
  const lay = turn.wish.lastIndexOf(`lay ${tile}`);
  const rob = turn.wish.lastIndexOf(robberyOf(turn, tile) ?? "");
  const isPlace = (move: string | undefined) => move === "first" || move?.startsWith("after ");
  const left = turn.wish.filter((move, index) => index !== lay && index !== rob && !(index === lay + 1 && isPlace(move)));
  turn.onWish(left);
}

/** A tile of the display, or the pool ("draw"). */
export function tapSupply(turn: BloomProps, move: string): void {
  if (turn.wish.includes(move)) turn.onWish(turn.wish.filter((other) => other !== move));
  else if (modeOf(turn) === "draw") turn.onWish([...turn.wish, move]);
  else begin(turn, move);
}

/** A tile in a row on the table: rob it; a joker is first offered for a swap, and robbed with a second tap. */
export function tapTable(turn: BloomProps, tile: string): void {
  const rob = `rob ${tile}`;
  const swap = `swap ${tile}`;
  if (isJoker(tile)) {
    if (turn.wish.includes(swap) && turn.staged.now.joker === tile) {
      const swaps = swapsOf(turn);
      return turn.onWish(turn.opening.has(rob) ? [...swaps, rob] : swaps);
    }
    if (modeOf(turn) !== "row" && (turn.opening.has(swap) || turn.plan?.legal.includes(swap))) return begin(turn, swap);
  }
  if (modeOf(turn) === "row" && turn.wish.length > 0) return turn.onWish([...turn.wish, rob]);
  begin(turn, rob);
}

/** "Add to this row." */
export function tapExtend(turn: BloomProps, row: number): void {
  const move = `extend ${row}`;
  if (turn.wish.includes(move)) turn.onWish(swapsOf(turn));
  else begin(turn, move);
}

/** A tile of the rack was let go somewhere. */
export function dropStock(turn: BloomProps, tile: string, place: string | null): void {
  const [kind, name = ""] = (place ?? "").split(":");
  if (kind === "bench") tapStock(turn, tile);
  if (kind === "joker") turn.onWish([...swapsOf(turn), `swap ${name}`, `lay ${tile}`]);
  if (kind === "row") {
    const extend = `extend ${name}`;
    turn.onWish(turn.wish.includes(extend) ? [...turn.wish, `lay ${tile}`] : [...swapsOf(turn), extend, `lay ${tile}`]);
  }
}
