/** The puzzles of a game: fetched when they are wanted, from where the catalogue says, and kept with the page. */
import { addressOf } from "$lib/session/games.ts";
import { me } from "$lib/session/session.svelte.ts";
import type { Posed, Puzzle, PuzzleFile } from "./contract.ts";

const loaded = new Map<string, Promise<readonly Puzzle[]>>();

export function hasPuzzles(game: string): boolean {
  return me.game(game)?.puzzles != null;
}

/** Rejects if they cannot be fetched. */
export function loadPuzzles(game: string): Promise<readonly Puzzle[]> {
  const place = me.game(game)?.puzzles;
  if (!place) return Promise.resolve([]);
  let found = loaded.get(place);
  if (!found) {
    found = fetchPuzzles(addressOf(place));
    loaded.set(place, found);
    found.catch(() => loaded.delete(place));
  }
  return found;
}

async function fetchPuzzles(address: string): Promise<readonly Puzzle[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`There are no puzzles at ${address} (${response.status}).`);
  return ((await response.json()) as PuzzleFile).puzzles;
}

export async function posedOf(game: string, { id, seat, record, choices, reasons, tempting, playouts }: Puzzle): Promise<Posed> {
  return { id, game, seat, record: await unpacked(record), choices, reasons, tempting, playouts };
}

/** A record packed by zlib, both in base64. */
export async function unpacked(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  const whole = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(whole, (byte) => String.fromCharCode(byte)).join(""));
}
