/** How a game is called and praised in the reader's language; a game without such words uses the server's. */
import { me } from "./session.svelte.ts";
import { text } from "./texts.svelte.ts";

export function gameTitle(game: string): string {
  return text.has(`game-${game}`) ? text(`game-${game}`) : (me.game(game)?.title ?? game);
}

export function gamePitch(game: string): string {
  return text.has(`game-${game}`) ? text(`game-${game}.pitch`) : (me.game(game)?.pitch ?? "");
}

/** A bot's level in words. */
export function levelName(level: string): string {
  return text.has(`level-${level}`) ? text(`level-${level}`) : level;
}

/** An option's help in words. */
export function optionName(game: string, option: string, fallback: string): string {
  const id = `option-${game}-${option}`;
  return text.has(id) ? text(id) : fallback;
}
