/** Events as sentences: plain for the ear, in segments for the eye (names bold, cards as little cards). */
import { colourOf } from "../pieces/notation.ts";
import { isRightToLeft } from "./languages.ts";
import type { Event } from "./protocol.ts";
import { type Text, type TextArgs, text as uiText, words } from "./texts.svelte.ts";

export type Segment = { kind: "text" | "name" | "card"; text: string };

// private characters mark where an argument begins and ends inside a formatted sentence
const NAME = "\uE000";
const CARD = "\uE001";
const END = "\uE002";
/** Coloured numbers and runs of them, and jokers with a number: they are cards wherever they stand. */
const CARDS = /(?<![\w+])(?:[RYGBP]\d{1,2}(?:–\d{1,2})?|[JN]\d{1,2})(?!\w)/g;
/** In lists that nothing selects on, bare numbers and jokers are cards too, and a number brings its star along (`17★R`). */
const LISTED_CARDS = /(?<![\w+])(?:[RYGBP]\d{1,2}(?:–\d{1,2})?|[JN]\d{1,2}|J|\d{1,2}(?:★[RYGBP])?)(?!\w)/g;
const STARRED = /(\d{1,2})★([RYGBP])/g;
const LISTS = new Set(["cards", "fillers"]);
/** In a language that runs from right to left a list of cards does, too; only the cards themselves are read as they are printed. */
const RIGHT_TO_LEFT = "\u200F";
const MARKED = new RegExp(`([${NAME}${CARD}])([^${END}]*)${END}`);

function isSeat(key: string, value: string | number): value is number {
  return typeof value === "number" && (key === "seat" || key.endsWith("_seat"));
}

/** A sentence as one string. */
export function say(event: Event, names: readonly string[], text: Text): string {
  const args: TextArgs = {};
  for (const [key, value] of Object.entries(event.args)) args[key] = isSeat(key, value) ? (names[value] ?? "?") : spoken(value);
  return text(event.name, args);
}

function spoken(value: string | number): string | number {
  return typeof value === "number" ? value : value.replace(STARRED, (_, number: string, star: string) => uiText("starred-card-name", { number, colour: colourOf(star) }));
}

/** A sentence in segments. */
export function tell(event: Event, names: readonly string[], text: Text): Segment[] {
  const args: TextArgs = {};
  for (const [key, value] of Object.entries(event.args)) {
    if (isSeat(key, value)) args[key] = `${NAME}${names[value] ?? "?"}${END}`;
    else if (typeof value === "string") args[key] = marked(key, value, event.args["star"]);
    else args[key] = value;
  }
  return split(text(event.name, args));
}

/** Marks whole cards: a lone colour letter or joker is there to be selected on. A card with a star brings it along. */
function marked(key: string, value: string, star: string | number | undefined): string {
  if (key === "card" && star !== undefined && /^\d+$/.test(value)) return `${CARD}${value}${star === "none" ? "" : `★${star}`}${END}`;
  const written = value.replace(LISTS.has(key) ? LISTED_CARDS : CARDS, (card) => `${CARD}${card}${END}`);
  return written !== value && isRightToLeft(words.language) ? RIGHT_TO_LEFT + written : written;
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
