/** From a command to the entry it becomes, or the reason why not, as on the server. Decides on a state alone; changes nothing. */
import type * as p from "../../lib/protocol.ts";
import { DEFAULT_LEVEL, MAX_MOVES } from "../../lib/protocol.ts";
import type { Planned } from "../../lib/net/contract.ts";
import type { Bytes } from "../engine.ts";
import { BadNotation, CannotUndo, GameOver, IllegalMove, NotYourTurn, RulesError } from "../errors.ts";
import type { Entry, Played, SeatPlan } from "./entries.ts";
import { isEntropy } from "../../lib/fairness/fairness.ts";
import { Refused } from "./refused.ts";
import type { TableState } from "./state.ts";
import { cleanChat, cleanName } from "./wording.ts";

type Deciding = Exclude<p.AnyCommand, p.Look | p.Preview | p.Why | p.AskHint | p.Rematch>;

/** The entry that a command becomes at a table. */
export function decide(command: Deciding, state: TableState): Entry {
  switch (command.type) {
    case "sit": return sit(command, state);
    case "stand": return stand(command, state);
    case "set_seat": return setSeat(command, state);
    case "reveal":
    case "helped":
    case "ask_to_leave": throw new Refused("conflict", "Nobody else sits at a table of this device.");
    case "start": return start(command, state);
    case "play": return play(command, state);
    case "undo": return undo(command, state);
    case "consent": return consent(command, state);
    case "resign": return resign(command, state);
    case "stand_in": return standIn(command, state);
    case "chat": return { type: "spoke", text: cleanChat(command.text) };
    case "mute": return mute(command, state);
  }
}

function sit({ seat }: p.Sit, state: TableState): Entry {
  waiting(state);
  existing(state, seat);
  if (state.seats[seat]?.kind !== "open") throw new Refused("conflict", `Seat ${seat} is taken.`);
  if (state.mySeats.length > 0) throw new Refused("conflict", "You have a seat at this table already.");
  return { type: "sat", seat, entropy: "" };
}

function stand({ seat }: p.Stand, state: TableState): Entry {
  mine(state, seat);
  if (state.status === "waiting") return { type: "stood", seat };
  running(state);
  if (state.seats[seat]?.standIn) throw new Refused("conflict", "A bot plays for you already.");
  return { type: "stood_in", seat, on: true, why: "left", level: DEFAULT_LEVEL };
}

function setSeat({ seat, kind, name = "", level = "" }: p.SetSeat, state: TableState): Entry {
  waiting(state);
  existing(state, seat);
  const others = state.mySeats.filter((number) => number !== seat && !state.seats[number]?.name);
  if (kind === "me" && others.length > 0) throw new Refused("conflict", "You have a seat at this table already.");
  return { type: "seat", seat, plan: seatPlan({ kind, name, level }, Object.keys(state.engine.game.levels)) };
}

function start({ entropy = "" }: p.Start, state: TableState): Entry {
  waiting(state);
  if (state.seats.some(({ kind }) => kind === "open")) throw new Refused("conflict", "A seat is still open: fill it with a bot.");
  checkEntropy(entropy);
  if (entropy && state.mySeats.length === 0) throw new Refused("bad_request", "Only people with a seat at the table can add to its luck.");
  return { type: "started", entropy };
}

function play(command: p.Play, state: TableState): Entry {
  const seat = asked(state, command.seat, command.at);
  if (!(command.moves.length >= 1 && command.moves.length <= MAX_MOVES)) throw new Refused("bad_request", `Give 1 to ${MAX_MOVES} moves.`);
  const moves = numbers(state, command.moves);
  if (moves.length > 1) checkThatNothingIsRevealedEarly(state, seat, moves);
  return { type: "played", seat, moves: moves.map((move) => state.engine.text(move)), bot: "" };
}

/** Of several moves only the last may reveal something, or end the turn: why a later one is refused would tell what comes next. */
function checkThatNothingIsRevealedEarly(state: TableState, seat: number, moves: readonly number[]): void {
  const match = state.running().copy();
  const revealed = match.header("revealed");
  for (const move of moves.slice(0, -1)) {
    try {
      match.play(move, seat);
    } catch (error) {
      if (error instanceof RulesError) return; // nothing was revealed until here: who applies the moves says why
      throw error;
    }
    if (match.toMove !== seat || match.header("revealed") !== revealed) {
      throw new Refused("bad_request", "Only the last of several moves may reveal something or end the turn.");
    }
  }
}

function undo({ seat, at }: p.Undo, state: TableState): Entry {
  running(state);
  mine(state, seat);
  fresh(state, seat, at);
  if (state.seats[seat]?.botLevel !== null) throw new Refused("conflict", "A bot plays this seat, and its moves cannot be taken back.");
  const match = state.running();
  if (match.canUndo(seat)) return { type: "undone", seat };
  const last = match.movers.lastIndexOf(seat);
  if (last < match.begins) throw new Refused("cannot_undo", "This seat has not moved yet.");
  return { type: "undo_asked", seat, length: match.beforeChoices(last) };
}

function consent({ seat }: p.Consent, state: TableState): Entry {
  running(state);
  mine(state, seat);
  throw new Refused("conflict", "Nobody has asked to take back a move.");
}

function resign({ seat }: p.Resign, state: TableState): Entry {
  running(state);
  mine(state, seat);
  if (state.seats[seat]?.resigned) throw new Refused("conflict", "This seat has resigned already.");
  return { type: "resigned", seat, level: DEFAULT_LEVEL };
}

