/** A scene as a board is given it: at rest as a picture, or answered by somebody who knows the rules. */
import type { Seat, Turn, View } from "$boards/contract.ts";
import { FrameQueue } from "$lib/playback/pace.ts";
import type { Event, Position } from "$lib/protocol.ts";
import { type Adviser, answered } from "$lib/net/aided.ts";
import { type Answer, isQuestion, type Wanted } from "$lib/net/contract.ts";
import { Draft } from "$lib/table/draft.svelte.ts";
import { groundOf, turnOf } from "$lib/table/turn.ts";
import { isSameTurn } from "$lib/turns.ts";
import type { Scene } from "./scenes.ts";

export class Trial {
  /** A whole turn was played: it is allowed, and nothing more is asked. */
  isDone = $state(false);
  /** The moves of that turn. */
  chosen = $state.raw<readonly string[]>([]);
  /** What followed, if that is kept. */
  told = $state.raw<readonly Event[]>([]);
  position = $state.raw() as Position;
  readonly lastMoves = [];
  readonly hasHints = false;
  readonly draft: Draft;
  readonly turn: Turn<View>;
  readonly #pace = new FrameQueue();

  /** Without an adviser a scene is a picture. */
  constructor(
    private readonly scene: Scene,
    seats: () => readonly Seat[],
    private readonly adviser: Adviser | null = null,
  ) {
    this.position = positionOf(scene);
    this.draft = new Draft(groundOf(this, () => this.isAsked, (wanted) => this.#ask(wanted)), this.#pace);
    this.turn = turnOf(this, () => this.position.view as View, seats);
    if (!adviser) this.#show();
  }

  get viewer(): number {
    return this.position.viewer;
  }

  get isAsked(): boolean {
    return !this.isDone && this.position.legal.length > 0;
  }

  play = async (moves: readonly string[]): Promise<void> => {
    const { scene, adviser } = this;
    if (!this.isAsked || !adviser || scene.record === null) return;
    const planned = await adviser.plan(scene.record, scene.seat, moves);
    if (!planned) return;
    const { refused, reason, clause } = planned;
    this.#pace.do(() => {
      this.draft.remark = null;
      if (refused === null) this.#finish(moves);
      else if (reason) this.draft.say({ kind: "reason", event: reason, clause });
    });
  };

  #finish(moves: readonly string[]): void {
    this.isDone = true;
    this.chosen = moves;
    const { then } = this.scene;
    if (!then || !isSameTurn(then.moves, moves)) return;
    this.draft.wish = [];
    this.draft.plan = null;
    this.told = then.told;
    this.position = { ...this.position, view: then.view as Position["view"], to_move: [...then.to_move], legal: [] };
  }

  /** What a picture shows as tapped already. */
  #show(): void {
    const { wish, plan } = this.scene;
    this.draft.wish = wish;
    if (plan) this.draft.plan = { type: "plan", id: "", at: 0, ...plan };
  }

  async #ask(wanted: Wanted): Promise<Answer | null> {
    const { scene, adviser } = this;
    return adviser && scene.record !== null && isQuestion(wanted) ? answered(wanted, scene.record, adviser) : null;
  }
}

function positionOf({ seat, view, record, legal, to_move }: Scene): Position {
  const told = { steps: [], can_undo: false, chosen: null, undo_asked: null, replies: 0, clocks: [], ranks: [], points: [] };
  return { type: "position", number: 0, viewer: seat, view: view as Position["view"], record, legal: [...legal], to_move: [...to_move], ...told };
}
