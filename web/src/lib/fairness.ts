/** Checks that the server dealt as it had bound itself to before this device added its part (its own check is `reihum verify`). */
import type { Deal } from "./deals.ts";
import type { Fairness } from "./protocol.ts";
import { sha256 } from "./sha256.ts";

const SCHEME = "reihum-fair/1";

export type Verdict = "fair" | "unseen" | "not-yet" | "commitment" | "entropy" | "seed" | "key";

/**
 * Compares a proof with itself and with what this device has kept of the table.
 *
 * "unseen": it fits, but this device did not keep what the server was bound to at first; "commitment": the server was
 * bound to another seed then; "entropy": what this device added is not in it; "seed": not the seed committed to; "key":
 * the key does not follow from seed and the players' entropy.
 */
export function judge(proof: Fairness, kept: Deal | null): Verdict {
  if (kept && kept.commitment !== proof.commitment) return "commitment";
  if (proof.seed === null || proof.key === null) return "not-yet";
  if (kept && !proof.entropy.includes(kept.entropy)) return "entropy";
  if (commitmentTo(proof.seed) !== proof.commitment) return "seed";
  if (keyOf(proof.seed, proof.entropy) !== proof.key) return "key";
  return kept ? "fair" : "unseen";
}

/** What is shown of a seed before the match. */
export function commitmentTo(seed: string): string {
  return sha256(bytesOfHex(seed));
}

/** The key of a match, in hexadecimal digits. */
export function keyOf(seed: string, entropy: readonly string[]): string {
  return sha256(new TextEncoder().encode([SCHEME, seed, ...entropy].join("\n")));
}

function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
