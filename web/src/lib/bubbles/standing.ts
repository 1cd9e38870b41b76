/** Finds on the page what a bubble should leave in sight, and the place for it. */
import { type Box, keptPlace, type Placed, placed } from "./placing.ts";

/** It rather lies on bare cloth than on other pieces, rather on these than on what is read, and least of all on what can be touched. */
const LIT = ".dock .acts, .round-sheet, [data-board] :is(.is-legal, .is-staged, .choice.is-open, .claim.is-open)";
const READ = ".dock, .bar, .goal-line, [data-board] :is(.seat, .seat-words, .score, .won, .bench, .tokens, .own, .pile, [data-place=hand])";
const OTHERS = "[data-board] :is([data-flight], [data-move], [data-drop]):not(.is-legal, .is-staged, .choice, .claim, .bench)";

interface More {
  /** What is to be seen as well. */
  beside?: readonly HTMLElement[];
  /** Where it stood: there it stays if it can. */
  before?: Placed | null;
}

/** Beside the first of what is meant, without covering any of it; in the middle of the board where nothing is. */
export function standing(bubble: HTMLElement, meant: readonly HTMLElement[], { beside = [], before = null }: More = {}): Placed {
  const targets = [...meant, ...beside];
  const screen = { width: innerWidth, height: innerHeight };
  const [at = middleOfBoard(screen), ...more] = targets.map(boxOf);
  const all = (pieces: string) => [...document.querySelectorAll<HTMLElement>(pieces)];
  // what lies around a target, or within it, is no other piece
  const rest = (pieces: string) => all(pieces).filter((piece) => !targets.some((target) => piece.contains(target) || target.contains(piece))).map(boxOf);
  const read = all(READ).filter((piece) => !targets.includes(piece)).map(boxOf);
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const kept = { lit: rest(LIT), read, others: rest(OTHERS) };
  const found = (before && keptPlace(before, size, [at, ...more], screen, kept, meant.length)) ?? placed(size, [at, ...more], screen, kept, Math.max(1, meant.length));
  if (targets.length === 0) return { ...found, tip: null, line: null }; // it speaks of nothing in particular
  // a button of the dock says what it does
  return targets[0]?.closest(".dock") ? { ...found, line: null } : found;
}

function middleOfBoard(screen: { width: number; height: number }): Box {
  const board = document.querySelector("[data-board]")?.getBoundingClientRect();
  return { x: screen.width / 2, y: board ? board.y + board.height / 2 : screen.height / 2, width: 0, height: 0 };
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
