/** Who sits round the table of a scene: the reader, and people with names that no language has to translate. */
import type { Seat } from "$boards/contract.ts";
import { text } from "$lib/texts.svelte.ts";
import type { Scene } from "./scenes.ts";

const OTHERS = ["Linde", "Ahorn", "Espe", "Ulme"];

export function playersOf({ seat: viewer, view, to_move }: Scene): Seat[] {
  const others = [...OTHERS];
  return Array.from({ length: view.players }, (_, number) => ({
    number,
    name: number === viewer ? text("you") : (others.shift() ?? ""),
    kind: "person",
    isAsked: to_move.includes(number),
    isViewer: number === viewer,
    isAway: false,
    isStandIn: false,
    points: view.points[number] ?? 0,
    clock: null,
  }));
}
