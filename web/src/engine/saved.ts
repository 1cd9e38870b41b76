/** A table as it is kept in this browser: its log, the match as a file, and what lists show of it. */
import type { SeatInfo, Status, TableSummary } from "../lib/protocol.ts";
import type { Row } from "./table/entries.ts";
import { matchFileOf, summaryOf } from "./table/faces.ts";
import type { TableState } from "./table/state.ts";
import { noteOf, type VariationNote } from "./table/variations.ts";

const FORMAT = "reihum-table/1";

export interface SavedTable {
  format: typeof FORMAT;
  id: string;
  /** Seconds since 1970. */
  changed: number;
  log: readonly Row[];
  /** The match file, once the match has begun: what is left to go on from if the log should be damaged. */
  match: string | null;
  summary: TableSummary;
  /** If it is a variation of another match. */
  variation: VariationNote | null;
}

/** Something that was kept as a table and cannot be read. It stays as it is. */
export interface DamagedTable {
  id: string;
  game: string | null;
  /** "version": of other rules than this program's; "damaged": it does not lead where it says, or is no table at all. */
  trouble: "version" | "damaged";
  text: string;
}

export class Damaged extends Error {
  override name = "Damaged";
  constructor(
    readonly trouble: DamagedTable["trouble"],
    text: string,
  ) {
    super(text);
  }
}

export function savedOf(state: TableState, log: readonly Row[], myName: string): SavedTable {
  const match = state.match ? matchFileOf(state, myName) : null;
  return { format: FORMAT, id: state.id, changed: state.changed, log, match, summary: summaryOf(state, myName), variation: noteOf(state) };
}

/** What was kept, if it has the form of a table. */
export function readSaved(kept: unknown): SavedTable {
  const log = readLog(kept);
  const table = kept as Partial<SavedTable>;
  const isWhole = (table.match === null || typeof table.match === "string") && isSummary(table.summary);
  if (!isWhole) throw new Damaged("damaged", "What is kept here is no table.");
  const { id, summary, changed, match } = table as SavedTable;
  const variation: unknown = table.variation ?? null;
  if (variation !== null && !isNote(variation)) throw new Damaged("damaged", "What is kept here is no table.");
  const game = gameOf(log) ?? summary.game;
  // the log knows best
  return { format: FORMAT, id, changed, log, match, summary: { ...summary, id, game, changed }, variation };
}

/** The log of what was kept: whatever is wrong with the rest, a table is its log. */
export function readLog(kept: unknown): readonly Row[] {
  const { format, id, changed, log } = (kept ?? {}) as Partial<SavedTable>;
  const isLog = format === FORMAT && typeof id === "string" && isNumber(changed) && Array.isArray(log) && log.length > 0 && log.every(isRow);
  if (!isLog || log[0]?.entry.type !== "opened") throw new Damaged("damaged", "What is kept here is no table.");
  return log;
}

/** The game that a log says it is of. */
export function gameOf([first]: readonly Row[]): string | null {
  const { game } = (first?.entry ?? {}) as { game?: unknown };
  return typeof game === "string" ? game : null;
}

function isRow(row: unknown): row is Row {
  const { at, command, entry } = (row ?? {}) as Partial<Row>;
  return isNumber(at) && typeof command === "string" && typeof entry === "object" && typeof entry?.type === "string";
}

const STATUSES: readonly unknown[] = ["waiting", "running", "finished", "closed"] satisfies Status[];
const KINDS: readonly unknown[] = ["bot", "open", "person"] satisfies SeatInfo["kind"][];

function isSummary(summary: unknown): summary is TableSummary {
  const { id, game, status, seats, my_seats: mine, to_move: asked, my_turn: isMine, turn, created, ranks, points } = (summary ?? {}) as Partial<TableSummary>;
  const areWords = typeof id === "string" && typeof game === "string" && STATUSES.includes(status) && typeof isMine === "boolean";
  return areWords && isNumber(turn) && isNumber(created) && [mine, asked, ranks, points].every(isNumbers) && Array.isArray(seats) && seats.every(isSeat);
}

function isSeat(seat: unknown): seat is SeatInfo {
  const { name, kind, level, present, stand_in: standsIn, person } = (seat ?? {}) as Partial<SeatInfo>;
  const areSwitches = typeof present === "boolean" && typeof standsIn === "boolean";
  return typeof name === "string" && KINDS.includes(kind) && typeof level === "string" && areSwitches && (person === null || typeof person === "string");
}

function isNote(note: unknown): note is VariationNote {
  const { name, after, isRedealt, of, source } = (note ?? {}) as Partial<VariationNote>;
  return typeof name === "string" && isNumber(after) && typeof isRedealt === "boolean" && typeof of === "string" && (source === null || typeof source === "string");
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.every(isNumber);
}
