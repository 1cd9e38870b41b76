/** A table as it is kept in this browser: its log, the match as a file, and what lists show of it. */
import type { TableSummary } from "../lib/protocol.ts";
import type { Row } from "./table/entries.ts";
import { matchFileOf, summaryOf } from "./table/faces.ts";
import type { TableState } from "./table/state.ts";

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
  return { format: FORMAT, id: state.id, changed: state.changed, log, match, summary: summaryOf(state, myName) };
}

/** What was kept, if it has the form of a table. */
export function readSaved(kept: unknown): SavedTable {
  const table = kept as Partial<SavedTable> | null;
  const isTable =
    typeof table === "object" &&
    table?.format === FORMAT &&
    typeof table.id === "string" &&
    typeof table.changed === "number" &&
    Array.isArray(table.log) &&
    table.log.length > 0 &&
    table.log.every(isRow) &&
    table.log[0]?.entry.type === "opened" &&
    (table.match === null || typeof table.match === "string") &&
    isSummary(table.summary);
  if (!isTable) throw new Damaged("damaged", "What is kept here is no table.");
  return table as SavedTable;
}

function isRow(row: unknown): row is Row {
  const { at, command, entry } = (row ?? {}) as Partial<Row>;
  return typeof at === "number" && typeof command === "string" && typeof entry === "object" && typeof entry?.type === "string";
}

function isSummary(summary: unknown): summary is TableSummary {
  const { game, status, seats, my_seats: mine, to_move: asked } = (summary ?? {}) as Partial<TableSummary>;
  return typeof game === "string" && typeof status === "string" && [seats, mine, asked].every(Array.isArray);
}
