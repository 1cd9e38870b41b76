/** The joker (or number joker) that waits for a field: not a move yet, so it is no part of the wish. */
class Pick {
  card = $state<string | null>(null);
}

export const pick = new Pick();