function standIn({ seat, on }: p.StandIn, state: TableState): Entry {
  running(state);
  mine(state, seat);
  if (state.seats[seat]?.resigned) throw new Refused("conflict", "This seat has resigned.");
  if ((state.seats[seat]?.standIn !== null) === on) throw new Refused("conflict", "That is already the case.");
  return { type: "stood_in", seat, on, why: "asked", level: on ? DEFAULT_LEVEL : "" };
}

function mute({ seat }: p.Mute, state: TableState): Entry {
  existing(state, seat);
  throw new Refused("conflict", "Nobody else speaks from this seat.");
}

// Questions

export function preview(command: p.Preview, state: TableState): p.Plan {
  const seat = asked(state, command.seat, command.at);
  return { type: "plan", id: command.id, at: state.number, ...planned(state, seat, wished(state, command.wish)) };
}

export function why(command: p.Why, state: TableState): p.Reason {
  const seat = asked(state, command.seat, command.at);
  const { refused, clause, reason } = planned(state, seat, [...wished(state, command.wish ?? []), ...numbers(state, [command.move])]);
  if (refused === null || clause === null || reason === null) throw new Refused("conflict", `'${command.move}' is allowed now.`);
  return { type: "reason", id: command.id, move: refused, clause, reason };
}

/** What `hint` asks a good player: what the seat may know, and the moves that are wished already. */
export function hinted(command: p.AskHint, state: TableState): { seat: number; concealed: Bytes; wish: number[] } {
  const seat = asked(state, command.seat, command.at);
  return { seat, concealed: state.running().concealed(seat), wish: wished(state, command.wish ?? []) };
}

function planned(state: TableState, seat: number, wish: readonly number[]): Planned {
  return JSON.parse(state.engine.plan(state.running().concealed(seat), seat, wish)) as Planned;
}

/** What to answer when applying an entry broke a rule. */
export function refusedByRules(state: TableState, entry: Entry, error: RulesError): Refused {
  if (error instanceof IllegalMove && entry.type === "played") return illegal(state, entry, error);
  if (error instanceof NotYourTurn) return new Refused("not_your_turn", error.message);
  if (error instanceof GameOver) return new Refused("over", error.message);
  if (error instanceof CannotUndo) return new Refused("cannot_undo", error.message);
  return new Refused("bad_request", error.message);
}

/** The refusal of the first move of an entry that cannot be played. */
function illegal(state: TableState, entry: Played, error: IllegalMove): Refused {
  const match = state.running().copy();
  for (const move of entry.moves.map((text) => state.engine.move(text))) {
    if (move === error.move && !match.legal(entry.seat).includes(move)) break;
    match.play(move, entry.seat);
  }
  const { clause, reason } = state.engine.refusal(match.concealed(entry.seat), error.move);
  return new Refused("illegal", error.message, clause, reason);
}

// Checks

/** A seat as who sets up the table wants it. */
export function seatPlan({ kind, name = "", level = "" }: p.SeatRequest, levels: readonly string[]): SeatPlan {
  if (kind === "open") return { kind: "open", name: "", level: "" };
  if (kind !== "bot") return { kind: "person", name: kind === "local" ? cleanName(name) : "", level: "" };
  if (!levels.includes(level)) throw new Refused("bad_request", `There is no bot '${level}'. The bots are: ${levels.join(", ")}.`);
  return { kind: "bot", name: name ? cleanName(name) : "", level };
}

function numbers(state: TableState, moves: readonly string[]): number[] {
  try {
    return moves.map((move) => state.engine.move(move));
  } catch (error) {
    if (error instanceof BadNotation) throw new Refused("unknown_move", error.message);
    throw error;
  }
}

function wished(state: TableState, moves: readonly string[]): number[] {
  const longest = state.engine.game.longest_wish - 1; // with one more it is asked why that cannot join
  if (moves.length > longest) throw new Refused("bad_request", `Wish for at most ${longest} moves.`);
  return numbers(state, moves);
}

function checkEntropy(entropy: string): void {
  if (!isEntropy(entropy)) throw new Refused("bad_request", "Entropy is at most 128 hexadecimal digits in lower case.");
}

function waiting(state: TableState): void {
  if (state.status !== "waiting") throw new Refused("conflict", "The match has started already.");
}

function running(state: TableState): void {
  if (state.status === "waiting") throw new Refused("not_running", "The match has not started yet.");
  if (state.status !== "running") throw new Refused("over", "The match is over.");
}

function existing(state: TableState, seat: number): void {
  if (!state.seats[seat]) throw new Refused("bad_request", `There is no seat ${seat}.`);
}

function mine(state: TableState, seat: number): void {
  if (!state.mySeats.includes(seat)) throw new Refused("not_your_seat", `Seat ${seat} is not yours.`);
}

function fresh(state: TableState, seat: number, at: number): void {
  if (!state.isFresh(seat, at)) throw new Refused("stale", `This was decided in position ${at}; the table is at ${state.number}.`);
}

/** A seat of this device that is asked in the position in which was decided. */
function asked(state: TableState, seat: number, at: number): number {
  running(state);
  mine(state, seat);
  if (state.seats[seat]?.botLevel !== null) throw new Refused("conflict", "A bot plays this seat; take it back first.");
  fresh(state, seat, at);
  if (!state.toMove.includes(seat)) throw new Refused("not_your_turn", `Seat ${seat} is not asked now.`);
  return seat;
}
