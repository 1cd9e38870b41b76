/** SHA-256 (FIPS 180-4) in plain script: the browser's own is not there over plain HTTP in a home network. */
const WORD_BITS = 32;

/** The first 32 bits of the fractional parts of the square (or cube) roots of the first primes. */
function roots(count: number, root: (prime: number) => number): Uint32Array {
  const words = new Uint32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate++) {
    if (isPrime(candidate)) words[found++] = (root(candidate) % 1) * 2 ** WORD_BITS;
  }
  return words;
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) return false;
  return true;
}

const START = roots(8, Math.sqrt);
const ROUND = roots(64, Math.cbrt);
const turn = (word: number, by: number) => (word >>> by) | (word << (WORD_BITS - by));

export function sha256(message: Uint8Array): string {
  const state = START.slice();
  const blocks = padded(message);
  for (let at = 0; at < blocks.length; at += 64) compress(state, new DataView(blocks.buffer, at, 64));
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return bytes;
}

function compress(state: Uint32Array, block: DataView): void {
  const w = new Uint32Array(64);
  const word = (index: number) => w[index] as number;
  for (let i = 0; i < 64; i++) {
    if (i < 16) w[i] = block.getUint32(4 * i);
    else {
      const s0 = turn(word(i - 15), 7) ^ turn(word(i - 15), 18) ^ (word(i - 15) >>> 3);
      const s1 = turn(word(i - 2), 17) ^ turn(word(i - 2), 19) ^ (word(i - 2) >>> 10);
      w[i] = word(i - 16) + s0 + word(i - 7) + s1;
    }
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + word(i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => (state[index] = (state[index] as number) + value));
}
