/** A table as this page shows it: what it has told so far, what the viewer wishes, what may be done. */
import type { Seat, Turn, View } from "$boards/contract.ts";
import { Outage } from "../net/outage.ts";
import { FrameQueue } from "../playback/pace.ts";
import { type AnyMessage, type Position, type Said, type Step, type Table, SPECTATOR } from "../protocol.ts";
import { seatsOf } from "./seats.ts";
import { settings } from "../browser/settings.svelte.ts";
import { shared } from "./shared.ts";
import { Talk } from "./talk.svelte.ts";
import { Busy } from "./busy.svelte.ts";
import { type Answer, CommandFailed, type LiveTable, TableClosed, type TableListener, type ConnectionState, type Wanted } from "../net/contract.ts";
import { Draft } from "./draft.svelte.ts";
import { Forced } from "./forced.ts";
import { patienceOf } from "../playback/pacing.ts";
import { Playback } from "../playback/playback.ts";
import { Reading } from "../playback/reading.svelte.ts";
import { isSameDecision, merged } from "../playback/steps.ts";
import { groundOf, turnOf } from "./turn.ts";
import { type Seen, Witness } from "../fairness/seen.ts";
import { Unread } from "../playback/unread.ts";

/** What is added to the luck: needed once a table. */
const parts = () => import("../fairness/parts.ts");
/** How long others wait for who begins the next round and still reads how the last one ended. */
const READ_FOR_MS = 12_000;

export class TableStore {
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  /** There is no such table, or none any more. */
  isGone = $state(false);
  /** My seat in a match is mine no longer: I was logged out, here or from another device. */
  isSignedOut = $state(false);
  /** The connection has been away for so long that one should say so. */
  isLost = $state(false);
  /** The match waits for what I add to its luck, which only the device knows on which I sat down. */
  isOpenedElsewhere = $state(false);
  /** Questions are answered on this device: one can go on without a connection until a move is sent. */
  isAided = $state(false);
  /** More has happened than is shown: it goes on with a tap. */
  isPaused = $state(false);
  lastMoves = $state.raw<readonly { seat: number; move: string | null }[]>([]);
  /** The seat looked from. */
  viewer = $state(SPECTATOR);
  /** In a lesson nothing is played by itself. */
  isGuided = false;
  /** In a lesson: resolves when its sentence about the table as it is was read. */
  heard: () => Promise<void> = () => Promise.resolve();
  /** Told what has just happened, so that it can be announced. */
  onSteps: (steps: readonly Step[]) => void = () => undefined;

