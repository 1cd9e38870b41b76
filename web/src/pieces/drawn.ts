import type { Colour } from "./notation.ts";

/** The symbols of the sprite (Sprite.svelte). */
export type DrawnName =
  | `star-${Colour}`
  | `pips${1 | 2 | 3 | 4 | 5 | 6}`
  | "star"
  | "star-big"
  | "star-flat"
  | "flower"
  | "scallop"
  | "bee"
  | "cap"
  | "ring"
  | "lock"
  | "mark";
