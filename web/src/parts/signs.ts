/** A line may break beside a little card, but not between it and the sign that belongs to it. */
import type { Segment } from "../lib/words/telling.ts";

export type SignedPart = { kind: "text" | "name"; text: string } | { kind: "card"; text: string; before: string; after: string };

// isolating characters may stand between a card and its sign
const OPENING = /[([]\u2068*$/;
const CLOSING = /^\u2069*[,.;:)\]!?]+/;

/** The segments of a sentence, brackets and commas given to the cards they touch. */
export function withSigns(segments: readonly Segment[]): SignedPart[] {
  const texts = segments.map(({ text }) => text);
  const take = (place: number, sign: RegExp): string => {
    if (segments[place]?.kind !== "text") return "";
    const found = sign.exec(texts[place] ?? "")?.[0] ?? "";
    texts[place] = (texts[place] ?? "").replace(sign, "");
    return found;
  };
  const around = segments.map(({ kind }, place) => (kind === "card" ? { before: take(place - 1, OPENING), after: take(place + 1, CLOSING) } : null));
  return segments.map(({ kind }, place): SignedPart => {
    const text = texts[place] ?? "";
    return kind === "card" ? { kind, text, before: around[place]?.before ?? "", after: around[place]?.after ?? "" } : { kind, text };
  });
}
