/**
 * The boards, each loaded when its game is first shown: ours, that of the game's own package, or what is made from the view.
 */
import { untrack } from "svelte";
import { addressOf } from "$lib/session/games.ts";
import { me } from "$lib/session/session.svelte.ts";
import type { BoardModule, View } from "../contract.ts";

type Loaded = { board: BoardModule<View> };
const FILES = import.meta.glob<Loaded>("../../../../src/reihum/games/*/web/index.ts");

/** The board of a game. A board is given views of its own game only, so the frame may forget which one it is. */
export async function loadBoard(game: string): Promise<BoardModule<View>> {
  const file = FILES[`../../../../src/reihum/games/${game}/web/index.ts`];
  if (file) return (await file()).board;
  const address = untrack(() => me.game(game)?.board); // a newer catalogue changes no board that is shown
  const plain = await loadPlain();
  return address ? await foreignBoard(addressOf(address), plain) : plain;
}

async function loadPlain(): Promise<BoardModule<View>> {
  return (await import("../plain/index.ts")).board;
}

/** The board that a package brings; what it does not say is said as of any game. One that cannot be loaded hinders nobody from playing. */
async function foreignBoard(address: string, plain: BoardModule<View>): Promise<BoardModule<View>> {
  try {
    const { board } = (await import(/* @vite-ignore */ address)) as { board: Partial<BoardModule<View>> };
    return { ...plain, ...board };
  } catch (error) {
    console.error(`The board ${address} cannot be shown:`, error);
    return plain;
  }
}
