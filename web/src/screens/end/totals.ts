import type { Seat } from "$boards/contract.ts";

/** Whether a rule put somebody ahead of somebody with the same total: then the end says which. */
export function isTieBroken(points: readonly number[], ranks: readonly number[]): boolean {
  return points.some((total, one) => points.some((other, seat) => total === other && ranks[one] !== ranks[seat]));
}

/** By how much the first is ahead of the best of the others; nothing if there are no others. */
export function leadOf(points: readonly number[], ranks: readonly number[]): number {
  const first = points[ranks.indexOf(1)];
  const others = points.filter((_, seat) => ranks[seat] !== 1);
  return first === undefined || !others.length ? 0 : first - Math.max(...others);
}

/** Who has come first; several share it. */
export function winnersOf(seats: readonly Seat[], ranks: readonly number[]): Seat[] {
  return seats.filter(({ number }) => ranks[number] === 1);
}

/** Somebody who plays from here is among them. */
export function isMine(winners: readonly Seat[], mySeats: readonly number[]): boolean {
  return winners.some(({ number }) => mySeats.includes(number));
}
