/** The shape that belongs to each colour, on a grid of 24 × 24: circle, triangle, square, diamond, star. */
import type { Colour } from "./notation.ts";

export const SHAPES: Readonly<Record<Colour, string>> = {
  red: "M3.5 12a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0z",
  yellow: "M12 3.5 21 19.5H3Z",
  green: "M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4z",
  blue: "M12 2 21.5 12 12 22 2.5 12Z",
  purple: "M12 1.8L14.7 9.1L22.5 9.4L16.4 14.2L18.5 21.7L12 17.4L5.5 21.7L7.6 14.2L1.5 9.4L9.3 9.1Z",
};
