/** Who sits round the table of a scene, under names that no language has to translate. */
import type { Seat } from "$boards/contract.ts";
import type { Scene } from "./scenes.ts";

const NAMES = ["Nour", "Linde", "Ahorn", "Espe", "Ulme"];

export function playersOf({ seat: viewer, view, to_move }: Pick<Scene, "seat" | "view" | "to_move">): Seat[] {
  return Array.from({ length: view.players }, (_, number) => ({
    number,
    name: NAMES[number] ?? "",
    mark: NAMES[number]?.charAt(0) ?? "",
    kind: "person",
    isAsked: to_move.includes(number),
    isViewer: number === viewer,
    isAway: false,
    isStandIn: false,
    points: view.points[number] ?? 0,
    clock: null,
  }));
}
