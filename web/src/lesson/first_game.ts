/** The short real game after a lesson. */
import { UNTIMED } from "$lib/table/new_table.ts";
import { settings } from "$lib/browser/settings.svelte.ts";
import { layHere } from "../device/laying.ts";

/** Who sits opposite, in the lesson and after it. */
export const OPPONENT = { name: "Linde", level: "easy" };
/** How many games with a coach are remembered; the others are over, or old. */
const REMEMBERED = 8;

export async function layFirstGame(game: string, options: Record<string, number>): Promise<string> {
  const id = await layHere(game, { seats: [{ kind: "me" }, { kind: "bot", ...OPPONENT }], options, start: 0, public: false, pace: UNTIMED });
  settings.set("coached", [...settings.kept.coached, id].slice(-REMEMBERED));
  return id;
}
