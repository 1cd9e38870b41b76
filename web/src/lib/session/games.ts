/** How a game is called and praised in the reader's language, and how it looks: all of it comes with the catalogue. */
import type { AboutGame, GameInfo } from "../protocol.ts";
import { me } from "./session.svelte.ts";
import { site } from "../browser/site.ts";
import { text, words } from "../words/texts.svelte.ts";

function about(game: string): Partial<Pick<AboutGame, "title" | "pitch">> {
  const known = me.game(game);
  return known?.about[words.language] ?? known ?? {};
}

export function gameTitle(game: string): string {
  return about(game).title ?? game;
}

export function gamePitch(game: string): string {
  return about(game).pitch ?? "";
}

/** A bot's level in words. */
export function levelName(level: string): string {
  return text.has(`level-${level}`) ? text(`level-${level}`) : level;
}

/** A bot's level in words, and how strong it plays the game. */
export function ratedLevel(game: GameInfo, level: string): string {
  const rating = game.ratings[level];
  return rating === undefined ? levelName(level) : `${levelName(level)} · ${rating}`;
}

/** An option's help in words. */
export function optionName(game: string, option: string, fallback: string): string {
  return me.game(game)?.about[words.language]?.options[option] ?? fallback;
}

/** What lies where the catalogue says: on a static site beside the page. */
export function addressOf(place: string): string {
  return new URL(site.isStatic ? site.file(place) : place, location.href).href;
}

/** Everything that a game brings to the page, beside its rules. */
export function partsOf({ board, puzzles, look }: GameInfo): string[] {
  return [board, puzzles, look.emblem, look.picture].filter((place) => place !== null).map(addressOf);
}

/** A colour by day and by night, as style sheets write it; undefined where a game leaves it to the page. */
export function colourOf(game: string | null, what: "cloth" | "lid" | "side"): string | undefined {
  const colours = game ? me.game(game)?.look[what] : null;
  return colours ? `light-dark(${colours[0]}, ${colours[1]})` : undefined;
}
