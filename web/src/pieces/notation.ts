/** The letters of the move texts and the words the drawing uses for them. */
export type Colour = "red" | "yellow" | "green" | "blue" | "purple";
export type PieceState = "rest" | "legal" | "staged" | "quiet" | "gone";

const COLOURS: Record<string, Colour> = { R: "red", Y: "yellow", G: "green", B: "blue", P: "purple" };

export const COLOUR_NAMES: readonly Colour[] = ["red", "yellow", "green", "blue", "purple"];

/** "R" → "red". Move texts and views use the letter, drawing and texts the word. */
export function colourOf(letter: string): Colour {
  const colour = COLOURS[letter];
  if (!colour) throw new RangeError(`no colour has the letter ${JSON.stringify(letter)}`);
  return colour;
}

/** "R5" → red, 5; null for anything that is not a colour and a number. */
export function colouredNumber(text: string): { colour: Colour; number: number } | null {
  const match = /^([RYGBP])(\d{1,3})$/.exec(text);
  return match ? { colour: colourOf(match[1] as string), number: Number(match[2]) } : null;
}
