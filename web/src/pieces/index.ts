/** The pieces of all games. A piece takes its width from `w` (`--w`); height, radius, number and thickness follow. */
export { default as Card } from "./Card.svelte";
export { default as Cross } from "./Cross.svelte";
export { default as Die } from "./Die.svelte";
export { default as Disc } from "./Disc.svelte";
export { default as Drawn } from "./Drawn.svelte";
export { default as Field } from "./Field.svelte";
export { default as Icon } from "./Icon.svelte";
export { default as Lettering } from "./Lettering.svelte";
export { default as Numeral } from "./Numeral.svelte";
export { default as Piece } from "./Piece.svelte";
export { default as ShapeMark } from "./ShapeMark.svelte";
export { default as Sheet } from "./Sheet.svelte";
export { default as Star } from "./Star.svelte";
export { default as StarCard } from "./StarCard.svelte";
export { default as Tile } from "./Tile.svelte";
export type { IconName } from "./icons.ts";
export { type Colour, COLOUR_NAMES, colouredNumber, colourOf, type PieceState } from "./notation.ts";
export type { PieceProps } from "./piece_props.ts";
