/** A rule book in two parts: what players read, and what programs and designers look up. */
import type { Block, Inline } from "../lib/markdown.ts";

export interface Book {
  shown: Block[];
  /** How moves and options are written, and files of numbers: told from the rest by their shape, so in every language. */
  folded: Block[];
}

export function foldBook(blocks: readonly Block[]): Book {
  const book: Book = { shown: [], folded: [] };
  for (const section of sectionsOf(blocks)) {
    const from = isNotation(section) ? 0 : fileOf(section);
    book.shown.push(...section.slice(0, from));
    const rest = section.slice(from);
    // a part that is torn off its section brings the title along
    if (from > 0 && rest.length > 0) book.folded.push(...section.filter(isTitle));
    book.folded.push(...rest);
  }
  return book;
}

const isTitle = (block: Block): boolean => block.kind === "heading" && block.level === 2;
const isCode = (inline: readonly Inline[] | undefined): boolean => inline?.[0]?.kind === "code";

function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    if (isTitle(block)) sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections;
}

/** A section about names: a table of them, or sentences that begin with one. A clause is for everybody. */
function isNotation(section: readonly Block[]): boolean {
  if (section.some((block) => block.kind === "list" && block.items.some(({ clause }) => clause !== null))) return false;
  return section.some((block) => (block.kind === "table" && block.rows.every(([first]) => isCode(first))) || (block.kind === "paragraph" && isCode(block.inline)));
}

/** Where a section begins to speak of a file: with the sentence before it. Its length where it does not. */
function fileOf(section: readonly Block[]): number {
  const file = section.findIndex(({ kind }) => kind === "code");
  if (file < 0) return section.length;
  return section[file - 1]?.kind === "paragraph" ? file - 1 : file;
}
