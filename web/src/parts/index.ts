/** The parts of the frame that boards use too. */
export { default as Face } from "./Face.svelte";
export { default as SeatChip } from "./SeatChip.svelte";
