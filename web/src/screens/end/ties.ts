/** Whether a rule put somebody ahead of somebody with the same total: then the end says which. */
export function isTieBroken(points: readonly number[], ranks: readonly number[]): boolean {
  return points.some((total, one) => points.some((other, seat) => total === other && ranks[one] !== ranks[seat]));
}
