/** The lines of the log out of the steps of a match: one a turn. */
import { fold, foldingOf, isBeginning, isPart } from "./folding.ts";
import type { Event, Step } from "../protocol.ts";

export interface LogLine {
  /** The number of its last step: the point of the replay where all of it has happened. */
  number: number;
  seat: number;
  kind: Step["kind"];
  /** What happened, folded. */
  events: readonly Event[];
}

/**
 * The steps of a seat are one line until another seat moves or an event begins something new. What tells a part of a turn
 * goes once it is told as a whole, or has been taken back; several steps taken back at once are one line.
 */
export function linesOf(steps: readonly Step[], game: string): LogLine[] {
  const folding = foldingOf(game);
  const lines: { number: number; seat: number; kind: Step["kind"]; events: Event[] }[] = [];
  for (const step of withoutParts(steps, game)) {
    const { number, seat, kind } = step;
    if (kind !== "move") {
      const last = lines.at(-1);
      if (kind !== "undo" || last?.kind !== "undo" || last.seat !== seat) lines.push({ number, seat, kind, events: [] });
      continue;
    }
    for (const event of step.events) {
      const begins = isBeginning(folding, event);
      const last = lines.at(-1);
      const owner = begins && typeof event.args["seat"] === "number" ? event.args["seat"] : seat;
      if (begins || last?.kind !== "move" || last.seat !== seat) lines.push({ number, seat: owner, kind, events: [event] });
      else {
        last.events.push(event);
        last.number = number;
      }
    }
  }
  return lines.map((line) => ({ ...line, events: fold(game, line.events) })).filter(({ kind, events }) => kind !== "move" || events.length > 0);
}

/** Without the parts of what a later step tells as a whole, and without those that were taken back. */
function withoutParts(steps: readonly Step[], game: string): Step[] {
  const folding = foldingOf(game);
  const isPartly = ({ kind, events }: Step) => kind === "move" && events.length > 0 && events.every((event) => isPart(folding, event));
  const kept: Step[] = [];
  for (const step of steps) {
    const last = kept.findLast(({ seat }) => seat === step.seat);
    if (step.kind === "undo" && last && isPartly(last)) kept.splice(kept.lastIndexOf(last), 1);
    else if (step.kind !== "move" || step.events.length > 0) kept.push(step);
  }
  const told = new Set<unknown>();
  return kept.toReversed().filter((step) => {
    if (isPartly(step)) return !told.has(step.seat);
    for (const event of step.events) told.add(event.args["seat"]);
    return true;
  }).reverse();
}
