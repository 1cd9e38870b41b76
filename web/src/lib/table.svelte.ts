/** A table as this page sees it: what the server told, what the viewer wishes, what may be tapped. */
import type { Turn, View } from "$boards/contract.ts";
import { toggled } from "$boards/turn.ts";
import { api, liveAddress, Refused } from "./api.ts";
import { type Answer, CommandFailed, Connection, ConnectionClosed, type ConnectionState, type Wanted } from "./connection.ts";
import { newEntropy } from "./ids.ts";
import type { AnyMessage, Choice, Code, Event, Plan, Position, Said, Step, Table } from "./protocol.ts";
import { seatsOf } from "./seats.ts";

export const WATCHER = -1;
/** A single legal move is played by itself, but not before one has seen where it comes from. */
const FORCED_AFTER_MS = 700;
/** Others' moves follow each other no faster than this, so that one can follow them. */
const SHOWN_FOR_MS = 450;
/** A connection that comes back sooner than this is nobody's business. */
const CALM_FOR_MS = 2_500;

/** Something to say to the person: a reason with its clause, or why a command failed. */
export interface Remark {
  kind: "reason" | "failure";
  event?: Event;
  clause?: string | null;
  code?: Code;
  /** Makes two equal remarks two. */
  number: number;
}

export class TableStore {
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  said = $state.raw<readonly Said[]>([]);
  connection = $state<ConnectionState>("connecting");
  /** The connection has been away for so long that one should say so. */
  isLost = $state(false);
  wish = $state.raw<readonly string[]>([]);
  plan = $state.raw<Plan | null>(null);
  remark = $state.raw<Remark | null>(null);
  advice = $state.raw<readonly Choice[]>([]);
  /** A command that changes the game is on its way. */
  isBusy = $state(false);
  isAdvising = $state(false);
  lastMoves = $state.raw<readonly { seat: number; move: string | null }[]>([]);
  /** The seat looked from. */
  viewer = $state(WATCHER);
  /** Told what has just happened, so that it can be announced. */
  onSteps: (steps: readonly Step[]) => void = () => undefined;

  readonly #connection: Connection;
  readonly #queue: Position[] = [];
  #isShowing = false;
  #isClosed = false;
  #wishNumber = 0;
  #remarks = 0;
  #forced: ReturnType<typeof setTimeout> | undefined;
  #lostTimer: ReturnType<typeof setTimeout> | undefined;
  /** After taking back, the forced move just taken back must not be played again at once. */
  #holdsForced = false;
  #hasChosenSeat = false;
  /** How many small moves each of my turns had, so that taking one back takes all of it back. */
  readonly #committed: number[] = [];

