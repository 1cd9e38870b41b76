import type { Colour } from "$pieces";

const RED_DIE = 3;

/** Three blue dice, then the red one (P1). */
export function dieColour(die: number): Colour {
  return die === RED_DIE ? "red" : "blue";
}
