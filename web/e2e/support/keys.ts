/** Reaches an element by keys alone: arrows towards it as a person would, else Tab until it has the focus. */
import type { ElementHandle, Page } from "playwright-core";

const ARROWS = 14;
const TABS = 160;

/** The arrow that leads from the focus to the element; null if it has the focus or nothing has. */
function arrowTo(goal: Element): string | null {
  const here = document.activeElement;
  if (!here || here === goal) return null;
  if (here === document.body) return "ArrowRight";
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [middle(here), middle(goal)];
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "ArrowRight" : "ArrowLeft";
  return y > 0 ? "ArrowDown" : "ArrowUp";
}

/** Has the focus come there? False if the element went away on the way. */
export async function reach(page: Page, goal: ElementHandle<HTMLElement>): Promise<boolean> {
  const isThere = () => goal.evaluate((element) => element === document.activeElement);
  const isGone = () => goal.evaluate((element) => !element.isConnected);
  for (let pressed = 0; pressed < ARROWS && !(await isThere()); pressed++) {
    const arrow = await goal.evaluate(arrowTo);
    if (arrow === null || (await isGone())) break;
    await page.keyboard.press(arrow);
  }
  for (let pressed = 0; pressed < TABS && !(await isThere()); pressed++) {
    if (await isGone()) return false;
    await page.keyboard.press("Tab");
  }
  return isThere();
}
