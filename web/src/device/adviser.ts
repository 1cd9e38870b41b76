/** Who answers questions about a game on this device, by the rules that the engine has. */
import type { Adviser } from "$lib/net/aided.ts";
import { RulesError } from "../engine/errors.ts";
import { plannerOf } from "../engine/planning.ts";
import { engine } from "./engine.svelte.ts";

/** Rejects if the rules cannot be used here. */
export async function adviserOn(game: string): Promise<Adviser> {
  const planned = plannerOf(await engine.ready(game));
  return {
    plan: async (record, seat, wish) => {
      try {
        return planned(record, seat, wish);
      } catch (error) {
        return unlessRefused(error);
      }
    },
    hint: (record, seat, wish) => engine.hint(game, record, seat, wish).catch(unlessRefused),
  };
}

/** What the rules do not take (a wish that is too long, say) is no fault of theirs. */
function unlessRefused(error: unknown): null {
  if (error instanceof RulesError) return null;
  throw error;
}
