/** A table as this page sees it: what the server told, what the viewer wishes, what may be tapped. */
import type { Seat, Turn, View } from "$boards/contract.ts";
import { toggled } from "$boards/turn.ts";
import { api, liveAddress, Refused } from "./api.ts";
import { type Answer, CommandFailed, Connection, ConnectionClosed, type ConnectionState, type Wanted } from "./connection.ts";
import { keepDeal } from "./deals.ts";
import { newEntropy } from "./ids.ts";
import { Outage } from "./outage.ts";
import { Pace } from "./pace.ts";
import type { AnyMessage, Choice, Code, Event, Plan, Position, Said, Step, Table } from "./protocol.ts";
import { seatsOf } from "./seats.ts";
import { shared } from "./shared.ts";
import { Talk } from "./talk.svelte.ts";

export const WATCHER = -1;
/** A single legal move is played by itself, but not before one has seen where it comes from. */
const FORCED_AFTER_MS = 700;
/** Others' moves follow each other no faster than this, so that one can follow them. */
const SHOWN_FOR_MS = 450;
/** An answer that comes sooner than this needs no sign that one waits for it. */
const BUSY_AFTER_MS = 150;

// the same nothing every time: what does not change is not drawn anew
const NO_WISH: readonly string[] = [];
const NO_ADVICE: readonly Choice[] = [];

/** Something to say to the person: a reason with its clause, or why a command failed. */
export interface Remark {
  kind: "reason" | "failure";
  event?: Event;
  clause?: string | null;
  code?: Code;
  /** Words of the interface. */
  message?: string;
  /** Makes two equal remarks two. */
  number: number;
}

export class TableStore {
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  connection = $state<ConnectionState>("connecting");
  /** The connection has been away for so long that one should say so. */
  isLost = $state(false);
  wish = $state.raw<readonly string[]>(NO_WISH);
  plan = $state.raw<Plan | null>(null);
  remark = $state.raw<Remark | null>(null);
  advice = $state.raw<readonly Choice[]>(NO_ADVICE);
  /** The answer to the last hint: the best move, or none where what is wished is a whole turn already. */
  hint = $state.raw<{ move: string | null } | null>(null);
  /** A command that changes the game has been on its way for a while. */
  isBusy = $state(false);
  isAdvising = $state(false);
  lastMoves = $state.raw<readonly { seat: number; move: string | null }[]>([]);
  /** The seat looked from. */
  viewer = $state(WATCHER);
  /** Told what has just happened, so that it can be announced. */
  onSteps: (steps: readonly Step[]) => void = () => undefined;

  readonly talk = new Talk();
  readonly #connection: Connection;
  readonly #outage = new Outage((isLost) => (this.isLost = isLost && !this.#isClosed));
  /** What a touch or a message changes is shown after the next picture. */
  readonly #pace = new Pace();
  readonly #queue: Position[] = [];
  #isShowing = false;
  #isClosed = false;
  #wishNumber = 0;
  /** Counts what I was asked to decide: it stays the same while others choose beside me. */
  #decision = 0;
  /** The newest wish; `wish` follows it after the next picture. */
  #wanted: readonly string[] = [];
  /** Commands on their way that change the game: until their answers are shown nothing else can be done. */
  #sent = 0;
  #remarks = 0;
  #forced: ReturnType<typeof setTimeout> | undefined;
  /** After taking back, the forced move just taken back must not be played again at once. */
  #holdsForced = false;
  #hasChosenSeat = false;
  /** What was said before one came has been told: from now on lines are news. */
  #hasHeardAll = false;
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
    this.#outage.forget();
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