  constructor(readonly id: string) {
    this.#connection = new Connection(liveAddress(id), {
      onMessage: (message) => this.#receive(message),
      onState: (state) => this.#connectionChanged(state),
      isThere: () => api.summary(id).then(() => true, (error) => !(error instanceof Refused && error.status === 404)),
      look: () => ({ seat: this.viewer, since: this.#lastNumber() }),
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#forced);
    clearTimeout(this.#lostTimer);
    this.#connection.close();
  }

  // What may be done

  isAsked = $derived.by(() => {
    const { position, table } = this;
    return table?.status === "running" && this.viewer >= 0 && !this.isBusy && (position?.legal.length ?? 0) > 0;
  });

  /** What could begin the turn. */
  opening = $derived.by<ReadonlySet<string>>(() => new Set(this.isAsked ? this.position?.legal : []));

  /** What lights up: what may be added to the wish, or begin one. Until a tap is answered, what was lit before it stays so. */
  legal = $derived.by<ReadonlySet<string>>(() => {
    if (!this.isAsked || !this.plan || this.wish.length === 0) return this.opening;
    return new Set(this.plan.more);
  });

  turn = $derived.by<Turn<View> | null>(() => {
    const { position, table } = this;
    if (!position || !table) return null;
    return {
      view: position.view,
      staged: this.plan?.view ?? position.view,
      legal: this.legal,
      opening: this.opening,
      wish: this.wish,
      plan: this.plan,
      isAsked: this.isAsked,
      viewer: this.viewer,
      seats: seatsOf(table, position, this.viewer),
      number: position.number,
      lastMoves: this.lastMoves,
      advice: this.advice,
    };
  });

  // Tapping

  tap = (move: string): void => {
    if (this.wish.includes(move) || this.legal.has(move)) this.setWish(toggled(this.wish, move));
    else this.why(move);
  };

  setWish = (moves: readonly string[]): void => {
    if (!this.isAsked) return;
    clearTimeout(this.#forced);
    this.wish = moves;
    this.advice = [];
    const number = ++this.#wishNumber;
    if (moves.length === 0) {
      this.plan = null;
      return;
    }
    void this.#preview(number);
  };

  async #preview(number: number): Promise<void> {
    const at = this.position?.number ?? 0;
    const answer = await this.#ask({ type: "preview", seat: this.viewer, at, wish: [...this.wish] });
    // only the newest wish counts, and only in the position it was made in
    if (answer?.type !== "plan" || number !== this.#wishNumber || answer.at !== this.position?.number) return;
    if (answer.refused === null) {
      this.plan = answer;
      return;
    }
    this.#remark({ kind: "reason", event: answer.reason ?? undefined, clause: answer.clause });
    this.wish = answer.order;
    this.plan = answer.order.length ? { ...answer, refused: null } : null;
  }

  why = (move: string): void => {
    const { position } = this;
    if (!position || this.viewer < 0 || position.to_move.length === 0) return;
    void this.#ask({ type: "why", seat: this.viewer, at: position.number, move }).then((answer) => {
      if (answer?.type === "reason") this.#remark({ kind: "reason", event: answer.reason, clause: answer.clause });
    });
  };

  play = (moves: readonly string[]): void => {
    const { position } = this;
    if (!this.isAsked || !position || moves.length === 0) return;
    clearTimeout(this.#forced);
    this.#holdsForced = false;
    this.#committed.push(moves.length);
    void this.#change({ type: "play", seat: this.viewer, at: position.number, moves: [...moves] });
  };

  /** Takes back the last tap of a wish, or what was played last, as a whole. */
  undo = (): void => {
    if (this.wish.length) this.setWish(this.wish.slice(0, -1));
    else if (this.position?.can_undo) void this.#takeBack(this.#committed.pop() ?? 1);
  };

  /** Something was revealed since: the others decide whether the last move is taken back. */
  askUndo = (): void => {
    const { position } = this;
    if (position && this.viewer >= 0) void this.#change({ type: "undo", seat: this.viewer, at: position.number });
  };

  async #takeBack(count: number): Promise<void> {
    this.#holdsForced = true;
    for (let left = count; left > 0 && this.position?.can_undo; left--) {
      const answer = await this.#change({ type: "undo", seat: this.viewer, at: this.position.number });
      if (!answer) return;
    }
  }

  askAdvice = async (): Promise<void> => {
    const { position } = this;
    if (!position || !this.isAsked || this.isAdvising) return;
    this.isAdvising = true;
    const answer = await this.#ask({ type: "hint", seat: this.viewer, at: position.number });
    this.isAdvising = false;
    if (answer?.type === "advice" && answer.at === this.position?.number) this.advice = answer.choices;
  };

  // Around the game

  lookFrom = (seat: number): void => {
    if (seat === this.viewer) return;
    this.#hasChosenSeat = true;
    this.#lookAnew(seat);
  };

  /** Goes on as who one is now: a name was given since the table was opened. */
  renew = (): void => this.#connection.renew();
  sit = (seat: number): Promise<Answer | null> => this.#change({ type: "sit", seat, entropy: newEntropy() });
  stand = (seat: number): Promise<Answer | null> => this.#change({ type: "stand", seat });
  setSeat = (seat: number, kind: "open" | "bot" | "local", more: { name?: string; level?: string } = {}): Promise<Answer | null> =>
    this.#change({ type: "set_seat", seat, kind, ...more });
  start = (): Promise<Answer | null> => this.#change({ type: "start" });
  consent = (agree: boolean): Promise<Answer | null> => this.#change({ type: "consent", seat: this.viewer, agree });
  resign = (): Promise<Answer | null> => this.#change({ type: "resign", seat: this.viewer });
  standIn = (seat: number, on: boolean): Promise<Answer | null> => this.#change({ type: "stand_in", seat, on });
  rematch = (): Promise<Answer | null> => this.#change({ type: "rematch", entropy: newEntropy() });
  chat = (text: string): Promise<Answer | null> => this.#ask({ type: "chat", text });

  // From the server

  #receive(message: AnyMessage): void {
    if (message.type === "table") this.#seat(message);
    else if (message.type === "position") this.#arrive(message);
    else if (message.type === "said") this.#hear(message);
  }

  #seat(table: Table): void {
    const before = this.table;
    this.table = table;
    // my own seat is looked from as soon as I have one, unless I have chosen otherwise
    const lost = this.viewer >= 0 && !table.my_seats.includes(this.viewer);
    const first = table.my_seats[0];
    if (lost || (this.viewer === WATCHER && first !== undefined && !this.#hasChosenSeat)) {
      this.#lookAnew(first ?? WATCHER);
    }
    // a forced move may only now be one of a running match
    if (before?.status !== table.status) this.#playForced();
  }

  /** Another seat sees another game: nothing seen from the old one is kept. */
  #lookAnew(seat: number): void {
    this.viewer = seat;
    this.position = null;
    this.steps = [];
    this.#clearWish();
    this.#connection.look(seat);
  }

