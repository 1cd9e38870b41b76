/** The words of reviews: those that the terminal shares, the page's own, and the game's. Loaded when a review is first looked at. */
import { type GameTexts, load, type Load, loadGameTexts, loadSharedTexts, type Text, type TextArgs, words } from "$lib/words/texts.svelte.ts";
import { loadHintTexts } from "$lib/words/hints.ts";

const FILES = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default" }) as Record<string, Load>;

export interface ReviewWords extends GameTexts {
  /** What is said of reviews. */
  word: Text;
  /** Turns and reasons of the game's hints. */
  hint: Text;
}

/** What is said of reviews in any game. */
export async function loadReviewTexts(): Promise<Text> {
  const { language } = words;
  const [own, shared] = await Promise.all([load(FILES, (code) => [`./texts/${code}.ftl`], language), loadSharedTexts("review", language)]);
  const of = (id: string): Text => (own.text.has(id) ? own.text : shared);
  return Object.assign((id: string, args?: TextArgs) => of(id)(id, args), { has: (id: string) => of(id).has(id) });
}

export async function loadReviewWords(game: string): Promise<ReviewWords> {
  const [word, hint, texts] = await Promise.all([loadReviewTexts(), loadHintTexts(game), loadGameTexts(game, words.language)]);
  return { word, hint, ...texts };
}
