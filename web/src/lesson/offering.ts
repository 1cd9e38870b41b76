/** The lesson of a game is offered once, before the first real game of its kind. */
import { settings } from "$lib/browser/settings.svelte.ts";
import { hasLesson } from "./registry.ts";

export function isOfferDue(game: string): boolean {
  return hasLesson(game) && !settings.kept.offered.includes(game);
}

/** What was offered is not offered again, however it is answered. */
export function noteOffer(game: string): void {
  if (!settings.kept.offered.includes(game)) settings.set("offered", [...settings.kept.offered, game]);
}
