/** What a turn loses that nobody has measured: asked of this device, from what the seat may know. */
import { isSameTurn, withoutDone } from "$lib/turns.ts";
import type { Posed, PuzzleTurn } from "./contract.ts";
import type { Rules } from "./rules.ts";

/** The turn beside the best one, both measured in the same way; null where the rules do not take it as a wish. */
export async function measured({ record, seat, choices }: Posed, moves: readonly string[], { hint }: Pick<Rules, "hint">): Promise<PuzzleTurn | null> {
  const [first] = choices;
  if (!first) return null;
  const [best, own] = await Promise.all([weighed(first.moves), weighed(moves)]);
  if (!best || !own) return null;
  return { moves, told: own.told, chance: own.chance, lost: Math.max(0, best.chance - own.chance), error: Math.hypot(best.chance_error, own.chance_error) };

  async function weighed(turn: readonly string[]) {
    const { turns } = await hint(record, seat, withoutDone(turn));
    return turns.find((found) => isSameTurn(found.moves, turn)) ?? null;
  }
}
