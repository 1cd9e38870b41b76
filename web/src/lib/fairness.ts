/** Checks that the server dealt as it had bound itself to before anyone sat down (its own check is `reihum verify`). */
import type { Fairness } from "./protocol.ts";
import { sha256 } from "./sha256.ts";

const SCHEME = "reihum-fair/1";

export type Verdict = "fair" | "not-yet" | "seed" | "key";

/** "seed": not the seed committed to; "key": the key does not follow from seed and the players' entropy. */
export function judge(proof: Fairness): Verdict {
  if (proof.seed === null || proof.key === null) return "not-yet";
  if (sha256(bytesOfHex(proof.seed)) !== proof.commitment) return "seed";
  const lines = [SCHEME, proof.seed, ...proof.entropy].join("\n");
  return sha256(new TextEncoder().encode(lines)) === proof.key ? "fair" : "key";
}

function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
