/** Luck that can be checked, by the scheme of the server (`reihum.server.fairness`), at tables in this browser as well. */
import { sha256 } from "../../lib/sha256.ts";
import { fromHex, newKey, toHex } from "../chance.ts";

const SCHEME = "reihum-fair/1";
const MAX_ENTROPY = 128;

export function newSeed(): string {
  return toHex(newKey());
}

/** What is shown of a seed before the match. */
export function commitmentTo(seed: string): string {
  return sha256(fromHex(seed));
}

/** The key of the match, in hexadecimal digits. */
export function keyOf(seed: string, entropy: readonly string[]): string {
  return sha256(new TextEncoder().encode([SCHEME, seed, ...entropy].join("\n")));
}

/** Whether a player may add this. */
export function isEntropy(text: string): boolean {
  return text.length <= MAX_ENTROPY && /^[0-9a-f]*$/.test(text);
}
