import type { Seat } from "$boards/contract.ts";
import type { Position, SeatInfo, Status, Table } from "../protocol.ts";
import { settings } from "../browser/settings.svelte.ts";
import { isLocal } from "../net/contract.ts";
import { text } from "../words/texts.svelte.ts";

/** The players as a board shows them. */
export function seatsOf(table: Pick<Table, "id" | "seats">, position: Pick<Position, "to_move" | "view" | "clocks">, viewer: number): Seat[] {
  const names = namesOf(table);
  const marks = marksOf(names);
  return table.seats.map((seat, number) => ({
    number,
    name: names[number] ?? seat.name,
    mark: marks[number] ?? "",
    kind: seat.kind,
    isAsked: position.to_move.includes(number),
    isViewer: number === viewer,
    isAway: seat.kind === "person" && !seat.present,
    isStandIn: seat.stand_in,
    points: position.view.points[number] ?? 0,
    clock: position.clocks.find((clock) => clock.seat === number) ?? null,
  }));
}

/** The name of a seat. Of a person who has deleted everything none is left. */
export const nameOf = ({ name, kind }: Pick<SeatInfo, "name" | "kind">): string => name || (kind === "person" ? text("former-player") : "");

/** The names at a table. Of players with the same name all but the first are numbered, so that they can be told apart. */
export function namesOf({ id, seats }: { id: string; seats: readonly Pick<SeatInfo, "name" | "kind">[] }): string[] {
  const names: string[] = [];
  // alone with bots on this device one needs no name: until one is given, that seat is "You"
  const isAlone = isLocal(id) && seats.filter(({ kind }) => kind === "person").length === 1;
  for (const seat of seats) {
    const name = isAlone && seat.kind === "person" && seat.name === text("guest") ? (settings.kept.name ?? text("you")) : nameOf(seat);
    let distinct = name;
    for (let copy = 2; name && names.includes(distinct); copy++) distinct = `${name} ${copy}`;
    names.push(distinct);
  }
  return names;
}

// a family of four is one letter, too
const letters = new Intl.Segmenter();
/** A badge has room for this many letters. */
const LONGEST = 3;

/** The letters that stand for a name where there is no room for it: the fewest that tell the players apart, "An" and "Ah". */
export function marksOf(names: readonly string[]): string[] {
  const spelled = names.map((name) => [...letters.segment(name.trim())].map(({ segment }) => segment));
  const mark = (name: readonly string[], length: number) => (name[0]?.toLocaleUpperCase() ?? "?") + name.slice(1, length).join("");
  return spelled.map((name, seat) => {
    for (let length = 1; length <= LONGEST; length++) {
      const own = mark(name, length);
      if (!spelled.some((other, place) => place !== seat && mark(other, length) === own)) return own;
    }
    return `${mark(name, 1)}${seat + 1}`; // "Anna" and "Anna 2"
  });
}

/**
 * Of the seats whose view I may see, those whose view is shown. A device that goes round while something is secret shows
 * nobody's: the view of another seat than that of who holds it is one tap away otherwise.
 */
export function shownViewers(viewers: readonly number[], status: Status, hasSecrets: boolean): readonly number[] {
  const goesRound = viewers.filter((seat) => seat >= 0).length > 1;
  return goesRound && hasSecrets && status === "running" ? viewers.filter((seat) => seat < 0) : viewers;
}
