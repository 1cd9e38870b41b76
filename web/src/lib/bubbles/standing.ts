/** Finds on the page what a bubble should leave in sight, and the place for it. */
import { type Box, type Placed, placed } from "./placing.ts";

/** It rather lies on bare cloth than on other pieces, rather on these than on what is read, and least of all on what can be touched. */
const LIT = ".dock .acts, [data-board] :is(.is-legal, .is-staged, .choice.is-open)";
const READ = ".dock, .bar, .goal-line, [data-board] :is(.seat, .seat-words, .score, .won, .bench, .tokens, .own)";
const OTHERS = "[data-board] :is([data-flight], [data-move], [data-drop]):not(.is-legal, .is-staged, .choice)";

/** Beside the first of `targets`, without covering any of them; near the top of the page where there is none. */
export function standing(bubble: HTMLElement, targets: readonly HTMLElement[]): Placed {
  const screen = { width: innerWidth, height: innerHeight };
  const [at, ...more] = targets.map(boxOf);
  const rest = (pieces: string) => [...document.querySelectorAll<HTMLElement>(pieces)].filter((piece) => !targets.includes(piece)).map(boxOf);
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  return placed(size, [at ?? { x: screen.width / 2, y: 70, width: 0, height: 0 }, ...more], screen, { lit: rest(LIT), read: rest(READ), others: rest(OTHERS) });
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
