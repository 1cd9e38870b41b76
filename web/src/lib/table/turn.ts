/** What a draft and a board look up when they need it, at a table as well as in a scene of the rules. */
import type { Seat, Turn, View } from "$boards/contract.ts";
import type { Position } from "../protocol.ts";
import type { Answer, Wanted } from "../net/contract.ts";
import type { Draft, Ground } from "./draft.svelte.ts";

interface Asking {
  readonly viewer: number;
  readonly position: Position | null;
  readonly isAsked: boolean;
  readonly hasHints: boolean;
}

interface ShownTable extends Asking {
  readonly draft: Draft;
  readonly lastMoves: Turn<View>["lastMoves"];
}

export function groundOf(asking: Asking, isFree: () => boolean, ask: (wanted: Wanted) => Promise<Answer | null>): Ground {
  return {
    get viewer() { return asking.viewer; },
    get position() { return asking.position; },
    get isAsked() { return asking.isAsked; },
    get isFree() { return isFree(); },
    get hasHints() { return asking.hasHints; },
    ask,
  };
}

/** A turn whose parts are looked up when they are read: who reads one of them is told of its changes only. */
export function turnOf(shown: ShownTable, view: () => View, seats: () => readonly Seat[]): Turn<View> {
  return {
    get view() { return view(); },
    get staged() { return shown.draft.staged; },
    get seats() { return seats(); },
    get legal() { return shown.draft.legal; },
    get opening() { return shown.draft.opening; },
    get wish() { return shown.draft.wish; },
    get plan() { return shown.draft.plan; },
    get isAsked() { return shown.isAsked; },
    get viewer() { return shown.viewer; },
    get number() { return shown.position?.number ?? 0; },
    get lastMoves() { return shown.lastMoves; },
    get advice() { return shown.draft.advice; },
  };
}
