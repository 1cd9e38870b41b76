/** Events as sentences: plain for the ear, in segments for the eye (names bold, cards as little cards). */
import type { Event } from "./protocol.ts";
import type { Text, TextArgs } from "./texts.svelte.ts";

export type Segment = { kind: "text" | "name" | "card"; text: string };

// private characters mark where an argument begins and ends inside a formatted sentence
const NAME = "\uE000";
const CARD = "\uE001";
const END = "\uE002";
const COLOURED = /(?<![\w+])[RYGBP]\d{1,2}(?!\w)/g;
const MARKED = new RegExp(`([${NAME}${CARD}])([^${END}]*)${END}`);

function isSeat(key: string, value: string | number): value is number {
  return typeof value === "number" && (key === "seat" || key.endsWith("_seat"));
}

/** A sentence as one string. */
export function say(event: Event, names: readonly string[], text: Text): string {
  const args: TextArgs = {};
  for (const [key, value] of Object.entries(event.args)) args[key] = isSeat(key, value) ? (names[value] ?? "?") : value;
  return text(event.name, args);
}

/** A sentence in segments. */
export function tell(event: Event, names: readonly string[], text: Text): Segment[] {
  const args: TextArgs = {};
  for (const [key, value] of Object.entries(event.args)) {
    if (isSeat(key, value)) args[key] = `${NAME}${names[value] ?? "?"}${END}`;
    // only whole cards: a lone colour letter is there to be selected on
    else if (typeof value === "string") args[key] = value.replace(COLOURED, (card) => `${CARD}${card}${END}`);
    else args[key] = value;
  }
  return split(text(event.name, args));
}

function split(sentence: string): Segment[] {
  const segments: Segment[] = [];
  let rest = sentence;
  for (let match = MARKED.exec(rest); match; match = MARKED.exec(rest)) {
    if (match.index > 0) segments.push({ kind: "text", text: rest.slice(0, match.index) });
    segments.push({ kind: match[1] === NAME ? "name" : "card", text: match[2] ?? "" });
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest) segments.push({ kind: "text", text: rest });
  return segments;
}
