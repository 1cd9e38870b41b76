/** What of a table can be seen and hit on a screen, asked of the page as a finger would: what lies on top at a point? */
import type { Page } from "playwright-core";

/** The least that a finger hits (WCAG 2.2, target size). */
const SMALLEST_TARGET = 24;

/** What one may touch. */
const TARGETS = [
  "[data-board] button.is-legal:not([aria-disabled=true])",
  "[data-board] button.is-staged",
  "[data-board] button.choice.is-open",
  "[data-board] button.claim",
  "[data-board] .colours button.colour",
  "[data-board] button.extend",
  ".dock button:not(.is-gone)",
  ".bar :is(a, button)",
  ".goal",
].join();

/** What one has to read: what it is about and how far everybody is, what is asked and noted, who is there and whose turn it is. */
const WORDS = [".goal .line", ".goal .one b", ".goal .ask", ".dock .prompt", "[data-board] .seat-name bdi", "[data-board] .seat .score", "[data-board] .is-active .face", ".bar-meta"].join();

/** What one goes on with while a hint is read: what it advises, the dock, and what one holds or chooses from. */
const BESIDE_HINT = [".is-advised", ".dock button:not(.is-gone)", "[data-board] :is([data-place=hand], .rack, .hand, .choices, .display) button:is(.is-legal, .is-open):not([aria-disabled=true])"].join();

/** What cannot be touched because the hint covers it. */
export function hintCovers(page: Page): Promise<string[]> {
  return page.evaluate(examine, { smallest: SMALLEST_TARGET, targets: BESIDE_HINT, words: ".hint .turn" });
}

/** What of a part of the page (a sheet, a card) cannot be read or touched: its buttons, and its words. */
export function partMisfits(page: Page, part: string): Promise<string[]> {
  return page.evaluate(examine, { smallest: SMALLEST_TARGET, targets: `${part} button`, words: `${part} :is(h2, p, th, td, li)` });
}

/** What is wrong with what one has to read or to touch now; nothing, one hopes. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(examine, { smallest: SMALLEST_TARGET, targets: TARGETS, words: WORDS });
}

function examine({ smallest, targets, words }: { smallest: number; targets: string; words: string }): string[] {
  const STEP = 2; // pixels between two points that are asked
  const found: string[] = [];
  const seen = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const nameOf = (one: HTMLElement) => `${(one.getAttribute("class") ?? "").split(" ").filter((name) => !name.startsWith("svelte-")).join(".")} "${(one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 50)}"`;
  const isOnScreen = ({ left, right, top, bottom }: DOMRect) => left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const onTop = (x: number, y: number) => (x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null);
  const hits = (one: HTMLElement, x: number, y: number) => one.contains(onTop(x, y));

  /** How far one can go from a point of the piece in a direction and still hit it. */
  function reach(one: HTMLElement, x: number, y: number, dx: number, dy: number): number {
    let gone = 0;
    while (gone < smallest && hits(one, x + dx * (gone + STEP), y + dy * (gone + STEP))) gone += STEP;
    return gone;
  }

  /** A point where the piece is on top: its middle, or what others leave of it. */
  function point(one: HTMLElement, { left, top, width, height }: DOMRect): [number, number] | null {
    const parts = [1 / 2, 1 / 6, 5 / 6, 1 / 3, 2 / 3];
    for (const down of parts) for (const along of parts) if (hits(one, left + width * along, top + height * down)) return [left + width * along, top + height * down];
    return null;
  }

  /** The side of the square around a point of the piece that belongs to it. */
  function roomFor(one: HTMLElement, box: DOMRect): number {
    const start = point(one, box);
    if (!start) return 0;
    let [x, y] = start;
    const [left, right] = [reach(one, x, y, -1, 0), reach(one, x, y, 1, 0)];
    x += (right - left) / 2;
    const [up, down] = [reach(one, x, y, 0, -1), reach(one, x, y, 0, 1)];
    y += (down - up) / 2;
    const side = Math.min(left + right, up + down, smallest) + STEP;
    const half = (side - STEP) / 2 - 2; // corners are round
    const isSquare = [-half, half].every((dx) => [-half, half].every((dy) => hits(one, x + dx, y + dy)));
    return isSquare ? side : 0;
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
  if (scrollX !== 0 || scrollY !== 0) found.push("the page was scrolled");

  /** A part of a board may scroll by itself where there is more than any screen can hold, and so may the words of a hint. */
  function scrollTo(one: HTMLElement): void {
    let part = one.parentElement;
    while (part && !/auto|scroll/.test(getComputedStyle(part).overflowY)) part = part.parentElement;
    if (part?.closest("[data-board], .hint")) one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }

  const scrolled = [...document.querySelectorAll<HTMLElement>("[data-board] *")].filter((part) => part.scrollTop > 0 || part.scrollHeight > part.clientHeight).map((part) => [part, part.scrollTop] as const);
  for (const one of seen(targets)) {
    scrollTo(one);
    const box = one.getBoundingClientRect();
    if (!isOnScreen(box)) found.push(`${nameOf(one)} lies outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(" ")}`);
    const room = roomFor(one, box);
    if (room < smallest) found.push(`${nameOf(one)} has ${room} px to be hit (${Math.round(box.width)} × ${Math.round(box.height)})`);
  }

  for (const one of seen(words)) {
    scrollTo(one);
    if (!isOnScreen(one.getBoundingClientRect())) found.push(`${nameOf(one)} lies outside`);
    const { overflow } = getComputedStyle(one);
    if (overflow !== "visible" && one.scrollHeight > one.clientHeight + 2) found.push(`${nameOf(one)} is cut off`);
    const lines = document.createRange();
    lines.selectNodeContents(one);
    const boxes = one.textContent?.trim() ? [...lines.getClientRects()] : [one.getBoundingClientRect()];
    const { left, right } = one.getBoundingClientRect(); // beyond it a long name is shortened
    const over = boxes.filter(({ width, height }) => width > 2 && height > 2).flatMap((box) => {
      const [from, to] = [Math.max(box.left, left) + 2, Math.min(box.right, right) - 2];
      return [from, (from + to) / 2, to].map((x) => onTop(x, (box.top + box.bottom) / 2)).filter((top) => top !== null && !one.contains(top) && !top.contains(one));
    });
    if (over[0]) found.push(`${nameOf(one)} is covered by ${nameOf(over[0] as HTMLElement)}`);
  }
  for (const [part, top] of scrolled) part.scrollTop = top;
  return [...new Set(found)];
}

/** Where everything is that has its place, by name: seats, fields, sheets, rows, and the buttons of the dock that are always there. */
export function places(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const STEADY = "[data-board] :is(.seat, .boxes, .choice, [data-drop], [data-place], .sheet, .rack), .dock .btn-quiet, .goal";
    const found: Record<string, string> = {};
    for (const one of document.querySelectorAll<HTMLElement>(STEADY)) {
      if (!one.checkVisibility()) continue;
      const { left, top } = one.getBoundingClientRect();
      const { drop, place, seat } = one.dataset;
      const name = [drop, place, seat, one.getAttribute("aria-label"), one.textContent.trim().slice(0, 20)].find((known) => known) ?? one.className;
      found[`${one.classList[0]} ${name}`] = `${Math.round(left)} ${Math.round(top)}`;
    }
    return found;
  });
}

/** What is still there and lies elsewhere. */
export function moved(before: Record<string, string>, now: Record<string, string>): string[] {
  return Object.keys(before).flatMap((name) => (name in now && now[name] !== before[name] ? [`${name} (${before[name]} → ${now[name]})`] : []));
}
