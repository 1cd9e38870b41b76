/** A question on the board while it is answered: wishes, refusals and taking back as at a table. Nothing is played on. */
import type { Seat, Turn, View } from "$boards/contract.ts";
import { FrameQueue } from "$lib/playback/pace.ts";
import type { Position } from "$lib/protocol.ts";
import { answered } from "$lib/net/aided.ts";
import { isQuestion } from "$lib/net/contract.ts";
import { Draft } from "$lib/table/draft.svelte.ts";
import { groundOf, turnOf } from "$lib/table/turn.ts";
import { DONE } from "$lib/turns.ts";
import type { Posed } from "../../puzzles/contract.ts";
import type { Asked, Rules } from "../../puzzles/rules.ts";

export class Attempt {
  position = $state.raw() as Position;
  /** What was played of the turn so far: most turns are played as one. */
  played = $state.raw<readonly string[]>([]);
  /** The turn is whole: its moves. */
  answer = $state.raw<readonly string[] | null>(null);
  readonly lastMoves = [];
  readonly hasHints = false;
  readonly draft: Draft;
  readonly turn: Turn<View>;
  readonly #pace = new FrameQueue();
  readonly #begin: Asked;
  /** The record after what was played. */
  #record: string;
  #number = 0;

  constructor(
    readonly posed: Posed,
    private readonly rules: Rules,
    seats: () => readonly Seat[],
  ) {
    this.#record = posed.record;
    this.#begin = rules.read(posed.record);
    this.position = this.#positionOf(this.#begin);
    const adviser = { plan: (record: string, seat: number, wish: readonly string[]) => Promise.resolve(rules.plan(record, seat, wish)), hint: () => Promise.resolve(null) };
    const ground = groundOf(this, () => this.isAsked, async (wanted) => (isQuestion(wanted) ? answered(wanted, this.#record, adviser) : null));
    this.draft = new Draft(ground, this.#pace);
    this.turn = turnOf(this, () => this.position.view as View, seats);
  }

  get viewer(): number {
    return this.posed.seat;
  }

  /** The board takes taps: before the answer, and while a turn is shown on it. */
  get isAsked(): boolean {
    return this.position.legal.length > 0;
  }

  get canUndo(): boolean {
    return this.draft.wish.length > 0 || this.played.length > 0;
  }

  play = (moves: readonly string[]): void => {
    if (this.answer || !this.isAsked) return;
    const planned = this.rules.plan(this.#record, this.posed.seat, moves);
    if (!planned) return;
    const { refused, reason, clause, order } = planned;
    if (refused !== null) {
      if (reason) this.draft.say({ kind: "reason", event: reason, clause });
      return;
    }
    const record = this.rules.after(this.#record, order);
    const now = this.rules.read(record);
    this.played = [...this.played, ...order];
    if (this.#isSameTurn(now)) this.#show(record, now);
    else this.answer = this.played;
  };

  undo = (): void => {
    if (this.draft.wish.length > 0) this.draft.shorten();
    else if (this.played.length > 0) this.begin();
  };

  /** Everything as it was. */
  begin = (): void => {
    this.played = [];
    this.answer = null;
    this.#show(this.posed.record, this.#begin);
  };

  /** Lays a whole turn on the board, as if it were wished. */
  lay = (moves: readonly string[]): void => {
    this.#show(this.posed.record, this.#begin);
    this.draft.set(moves.at(-1) === DONE ? moves.slice(0, -1) : moves);
  };

  #show(record: string, asked: Asked): void {
    this.draft.clear();
    this.#record = record;
    this.position = this.#positionOf(asked);
  }

  #isSameTurn({ toMove, turn, revealed, legal }: Asked): boolean {
    return toMove === this.posed.seat && turn === this.#begin.turn && revealed === this.#begin.revealed && legal.length > 0;
  }

  #positionOf({ view, legal }: Asked): Position {
    const told = { steps: [], can_undo: false, chosen: null, undo_asked: null, replies: 0, clocks: [], ranks: [], points: [] };
    const { seat } = this.posed;
    return { type: "position", number: this.#number++, viewer: seat, view: view as Position["view"], record: this.#record, legal: [...legal], to_move: [seat], ...told };
  }
}
