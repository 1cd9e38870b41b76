/** The luck of tables in this browser, sealed by the scheme of the server (`reihum.server.fairness`): it can be checked as well. */
import { newKey, toHex } from "../chance.ts";

const MAX_ENTROPY = 128;

export function newSeed(): string {
  return toHex(newKey());
}

/** Whether a player may add this. */
export function isEntropy(text: string): boolean {
  return text.length <= MAX_ENTROPY && /^[0-9a-f]*$/.test(text);
}
