/** Keys: 32 bytes from which all luck of a match follows. The rules take them as eight 32-bit words. */
import { sha256 } from "../lib/fairness/sha256.ts";

export const KEY_BYTES = 32;

export function newKey(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
}

export function wordsOfKey(key: Uint8Array): number[] {
  if (key.length !== KEY_BYTES) throw new RangeError(`a key has ${KEY_BYTES} bytes, not ${key.length}`);
  const data = new DataView(key.buffer, key.byteOffset, key.length);
  return Array.from({ length: KEY_BYTES / 4 }, (_, index) => data.getUint32(4 * index, true));
}

/** The key that a text stands for, the same as in Python. */
export function keyOfSeed(seed: string): Uint8Array<ArrayBuffer> {
  return fromHex(sha256(new TextEncoder().encode(`reihum seed ${seed}`)));
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that hexadecimal digits stand for; throws if they are none. */
export function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[0-9a-f]{2})*$/i.test(digits)) throw new RangeError("these are no hexadecimal digits");
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
