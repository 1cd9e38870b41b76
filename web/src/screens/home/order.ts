/** My tables in the order in which one looks for them: what waits for me first, then the newest. */
import type { TableSummary } from "$lib/protocol.ts";
import { timeOf } from "$lib/words/time.ts";

export function byTurnAndTime(one: TableSummary, other: TableSummary): number {
  return Number(other.my_turn) - Number(one.my_turn) || timeOf(other) - timeOf(one);
}
