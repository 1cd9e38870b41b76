/** Where the flowers of a tile stand in its bed of 100 × 40: one row up to three, two rows from four on. */
export function bedOf(flowers: number): [number, number][] {
  if (flowers <= 3) return row(flowers, 20, flowers === 2 ? 30 : 28);
  const above = Math.ceil(flowers / 2);
  const step = above > 3 ? 26 : 28;
  return [...row(above, 9, step), ...row(flowers - above, 31, step)];
}

function row(count: number, y: number, step: number): [number, number][] {
  return Array.from({ length: count }, (_, place) => [50 + (place - (count - 1) / 2) * step, y]);
}
