/** Our own lettering: one brush stroke. The baseline is at 84, the x-height from 34 to 84; descenders reach 108. */
interface Letter {
  advance: number;
  path: string;
}

const GAP = 8;
const letter = (advance: number, path: string): Letter => ({ advance, path });

const LETTERS: Record<string, Letter> = {
  R: letter(62, "M8 84V4H30C45 4 54 13 54 26S45 48 30 48H8M32 48 56 84"),
  O: letter(84, "M42 4C63 4 78 21 78 44S63 84 42 84 6 67 6 44 21 4 42 4Z"),
  B: letter(62, "M8 4H30C43 4 50 11 50 22S43 41 30 41H8M30 41C46 41 56 49 56 62S46 84 30 84H8V4"),
  Q: letter(86, "M42 4C63 4 78 21 78 44S63 84 42 84 6 67 6 44 21 4 42 4ZM52 62 78 90"),
  P: letter(60, "M8 84V4H30C46 4 55 13 55 28S46 52 30 52H8"),
  T: letter(62, "M4 4H60M32 4V84"),
  S: letter(60, "M52 17C48 9 40 4 30 4 17 4 8 12 8 23 8 35 17 40 31 43.5 46 47 55 52 55 64 55 76 45 84 31 84 19 84 10 78 6 69"),
  a: letter(58, "M48 34V84M48 59C48 74 39 84 27 84S6 74 6 59 15 34 27 34 48 44 48 59Z"),
  b: letter(58, "M8 0V84M8 59C8 44 17 34 29 34S50 44 50 59 41 84 29 84 8 74 8 59Z"),
  c: letter(50, "M46 44C42 38 36 34 29 34 16 34 6 44 6 59S16 84 29 84C36 84 42 80 46 74"),
  e: letter(56, "M6.5 60H50C50 44 42 34 28 34 15 34 6 44 6 59S15 84 29 84C38 84 44 80 48 74"),
  h: letter(56, "M8 0V84M8 58C8 43 16 34 28 34S48 42 48 56V84"),
  i: letter(18, "M9 34V84M9 12V12.5"),
  k: letter(50, "M8 0V84M44 34 8 64M22 54 46 84"),
  l: letter(22, "M8 0V72C8 80 12 84 20 84"),
  m: letter(84, "M8 34V84M8 56C8 42 15 34 25 34S42 42 42 56V84M42 56C42 42 49 34 59 34S76 42 76 56V84"),
  n: letter(56, "M8 34V84M8 58C8 43 16 34 28 34S48 42 48 56V84"),
  o: letter(60, "M30 34C44 34 54 44 54 59S44 84 30 84 6 74 6 59 16 34 30 34Z"),
  p: letter(58, "M8 34V108M8 59C8 44 17 34 29 34S50 44 50 59 41 84 29 84 8 74 8 59Z"),
  r: letter(38, "M8 34V84M8 60C8 44 16 34 28 34 31 34 33 34.5 35 35.5"),
  s: letter(46, "M39 42C36 37 31 34 24 34 14 34 7 39 7 46.5 7 54 13 56.5 23 58.5 34 61 41 64 41 71.5 41 79 34 84 24 84 15 84 9 80 6 74"),
  t: letter(40, "M14 12V68C14 79 19 84 29 84 31 84 33 83.5 35 82.5M3 34H34"),
  u: letter(56, "M8 34V62C8 76 16 84 28 84S48 75 48 60M48 34V84"),
  w: letter(80, "M6 34 23 84 40 40 57 84 74 34"),
  x: letter(54, "M7 34 47 84M47 34 7 84"),
  y: letter(52, "M6 34 27 80M48 34 24 93C20 103 15 108 5 107"),
  " ": letter(28, ""),
  "9": letter(64, "M21 92 50.5 48C54.5 42 56 38.5 56 33 56 18 46 8 32 8S8 18 8 33 18 57.5 32 57.5C40 57.5 47 54 51.5 47"),
};

interface Drawn {
  width: number;
  strokes: { x: number; path: string; transform: string }[];
}

/** The strokes of a word, or null if it has a letter we have not drawn (then it is shown as text). */
export function lettering(word: string): Drawn | null {
  let x = 0;
  const strokes = [];
  for (const character of word) {
    const drawn = LETTERS[character];
    if (!drawn) return null;
    // the 9 is a numeral on its own grid, a little higher than a capital
    const scale = character === "9" ? " scale(.86) translate(0 -1)" : "";
    if (drawn.path) strokes.push({ x, path: drawn.path, transform: `translate(${x} 0)${scale}` });
    x += drawn.advance + GAP;
  }
  return { width: x, strokes };
}
