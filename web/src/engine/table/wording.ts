/** Checks of what people type: names and chat, as on the server. */
import { Refused } from "./refused.ts";

const MAX_NAME = 24;
const MAX_CHAT = 300;
/** Letters and symbols that nobody sees. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Control, format and private characters can disguise one name as another; joiners are kept between the parts of an emoji. */
const HIDDEN = /(?<!\p{So}|\p{Sk}|\p{Mn})\u200d|(?![\u200d\t\n])\p{C}/gu;

export function cleanName(text: string): string {
  const name = clean(text);
  const { length } = [...name];
  if (!(length >= 1 && length <= MAX_NAME) || !SEEN.test(name.replace(BLANK, ""))) throw new Refused("bad_request", `A name has 1 to ${MAX_NAME} characters.`);
  return name;
}

/** A name from a file, as it could have been given here: without what is not seen, and no longer than names are. */
export function nameFrom(file: string, otherwise: string): string {
  try {
    return cleanName([...clean(file)].slice(0, MAX_NAME).join(""));
  } catch {
    return otherwise;
  }
}

export function cleanChat(text: string): string {
  const line = clean(text);
  const { length } = [...line];
  if (!(length >= 1 && length <= MAX_CHAT)) throw new Refused("bad_request", `A line has 1 to ${MAX_CHAT} characters.`);
  return line;
}

function clean(text: string): string {
  return text.normalize("NFC").replace(HIDDEN, "").trim().replace(/\s+/g, " ");
}