  readonly #view = $derived(this.position?.view as View);
  readonly #staged = $derived(this.plan?.view ?? this.#view);
  #knownSeats: Seat[] = [];
  readonly #seats = $derived.by(() => {
    if (this.table && this.position) this.#knownSeats = shared(this.#knownSeats, seatsOf(this.table, this.position, this.viewer));
    return this.#knownSeats;
  });

  /** Always the same object: who reads a part of it is told of changes of that part only. */
  readonly #turn: Turn<View> = turnOf(this, { view: () => this.#view, staged: () => this.#staged, seats: () => this.#seats });
  turn = $derived(this.position && this.table ? this.#turn : null);

  // Tapping

  /** May something be done just now? */
  #isFree(): boolean {
    return this.isAsked && this.#sent === 0;
  }

  tap = (move: string): void => {
    if (this.#wanted.includes(move) || this.legal.has(move)) this.setWish(toggled(this.#wanted, move));
    else if (this.opening.has(move)) this.setWish([move]); // it cannot join what was begun: it begins anew
    else this.why(move);
  };

  setWish = (moves: readonly string[]): void => {
    if (!this.#isFree()) return;
    clearTimeout(this.#forced);
    this.#wanted = moves;
    const number = ++this.#wishNumber;
    this.#pace.do(() => {
      if (number !== this.#wishNumber) return;
      this.wish = moves;
      this.#forgetAdvice();
      this.remark = null;
      if (moves.length === 0) this.plan = null;
    });
    if (moves.length > 0) void this.#preview(number, moves);
  };

  async #preview(number: number, wish: readonly string[]): Promise<void> {
    const at = this.position?.number ?? 0;
    const answer = await this.#ask({ type: "preview", seat: this.viewer, at, wish: [...wish] });
    if (answer?.type === "plan") this.#pace.do(() => this.#planned(number, answer));
  }

  #planned(number: number, plan: Plan): void {
    // only the newest wish counts, and only in the position it was made in
    if (number !== this.#wishNumber || plan.at !== this.position?.number) return;
    const view = shared<View>(this.#staged, plan.view);
    if (plan.refused === null) {
      this.plan = { ...plan, view } as Plan;
      return;
    }
    if (plan.reason) this.#remark({ kind: "reason", event: plan.reason, clause: plan.clause });
    this.#wanted = plan.order;
    this.wish = plan.order;
    this.plan = plan.order.length ? ({ ...plan, view, refused: null } as Plan) : null;
  }

  why = (move: string): void => {
    const { position } = this;
    if (!position || this.viewer < 0 || position.to_move.length === 0) return;
    void this.#ask({ type: "why", seat: this.viewer, at: position.number, move, wish: [...this.#wanted] }).then((answer) => {
      if (answer?.type === "reason") this.#pace.do(() => this.#remark({ kind: "reason", event: answer.reason, clause: answer.clause }));
    });
  };

  play = (moves: readonly string[]): void => {
    const { position } = this;
    if (!this.#isFree() || !position || moves.length === 0) return;
    clearTimeout(this.#forced);
    this.#holdsForced = false;
    void this.#change({ type: "play", seat: this.viewer, at: position.number, moves: [...moves] }).then((answer) => {
      if (answer) this.#committed.push(moves.length); // what was refused cannot be taken back
    });
  };

  /** Takes back the last tap of a wish, or what was played last, as a whole. */
  undo = (): void => {
    if (this.#wanted.length) this.setWish(this.#wanted.slice(0, -1));
    else if (this.#sent > 0) return;
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
    if (!this.isAsked || this.isAdvising) return;
    this.isAdvising = true;
    const decision = this.#decision;
    // what is tapped meanwhile changes what a good player would do next
    for (let isStale = true; isStale && decision === this.#decision && this.position; ) {
      const number = this.#wishNumber;
      const answer = await this.#ask({ type: "hint", seat: this.viewer, at: this.position.number, wish: [...this.#wanted] });
      isStale = answer !== null && number !== this.#wishNumber;
      if (answer?.type === "advice" && !isStale) this.#pace.do(() => this.#advise(number, answer.choices));
    }
    this.isAdvising = false;
  };

  #advise(number: number, choices: readonly Choice[]): void {
    if (number !== this.#wishNumber) return;
    this.advice = choices;
    this.hint = { move: choices[0]?.move ?? null };
  }

  #forgetAdvice(): void {
    this.advice = NO_ADVICE;
    this.hint = null;
  }

  // Around the game

  lookFrom = (seat: number): void => {
    if (seat === this.viewer) return;
    this.#hasChosenSeat = true;
    this.#lookAnew(seat);
  };

  /** Goes on as who one is now: a name was given since the table was opened. */
  renew = (): void => this.#connection.renew();
  sit = (seat: number): Promise<Answer | null> => this.#add((entropy) => ({ type: "sit", seat, entropy }));
  stand = (seat: number): Promise<Answer | null> => this.#change({ type: "stand", seat });
  setSeat = (seat: number, kind: "open" | "bot" | "local", more: { name?: string; level?: string } = {}): Promise<Answer | null> =>
    this.#change({ type: "set_seat", seat, kind, ...more });
  start = (): Promise<Answer | null> =>
    this.table?.my_seats.length ? this.#add((entropy) => ({ type: "start", entropy })) : this.#change({ type: "start" });
  consent = (agree: boolean): Promise<Answer | null> => this.#change({ type: "consent", seat: this.viewer, agree });
  resign = (): Promise<Answer | null> => this.#change({ type: "resign", seat: this.viewer });
  standIn = (seat: number, on: boolean): Promise<Answer | null> => this.#change({ type: "stand_in", seat, on });
  rematch = (): Promise<Answer | null> => this.#change({ type: "rematch" });
  chat = (text: string): Promise<Answer | null> => this.#ask({ type: "chat", text });

  // From the server

  #receive(message: AnyMessage): void {
    this.#pace.do(() => this.#take(message));
  }

  #take(message: AnyMessage): void {
    if (this.#isClosed) return;
    if (message.type === "table") this.#seat(message);
    else if (message.type === "position") this.#arrive(message);
    else if (message.type === "said") this.talk.hear(message, this.#hasHeardAll && !this.#isMine(message));
    else if (message.type === "done") this.#hasHeardAll = true; // the first thing done is to look
  }

  /** Only who set up the table speaks without a seat. */
  #isMine({ seat }: Said): boolean {
    return seat >= 0 ? (this.table?.my_seats.includes(seat) ?? false) : (this.table?.owner ?? false);
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

  #arrive(position: Position): void {
    if (position.viewer !== this.viewer) return; // from a seat looked from before
    this.#queue.push(position);
    if (!this.#isShowing) void this.#show();
  }

  /** Shows what has arrived, one after the other, at a pace that can be followed. */
  async #show(): Promise<void> {
    this.#isShowing = true;
    await Promise.resolve(); // what has come together is known before the first of it is shown
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
    const news = position.steps.filter(({ number }) => number > this.#lastStep());
    const isNew = position.number !== this.position?.number || position.viewer !== this.position.viewer;
    const goesOn = isNew && isSameDecision(this.position, position, news);
    const wasAsking = this.viewer >= 0 && this.position?.undo_asked === this.viewer;
    const isRefused = wasAsking && position.undo_asked === null && news.length === 0;
    if (isNew && !goesOn) this.#clearWish();
    this.steps = merged(this.steps, position.steps);
    this.lastMoves = news.filter(({ kind }) => kind === "move").map(({ seat, move }) => ({ seat, move }));
    this.position = this.position ? { ...position, view: shared(this.position.view, position.view) } : position;
    if (isRefused) this.#remark({ kind: "failure", message: "undo-refused" });
    // what is wished is planned anew: the view that comes with a plan is of its position
    if (goesOn && this.#wanted.length > 0) void this.#preview(this.#wishNumber, this.#wanted);
    this.onSteps(news);
  }

  #playForced(): void {
    clearTimeout(this.#forced);
    const { position } = this;
    if (!position || !this.isAsked || position.legal.length !== 1 || this.#holdsForced || this.#isShowing) return;
    const moves = [...position.legal];
    this.#forced = setTimeout(() => {
      if (this.position?.number === position.number) this.play(moves);
    }, FORCED_AFTER_MS);
  }

  #lastNumber(): number {
    return this.position?.number ?? -1;
  }

  #lastStep(): number {
    return this.steps.at(-1)?.number ?? 0;
  }

  #clearWish(): void {
    this.#decision++;
    this.#wishNumber++;
    this.#wanted = NO_WISH;
    this.wish = NO_WISH;
    this.plan = null;
    this.#forgetAdvice();
    this.remark = null;
  }

  // To the server

  async #change(wanted: Wanted): Promise<Answer | null> {
    this.#sent++;
    // the picture that answers the touch comes first: the sign that one waits must not hold it up
    let patience: ReturnType<typeof setTimeout> | undefined;
    let isAnswered = false;
    this.#pace.do(() => {
      if (!isAnswered) patience = setTimeout(() => (this.isBusy = true), BUSY_AFTER_MS);
    });
    try {
      return await this.#ask(wanted);
    } finally {
      isAnswered = true;
      clearTimeout(patience);
      // what has changed came before the answer: it is shown first
      await new Promise<void>((shown) => this.#pace.do(shown));
      this.#sent--;
      if (this.#sent === 0) this.isBusy = false;
      this.#playForced();
    }
  }

  /** Adds this device's part of the luck, and keeps it with what the server is bound to by now. */
  async #add(wanted: (entropy: string) => Wanted): Promise<Answer | null> {
    const entropy = newEntropy();
    const commitment = this.table?.fairness.commitment;
    const answer = await this.#change(wanted(entropy));
    if (answer && commitment) keepDeal(this.id, { commitment, entropy });
    return answer;
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
    this.#outage.told(state);
  }
}

