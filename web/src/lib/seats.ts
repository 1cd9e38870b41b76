import type { Seat } from "$boards/contract.ts";
import type { Position, SeatInfo, Table } from "./protocol.ts";

/** The players as a board shows them. */
export function seatsOf(table: Pick<Table, "seats" | "pace">, position: Pick<Position, "to_move" | "view" | "clocks">, viewer: number): Seat[] {
  const names = namesOf(table.seats);
  return table.seats.map((seat, number) => ({
    number,
    name: names[number] ?? seat.name,
    kind: seat.kind,
    isAsked: position.to_move.includes(number),
    isViewer: number === viewer,
    isAway: seat.kind === "person" && !seat.present,
    isStandIn: seat.stand_in,
    points: position.view.points[number] ?? 0,
    clock: position.clocks.find((clock) => clock.seat === number) ?? null,
  }));
}

/** The names of the seats. Of players with the same name all but the first are numbered, so that they can be told apart. */
export function namesOf(seats: readonly Pick<SeatInfo, "name">[]): string[] {
  const names: string[] = [];
  for (const { name } of seats) {
    let distinct = name;
    for (let copy = 2; name && names.includes(distinct); copy++) distinct = `${name} ${copy}`;
    names.push(distinct);
  }
  return names;
}
