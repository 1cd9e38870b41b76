/** The lines of the log out of the steps of a match. */
import type { Step } from "./protocol.ts";

/**
 * What is worth a line. Steps that tell a part of a turn only (`halves`: the names of their events) go once the same seat
 * has moved on to the turn's own sentence, or has taken them back; several steps taken back at once are one line.
 */
export function linesOf(steps: readonly Step[], halves: ReadonlySet<string> = new Set()): Step[] {
  const dropped = new Set<Step>();
  const open = new Map<number, Step[]>();
  let last: Step | undefined;
  for (const step of steps) {
    const begun = open.get(step.seat) ?? [];
    if (step.kind === "move" && step.events.length === 0) dropped.add(step);
    else if (step.kind === "move" && step.events.every(({ name }) => halves.has(name))) open.set(step.seat, [...begun, step]);
    else if (step.kind === "move") {
      for (const half of begun) dropped.add(half);
      open.delete(step.seat);
    } else if (step.kind === "undo") {
      const half = begun.pop();
      if (half) dropped.add(half).add(step);
      else if (last?.kind === "undo" && last.seat === step.seat) dropped.add(step);
    }
    last = step;
  }
  return steps.filter((step) => !dropped.has(step));
}