/** A turn whose parts are looked up in the store when they are read. */
function turnOf(store: TableStore, made: { view: () => View; staged: () => View; seats: () => readonly Seat[] }): Turn<View> {
  return {
    get view() { return made.view(); },
    get staged() { return made.staged(); },
    get seats() { return made.seats(); },
    get legal() { return store.legal; },
    get opening() { return store.opening; },
    get wish() { return store.wish; },
    get plan() { return store.plan; },
    get isAsked() { return store.isAsked; },
    get viewer() { return store.viewer; },
    get number() { return store.position?.number ?? 0; },
    get lastMoves() { return store.lastMoves; },
    get advice() { return store.advice; },
  };
}

/** While seats choose together, another's choice makes a new position but asks nothing new of the viewer. */
function isSameDecision(before: Position | null, now: Position, news: readonly Step[]): boolean {
  if (!before || before.viewer !== now.viewer || before.number > now.number || now.legal.length === 0) return false;
  const isOthers = news.every(({ seat, kind }) => seat !== now.viewer && kind === "move");
  return isOthers && before.legal.join() === now.legal.join();
}

/** Steps by their number, the newer telling of a step first. */
function merged(old: readonly Step[], news: readonly Step[]): Step[] {
  const byNumber = new Map([...old, ...news].map((step) => [step.number, step]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}
