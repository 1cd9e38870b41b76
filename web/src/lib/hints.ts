/** Hints in words: what to do, why, and what else could be done. Their texts are loaded when the first one is asked for. */
import type { Advice, Event } from "./protocol.ts";
import { say } from "./telling.ts";
import { loadSharedTexts, loadTextsOf, type Text, type TextArgs, words } from "./texts.svelte.ts";

/** A line of a hint: what it begins with ("Next best:"), and its sentences. */
export interface HintLine {
  kind: "turn" | "reason" | "chance" | "other";
  lead: string;
  events: readonly Event[];
}

const isCommon = (id: string): boolean => id.startsWith("hint-") || id.startsWith("share");

/** The words of a game's hints. */
export async function loadHintTexts(game: string): Promise<Text> {
  const [common, own] = await Promise.all([loadSharedTexts("hints", words.language), loadTextsOf(game, "hints", words.language)]);
  const of = (id: string): Text => (isCommon(id) ? common : own);
  return Object.assign((id: string, args?: TextArgs) => of(id)(id, args), { has: (id: string) => of(id).has(id) });
}

export function linesOf({ turns, reasons }: Advice, word: Text): HintLine[] {
  const [best, ...others] = turns;
  if (!best) return [];
  const isChance = ({ name }: Event): boolean => name === "hint-chances" || name === "hint-equal";
  const worded = (events: readonly Event[]): Event[] => events.map((event) => withShares(event, word));
  const told = others.filter(({ equal }, place) => equal || place === 0);
  // the chances stand on a line of their own, or are the reason where nothing else speaks for the turn
  const kindOf = (event: Event): HintLine["kind"] => (isChance(event) && hasReason(reasons) ? "chance" : "reason");
  const chosen = (kind: HintLine["kind"]): Event[] => worded(reasons.filter((event) => kindOf(event) === kind));
  return [
    { kind: "turn", lead: "", events: worded(best.told) },
    ...(["reason", "chance"] as const).map((kind): HintLine => ({ kind, lead: "", events: chosen(kind) })).filter(({ events }) => events.length > 0),
    ...told.map((turn): HintLine => ({ kind: "other", lead: word(turn.equal ? "hint-just-as-good" : "hint-next-best"), events: worded(turn.told) })),
  ];
}

/** What speaks for a turn comes first, before the chances. */
function hasReason([first]: readonly Event[]): boolean {
  return first !== undefined && (/^(why|done)-/.test(first.name) || first.name === "hint-points");
}

/** All of it for the ear. */
export function spoken(lines: readonly HintLine[], names: readonly string[], word: Text): string {
  return lines.flatMap(({ lead, events }) => [lead, ...events.map((event) => say(event, names, word))]).filter(Boolean).join(" ");
}

/** How often something happens is told in words: `1/3` is "in 1 of 3 cases". */
function withShares(event: Event, word: Text): Event {
  const args = Object.entries(event.args).map(([key, value]) => [key, key.endsWith("share") ? shareOf(String(value), word) : value] as const);
  return { name: event.name, args: Object.fromEntries(args) };
}

function shareOf(share: string, word: Text): string {
  const [count, of] = share.split("/");
  if (of === undefined) return word(`share-${share}`);
  return word("share", { count: Number(count), of: Number(of) });
}