  #hear(line: Said): void {
    if (this.said.some(({ number }) => number === line.number)) return;
    this.said = [...this.said, line].sort((one, other) => one.number - other.number);
  }

  #arrive(position: Position): void {
    if (position.viewer !== this.viewer) return; // from a seat looked from before
    this.#queue.push(position);
    if (!this.#isShowing) void this.#show();
  }

  /** Shows what has arrived, one after the other, at a pace that can be followed. */
  async #show(): Promise<void> {
    this.#isShowing = true;
    for (let next = this.#queue.shift(); next && !this.#isClosed; next = this.#queue.shift()) {
      if (next.viewer !== this.viewer) continue;
      const isLive = this.position !== null && next.steps.length > 0 && next.number > this.position.number;
      this.#showPosition(next);
      if (isLive && this.#queue.length > 0) await new Promise((resolve) => setTimeout(resolve, SHOWN_FOR_MS));
    }
    this.#isShowing = false;
    this.#playForced();
  }

  #showPosition(position: Position): void {
    const isSame = position.number === this.position?.number && position.viewer === this.position.viewer;
    if (!isSame) this.#clearWish();
    const news = position.steps.filter(({ number }) => number > this.#lastStep());
    this.steps = merged(this.steps, position.steps);
    this.lastMoves = news.filter(({ kind }) => kind === "move").map(({ seat, move }) => ({ seat, move }));
    this.position = position;
    this.onSteps(news);
  }

  #playForced(): void {
    clearTimeout(this.#forced);
    const { position } = this;
    if (!position || !this.isAsked || position.legal.length !== 1 || this.#holdsForced || this.#isShowing) return;
    const moves = [...position.legal];
    this.#forced = setTimeout(() => {
      if (this.position === position) this.play(moves);
    }, FORCED_AFTER_MS);
  }

  #lastNumber(): number {
    return this.position?.number ?? -1;
  }

  #lastStep(): number {
    return this.steps.at(-1)?.number ?? 0;
  }

  #clearWish(): void {
    this.#wishNumber++;
    this.wish = [];
    this.plan = null;
    this.advice = [];
    this.remark = null;
  }

  // To the server

  async #change(wanted: Wanted): Promise<Answer | null> {
    this.isBusy = true;
    try {
      return await this.#ask(wanted);
    } finally {
      this.isBusy = false;
      this.#playForced();
    }
  }

  /** Asks, and turns a refusal into a remark. */
  async #ask(wanted: Wanted): Promise<Answer | null> {
    try {
      return await this.#connection.ask(wanted);
    } catch (error) {
      if (error instanceof ConnectionClosed) return null;
      if (!(error instanceof CommandFailed)) throw error;
      const { failed } = error;
      // somebody else was quicker: the new position says so itself
      if (failed.code !== "stale") this.#remark({ kind: "failure", code: failed.code, event: failed.reason ?? undefined, clause: failed.clause });
      return null;
    }
  }

  #remark(remark: Omit<Remark, "number">): void {
    this.remark = { ...remark, number: ++this.#remarks };
  }

  #connectionChanged(state: ConnectionState): void {
    this.connection = state;
    clearTimeout(this.#lostTimer);
    if (state === "open" || state === "closed") this.isLost = state === "closed" && !this.#isClosed;
    else if (!this.isLost) this.#lostTimer = setTimeout(() => (this.isLost = true), CALM_FOR_MS);
  }
}

/** Steps by their number, the newer telling of a step first. */
function merged(old: readonly Step[], news: readonly Step[]): Step[] {
  const byNumber = new Map([...old, ...news].map((step) => [step.number, step]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}
