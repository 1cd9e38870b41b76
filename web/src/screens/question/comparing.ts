/** A choice beside what was played and what is advised: measured on this device, from what the seat knew. */
import type { Adviser } from "$lib/net/aided.ts";
import type { Hinted } from "$lib/net/contract.ts";
import type { TurnQuestion } from "$lib/sharing/question.ts";
import type { Advice, Event, WeighedTurn } from "$lib/protocol.ts";
import { isSameTurn } from "$lib/turns.ts";

export interface Compared {
  advice: Advice;
  /** The own choice in words, and what was played. */
  own: readonly Event[];
  played: readonly Event[];
  isAdvised: boolean;
  isPlayed: boolean;
  /** So much winning chance is lost against the advised turn, with its standard error. */
  lost: number;
  error: number;
}

const isSameTold = (one: WeighedTurn, other: WeighedTurn): boolean => JSON.stringify(one.told) === JSON.stringify(other.told);

export async function compared({ record, seat, played }: TurnQuestion, adviser: Adviser, chosen: readonly string[]): Promise<Compared> {
  const hint = async (wish: readonly string[]): Promise<Hinted> => {
    const found = await adviser.hint(record, seat, wish);
    if (!found) throw new Error("The rules have no hint here.");
    return found;
  };
  const best = await hint([]);
  const [first] = best.turns;
  if (!first) throw new Error("The rules have no hint here.");
  /** A turn as it was measured beside the advised one, or else by itself, in the same deals. */
  const weighed = async (moves: readonly string[]): Promise<WeighedTurn> => best.turns.find((turn) => isSameTurn(turn.moves, moves)) ?? (await hint(moves)).turns[0] ?? first;
  const own = await weighed(chosen);
  const other = await weighed(played);
  const isBeside = best.turns.includes(own);
  return {
    advice: { ...best, type: "advice", id: "", at: 0 },
    own: own.told,
    played: other.told,
    // other small moves may come to the same turn
    isAdvised: own === first || isSameTold(own, first),
    isPlayed: own === other || isSameTold(own, other),
    lost: isBeside ? own.behind : first.chance - own.chance,
    error: isBeside ? own.behind_error : Math.hypot(first.chance_error, own.chance_error),
  };
}
