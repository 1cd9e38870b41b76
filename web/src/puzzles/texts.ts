/** The words of puzzles and mistakes: they come when they are needed. */
import { type Load, load, type Text, words } from "$lib/words/texts.svelte.ts";

const FILES = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default" }) as Record<string, Load>;

export async function puzzleTexts(): Promise<Text> {
  return (await load(FILES, (code) => [`./texts/${code}.ftl`], words.language)).text;
}
