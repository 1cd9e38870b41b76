/** The boards, each loaded when its game is first shown. */
import type { BoardModule, View } from "./contract.ts";

const FILES = import.meta.glob<{ board: BoardModule<View> }>("./*/index.ts");

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in FILES;
}

/** The board of a game. A board is given views of its own game only, so the frame may forget which one it is. */
export async function loadBoard(game: string): Promise<BoardModule<View>> {
  const file = FILES[`./${game}/index.ts`];
  if (!file) throw new Error(`there is no board for ${game}`);
  return (await file()).board;
}
