/** axe-core on a page: the violations, in words. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type Axe from "axe-core";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const EVERYTHING: RunOptions = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], resultTypes: ["violations"] };
/** What can be different by night on a page that is right by day: the elements are the same, only their colours change. */
const COLOURS: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] }, resultTypes: ["violations"] };

/** What can be touched at a table. */
const ON_THE_TABLE = "[data-board] .is-legal, [data-board] .is-staged, .dock button:not(.is-gone), .bar button";

/** The violations by day and by night. */
export async function violationsDayAndNight(page: Page): Promise<Record<"light" | "dark", string[]>> {
  return { light: await violations(page, "light", EVERYTHING), dark: await violations(page, "dark", COLOURS) };
}

/**
 * What cannot be told from the ground where the system paints everything in its own colours: shadows and backgrounds are
 * gone there, so whatever can be touched needs a line around it.
 */
export async function unmarkedInForcedColours(page: Page, touched = ON_THE_TABLE): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const found = await page.evaluate((pieces) => {
    const isLine = (style: string, width: string) => style !== "none" && parseFloat(width) > 0;
    const hasLine = (piece: Element) =>
      [null, "::before", "::after"].some((part) => {
        const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(piece, part);
        return isLine(borderTopStyle, borderTopWidth) || isLine(outlineStyle, outlineWidth);
      });
    const shown = [...document.querySelectorAll(pieces)].filter((piece) => piece.checkVisibility({ visibilityProperty: true }));
    if (shown.length === 0) return ["nothing can be touched"];
    return shown.filter((piece) => !hasLine(piece)).map((piece) => piece.getAttribute("aria-label") ?? piece.outerHTML.slice(0, 120));
  }, touched);
  await page.emulateMedia({ forcedColors: "none" });
  return found;
}

async function violations(page: Page, colorScheme: "light" | "dark", rules: RunOptions): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  // what still moves or fades in has not its own colours yet
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map((one) => one.finished)).then(() => undefined);
  });
  // evaluated by the debugger, so that the page's own policy against foreign scripts stays as it is
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const { violations: found } = await page.evaluate((options) => (window as unknown as { axe: typeof Axe }).axe.run(document, options), rules);
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary?.split("\n").at(-1)?.trim()}`));
}
