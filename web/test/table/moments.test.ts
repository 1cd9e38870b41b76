import { describe, expect, it } from "vitest";
import type { Event, Moment } from "../../src/lib/protocol.ts";
import { hasNewsSince, sinceMyTurn } from "../../src/lib/table/moments.ts";

const event = (name: string, args: Event["args"]): Event => ({ name, args });
const moment = (number: number, seat: number, ...events: Event[]): Moment => ({ number, step: { number, seat, move: null, events, bot: seat !== 0, kind: "move" }, view: {} as Moment["view"], to_move: [] });
const taken = (number: number, seat: number, tile: string) => moment(number, seat, event("takes", { seat, tile }));
const stops = (moments: Moment[], viewer = 0) => sinceMyTurn({ moments, viewer, game: "bloom" }).map(({ moment: { number } }) => number);

describe("what happened since my turn", () => {
  const match = [{ ...moment(0, 0), step: null }, taken(1, 0, "5"), taken(2, 1, "6"), taken(3, 1, "7"), taken(4, 2, "8")];
  it("stops once a turn, where it led", () => {
    expect(stops(match)).toEqual([3, 4]);
  });
  it("is nothing right after my own move", () => {
    expect(stops(match, 2)).toEqual([]);
  });
  it("is everything before my first move", () => {
    expect(stops(match, 3)).toEqual([1, 3, 4]);
  });
  it("is offered once I have moved and others have since", () => {
    const steps = match.flatMap(({ step }) => (step ? [step] : []));
    expect([0, 2, 3].map((viewer) => hasNewsSince(steps, viewer))).toEqual([true, false, false]);
  });
  it("is told in the lines of the log, though one may begin with what my move has brought about", () => {
    const match = [
      { ...moment(0, 0), step: null },
      moment(1, 0, event("plays", { seat: 0, card: "9" }), event("wins-round", { seat: 1 }), event("starts-round", { seat: 1 })),
      moment(2, 1, event("leads", { seat: 1, card: "5" })),
      moment(3, 2, event("plays", { seat: 2, card: "6" })),
    ];
    const lines = sinceMyTurn({ moments: match, viewer: 0, game: "superstar" }).map(({ line }) => line.events.map(({ name }) => name));
    expect(lines).toEqual([["starts-round", "leads"], ["plays"]]);
  });
  it("leaves out what I may not know yet", () => {
    expect(stops([taken(1, 0, "5"), moment(2, 1), taken(3, 1, "6")])).toEqual([3]);
  });
});
