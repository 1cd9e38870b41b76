/** The luck of tables in this browser, sealed by the scheme of the server (`reihum.protocol.fairness`): it can be checked as well. */
import { newKey, toHex } from "../chance.ts";

export function newSeed(): string {
  return toHex(newKey());
}
