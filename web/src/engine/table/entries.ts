/** What stands in a table's log, as on the server (`reihum.server.tables.entries`). Everything about a table is derived from it. */

export type SeatPlanKind = "person" | "open" | "bot";
export type StandInReason = "asked" | "left";

/** A seat as it was set up. `name` is set for a bot, and for a second person on this device. */
export interface SeatPlan {
  kind: SeatPlanKind;
  name: string;
  /** Of a bot. */
  level: string;
}

/** The table is set up. `seed` is what its commitment is made of, `match` a match file to go on from. */
export interface Opened {
  type: "opened";
  game: string;
  /** Version of the rules. */
  rules: number;
  options: Record<string, number>;
  seats: SeatPlan[];
  seed: string;
  start: number | null;
  /** The table that this one is the rematch of. */
  after: string | null;
  match: string | null;
  /** The table of the match that this one is a variation of, if that was played at one. */
  source?: string;
}

export interface Sat {
  type: "sat";
  seat: number;
  entropy: string;
}

export interface Stood {
  type: "stood";
  seat: number;
}

export interface SeatChanged {
  type: "seat";
  seat: number;
  plan: SeatPlan;
}

/** The match begins: its key follows from seed and entropy. */
export interface Started {
  type: "started";
  entropy: string;
}

/** Moves of a seat, by its person or a bot of a level. */
export interface Played {
  type: "played";
  seat: number;
  moves: string[];
  bot: string;
}

/** A move taken back at once, because nothing was revealed. */
export interface Undone {
  type: "undone";
  seat: number;
}

/** A seat asks to go back to before its last move: to `length` moves. */
export interface UndoAsked {
  type: "undo_asked";
  seat: number;
  length: number;
}

/** A seat gave up; a bot of a level plays it on if others play on. */
export interface Resigned {
  type: "resigned";
  seat: number;
  level: string;
}

/** A bot begins or ceases to play for a person. */
export interface StoodIn {
  type: "stood_in";
  seat: number;
  on: boolean;
  why: StandInReason;
  level: string;
}

/** The table that follows this one. */
export interface Rematched {
  type: "rematched";
  table: string;
}

/** The person here gives a variation another name. */
export interface VariationNamed {
  type: "named";
  name: string;
}

export interface Spoke {
  type: "spoke";
  text: string;
}

export type Entry = Opened | Sat | Stood | SeatChanged | Started | Played | Undone | UndoAsked | Resigned | StoodIn | Rematched | VariationNamed | Spoke;

/** An entry in the log: when it was added (seconds since 1970), and for which command. */
export interface Row {
  at: number;
  command: string;
  entry: Entry;
}

/** Whether a log goes on from another one, or is the same. */
export function isBeginning(log: readonly unknown[], longer: readonly unknown[]): boolean {
  return log.length <= longer.length && log.every((row, place) => JSON.stringify(row) === JSON.stringify(longer[place]));
}

// The form of every entry, for logs that were kept

type Fits = (value: unknown) => boolean;
const isText: Fits = (value) => typeof value === "string";
const isWhole: Fits = (value) => Number.isSafeInteger(value);
const isSwitch: Fits = (value) => typeof value === "boolean";
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const orNull = (fits: Fits): Fits => (value) => value === null || fits(value);
const listOf = (fits: Fits): Fits => (value) => Array.isArray(value) && value.every(fits);
const shaped = (fields: Record<string, Fits>): Fits => (value) => isObject(value) && Object.entries(fields).every(([name, fits]) => fits(value[name]));
const isPlan = shaped({ kind: (value) => value === "person" || value === "open" || value === "bot", name: isText, level: isText });
const isOptions: Fits = (value) => isObject(value) && Object.values(value).every(isWhole);

const FORMS: { [Type in Entry["type"]]: Record<Exclude<keyof Extract<Entry, { type: Type }>, "type">, Fits> } = {
  opened: { game: isText, rules: isWhole, options: isOptions, seats: listOf(isPlan), seed: isText, start: orNull(isWhole), after: orNull(isText), match: orNull(isText), source: (value) => value === undefined || isText(value) },
  sat: { seat: isWhole, entropy: isText },
  stood: { seat: isWhole },
  seat: { seat: isWhole, plan: isPlan },
  started: { entropy: isText },
  played: { seat: isWhole, moves: listOf(isText), bot: isText },
  undone: { seat: isWhole },
  undo_asked: { seat: isWhole, length: isWhole },
  resigned: { seat: isWhole, level: isText },
  stood_in: { seat: isWhole, on: isSwitch, why: (value) => value === "asked" || value === "left", level: isText },
  rematched: { table: isText },
  named: { name: isText },
  spoke: { text: isText },
};

/** Whether something kept has the form of an entry. */
export function isEntry(value: unknown): value is Entry {
  const type = isObject(value) ? value["type"] : undefined;
  return typeof type === "string" && Object.hasOwn(FORMS, type) && shaped(FORMS[type as Entry["type"]])(value);
}