  readonly talk = new Talk();
  /** What a touch or a message changes is shown after the next picture. */
  readonly #pace = new FrameQueue();
  readonly #busy = new Busy(this.#pace);
  readonly #outage = new Outage((isLost) => (this.isLost = isLost && !this.#isClosed));
  /** Ends of rounds, read before the table goes on. */
  readonly reading = new Reading(
    new Unread(() => ((this.table?.my_seats.length ?? 0) > 1 ? null : this.id)),
    (position) => this.#goOnForOthers(position),
  );
  readonly #playback = new Playback(
    (position) => this.#show(position),
    (shown, next) => patienceOf(settings.kept.pace, this.viewer, shown, next),
    (isWaiting) => (this.isPaused = isWaiting),
    () => this.#playForced(),
    { closed: () => this.reading.closed, heard: () => this.heard(), endOf: (next) => this.reading.endOf(this.position, next, this.#newsOf(next)), open: (page, shown) => this.reading.open(page, shown) },
  );
  readonly #forced = new Forced();
  #isLookingBack = false;
  readonly #witness = new Witness();
  readonly #live: LiveTable;
  #isClosed = false;
  #hasChosenSeat = false;
  /** What was said before one came has been told: from now on lines are news. */
  #hasHeardAll = false;
  /** How many small moves each of my turns had, so that taking one back takes all of it back. */
  readonly #committed: number[] = [];

  constructor(
    readonly id: string,
    open: (listener: TableListener) => LiveTable,
  ) {
    this.#live = open({
      onMessage: (message) => this.#pace.do(() => this.#take(message)),
      onState: (state) => this.#connectionChanged(state),
      onAid: (isAided) => (this.isAided = isAided),
      look: () => ({ seat: this.viewer, since: this.position?.number ?? -1 }),
    });
    this.draft.onWish = () => this.#forced.forget();
    this.draft.onWhole = (order) => {
      if (!settings.kept.confirms) this.play(order);
    };
  }

  close(): void {
    this.#isClosed = true;
    this.#forced.forget();
    this.#outage.forget();
    this.#playback.stop();
    this.reading.forget();
    this.#live.close();
  }

  // What may be done

  /** Something that was played, or the like, waits for its answer. */
  get isSending(): boolean {
    return this.#busy.isLong;
  }

  isAsked = $derived.by(() => {
    const { position, table } = this;
    return table?.status === "running" && this.viewer >= 0 && !this.isPaused && this.reading.page === null && !this.#busy.isLong && (position?.legal.length ?? 0) > 0;
  });

  /** Whoever laid the table may have wanted none. */
  get hasHints(): boolean {
    return this.table?.hints ?? false;
  }

  readonly draft = new Draft(groundOf(this, () => this.isAsked && this.#busy.isIdle, (wanted) => this.#ask(wanted)), this.#pace);

  readonly #view = $derived(this.position?.view as View);
  #knownSeats: Seat[] = [];
  readonly #seats = $derived.by(() => {
    if (this.table && this.position) this.#knownSeats = shared(this.#knownSeats, seatsOf(this.table, this.position, this.viewer));
    return this.#knownSeats;
  });

  /** Always the same object: who reads a part of it is told of changes of that part only. */
  readonly #turn: Turn<View> = turnOf(this, () => this.#view, () => this.#seats);
  turn = $derived(this.position && this.table ? this.#turn : null);

  play = (moves: readonly string[]): void => {
    const { position } = this;
    if (!this.isAsked || !this.#busy.isIdle || !position || moves.length === 0) return;
    this.#forced.forget();
    this.#forced.isHeld = false;
    void this.#change({ type: "play", seat: this.viewer, at: position.number, moves: [...moves] }).then((answer) => {
      if (answer) this.#committed.push(moves.length); // what was refused cannot be taken back
    });
  };

  /** There is a board now, which knows where rounds end. What is forced waits for it: nothing happens unseen. */
  show(endsRound: Parameters<Reading["use"]>[0]): void {
    this.reading.use(endsRound, this.position);
    void this.#readAgain();
    this.#playForced();
  }

  /** The viewer looks at what was before: what is forced waits until they are back. */
  lookBack(isLookingBack: boolean): void {
    this.#isLookingBack = isLookingBack;
    this.#playForced();
  }

  /** The page was left while the end of a round was read: it lies there again, over the table it was read on. */
  async #readAgain(): Promise<void> {
    const now = this.position;
    const kept = this.reading.interrupted(now);
    if (!now || !kept) return;
    const { page, shown } = kept;
    this.position = shown;
    await this.reading.open(page, shown);
    if (this.position !== shown || this.#isClosed) return;
    this.#show(now);
    this.#playForced();
  }

  /** The end of a round was read: on with what has come meanwhile, or, if it is mine to say so, with the next round. */
  readOn = (): void => {
    const { position } = this;
    const isHere = this.reading.page?.number === position?.number;
    this.reading.close();
    if (isHere && position?.legal.length === 1) this.play(position.legal);
  };

  /** Who begins the next round does not hold up other people by reading: for them the table goes on after a while. */
  #goOnForOthers({ number, legal }: Position): void {
    const isShared = this.table?.seats.some(({ kind }, seat) => kind === "person" && !this.table?.my_seats.includes(seat));
    if (!isShared || this.viewer < 0 || legal.length !== 1) return;
    setTimeout(() => {
      if (this.reading.page?.number !== number || this.position?.legal.length !== 1 || this.#isClosed) return;
      void this.#change({ type: "play", seat: this.viewer, at: number, moves: legal });
    }, READ_FOR_MS);
  }

  /** Shows what has happened next, without waiting any longer. */
  goOn = (): void => this.#playback.next();

  /** Takes back the last tap of a wish, or what was played last, as a whole. */
  undo = (): void => {
    if (!this.draft.isEmpty) this.draft.shorten();
    else if (this.#busy.isIdle && this.position?.can_undo) void this.#takeBack(this.#committed.pop() ?? 1);
  };

  /** Something was revealed since: the others decide whether the last move is taken back. */
  askUndo = (): void => {
    const { position } = this;
    if (position && this.viewer >= 0) void this.#change({ type: "undo", seat: this.viewer, at: position.number });
  };

  async #takeBack(count: number): Promise<void> {
    this.#forced.isHeld = true;
    for (let left = count; left > 0 && this.position?.can_undo; left--) {
      const answer = await this.#change({ type: "undo", seat: this.viewer, at: this.position.number });
      if (!answer) return;
    }
  }

  // Around the game

  lookFrom = (seat: number): void => {
    if (seat === this.viewer) return;
    this.#hasChosenSeat = true;
    this.#lookAnew(seat);
  };

  /** Goes on as who one is now: a name was given since the table was opened. */
  renew = (): void => this.#live.renew();
  sit = async (seat: number): Promise<Answer | null> => {
    const { table } = this;
    const commitment = table && !table.owner ? (await parts()).sealed(this.id, table.fairness) : "";
    return this.#change({ type: "sit", seat, commitment });
  };
  stand = (seat: number): Promise<Answer | null> => this.#change({ type: "stand", seat });
  setSeat = (seat: number, kind: "open" | "bot" | "local", more: { name?: string; level?: string } = {}): Promise<Answer | null> =>
    this.#change({ type: "set_seat", seat, kind, ...more });
  askToLeave = (seat: number): Promise<Answer | null> => this.#change({ type: "ask_to_leave", seat });
  start = async (): Promise<Answer | null> => {
    const { table } = this;
    const mine = table?.my_seats[0];
    return this.#change({ type: "start", ...(table && mine !== undefined ? (await parts()).started(this.id, table.fairness, mine) : {}) });
  };
  consent = (agree: boolean): Promise<Answer | null> => this.#change({ type: "consent", seat: this.viewer, agree });
  resign = (): Promise<Answer | null> => this.#change({ type: "resign", seat: this.viewer });
  standIn = (seat: number, on: boolean): Promise<Answer | null> => this.#change({ type: "stand_in", seat, on });
  rematch = (): Promise<Answer | null> => this.#change({ type: "rematch" });
  chat = (text: string): Promise<Answer | null> => this.#ask({ type: "chat", text });

  // What the table tells

  #take(message: AnyMessage): void {
    if (this.#isClosed) return;
    if (message.type === "table") this.#seat(message);
    else if (message.type === "position") this.#arrive(message);
    else if (message.type === "said") this.talk.hear(message, this.#hasHeardAll && !this.#isMine(message));
    else if (message.type === "done") this.#hasHeardAll = true; // the first thing done is to look
    else if (message.type === "failed" && message.code === "not_your_seat" && this.viewer >= 0) this.#watchOnly(); // asked to look from it
    else if (message.type === "failed" && message.id === "") this.draft.say({ kind: "failure", code: message.code }); // nobody asked
  }

  /** Only the person who set up the table speaks without a seat. */
  #isMine({ seat }: Said): boolean {
    return seat >= 0 ? (this.table?.my_seats.includes(seat) ?? false) : (this.table?.owner ?? false);
  }

  #seat(table: Table): void {
    const before = this.table;
    this.table = table;
    // my own seat is looked from as soon as I have one, unless I have chosen otherwise
    const lost = this.viewer >= 0 && !table.my_seats.includes(this.viewer);
    const first = table.my_seats[0];
    this.isSignedOut = first === undefined && (this.isSignedOut || (lost && table.status !== "waiting"));
    if (lost || (this.viewer === SPECTATOR && first !== undefined && !this.#hasChosenSeat)) {
      this.#lookAnew(first ?? SPECTATOR);
    }
    if (table.status === "waiting" && table.fairness.bound && table.my_seats.some((seat) => table.fairness.commitments[seat] && !table.fairness.entropy[seat])) void this.#open(table);
    // a forced move may only now be one of a running match
    if (before?.status !== table.status) this.#playForced();
  }

  /** The seat looked from is mine no longer. */
  #watchOnly(): void {
    this.isSignedOut = true;
    this.#lookAnew(SPECTATOR);
  }

  /** Another seat sees another game: nothing seen from the old one is kept. */
  #lookAnew(seat: number): void {
    this.viewer = seat;
    this.position = null;
    this.steps = [];
    this.reading.forget();
    this.draft.clear();
    this.#live.look(seat);
  }

  /** What this page was told while the match went on. */
  get seen(): Seen {
    return this.#witness.seen(this.steps);
  }

  #arrive(position: Position): void {
    this.#witness.note(position);
    if (position.viewer === this.viewer) this.#playback.add(position); // else it is from a seat looked from before
  }

  /** Shows a position; says whether it is one that has just come about. */
  #show(position: Position): boolean {
    if (position.viewer !== this.viewer) return false;
    const before = this.position;
    const news = this.#newsOf(position);
    const isNew = position.number !== before?.number || position.viewer !== before.viewer;
    const goesOn = isNew && isSameDecision(before, position, news);
    const wasAsking = this.viewer >= 0 && before?.undo_asked === this.viewer;
    const isRefused = wasAsking && position.undo_asked === null && news.length === 0;
    if (isNew && !goesOn) this.draft.clear();
    this.steps = merged(this.steps, position.steps);
    this.lastMoves = news.filter(({ kind }) => kind === "move").map(({ seat, move }) => ({ seat, move }));
    this.position = before ? { ...position, view: shared(before.view, position.view) } : position;
    if (isRefused) this.draft.say({ kind: "failure", message: "undo-refused" });
    if (goesOn) this.draft.renew();
    this.onSteps(news);
    if (before === null) void this.#readAgain();
    return before !== null && position.steps.length > 0 && position.number > before.number;
  }

  #newsOf({ steps }: Position): Step[] {
    return steps.filter(({ number }) => number > (this.steps.at(-1)?.number ?? 0));
  }

  #playForced(): void {
    this.#forced.forget();
    const { position } = this;
    if (this.isGuided || this.#isLookingBack || !settings.kept.playsForced || !position || !this.isAsked || position.legal.length !== 1 || this.#playback.isShowing || !this.reading.hasBoard) return;
    this.#forced.soon(() => {
      if (this.position?.number === position.number) this.play(position.legal);
    });
  }

  // What the table is told

  async #change(wanted: Wanted): Promise<Answer | null> {
    try {
      return await this.#busy.during(() => this.#ask(wanted));
    } finally {
      this.#playForced();
    }
  }

  /** All are bound: this device opens what it adds to the luck. Nobody need do anything for it. */
  async #open({ fairness, my_seats: mine }: Table): Promise<void> {
    const part = (await parts()).opened(this.id, fairness, mine);
    this.isOpenedElsewhere = !part;
    if (part) await this.#live.ask({ type: "reveal", ...part }).catch(() => undefined); // asked again when the table is told again
  }

  /** Asks, and turns a refusal into a remark. */
  async #ask(wanted: Wanted): Promise<Answer | null> {
    try {
      return await this.#live.ask(wanted);
    } catch (error) {
      if (error instanceof TableClosed) return null;
      if (!(error instanceof CommandFailed)) throw error;
      const { failed } = error;
      // somebody else was quicker: the new position says so itself
      if (failed.code !== "stale") this.draft.say({ kind: "failure", code: failed.code, event: failed.reason ?? undefined, clause: failed.clause });
      return null;
    }
  }

  #connectionChanged(state: ConnectionState): void {
    this.isGone = state === "closed" && !this.#isClosed;
    this.#outage.told(state);
  }
}
