/** Earlier positions of a match: how a board shows one, and which of them are worth seeing again. */
import type { BoardProps, View } from "$boards/contract.ts";
import { type LogLine, linesOf } from "../words/log.ts";
import type { Moment, Replay, Step } from "../protocol.ts";
import { seatsOf } from "./seats.ts";
import type { Text } from "../words/texts.svelte.ts";

const nothing = () => undefined;

/** What a board is given to show a moment of a match that cannot be played on. */
export function boardOf(replay: Replay, moment: Moment, text: Text): BoardProps<View> {
  return {
    view: moment.view,
    staged: moment.view,
    legal: new Set<string>(),
    opening: new Set<string>(),
    wish: [],
    plan: null,
    isAsked: false,
    viewer: replay.viewer,
    seats: seatsOf(replay, { to_move: moment.to_move, view: moment.view, clocks: [] }, replay.viewer).map((seat) => ({ ...seat, isAway: false })),
    number: moment.number,
    lastMoves: moment.step ? [{ seat: moment.step.seat, move: moment.step.move }] : [],
    advice: [],
    text,
    onTap: nothing,
    onWish: nothing,
    onWhy: nothing,
  };
}

/** A moment, and the line of the log that leads to it. */
export interface Stop {
  moment: Moment;
  line: LogLine;
}

/** Whether others have done something since the viewer's last move; before the first one there is no "since". */
export function hasNewsSince(steps: readonly Step[], viewer: number): boolean {
  const mine = steps.findLastIndex(({ seat, kind }) => seat === viewer && kind === "move");
  return mine >= 0 && steps.slice(mine + 1).some(({ kind, events }) => kind === "move" && events.length > 0);
}

/** What the others did since the viewer's last move: where each of their turns led. */
export function sinceMyTurn({ moments, viewer, game }: Pick<Replay, "moments" | "viewer" | "game">): Stop[] {
  const mine = moments.findLastIndex(({ step }) => step?.seat === viewer);
  const later = moments.slice(mine + 1);
  // of all steps, so that they are the lines of the log: one may begin with what my own move has brought about
  const steps = moments.flatMap(({ step }) => (step ? [step] : []));
  return linesOf(steps, game).flatMap((line) => {
    const moment = later.find(({ number }) => number === line.number);
    return moment && line.events.length > 0 ? [{ moment, line }] : [];
  });
}
