/**
 * Events as sentences: plain for the ear, in segments for the eye (names bold, cards as little cards).
 *
 * A message is a whole sentence (its value), or what somebody does (`.does`, without the name and the full stop): what one
 * seat does in a turn becomes one sentence. What follows from it may be added to it (`.then`). The terminal puts sentences
 * together in the same way (`src/reihum/core/texts.py`). Who has no name yet is called "You" and spoken to: `.you` says what
 * `.does` or the whole sentence says of others.
 */
import { nameOfCard } from "./cards.ts";
import { isRightToLeft } from "./languages.ts";
import { listed } from "./lists.ts";
import type { Event } from "../protocol.ts";
import { type Text, type TextArgs, text as page, words } from "./texts.svelte.ts";

export type Segment = { kind: "text" | "name" | "card"; text: string };

/** An event whose sentence speaks of turns that could be taken. */
export interface Told extends Event {
  of?: {
    turns: readonly (readonly Event[])[];
    /** The sentence's further arguments, made of each turn's words (`.if`: what follows "if you"). */
    args: (deeds: readonly string[]) => TextArgs;
  };
}

// private characters mark where an argument begins and ends inside a formatted sentence
const NAME = "\uE000";
const CARD = "\uE001";
const END = "\uE002";
/** Coloured numbers and runs of them, and jokers with a number: they are cards wherever they stand. */
const CARDS = /(?<![\w+])(?:[RYGBP]\d{1,2}(?:–\d{1,2})?|[JN]\d{1,2})(?!\w)/g;
/** In lists that nothing selects on, bare numbers and jokers are cards too, and a number brings its star along (`17★R`). */
const LISTED_CARDS = /(?<![\w+])(?:[RYGBP]\d{1,2}(?:–\d{1,2})?|[JN]\d{1,2}|J|\d{1,2}(?:★[RYGBP])?)(?!\w)/g;
const LISTS = new Set(["cards", "fillers"]);
/** In a language that runs from right to left a list of cards does, too; only the cards themselves are read as they are printed. */
const RIGHT_TO_LEFT = "\u200F";
const MARKED = new RegExp(`([${NAME}${CARD}])([^${END}]*)${END}`);
/** Ranges and rows are read as one piece and never broken: "50–53". */
const DASH = "–";
const UNBROKEN = "\u2060–\u2060";

/** How a name and a card are written into a sentence. */
interface Pen {
  name(name: string): string;
  card(card: string): string;
  /** A card whose star the sentence tells in words. */
  starred(card: string, star: string): string;
}

const EAR: Pen = { name: (name) => name, card: nameOfCard, starred: (card) => card };
const EYE: Pen = {
  name: (name) => `${NAME}${name}${END}`,
  card: (card) => `${CARD}${card}${END}`,
  starred: (card, star) => `${CARD}${card}${star === "none" ? "" : `★${star}`}${END}`,
};

/** What happened, as one string. What belongs together is one event already (`fold`). */
export function say(events: Told | readonly Told[], names: readonly string[], text: Text): string {
  return sentences([events].flat(), names, text, EAR).join(" ");
}

/** What happened, in segments. */
export function tell(events: Told | readonly Told[], names: readonly string[], text: Text): Segment[] {
  return split(sentences([events].flat(), names, text, EYE).join(" "));
}

function sentences(events: readonly Told[], names: readonly string[], text: Text, pen: Pen): string[] {
  const has = (event: Event, form: "does" | "then") => !event.name.includes(".") && text.has(`${event.name}.${form}`);
  const argsOf = (event: Told) => written(event, names, text, pen);
  const isSpokenTo = ({ args }: Event) => isYou(names[Number(args["seat"])]);
  const said = (event: Told, id: string) => text(isSpokenTo(event) && text.has(`${event.name}.you`) ? `${event.name}.you` : id, argsOf(event));
  /** One sentence of several seats; where I am one of them, some languages say it in another way. */
  const saidOfAll = (event: Told) => {
    const isOneYou = String(event.args["seats"]).split(", ").some((seat) => isYou(names[Number(seat)]));
    return text(isOneYou && text.has(`${event.name}-you`) ? `${event.name}-you` : event.name, argsOf(event));
  };
  const told: string[] = [];
  for (let place = 0; place < events.length; ) {
    const first = events[place] as Told;
    if (!has(first, "does")) {
      told.push("seats" in first.args ? saidOfAll(first) : said(first, first.name));
      place += 1;
      continue;
    }
    const does: string[] = [];
    let then = "";
    for (; place < events.length; place += 1) {
      const event = events[place] as Told;
      if (event.args["seat"] === first.args["seat"] && has(event, "does")) {
        if (then) break;
        does.push(said(event, `${event.name}.does`));
      } else if (has(event, "then")) then += text(`${event.name}.then`, argsOf(event));
      else break;
    }
    const { seat } = argsOf({ name: "", args: { seat: first.args["seat"] ?? "" } });
    told.push(text("turn-sentence", { seat: seat ?? "", does: listed(does), then }));
  }
  return told;
}

/** Whoever has no name is called this way (`namesOf`). */
const isYou = (name: string | undefined): boolean => name === page("you");

function written({ args, of }: Told, names: readonly string[], text: Text, pen: Pen): TextArgs {
  const result: TextArgs = {};
  const named = (seat: number) => pen.name(names[seat] ?? "?");
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === "number") result[key] = key === "seat" || key.endsWith("_seat") ? named(value) : value;
    else if (key === "seats") result[key] = listed(value.split(", ").map((seat) => named(Number(seat))));
    else if (key === "card" && "star" in args && /^\d+$/.test(value)) result[key] = pen.starred(value, String(args["star"]));
    else result[key] = listOf(key, value, text, pen);
  }
  // a row of mine with which somebody else does something
  if (result["whose"] === "other" && isYou(names[Number(args["owner_seat"])])) result["whose"] = "yours";
  const deedsOf = (turn: readonly Event[]) => listed(turn.map((event) => text(`${event.name}.if`, written(event, names, text, pen))));
  return of ? { ...result, ...of.args(of.turns.map(deedsOf)) } : result;
}

/** One piece or a list of them. A lone letter is there to be selected on; in a list it is a piece like the others. */
function listOf(key: string, value: string, text: Text, pen: Pen): string {
  const items = value.split(", ");
  const isOfCards = LISTS.has(key);
  if (items.length === 1 && !isOfCards) return value.search(CARDS) >= 0 ? value.replace(CARDS, pen.card) : rowOf(value, text);
  const list = items.map((item) => (isOfCards ? item.replace(LISTED_CARDS, pen.card) : wordOf("item", item.replace(CARDS, pen.card), text)));
  if (!isRightToLeft(words.language)) return listed(list);
  // numbers run from left to right in every language, so that no word may stand between them
  const joined = list.join(", ");
  return joined === value ? joined : RIGHT_TO_LEFT + joined;
}

/** A row is told by its ends, "50–53" or "50–51–joker"; anything else is what it is. */
function rowOf(value: string, text: Text): string {
  if (!value.includes(DASH)) return value;
  return value.split(DASH).map((end) => wordOf("end", end, text)).join(UNBROKEN);
}

/** A piece in a list, or at the end of a row: the word for it, if there is one. */
function wordOf(kind: "item" | "end", piece: string, text: Text): string {
  const id = `${kind}-${piece}`;
  return piece.length === 1 && text.has(id) ? text(id) : piece;
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
