/** The end of a round is read before the table goes on: what comes meanwhile waits in the playback. */
import type { Position, Step, View } from "../protocol.ts";
import type { UnreadPage, Unread } from "./unread.ts";

/** The table on which a round's end is read, if there is one: the position itself, or what lay there before it. */
export type RoundEnd = Position | null;
type EndsRound = (before: View | null, view: View, steps: readonly Step[]) => View | null;

export class Reading {
  /** The position with the score of a round that is over, until one goes on. */
  page = $state.raw<Position | null>(null);
  /** Until a board is there nobody sees anything. */
  hasBoard = false;
  #endsRound: EndsRound = () => null;
  #read = -1;
  #goOn: () => void = () => undefined;
  #closed: Promise<void> = Promise.resolve();

  /** `unread` survives a reload of the page; `onOpen` is told when there is something to read. */
  constructor(
    private readonly unread: Unread,
    private readonly onOpen: (position: Position) => void,
  ) {}

  /** The board says where rounds end; it may come later than the first position. */
  use(endsRound: EndsRound, shown: Position | null): void {
    this.#endsRound = endsRound;
    this.hasBoard = true;
    if (shown && !this.page && this.endOf(null, shown, [])) void this.open(shown);
  }

  /** What was being read when the page was left. */
  interrupted(now: Position | null): UnreadPage | null {
    return now && this.hasBoard && !this.page ? this.unread.find(now) : null;
  }

  endOf(before: Position | null, next: Position, steps: readonly Step[]): RoundEnd {
    if (next.number === this.#read) return null; // it was read from another seat of this device
    const view = this.#endsRound((before?.view as View | undefined) ?? null, next.view as View, steps);
    if (view === null) return null;
    // nobody is asked for anything on a table that is only looked at
    return view === next.view ? next : { ...next, view: view as View, legal: [], to_move: [] };
  }

  /** Shows a page over the table that `shown` is; resolves when it was read. */
  open(page: Position, shown: Position = page): Promise<void> {
    this.page = page;
    this.#closed = new Promise((resolve) => (this.#goOn = resolve));
    if (shown !== page) this.unread.keep({ page, shown });
    this.onOpen(page);
    return this.#closed;
  }

  /** Resolves when nothing is left to be read. */
  get closed(): Promise<void> {
    return this.#closed;
  }

  close(): void {
    if (this.page) this.#read = this.page.number;
    this.unread.forget();
    this.forget();
  }

  forget(): void {
    this.page = null;
    this.#goOn();
  }
}
