/** The end of a round is read before the table goes on: what comes meanwhile waits in the playback. */
import type { View } from "$boards/contract.ts";
import type { Position } from "../protocol.ts";

/** Where a round ends: "here" – in the position itself; "before" – the table stays as it was before it. */
export type RoundEnd = "here" | "before" | null;
type EndsRound = (before: View | null, view: View) => RoundEnd;

export class Reading {
  /** The position with the score of a round that is over, until one goes on. */
  page = $state.raw<Position | null>(null);
  /** Until a board is there nobody sees anything. */
  hasBoard = false;
  #endsRound: EndsRound = () => null;
  #read = -1;
  #goOn: () => void = () => undefined;
  #closed: Promise<void> = Promise.resolve();

  /** `onOpen` is told when there is something to read. */
  constructor(private readonly onOpen: (position: Position) => void) {}

  /** The board says where rounds end; it may come later than the first position. */
  use(endsRound: EndsRound, shown: Position | null): void {
    this.#endsRound = endsRound;
    this.hasBoard = true;
    if (shown && !this.page && this.endOf(null, shown) === "here") this.open(shown);
  }

  endOf(before: Position | null, next: Position): RoundEnd {
    if (next.number === this.#read) return null; // it was read from another seat of this device
    return this.#endsRound((before?.view as View | undefined) ?? null, next.view as View);
  }

  /** Shows a page; resolves when it was read. */
  open(position: Position): Promise<void> {
    this.page = position;
    this.#closed = new Promise((resolve) => (this.#goOn = resolve));
    this.onOpen(position);
    return this.#closed;
  }

  /** Resolves when nothing is left to be read. */
  get closed(): Promise<void> {
    return this.#closed;
  }

  close(): void {
    if (this.page) this.#read = this.page.number;
    this.forget();
  }

  forget(): void {
    this.page = null;
    this.#goOn();
  }
}
