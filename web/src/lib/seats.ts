import type { Seat } from "$boards/contract.ts";
import type { Position, SeatInfo, Table } from "./protocol.ts";

/** The players as a board shows them. */
export function seatsOf(table: Pick<Table, "seats" | "pace">, position: Pick<Position, "to_move" | "view" | "clocks">, viewer: number): Seat[] {
  return table.seats.map((seat, number) => ({
    number,
    name: seat.name,
    kind: seat.kind,
    isAsked: position.to_move.includes(number),
    isViewer: number === viewer,
    isAway: seat.kind === "person" && !seat.present,
    isStandIn: seat.stand_in,
    points: position.view.points[number] ?? 0,
    clock: position.clocks.find((clock) => clock.seat === number) ?? null,
  }));
}

/** The names of the seats, for sentences. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat) => seat.name);
}
