/**
 * Pieces travel from where they were to where they go. A board only names its pieces; the frame notes where they lie
 * before a position changes and lets them fly in the next picture:
 *
 * - `data-flight="card-R5"`: the same name before and after is the same piece; it travels.
 * - `data-from="stack"`: a new piece travels from the element with `data-place="stack"`; without it, it fades in.
 * - `data-to="discard"`: a piece that is gone travels to `data-place="discard"`; without it, it just goes.
 *
 * With reduced motion nothing travels: what is new fades in.
 */
import type { Attachment } from "svelte/attachments";
import { play as playSound } from "./sound.ts";
import { settings } from "../browser/settings.svelte.ts";

export const MOVE_MS = 260;
export const SLOW_MS = 350;
const FADE_MS = 200;
const STROKE_MS = 120;
const STAGGER_MS = 40;
const MAX_STAGGERED = 8;
const EASE_LAY = "cubic-bezier(.3, 1.25, .5, 1)";
const EASE = "cubic-bezier(.2, .7, .2, 1)";

interface Noted {
  rect: DOMRect;
  /** Its width before anything turned or scaled it. */
  width: number;
  /** The piece itself: when it is gone afterwards, it flies to `to` before it is forgotten. */
  piece: HTMLElement;
  to: string | null;
}

type Flights = Map<string, Noted>;

/** The movement on one board. */
export class Movement {
  #frame: number | undefined;

  /**
   * The board is about to change. Where everything lies is measured while nothing has changed yet, and once more in the next
   * frame, where the browser has to lay out the page anyway; so nothing is laid out twice, however often the board
   * changes in between.
   */
  note(root: HTMLElement): void {
    if (this.#frame !== undefined) return;
    const fly = settings.isCalm() ? fadeNewIn(root) : flyFrom(root);
    this.#frame = requestAnimationFrame(() => {
      this.#frame = undefined;
      fly();
    });
  }

  /** Nothing flies any more, from one moment to the next. */
  stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    for (const ghost of ghosts) ghost.remove();
    ghosts.clear();
  }
}

/** Pieces that have left the board and are still on their way. */
const ghosts = new Set<HTMLElement>();

/** Nothing travels, so nothing is measured. */
function fadeNewIn(root: ParentNode): () => void {
  const names = () => [...root.querySelectorAll<HTMLElement>("[data-flight]")].map((piece) => [piece.dataset["flight"], piece] as const);
  const before = new Set(names().map(([name]) => name));
  return () => {
    for (const [name, piece] of names()) if (!before.has(name)) fadeIn(piece);
  };
}

function flyFrom(root: ParentNode): () => void {
  const before = noteFlights(root);
  return () => playFlights(root, before);
}

/** Where all named pieces lie now. */
function noteFlights(root: ParentNode): Flights {
  const flights: Flights = new Map();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-flight]")) {
    flights.set(piece.dataset["flight"] as string, { rect: piece.getBoundingClientRect(), width: piece.offsetWidth, piece, to: piece.dataset["to"] ?? null });
  }
  return flights;
}

/** Pieces in the air, with their flights. Asking the browser for them would lay out the page anew for each piece. */
const inTheAir = new WeakMap<HTMLElement, Animation>();

/** Lets every piece fly from where it was noted to where it is now. */
function playFlights(root: ParentNode, before: Flights): void {
  let count = 0;
  const delay = () => Math.min(count++, MAX_STAGGERED) * STAGGER_MS;
  const pieces = [...root.querySelectorAll<HTMLElement>("[data-flight]")];
  // a piece still in the air is measured where it will lie, and flies on from where it was noted
  for (const piece of pieces) inTheAir.get(piece)?.cancel();
  // first all is measured, then all is moved: every change between two measures would cost a layout of the page
  const measured = pieces.map((piece) => {
    const name = piece.dataset["flight"] as string;
    return { piece, name, start: before.get(name)?.rect ?? placeRect(root, piece.dataset["from"]), end: piece.getBoundingClientRect() };
  });
  const here = new Set(measured.map(({ name }) => name));
  const gone = [...before].flatMap(([name, noted]) => {
    // an element that stays and shows another piece now cannot be in two places
    const isGone = !here.has(name) && !noted.piece.isConnected;
    const goal = isGone ? placeRect(root, noted.to ?? undefined) : null;
    return goal ? [{ noted, goal }] : [];
  });
  for (const { piece, start, end } of measured) {
    if (!start) fadeIn(piece);
    else if (!isSamePlace(start, end)) travel(piece, start, end, delay());
  }
  for (const { noted, goal } of gone) flyAway(noted, goal, delay());
}

