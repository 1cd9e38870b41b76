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

/** The violations by day and by night. */
export async function violationsDayAndNight(page: Page): Promise<Record<"light" | "dark", string[]>> {
  return { light: await violations(page, "light", EVERYTHING), dark: await violations(page, "dark", COLOURS) };
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
