/** What a puzzle's theme is called: "Lock or wait", or the question of its only kind. The game's own hints have the words. */
import { type Text, words } from "$lib/words/texts.svelte.ts";

const OTHER = "other";
const BETWEEN = "-or-";

export function themeName(named: string, word: Text, hints: Text): string {
  const kinds = named.split(BETWEEN);
  const known = (id: string): string => (hints.has(id) ? hints(id) : word("theme-other"));
  if (kinds.length === 1) return named === OTHER ? word("theme-other") : known(`kind-${named}-which`);
  const [one = "", other = ""] = kinds.map((kind) => (kind === OTHER ? word("kind-other") : known(`kind-${kind}`)));
  const theme = word("theme-or", { one, other });
  return theme.charAt(0).toLocaleUpperCase(words.language) + theme.slice(1);
}

/** The themes of some puzzles, the most frequent first. */
export function themesOf(puzzles: readonly { theme: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { theme } of puzzles) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1)).map(([theme]) => theme);
}
