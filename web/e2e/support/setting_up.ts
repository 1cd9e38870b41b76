/** Sets up a table on the screen "New table", by its buttons. */
import type { Game } from "./games.ts";
import type { Visitor } from "./visitor.ts";


export interface Setting {
  /** Who sits in the other seats. */
  others: ("bot" | "open" | "local")[];
  level?: "uniform" | "greedy" | "expert";
  /** Options that are numbers, by their names. */
  options?: Record<string, number>;
  /** The seat that begins; drawn by lot if left out. */
  start?: number;
  /** Whether hints are allowed where others may sit down. */
  hints?: boolean;
}

export async function layTable(visitor: Visitor, game: Game, { others, level = "greedy", options = {}, start, hints = false }: Setting): Promise<string> {
  const { page } = visitor;
  await page.goto(visitor.address(`/new/${game}`));
  const seats = page.locator("ol.seats > li");
  await seats.first().waitFor();
  while ((await seats.count()) < others.length + 1) await page.locator("section:has(ol.seats) > button").click();
  while ((await seats.count()) > others.length + 1) await seats.last().locator("> button").click();
  for (const [place, kind] of others.entries()) {
    const seat = seats.nth(place + 1);
    // bots come first, who sits at this device last; friends stand between them where they can come
    const kinds = seat.locator("label.pill");
    await (kind === "bot" ? kinds.first() : kind === "local" ? kinds.last() : kinds.nth(1)).click();
    if (kind === "bot") await seat.locator("select").selectOption(level);
    if (kind === "local") await seat.locator("label.inline input").fill(`Guest ${place + 1}`);
  }
  for (const [name, value] of Object.entries(options)) await page.locator(`label.option input[name=${name}]`).fill(String(value));
  // the first choice of who begins is "by lot"
  if (start !== undefined) await page.locator("section", { has: page.locator("ol.seats") }).locator("~ section:has(fieldset)").first().locator("label.pill").nth(start + 1).click();
  if (hints) await page.getByText("Allowed: for anyone who gets one, only a defeat counts").click();
  await page.locator(".go button").click();
  // who has not played the game before is offered its lesson
  const isOffered = await page.locator("[data-just-play], dialog[open] input, [data-board], .room").first().evaluate((found) => found.matches("[data-just-play]"));
  if (isOffered) await page.locator("[data-just-play]").click();
  if (await page.locator("dialog[open] input, [data-board], .room").first().evaluate((found) => found.tagName === "INPUT")) await visitor.giveName();
  await page.waitForURL(/\/table\//);
  const { pathname, hash } = new URL(page.url());
  return hash ? pathname + hash : pathname;
}
