/**
 * What a table tells: positions, steps and replays, each made from concealed records for one viewer, as on the server.
 *
 * A step carries its move only for the seat that made it. What others may know of it stands in its events, which are made
 * from what they knew before and after it; so a choice made unseen stays unseen.
 */
import type { Event, Moment, Position, Step, StepKind, View } from "../../lib/protocol.ts";
import { toBase64 } from "../base64.ts";
import { type Bytes, type Engine } from "../engine.ts";
import type { Match } from "../match.ts";
import type { Row } from "./entries.ts";
import { type Observer, TableState } from "./state.ts";

/** Collects what a viewer sees of the steps that are applied to a state. */
export class Narrator {
  readonly steps: Step[] = [];
  #before: Bytes | null;

  constructor(
    state: TableState,
    readonly viewer: number,
  ) {
    this.#before = state.match?.concealed(viewer) ?? null;
  }

  readonly observe: Observer = (state, kind, seat, move, bot) => {
    const after = state.running().concealed(this.viewer);
    const events = kind === "move" && move !== null && this.#before ? eventsOf(state.engine, this.#before, move, after) : [];
    this.steps.push(stepOf(state, kind, seat, move, events, bot, this.viewer));
    this.#before = after;
  };
}

function stepOf(state: TableState, kind: StepKind, seat: number, move: number | null, events: Event[], bot: boolean, viewer: number): Step {
  const shown = move !== null && viewer === seat ? state.engine.text(move) : null;
  return { number: state.number, seat, move: shown, events, bot, kind };
}

/** What a viewer saw after position `since`, from the log. */
export function stepsSince(id: string, engine: Engine, rows: readonly Row[], viewer: number, since: number): Step[] {
  const state = new TableState(id, engine);
  let narrator: Narrator | null = null;
  for (const row of rows) {
    if (!narrator && state.match && state.number >= since) narrator = new Narrator(state, viewer);
    state.apply(row, narrator?.observe);
  }
  return narrator?.steps.filter((step) => step.number > since) ?? [];
}

/** The position for a viewer as they may know it, with the steps that they saw. */
export function positionOf(state: TableState, viewer: number, steps: Step[]): Position {
  const match = state.running();
  const { engine } = state;
  const choice = viewer >= 0 ? match.choiceOf(viewer) : null;
  const isAsked = state.toMove.includes(viewer);
  const known = match.concealed(viewer);
  const position = {
    type: "position" as const,
    viewer,
    legal: isAsked ? match.legal(viewer).map((move) => engine.text(move)) : [],
    steps,
    can_undo: state.status === "running" && match.canUndo(viewer),
    chosen: choice === null ? null : engine.text(choice),
    view: viewOf(engine, known),
    number: state.number,
    to_move: [...state.toMove],
    undo_asked: null,
    clocks: [],
    ranks: [...state.ranks],
    points: [...state.points],
    replies: 0,
    record: isAsked ? toBase64(known) : null,
  };
  return position;
}

/** All positions of a match as a viewer saw them, undone moves left out. */
export function momentsOf(match: Match, viewer: number, isOver: boolean, isBot: (seat: number) => boolean): Moment[] {
  const { engine } = match;
  const told = match.begun();
  let before = told.concealed(viewer);
  const moments: Moment[] = [{ number: 0, step: null, view: viewOf(engine, before), to_move: told.seatsToMove }];
  for (const [index, move] of match.moves.entries()) {
    if (match.redealt.some(({ after }) => after === index)) {
      match.follow(told);
      before = told.concealed(viewer);
    }
    const seat = told.toMove;
    told.play(move);
    const after = told.concealed(viewer);
    const shown = isOver || viewer === seat ? engine.text(move) : null;
    const step: Step = { number: index + 1, seat, move: shown, events: eventsOf(engine, before, move, after), bot: isBot(seat), kind: "move" };
    moments.push({ number: index + 1, step, view: viewOf(engine, after), to_move: told.seatsToMove });
    before = after;
  }
  return moments;
}

export function viewOf(engine: Engine, concealed: Bytes): View {
  return JSON.parse(engine.view(concealed)) as View;
}

function eventsOf(engine: Engine, before: Bytes, move: number, after: Bytes): Event[] {
  return JSON.parse(engine.events(before, move, after)) as Event[];
}
