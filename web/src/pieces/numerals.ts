/** Our own numerals stand on a 64 × 100 grid, tabular but for the narrow 1. */
const ADVANCE = 70;
const WIDTH = 64;
const NARROW: Record<string, number> = { "1": 52 };
const SYMBOLS: Record<string, string> = { "+": "plus", "-": "minus", "−": "minus" };

export interface Numeral {
  width: number;
  digits: { x: number; symbol: string }[];
}

/** Where each digit of a number stands, and how wide the whole is. */
export function numeral(value: number | string): Numeral {
  let x = 0;
  const digits = [];
  for (const character of String(value)) {
    digits.push({ x, symbol: `#n${SYMBOLS[character] ?? character}` });
    x += NARROW[character] ?? ADVANCE;
  }
  return { width: Math.max(WIDTH / 2, x - (ADVANCE - WIDTH)), digits };
}
