/** Variations: a finished match played on from one of its points, against bots, at a table like any other. */
import type { Engine } from "../engine.ts";
import { newKey } from "../chance.ts";
import type { Match } from "../match.ts";
import { positionOf } from "../match_file.ts";
import type { SeatPlan } from "./entries.ts";
import { Refused } from "./refused.ts";
import type { TableState } from "./state.ts";
import { cleanName, nameFrom } from "./wording.ts";

/** From where a match is played on, and how. */
export interface Branching {
  /** After how many moves; within choices that are made together, before these. */
  after: number;
  /** The seat that the person here takes. */
  seat: number;
  /** What this seat cannot know is dealt anew, and the luck ahead with it; else all is as it was. */
  isRedealt: boolean;
  /** Of the bots at the other seats. */
  level: string;
  name: string;
}

/** What lists tell of a variation. */
export interface VariationNote {
  name: string;
  after: number;
  isRedealt: boolean;
  /** The hash of the last position of the match it is one of. */
  of: string;
  /** The table of that match, if it was played at one. */
  source: string | null;
}

/** A match that begins as a variation of a finished one, and who sits at it. */
export function varied(whole: Match, begin: Branching, myName: string): { match: Match; seats: SeatPlan[] } {
  const { engine, setup } = whole;
  if (!(begin.after >= 0 && begin.after < whole.moves.length)) throw new Refused("bad_request", `Branching after 0 to ${whole.moves.length - 1} moves.`);
  if (!(begin.seat >= 0 && begin.seat < setup.players)) throw new Refused("bad_request", `There is no seat ${begin.seat}.`);
  const match = beforeChoices(whole, begin.after);
  if (begin.isRedealt) match.dealAnew(begin.seat, newKey());
  match.vary(positionOf(whole), nameOf(begin.name));
  return { match, seats: seatsOf(match, begin, levelOf(begin.level, engine), myName) };
}

/** An empty name is none. */
export function nameOf(text: string): string {
  return text.trim() === "" ? "" : cleanName(text);
}

function beforeChoices(whole: Match, after: number): Match {
  let match = whole.upTo(after);
  for (let length = after; match.isAmidChoices; ) match = whole.upTo(--length);
  return match;
}

function levelOf(level: string, { game }: Engine): string {
  if (!Object.hasOwn(game.levels, level)) throw new Refused("bad_request", `There is no bot '${level}'.`);
  return level;
}

/** The others keep their names, so that what they did until here is still told of them; nobody is here twice. */
function seatsOf(match: Match, { seat: mine }: Branching, level: string, myName: string): SeatPlan[] {
  return match.seats.map(({ name, bot }, number) => {
    if (number === mine) return { kind: "person", name: "", level: "" };
    const kept = name === bot ? "" : nameFrom(name, "");
    return { kind: "bot", name: kept === myName ? "" : kept, level };
  });
}

/** What lists tell of a table, if it is one of a variation. */
export function noteOf({ match, opened }: TableState): VariationNote | null {
  if (!match?.variation) return null;
  const { name, after, redealt, of } = match.variation;
  return { name, after, isRedealt: redealt.length > 0, of, source: opened.source ?? null };
}
