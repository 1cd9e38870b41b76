/** The boards, each loaded when its game is first shown. A game that brings none is drawn from its view (`plain`). */
import type { BoardModule, View } from "./contract.ts";

const FILES = import.meta.glob<{ board: BoardModule<View> }>("./*/index.ts");
const PLAIN = "plain";

/** The folder in which the board of a game stands. */
export function boardOf(game: string): string {
  return `./${game}/index.ts` in FILES ? game : PLAIN;
}

/** The board of a game. A board is given views of its own game only, so the frame may forget which one it is. */
export async function loadBoard(game: string): Promise<BoardModule<View>> {
  const file = FILES[`./${boardOf(game)}/index.ts`];
  if (!file) throw new Error("the plain board is not built");
  return (await file()).board;
}
