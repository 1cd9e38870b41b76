/** A rule book in two parts: what players read, and what owners of the game and programs look up. */
import type { Block, Inline, Item } from "../lib/words/markdown.ts";

export interface Book {
  shown: Block[];
  /** The last chapter: what was reconstructed, files of numbers, names of options and moves. */
  folded: Block[];
}

export function foldBook(blocks: readonly Block[]): Book {
  const last = blocks.findLastIndex((block) => block.kind === "heading" && block.level === 2);
  const from = last < 0 ? blocks.length : last;
  // its title is the one that it is folded under
  return { shown: blocks.slice(0, from), folded: blocks.slice(from + 1) };
}

/** The list that a book begins with: goal, turn and end, in a sentence each. It states no clause. */
export function isSummary(block: Block): boolean {
  return block.kind === "list" && !block.isOrdered && block.items.length === SUMMARY && block.items.every(({ clause, inline }: Item) => clause === null && inline[0]?.kind === "bold");
}

const SUMMARY = 3;

/** What a clause says, without its number: that is for who looks a refusal up, and stands behind it. */
export function wordsOf({ clause, inline }: Item): readonly Inline[] {
  const [title, ...rest] = inline;
  if (!clause || title?.kind !== "bold") return inline;
  const named = title.text.slice(clause.length).trim();
  return named ? [{ ...title, text: named }, ...rest] : rest;
}
