/** axe-core on a page: the violations, in words. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const RULES = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };

export async function violations(page: Page): Promise<string[]> {
  // what still moves or fades in has not its own colours yet
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map((one) => one.finished)).then(() => undefined);
  });
  // evaluated by the debugger, so that the page's own policy against foreign scripts stays as it is
  await page.evaluate(SOURCE);
  const { violations: found } = await page.evaluate((rules) => (window as unknown as { axe: { run(context: Document, options: unknown): Promise<AxeResults> } }).axe.run(document, rules), RULES);
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary?.split("\n").at(-1)?.trim()}`));
}
