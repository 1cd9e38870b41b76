/** What the viewer wishes to do in a turn before anything of it is played, and what the table says about it. */
import type { Grow, View } from "$boards/contract.ts";
import { toggled } from "$boards/turn.ts";
import { FrameQueue } from "../playback/pace.ts";
import type { Advice, Code, Event, Plan, Position } from "../protocol.ts";
import { shared } from "./shared.ts";
import type { Answer, Wanted } from "../net/contract.ts";

// the same nothing every time: what does not change is not drawn anew
const NO_WISH: readonly string[] = [];
/** How long a wish waits for its answer: shown together they cost one picture. Rules on this device answer sooner than that. */
const TOGETHER_MS = 80;

/** Something to say to the person: a reason with its clause, why a command failed, or what else is worth knowing. */
export interface WishRemark {
  kind: "reason" | "failure" | "note";
  event?: Event;
  clause?: string | null;
  code?: Code;
  /** Words of the interface. */
  message?: string;
  /** Makes two equal remarks two. */
  number: number;
}

/** What a draft has to know of its table; read whenever it is needed. */
export interface Ground {
  readonly viewer: number;
  readonly position: Position | null;
  readonly isAsked: boolean;
  /** May something be done just now? */
  readonly isFree: boolean;
  /** Hints may be asked for at this table. */
  readonly hasHints: boolean;
  /** Sends a command; null if it came to nothing, of which the person was told. */
  ask(wanted: Wanted): Promise<Answer | null>;
}

export class Draft {
  wish = $state.raw<readonly string[]>(NO_WISH);
  plan = $state.raw<Plan | null>(null);
  remark = $state.raw<WishRemark | null>(null);
  /** The answer to the last hint, as long as nothing else is wished than what it advises. */
  hint = $state.raw<Advice | null>(null);
  isAdvising = $state(false);
  /** Told when something is wished: what was about to happen by itself must not happen. */
  onWish: () => void = () => undefined;
  /** Told when nothing can be added to what is wished: it is a whole turn, or will show something new. */
  onWhole: (order: readonly string[]) => void = () => undefined;

  #wishNumber = 0;
  /** Counts what the viewer was asked to decide: it stays the same while others choose beside them. */
  #decision = 0;
  /** The newest wish; `wish` follows it with the answer, or after a moment without one. */
  #wanted: readonly string[] = NO_WISH;
  #otherwise: readonly string[] | null = null;
  #grow: Grow | null = null;
  #remarks = 0;

  constructor(
    private readonly ground: Ground,
    private readonly pace: FrameQueue,
    /** When a wish is shown that is not answered yet. */
    private readonly unanswered: FrameQueue = new FrameQueue((then) => setTimeout(then, TOGETHER_MS)),
  ) {}

  /** What could begin the turn. */
  opening = $derived.by<ReadonlySet<string>>(() => new Set(this.ground.isAsked ? this.ground.position?.legal : []));

  /** What lights up: what may be added to the wish, or begin one. Until a tap is answered, what was lit before it stays so. */
  legal = $derived.by<ReadonlySet<string>>(() => {
    if (!this.ground.isAsked || !this.plan || this.wish.length === 0) return this.opening;
    return new Set(this.plan.more);
  });

  /** What of an advised turn is not wished yet. */
  advice = $derived.by<readonly string[]>(() => this.hint?.turns[0]?.moves.filter((move) => !this.wish.includes(move)) ?? NO_WISH);

  /** The position after the wish. */
  staged = $derived.by(() => (this.plan?.view ?? this.ground.position?.view) as View);

  /** Is something wished, shown or not yet? */
  get isEmpty(): boolean {
    return this.#wanted.length === 0;
  }

