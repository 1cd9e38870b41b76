/** "What would you play here?": a point of a finished match as its seat knew it, and such a point that came by a link. */
import type { Planned } from "../lib/net/contract.ts";
import type { View } from "../lib/protocol.ts";
import type { TurnQuestion } from "../lib/sharing/question.ts";
import { fromBase64, toBase64 } from "./base64.ts";
import { KEY_BYTES } from "./chance.ts";
import { type Bytes, Engine } from "./engine.ts";
import { ModuleError, RulesError } from "./errors.ts";
import type { Match } from "./match.ts";
import { GameModule } from "./module.ts";
import { canPlay } from "./setup.ts";
import { Refused } from "./table/refused.ts";

/** A question that was checked, as a board needs it. */
export interface CheckedQuestion {
  view: View;
  legal: string[];
  /** What becomes of what was played: in whatever order the link names its moves, it is whole and allowed. */
  played: Planned;
}

/**
 * Why a question cannot be asked here. "version": it is of rules that this page does not play; "damaged": no position of this
 * game, or what was played cannot be played there.
 */
export class BadTurnQuestion extends Error {
  override name = "BadTurnQuestion";
  constructor(readonly trouble: "version" | "damaged") {
    super(`This question cannot be asked here: ${trouble}.`);
  }
}

/** The decision that was under way after so many moves of a match, of the seat that made it: its whole turn, from its first move. */
export function questionAt(match: Match, after: number): TurnQuestion {
  const seat = match.movers[after];
  if (seat === undefined) throw new Refused("bad_request", `Choose a position from 0 to ${match.moves.length - 1}.`);
  const turn = turnOf(match.upTo(after));
  let first = after;
  while (first > match.begins && match.movers[first - 1] === seat && turnOf(match.upTo(first - 1)) === turn) first--;
  const again = match.upTo(first);
  const record = toBase64(again.concealed(seat));
  const played: string[] = [];
  for (const move of match.moves.slice(first)) {
    played.push(match.engine.text(move));
    again.play(move);
    if (again.toMove !== seat || turnOf(again) !== turn) break;
  }
  return { game: match.engine.game.game, rules: match.setup.version, seat, record, played };
}

/** What stays the same in a turn: nothing is revealed in it before its end. */
function turnOf(match: Match): string {
  return `${match.header("turn")} ${match.header("revealed")}`;
}

/**
 * Looks at a question that anybody may have written; throws a `BadTurnQuestion` if it is none. It does so in a memory of its own:
 * what is no record may have the module write anywhere, or fail.
 */
export function checkedQuestion({ game, module }: Engine, { rules, seat, record: text, played }: TurnQuestion): CheckedQuestion {
  if (!canPlay(game, rules)) throw new BadTurnQuestion("version");
  const engine = new Engine(new GameModule(module.module));
  try {
    const record = recordOf(engine, text, seat);
    const plan = JSON.parse(engine.plan(record, seat, played.map((move) => engine.move(move)))) as Planned;
    if (plan.refused !== null) throw new BadTurnQuestion("damaged");
    return { view: JSON.parse(engine.view(record)) as View, legal: engine.legal(record).map((move) => engine.text(move)), played: plan };
  } catch (error) {
    throw error instanceof RulesError || (error instanceof ModuleError && error.trouble === "trapped") ? new BadTurnQuestion("damaged") : error;
  }
}

/** A record as the seat that it asks may know it: it says so, and made whole it has every piece once and hides the same again. */
function recordOf(engine: Engine, text: string, seat: number): Bytes {
  let record: Bytes;
  try {
    record = fromBase64(text);
  } catch {
    throw new BadTurnQuestion("damaged");
  }
  const { game } = engine;
  if (record.length !== game.record) throw new BadTurnQuestion("version"); // of a build with other records
  const players = engine.header(record, "players");
  const isOfSeat = players >= game.min_players && players <= game.max_players && seat >= 0 && seat < players && engine.header(record, "viewer") === seat && engine.header(record, "to_move") === seat;
  if (!isOfSeat) throw new BadTurnQuestion("damaged");
  const same = (one: Bytes) => one.length === record.length && one.every((byte, place) => byte === record[place]);
  const whole = engine.redeal(record, seat, new Uint8Array(KEY_BYTES).fill(1));
  if (!same(engine.conceal(record, seat)) || !engine.isWhole(whole) || !same(engine.conceal(whole, seat))) throw new BadTurnQuestion("damaged");
  return record;
}
