/** Setting up tables in this browser: new ones, rematches, and matches from files. */
import { localId } from "../../lib/net/contract.ts";
import { DEFAULT_LEVEL, type NewTable } from "../../lib/protocol.ts";
import { newKey, toHex } from "../chance.ts";
import type { Engine } from "../engine.ts";
import { BadOption } from "../errors.ts";
import { dumpMatch, loadMatch } from "../match_file.ts";
import type { Match } from "../match.ts";
import { checkedSetup } from "../setup.ts";
import { seatPlan } from "./commands.ts";
import type { Entry, Opened, Row, SeatPlan } from "./entries.ts";
import { newSeed } from "./luck.ts";
import { Refused } from "./refused.ts";
import { planOf } from "./seats.ts";
import type { TableState } from "./state.ts";
import { type Branching, varied } from "./variations.ts";
import { nameFrom } from "./wording.ts";

const ID_BYTES = 9;

/** A name for a table that no other page of this browser thinks of. */
export function newTableId(): string {
  return localId(toHex(newKey().slice(0, ID_BYTES)));
}

/** The first rows of a table. It waits for `Start`, unless only bots sit at it; here it has no clock and is never public. */
export function newTable(request: NewTable, engine: Engine): Row[] {
  if (request.seats.filter(({ kind }) => kind === "me").length > 1) {
    throw new Refused("bad_request", "You can sit at one seat; seats beside you on this device are 'local'.");
  }
  const levels = Object.keys(engine.game.levels);
  const seats = request.seats.map((seat) => seatPlan(seat, levels));
  const { options } = checked(() => checkedSetup(engine.game, request.seats.length, request.options, request.start));
  const opened = openedAs(engine, { seats, options: { ...options }, start: request.start ?? null });
  return rowsOf(opened, seats.every(({ kind }) => kind === "bot"));
}

/** The first row of the table that follows one. The next seat starts. */
export function rematchOf(state: TableState): Row[] {
  const { options } = state.opened;
  const start = (state.running().header("start") + 1) % state.seats.length;
  return rowsOf(openedAs(state.engine, { seats: state.seats.map(planOf), options, start, after: state.id }), false);
}

/** A table from a match file: finished to look at, or running to go on with. Who is no bot in it sits at this device. */
export function broughtTable(text: string, engine: Engine): Row[] {
  const match = loadMatch(text, engine);
  const seats = seatsOf(match, Object.keys(engine.game.levels));
  return rowsOf(openedAs(engine, { seats, options: { ...match.setup.options }, start: match.setup.start, rules: match.setup.version, match: dumpMatch(match) }), true);
}

/** A table that begins with a variation of a finished match. */
export function variationTable(whole: Match, begin: Branching, myName: string, source: string | null): Row[] {
  const { match, seats } = varied(whole, begin, myName);
  const { options, start, version: rules } = match.setup;
  return rowsOf(openedAs(match.engine, { seats, options: { ...options }, start, rules, match: dumpMatch(match), ...(source === null ? {} : { source }) }), true);
}

function seatsOf(match: Match, levels: readonly string[]): SeatPlan[] {
  const me = Math.max(0, match.seats.findIndex(({ bot }) => bot === undefined));
  return match.seats.map(({ name, bot }, number) => {
    if (number === me) return { kind: "person", name: "", level: "" };
    if (bot === undefined) return { kind: "person", name: nameFrom(name, `Seat ${number}`), level: "" };
    return { kind: "bot", name: name === bot ? "" : nameFrom(name, ""), level: levels.includes(bot) ? bot : DEFAULT_LEVEL };
  });
}

function openedAs(engine: Engine, more: Pick<Opened, "seats" | "options" | "start"> & Partial<Opened>): Opened {
  return { type: "opened", game: engine.game.game, rules: engine.game.version, seed: newSeed(), after: null, match: null, ...more };
}

function rowsOf(opened: Opened, starts: boolean): Row[] {
  const entries: Entry[] = starts ? [opened, { type: "started", entropy: "" }] : [opened];
  const at = Date.now() / 1000;
  return entries.map((entry, index) => ({ at, command: `open-${index}`, entry }));
}

function checked<Result>(check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    throw error instanceof BadOption ? new Refused("bad_request", error.message) : error;
  }
}
