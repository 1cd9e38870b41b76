/** Hints in words: what to do, why, and what else could be done. Their texts are loaded when the first one is asked for. */
import type { Advice, Event, WeighedTurn } from "../protocol.ts";
import { withoutDone } from "../turns.ts";
import { say, type Told } from "./telling.ts";
import { loadSharedTexts, loadTextsOf, type Text, type TextArgs, words } from "./texts.svelte.ts";

/** A line of a hint: its sentences. */
export interface HintLine {
  kind: "turn" | "reason" | "chance" | "other";
  events: readonly Told[];
}

/** How many turns are measured at most: where there are fewer, there are no others. */
const MEASURED = 4;
/** How many other choices are named that are as good. */
const NAMED = 2;
/** What the names of those arguments begin with that are of the second turn. */
const BESIDE = "other_";
const HARDLY: ReadonlySet<unknown> = new Set(["never", "rarely"]);
const isCommon = (id: string): boolean => id.startsWith("hint-") || id.startsWith("share");

/** The words of a game's hints. */
export async function loadHintTexts(game: string): Promise<Text> {
  const [common, own] = await Promise.all([loadSharedTexts("hints", words.language), loadTextsOf(game, "hints", words.language)]);
  const of = (id: string): Text => (isCommon(id) ? common : own);
  return Object.assign((id: string, args?: TextArgs) => of(id)(id, args), { has: (id: string) => of(id).has(id) });
}

export function linesOf(advice: Advice, word: Text): HintLine[] {
  const { turns, reasons } = withoutParts(advice);
  const [best, next, ...others] = turns;
  if (!best) return [];
  const told = reasons.map((event) => withNumbers(event, word));
  // what else could be done is named once
  const beside = reasons.findIndex(isBeside);
  if (next) for (const [place, event] of reasons.entries()) if (isBeside(event)) told[place] = { ...(told[place] as Event), of: besides(next.told, place === beside, word) };
  // the chances stand on a line of their own, or are the reason where nothing else speaks for the turn
  const kindOf = ({ name }: Event): HintLine["kind"] => (name === "hint-chances" && hasReason(reasons) ? "chance" : "reason");
  const equal = (next && beside < 0 ? [next, ...others] : others).filter((turn) => turn.equal).map((turn) => turn.told);
  const isAll = equal.length > 0 && reasons.length === 0 && equal.length === advice.turns.length - 1 && advice.turns.length < MEASURED;
  const asGood: Told[] = isAll ? [{ name: "hint-anything", args: {} }] : equal.length > 0 ? [{ name: "hint-just-as-good", args: {}, of: eitherOf(equal.slice(0, NAMED), word) }] : [];
  const lines: HintLine[] = [
    { kind: "turn", events: best.told },
    { kind: "reason", events: told.filter((event) => kindOf(event) === "reason") },
    { kind: "chance", events: told.filter((event) => kindOf(event) === "chance") },
    { kind: "other", events: asGood },
  ];
  return lines.filter(({ events }) => events.length > 0);
}

/**
 * Without turns that do only a part of the advised one, and without reasons that compare it with such a turn, or with one that is
 * as good: what is equal is called so, in one sentence (the terminal does the same, `bots/hints/hint.py`).
 */
function withoutParts({ turns, reasons }: Advice): Pick<Advice, "turns" | "reasons"> {
  const [best, ...others] = turns;
  if (!best || others.length === 0 || reasons.some(({ name }) => name === "hint-won")) return { turns, reasons };
  const left = others.filter((turn) => !isPart(turn, best));
  const [next] = left;
  const own = reasons.filter((event) => !isBeside(event) && event.name !== "hint-price" && event.name !== "hint-no-difference");
  if (!next) return { turns: [best], reasons: [...own, { name: "hint-whole", args: {} }] };
  if (next.equal) return { turns: [best, ...left], reasons: own };
  if (next === others[0]) return { turns: [best, ...left], reasons };
  const chances: Event = { name: "hint-chances", args: { chance: Math.round(100 * best.chance), other_chance: Math.round(100 * next.chance) } };
  return { turns: [best, ...left], reasons: [...own, chances] };
}

/** Does a turn do something, but only a part of what the best does? */
function isPart(turn: WeighedTurn, best: WeighedTurn): boolean {
  const [some, whole] = [turn, best].map(({ moves }) => withoutDone(moves)) as [string[], string[]];
  return some.length > 0 && some.length < whole.length && some.every((move) => whole.includes(move));
}

/** Does a reason set the advised turn beside the second? */
function isBeside({ args }: Event): boolean {
  return Object.keys(args).some((key) => key.startsWith(BESIDE));
}

/** The second turn as `$instead`: "if you lay 3", or "otherwise" when it was named before. */
function besides(turn: readonly Event[], isFirst: boolean, word: Text): Told["of"] {
  if (!isFirst) return { turns: [], args: () => ({ instead: word("hint-otherwise") }) };
  return { turns: [turn], args: ([deeds = ""]) => ({ instead: word("hint-if", { deeds }) }) };
}

/** Turns as `$deeds`: "lay 3, or if you lay 4". */
function eitherOf(turns: readonly (readonly Event[])[], word: Text): Told["of"] {
  return { turns, args: (all) => ({ deeds: all.reduce((deeds, more) => word("hint-or", { deeds, more })) }) };
}

/** What speaks for a turn comes first, before the chances. */
function hasReason([first]: readonly Event[]): boolean {
  return first !== undefined && (/^(why|done)-/.test(first.name) || first.name === "hint-points");
}

/** All of it for the ear. */
export function spoken(lines: readonly HintLine[], names: readonly string[], word: Text): string {
  return lines.flatMap(({ events }) => events.map((event) => say(event, names, word))).join(" ");
}

/**
 * With what a sentence needs to tell its numbers well: shares in words, whether there are any cases, and averages.
 *
 * A share is told in full (`1/3` is "in 1 of 3 cases"), and in short beside another one of the kind.
 */
function withNumbers({ name, args }: Event, word: Text): Told {
  const { share, other_share: other } = args;
  if (args["amount"] !== undefined) {
    const isAverage = [args["amount"], args["other_amount"]].some((amount) => typeof amount === "number" && !Number.isInteger(amount));
    return { name, args: { ...args, average: isAverage ? "yes" : "no" } };
  }
  if (share === undefined) return { name, args };
  const short = String(share).includes("/") ? "share-short" : "share";
  return { name, args: { ...args, share: shareOf(String(share), "share", word), other_share: shareOf(String(other), short, word), ever: HARDLY.has(share) ? "no" : "yes" } };
}

function shareOf(share: string, form: "share" | "share-short", word: Text): string {
  const [count, of] = share.split("/");
  if (of === undefined) return word(`share-${share}`);
  return word(form, { count: Number(count), of: Number(of) });
}
