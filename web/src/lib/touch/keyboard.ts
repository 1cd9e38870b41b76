/** Arrow keys walk over everything that can be touched, to the nearest one in their direction. */
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much more a step aside counts than a step ahead. */
const ASIDE = 2.5;

export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}

/** Is somebody writing, so that letters and arrows mean themselves? */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Moves the focus within `root`; true if there was somewhere to go. Without a focus it begins with what is lit. */
export function walk(root: HTMLElement, key: string): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const all = [...root.querySelectorAll<HTMLElement>("button:not([disabled]), a[href]")].filter((element) => element.checkVisibility());
  const here = root.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  const next = here && all.includes(here) ? nearest(here, all, direction) : (all.find((element) => element.classList.contains("is-legal")) ?? all[0]);
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return next !== undefined;
}

function nearest(here: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const from = middle(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const candidate of all) {
    if (candidate === here) continue;
    const to = middle(candidate);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    if (ahead < 2) continue;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const cost = ahead + ASIDE * aside;
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
