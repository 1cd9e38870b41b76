/**
 * What a table is to this page, wherever it is played: commands in, messages out, both of the protocol.
 *
 * `Connection` speaks with a server, `LocalTable` with the rules in this browser; `AidedTable` is a server's table whose
 * questions (previews, reasons, hints) the rules in this browser answer, if they can. Screens and boards cannot tell them
 * apart. What a table must keep to:
 *
 * - When it has been opened it tells, without being asked: `table`, then (once the match has begun) `position` as
 *   `listener.look()` wishes it, then everything said, then `done`.
 * - What a command changes is told (`onMessage`) before the command is answered. The answer is told as well.
 * - A command is carried out once, however often the way to the table breaks meanwhile. It is answered in any case, unless
 *   the table is closed first.
 * - No message is told from within `ask`, `look` or the constructor: always later, so that nobody is called back in the middle.
 */
import type { Advice, AnyCommand, AnyMessage, Failed, Fairness, Plan, Replay } from "../protocol.ts";

type WithoutId<Command> = Command extends AnyCommand ? Omit<Command, "id"> : never;
/** A command before it has an id. */
export type Wanted = WithoutId<AnyCommand>;
const QUESTIONS = ["preview", "why", "hint"] as const;
/** A command that changes nothing: it is answered from what the seat may know. */
export type Question = Extract<Wanted, { type: (typeof QUESTIONS)[number] }>;
export function isQuestion<Asked extends { type: AnyCommand["type"] }>(asked: Asked): asked is Extract<Asked, { type: Question["type"] }> {
  return (QUESTIONS as readonly string[]).includes(asked.type);
}
/** What answers a command. */
export type Answer = Exclude<Extract<AnyMessage, { id: string }>, { type: "table" }>;

/** What the planner says of a wish, whatever question that answers. */
export type Planned = Omit<Plan, "type" | "id" | "at">;
/** What a good player says of a turn, whatever question that answers. */
export type Hinted = Omit<Advice, "type" | "id" | "at">;

/** "connecting": for the first time; "waiting": it was there, and is expected back; "closed": for good, or there is none. */
export type ConnectionState = "connecting" | "open" | "waiting" | "closed";

export interface TableListener {
  onMessage(message: AnyMessage): void;
  onState(state: ConnectionState): void;
  /** From now on questions (previews, reasons, hints) are answered on this device, network or not; or no longer. */
  onAid?(isAided: boolean): void;
  /** The seat to look from (−1: as a spectator) and the last position seen (−1: none): asked whenever the table is reached. */
  look(): { seat: number; since: number };
}

export interface LiveTable {
  /** Sends a command. Resolves with its answer; rejects with `CommandFailed` or `TableClosed`. */
  ask(wanted: Wanted): Promise<Answer>;
  /** Looks from another seat: the whole position is told anew. */
  look(seat: number): void;
  /** Comes anew, as who one is now. */
  renew(): void;
  close(): void;
}

/** What can be asked about a table without sitting at it. */
export interface TableRecords {
  replay(seat: number): Promise<Replay>;
  fairness(): Promise<Fairness>;
  /** The finished match as a file. */
  match(): Promise<string>;
}

/** The table was left, or there is none. */
export class TableClosed extends Error {
  override name = "TableClosed";
}

/** A command that was not carried out. */
export class CommandFailed extends Error {
  constructor(readonly failed: Failed) {
    super(failed.text);
    this.name = "CommandFailed";
  }
}

/** The ids of tables in this browser begin with it; no server's id has such a wave, and a point would make the address a file's. */
const LOCAL = "local~";
export const isLocal = (id: string): boolean => id.startsWith(LOCAL);
export const localId = (name: string): string => LOCAL + name;