function placeRect(root: ParentNode, place: string | undefined): DOMRect | null {
  if (!place) return null;
  return root.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect() ?? null;
}

function isSamePlace(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1 && Math.abs(one.width - other.width) < 1;
}

function travel(piece: HTMLElement, start: DOMRect, end: DOMRect, delay: number): void {
  const frames = [{ translate: offset(end, start), scale: ratio(start, end), zIndex: "30" }, { translate: "0 0", scale: "1", zIndex: "30" }];
  inTheAir.set(piece, piece.animate(frames, { duration: MOVE_MS, delay, easing: EASE_LAY, fill: "backwards" }));
}

function flyAway({ piece: ghost, rect: start, width }: Noted, goal: DOMRect, delay: number): void {
  for (const name of ["data-flight", "data-move", "data-drop"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${start.x}px`,
    top: `${start.y}px`,
    margin: "0",
    zIndex: "30",
    pointerEvents: "none",
  });
  ghost.style.setProperty("--w", `${width}px`); // out here the board's sizes do not hold
  document.body.append(ghost);
  ghosts.add(ghost);
  const frames = [{ translate: "0 0", scale: "1" }, { translate: offset(start, goal), scale: ratio(goal, start) }];
  ghost.animate(frames, { duration: MOVE_MS, delay, easing: EASE, fill: "both" }).finished.finally(() => {
    ghost.remove();
    ghosts.delete(ghost);
  });
}

/** From the middle of one box to the middle of another. */
function offset(from: DOMRect, to: DOMRect): string {
  const x = to.x + to.width / 2 - (from.x + from.width / 2);
  const y = to.y + to.height / 2 - (from.y + from.height / 2);
  return `${x}px ${y}px`;
}

function ratio(one: DOMRect, other: DOMRect): string {
  return other.width ? String(one.width / other.width) : "1";
}

function fadeIn(piece: HTMLElement): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
}

/** The last throw each die has shown: a die tumbles only when it is thrown again, not when the page is opened. */
const thrown = new WeakMap<Element, number>();

/** A die tumbles when the number of the throw changes. */
export function tumble(roll: number | undefined): Attachment<HTMLElement> {
  return (die) => {
    if (roll === undefined) return;
    const isNew = thrown.has(die) && thrown.get(die) !== roll;
    thrown.set(die, roll);
    if (!isNew) return;
    playSound("dice");
    if (settings.isCalm()) {
      fadeIn(die);
      return;
    }
    const turns = [{ rotate: "-300deg", scale: "1.5", translate: "0 -40%" }, { rotate: "24deg", scale: ".94", translate: "0 4%", offset: 0.75 }, { rotate: "0deg", scale: "1", translate: "0 0" }];
    (die.closest<HTMLElement>(".die") ?? die).animate(turns, { duration: SLOW_MS, easing: EASE, composite: "add" });
  };
}

/** A cross that has just been made is drawn stroke by stroke. The paths have `pathLength="1"`. */
export function drawStrokes(fresh: boolean): Attachment<SVGElement> {
  return (drawing) => {
    if (!fresh) return;
    if (settings.isCalm()) {
      drawing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
      return;
    }
    drawing.querySelectorAll("path").forEach((stroke, place) => {
      const frames = [{ strokeDasharray: "1", strokeDashoffset: "1" }, { strokeDasharray: "1", strokeDashoffset: "0" }];
      stroke.animate(frames, { duration: STROKE_MS, delay: place * STROKE_MS, fill: "backwards", easing: "ease-in" });
    });
  };
}
