/**
 * What this device adds to the luck of a table: sealed when it sits down, opened when everybody is bound, compared at the end
 * (`fairness.ts`). It trusts nobody, as `reihum.protocol.contribution` does not.
 */
import { api } from "../net/api.ts";
import { keepDeal, keptDeal } from "./deals.ts";
import { fixedBy, seal } from "./fairness.ts";
import { newCommandId, newEntropy } from "../net/ids.ts";
import type { Fairness } from "../protocol.ts";

/** Draws this device's part for a seat it is about to take: what binds it. At tables from before nobody is bound to anything. */
export function sealed(table: string, { version, commitment }: Fairness): string {
  if (version < 2) return "";
  const entropy = newEntropy();
  keepDeal(table, { commitment, entropy });
  return seal(entropy);
}

/**
 * This device's part of a table that it starts. If a start failed it is the same again, as long as nobody is bound to anything
 * else: with other digits a server could let starts fail until it likes the deal, with the same ones somebody could sit down
 * whose digits fit.
 */
export function started(table: string, shown: Fairness, seat: number): { entropy: string; commitments?: string[] } {
  const kept = keptDeal(table);
  const fixedWith = (entropy: string): string => fixedBy({ ...shown, entropy: shown.entropy.map((added, place) => (place === seat ? entropy : added)) });
  const isForNobodyElse = kept?.fixed === undefined && !shown.commitments.some(Boolean);
  const isAgain = kept !== null && kept.commitment === shown.commitment && (isForNobodyElse || kept.fixed === fixedWith(kept.entropy));
  const entropy = isAgain ? kept.entropy : newEntropy();
  keepDeal(table, { commitment: shown.commitment, entropy, fixed: fixedWith(entropy) });
  return shown.version < 2 ? { entropy } : { entropy, commitments: shown.commitments };
}

/** What this device has to open now; null if there is nothing, or if it is not to be opened for this. What all are bound to is kept. */
export function opened(table: string, shown: Fairness, seats: readonly number[]): { seat: number; entropy: string } | null {
  const seat = seats.find((mine) => shown.commitments[mine] && !shown.entropy[mine]);
  const kept = keptDeal(table);
  if (!shown.bound || seat === undefined || !kept || kept.commitment !== shown.commitment || seal(kept.entropy) !== shown.commitments[seat]) return null;
  const fixed = fixedBy(shown);
  if (kept.fixed !== undefined && kept.fixed !== fixed) return null;
  keepDeal(table, { ...kept, fixed });
  return { seat, entropy: kept.entropy };
}

/** Opens this device's part of a table that it does not look at. */
export async function openUnseen(table: string, seats: readonly number[]): Promise<void> {
  const part = opened(table, await api.fairness(table), seats);
  if (part) await api.command(table, { type: "reveal", id: newCommandId(), ...part });
}
