/** Finds what a step points at: pieces by the names that boards give them, or what the dock offers for them. */
import type { Course } from "./course.svelte.ts";

const ACTION = "[data-action]:not(.is-gone)";
const named = (name: string, value: string): string => `[data-${name}="${CSS.escape(value)}"]`;

/** The pieces to be touched next, or the place that is spoken of. */
export function targetsOf(root: HTMLElement, course: Course, wish: readonly string[]): HTMLElement[] {
  const { at, sees = [], turns } = course.step;
  if (!turns) return at === undefined ? [] : [at, ...sees].flatMap((place) => seenAt(root, place));
  const next = course.left(wish).flatMap((left) => first(root, left));
  return next.length > 0 ? next : seen(root, [ACTION]);
}

/** What must be seen as well: what the sentence speaks of beside its target, and every piece of a turn that has not left its place. */
export function besideOf(root: HTMLElement, { step: { turns = [], at, sees = [] } }: Course): HTMLElement[] {
  const places = turns.length > 0 && at !== undefined ? [at, ...sees] : sees;
  return [...places.flatMap((place) => seenAt(root, place)), ...turns.flat().flatMap((move) => first(root, [move]))];
}

/** What stands for the first of these moves that has a piece; some are tapped as one. */
function first(root: HTMLElement, moves: readonly string[]): HTMLElement[] {
  const [whole] = seen(root, [named("choice", moves.join(", "))]);
  if (whole) return [whole];
  for (const move of moves) {
    const [piece] = seen(root, [`button${named("flight", `card-${move.split(" ")[1] ?? ""}`)}`, `button${named("move", move)}:not(.is-gone)`]);
    if (piece) return [piece];
  }
  return [];
}

/** A place of the board, or a field of it, on which pieces can be let go. */
const seenAt = (root: HTMLElement, place: string): HTMLElement[] => seen(root, [named("place", place), named("drop", place)]);

/** What is on the screen, of the first selector that finds something. */
function seen(root: HTMLElement, selectors: readonly string[]): HTMLElement[] {
  for (const selector of selectors) {
    const found = [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility() && element.getClientRects().length > 0);
    if (found.length > 0) return found.slice(0, 1);
  }
  return [];
}

/** May this be clicked in a step? Its pieces (whichever of them stand for its moves) and what ends or shortens a wish. */
export function isAllowed(element: Element, course: Course, wish: readonly string[]): boolean {
  if (course.step.kind === "free") return true;
  const button = element.closest<HTMLElement>("button, a");
  if (!button || course.step.kind === "read") return false;
  if (button.matches(ACTION)) return true;
  if (button.matches("[aria-keyshortcuts=U]")) return wish.length > 0;
  const { move, choice, flight } = button.dataset;
  const turns = course.left(wish);
  if (choice !== undefined) return turns.some((left) => left.join(", ") === choice);
  return turns.flat().some((left) => left === move || (flight !== undefined && flight === `card-${left.split(" ")[1] ?? ""}`));
}
