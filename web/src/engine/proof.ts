/**
 * The whole proof of a fair deal: the match is replayed in the game's module from commitment, seed, the players' entropy and
 * the moves, and what was shown of it, on the way and in the end, is compared with that replay. So every card and die is tied to the sealed key.
 */
import type { SeenDeal } from "../lib/fairness/deals.ts";
import type { Fairness, Replay, Table, View } from "../lib/protocol.ts";
import { toHex } from "./chance.ts";
import type { Engine } from "./engine.ts";
import type { Match } from "./match.ts";
import { BadMatchFile, loadMatch } from "./match_file.ts";
import { judge, type FairnessVerdict as Seal } from "../lib/fairness/fairness.ts";
import type { Seen } from "../lib/fairness/seen.ts";
import { momentsOf } from "./table/telling.ts";
import { compareSeen } from "./witnessed.ts";

/**
 * "fair": every card and die came from the sealed key; "unseen": so it is, but this device did not keep what the server was
 * bound to at first; "not-yet": seed and match are shown after the end; "brought": the match began elsewhere.
 *
 * What does not hold: "commitment": the server was bound to another seed; "entropy": what this device added is not in it;
 * "seed": not the seed committed to; "form": the proof is not whole, or not written as proofs are; "key": the key does not
 * follow from seed and entropy; "match": the file is no match of this game; "options": it was set up in another way than the
 * table said; "other-key": the match was dealt under another key; "move": a move cannot have been played, or another one was
 * shown; "position": the moves do not lead to the end that was saved; "changed": who sat where was changed; "card": something shown is not what the key deals.
 */
export type ProofVerdict = Seal | "options" | "other-key" | "move" | "position" | "changed" | "card";

export interface Judgement {
  verdict: ProofVerdict;
  /** The move where it does not hold, counted from 1; 0: the deal. */
  number: number | null;
  /** How many positions were compared that the page was told while the match went on. */
  compared: number;
}

/** What was shown of the match: its table, a replay, the last position as it came, and what the page was told on the way. */
export interface ShownDeal {
  table: Pick<Table, "options" | "seats" | "start" | "status"> | null;
  replay: Replay | null;
  last: { viewer: number; view: View } | null;
  seen: Seen | null;
}

export function prove(proof: Fairness, kept: SeenDeal | null, shown: ShownDeal, engine: Engine): Judgement {
  const seal = judge(proof, kept, shown.table?.status === "finished");
  if (seal !== "fair" && seal !== "unseen") return judgement(seal);
  if (proof.match === null) return judgement("not-yet");
  let match: Match;
  try {
    match = loadMatch(proof.match, engine);
  } catch (error) {
    if (!(error instanceof BadMatchFile)) throw error;
    if (error.trouble === "move") return judgement("move", error.move);
    if (error.trouble === "position") return judgement("position");
    return judgement(error.trouble === "seal" ? "changed" : "match");
  }
  if (toHex(match.key) !== proof.key) return judgement("other-key");
  if (shown.table && !isSetUpAs(shown.table, match)) return judgement("options");
  const wrong = judgeShown(match, shown);
  if (wrong) return wrong;
  const seen = shown.seen && compareSeen(match, shown.seen);
  if (typeof seen?.wrong === "number") return judgement("card", seen.wrong);
  return { ...judgement(seal), compared: seen?.compared ?? 0 };
}

/** Whether a match has the seats, the options and the first seat that its table told of. */
function isSetUpAs({ options, seats, start }: NonNullable<ShownDeal["table"]>, { setup }: Match): boolean {
  return seats.length === setup.players && start === setup.start && Object.entries(setup.options).every(([name, value]) => Number(options[name]) === value);
}

/** What was shown and is not what the replay shows. */
function judgeShown(match: Match, { replay, last }: ShownDeal): Judgement | null {
  if (replay) {
    const moments = momentsOf(match, replay.viewer, true, () => false);
    if (replay.moments.length !== moments.length) return judgement("move", Math.min(replay.moments.length, moments.length));
    for (const [number, moment] of moments.entries()) {
      const told = replay.moments[number];
      if (told?.step && (told.step.seat !== moment.step?.seat || (told.step.move !== null && told.step.move !== moment.step.move))) return judgement("move", number);
      if (!isSame(told?.view, moment.view) || !isSame(told?.step?.events ?? [], moment.step?.events ?? [])) return judgement("card", number);
    }
  }
  if (last) {
    const end = JSON.parse(match.engine.view(match.concealed(last.viewer))) as View;
    if (!isSame(last.view, end)) return judgement("card", match.moves.length);
  }
  return null;
}

function judgement(verdict: ProofVerdict, number: number | null = null): Judgement {
  return { verdict, number, compared: 0 };
}

/** Whether two values that JSON can carry are equal, in whatever order their fields stand. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return names.length === others.length && names.every((name) => isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]));
}
