/** Whole turns as lists of moves, as one types them. */

/** The word that ends a turn: a move of its own, which is said with the button of the dock and not wished. */
export const DONE = "done";

export const withoutDone = (moves: readonly string[]): string[] => moves.filter((move) => move !== DONE);

/** The same moves in whatever order, with or without the word that ends a turn. */
export function isSameTurn(one: readonly string[], other: readonly string[]): boolean {
  const plain = (moves: readonly string[]) => withoutDone(moves).sort().join();
  return plain(one) === plain(other);
}
