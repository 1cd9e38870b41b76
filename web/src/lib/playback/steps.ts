/** What a new position tells, compared with the one before it. */
import type { Position, Step } from "../protocol.ts";

/** While seats choose together, another's choice makes a new position but asks nothing new of the viewer. */
export function isSameDecision(before: Position | null, now: Position, news: readonly Step[]): boolean {
  if (!before || before.viewer !== now.viewer || before.number > now.number || now.legal.length === 0) return false;
  const isOthers = news.every(({ seat, kind }) => seat !== now.viewer && kind === "move");
  return isOthers && before.legal.join() === now.legal.join();
}

/** Steps by their number, the newer telling of a step first. */
export function merged(old: readonly Step[], news: readonly Step[]): Step[] {
  const byNumber = new Map([...old, ...news].map((step) => [step.number, step]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}
