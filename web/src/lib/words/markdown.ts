/** The Markdown of the rules pages, as data to be drawn: headings, paragraphs, lists, tables, quotes; bold, italic, code, links. */
export type Inline = { kind: "text" | "bold" | "italic" | "code"; text: string } | { kind: "link"; text: string; address: string };

export type Block =
  | { kind: "heading"; level: number; inline: Inline[] }
  | { kind: "paragraph"; inline: Inline[] }
  | { kind: "quote"; inline: Inline[] }
  | { kind: "list"; isOrdered: boolean; items: Item[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

export interface Item {
  inline: Inline[];
  /** The clause an item states ("**P4 Who rolls.** …"), as an anchor. */
  clause: string | null;
}

const INLINE = /\*\*(?<bold>.+?)\*\*|`(?<code>[^`]+)`|\*(?<italic>[^*\s][^*]*?)\*|\[(?<text>[^\]]+)\]\((?<address>[^)\s]+)\)/g;
const CLAUSE = /^\*\*([A-Z]\d+)\b/;
const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;

export function parseMarkdown(source: string): Block[] {
  const lines = source.replace(/\r\n/g, "\n").split("\n");
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, next] = readBlock(lines, at);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
}

function readBlock(lines: string[], at: number): [Block | null, number] {
  const line = lines[at] ?? "";
  if (!line.trim()) return [null, at + 1];
  const heading = /^(#{1,6})\s+(.*)$/.exec(line);
  if (heading) return [{ kind: "heading", level: heading[1]?.length ?? 1, inline: parseInline(heading[2] ?? "") }, at + 1];
  if (line.startsWith("```")) return readCode(lines, at);
  if (line.startsWith("|")) return readTable(lines, at);
  if (ITEM.test(line)) return readList(lines, at);
  return readParagraph(lines, at);
}

function readCode(lines: string[], at: number): [Block, number] {
  let end = at + 1;
  while (end < lines.length && !lines[end]?.startsWith("```")) end++;
  return [{ kind: "code", text: lines.slice(at + 1, end).join("\n") }, end + 1];
}

function readTable(lines: string[], at: number): [Block, number] {
  let end = at;
  while (lines[end]?.startsWith("|")) end++;
  const cells = (line: string) => line.replace(/^\||\|$/g, "").split("|").map((cell) => parseInline(cell.trim()));
  const [head = "", , ...rows] = lines.slice(at, end).map((line) => line.trim());
  return [{ kind: "table", head: cells(head), rows: rows.map(cells) }, end];
}

function readList(lines: string[], at: number): [Block, number] {
  const items: string[] = [];
  let end = at;
  for (; end < lines.length; end++) {
    const line = lines[end] ?? "";
    const item = ITEM.exec(line);
    // an indented line goes on with its item
    if (item) items.push(item[2] ?? "");
    else if (line.trim() && /^\s/.test(line)) items.push(`${items.pop() ?? ""} ${line.trim()}`);
    else break;
  }
  const isOrdered = ITEM.exec(lines[at] ?? "")?.[1] !== undefined;
  return [{ kind: "list", isOrdered, items: items.map((text) => ({ inline: parseInline(text), clause: CLAUSE.exec(text)?.[1] ?? null })) }, end];
}

function readParagraph(lines: string[], at: number): [Block, number] {
  let end = at;
  while (lines[end]?.trim() && !/^(#{1,6}\s|\||```)/.test(lines[end] ?? "") && !ITEM.test(lines[end] ?? "")) end++;
  const text = lines.slice(at, end).map((line) => line.trim());
  const isQuote = text.every((line) => line.startsWith(">"));
  const inline = parseInline(text.map((line) => (isQuote ? line.replace(/^>\s?/, "") : line)).join(" "));
  return [{ kind: isQuote ? "quote" : "paragraph", inline }, Math.max(end, at + 1)];
}

export function parseInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of source.matchAll(INLINE)) {
    if (match.index > at) parts.push({ kind: "text", text: source.slice(at, match.index) });
    const { bold, code, italic, text, address } = match.groups ?? {};
    if (bold !== undefined) parts.push({ kind: "bold", text: bold });
    else if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (italic !== undefined) parts.push({ kind: "italic", text: italic });
    else if (text !== undefined && address !== undefined) parts.push(link(text, address));
    at = match.index + match[0].length;
  }
  if (at < source.length) parts.push({ kind: "text", text: source.slice(at) });
  return parts;
}

/** Only addresses that lead to pages; a link to a file beside the text has nowhere to go here. */
function link(text: string, address: string): Inline {
  return /^(https?:|\/|#)/.test(address) ? { kind: "link", text, address } : { kind: "text", text };
}
