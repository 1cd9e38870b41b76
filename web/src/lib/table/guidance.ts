/** What the table shows while somebody is guided. */
export interface Guidance {
  /** What the dock says instead of the board's own sentence; null where everything is as in any game. */
  readonly sentence: string | null;
  /** Something is read: nothing can be played. */
  readonly isReading: boolean;
  /** The moves that light up of those that may be made. */
  lit(moves: ReadonlySet<string>): ReadonlySet<string>;
  /** May a button of the dock offer these moves? */
  offers(moves: readonly string[]): boolean;
}