  tap = (move: string): void => {
    if (this.#wanted.includes(move) || this.legal.has(move)) this.set(toggled(this.#wanted, move));
    else if (this.opening.has(move)) this.set([move]); // it cannot join what was begun: it begins anew
    else this.why(move);
  };

  /** Replaces the whole wish; `otherwise` stands if that is refused, and `grow` goes on where the answer asks for more. */
  set = (moves: readonly string[], otherwise: readonly string[] | null = null, grow: Grow | null = null): void => {
    if (!this.ground.isFree) return;
    this.onWish();
    this.#wanted = moves;
    this.#otherwise = otherwise;
    this.#grow = grow;
    const number = ++this.#wishNumber;
    if (moves.length > 0) void this.#preview();
    (moves.length > 0 ? this.unanswered : this.pace).do(() => this.#show(number));
  };

  /** Shows the newest wish, unless it is shown already. */
  #show(number: number): void {
    if (number !== this.#wishNumber || this.wish === this.#wanted) return;
    this.wish = this.#wanted;
    const advised = this.hint?.turns[0]?.moves;
    if (this.wish.length === 0 || !this.wish.every((move) => advised?.includes(move))) this.hint = null;
    this.remark = null;
    if (this.isEmpty) this.plan = null;
  }

  /** Takes the last tap back. */
  shorten(): void {
    this.set(this.#wanted.slice(0, -1));
  }

  /** What is wished stays, in a position that asks the same: the view that comes with a plan is of its position. */
  renew(): void {
    if (this.#wanted.length > 0) void this.#preview();
  }

  /** Something else is asked now: nothing of what was wished is kept. */
  clear(): void {
    this.#decision++;
    this.#wishNumber++;
    this.#wanted = NO_WISH;
    this.wish = NO_WISH;
    this.plan = null;
    this.hint = null;
    this.remark = null;
  }

  say(remark: Omit<WishRemark, "number">): void {
    this.remark = { ...remark, number: ++this.#remarks };
  }

  why = (move: string): void => {
    const { position, viewer } = this.ground;
    if (!position || viewer < 0 || position.to_move.length === 0) return;
    void this.ground.ask({ type: "why", seat: viewer, at: position.number, move, wish: [...this.#wanted] }).then((answer) => {
      if (answer?.type === "reason") this.pace.do(() => this.say({ kind: "reason", event: answer.reason, clause: answer.clause }));
    });
  };

  askAdvice = async (): Promise<void> => {
    const { ground } = this;
    if (!ground.isAsked || !ground.hasHints || this.isAdvising) return;
    this.isAdvising = true;
    try {
      const decision = this.#decision;
      // what is tapped meanwhile changes what a good player would do next
      for (let isStale = true; isStale && decision === this.#decision && ground.position; ) {
        const number = this.#wishNumber;
        const answer = await ground.ask({ type: "hint", seat: ground.viewer, at: ground.position.number, wish: [...this.#wanted] });
        isStale = answer !== null && number !== this.#wishNumber;
        if (answer?.type === "advice" && !isStale) this.pace.do(() => this.#advise(number, answer));
      }
    } finally {
      this.isAdvising = false; // whatever went wrong, one may ask again
    }
  };

  async #preview(): Promise<void> {
    const number = this.#wishNumber;
    const { viewer, position } = this.ground;
    const answer = await this.ground.ask({ type: "preview", seat: viewer, at: position?.number ?? 0, wish: [...this.#wanted] });
    if (answer?.type === "plan") this.#planned(number, answer);
  }

  #planned(number: number, plan: Plan): void {
    // only the newest wish counts, and only in the position it was made in
    if (number !== this.#wishNumber || plan.at !== this.ground.position?.number) return;
    const grown = plan.refused === null ? (this.#grow?.(plan) ?? null) : null;
    if (grown) {
      this.#wanted = grown;
      void this.#preview(); // only the last answer is drawn: every one of them would cost a picture
      return;
    }
    this.#grow = null;
    this.#show(number);
    const view = shared<View>(this.staged, plan.view);
    if (plan.refused === null) {
      this.plan = { ...plan, view } as Plan;
      if ((plan.done || plan.reveals) && plan.more.length === 0) this.onWhole(plan.order);
      return;
    }
    if (plan.reason) this.say({ kind: "reason", event: plan.reason, clause: plan.clause });
    if (this.#otherwise) {
      this.wish = this.#wanted = this.#otherwise;
      this.#otherwise = null;
      void this.#preview();
      return;
    }
    this.#wanted = plan.order;
    this.wish = plan.order;
    this.plan = plan.order.length ? ({ ...plan, view, refused: null } as Plan) : null;
  }

  #advise(number: number, advice: Advice): void {
    if (number === this.#wishNumber) this.hint = advice;
  }
}
