/** The result as it stands on the page: the columns of the score, the winner's first. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Game, tested } from "./games.ts";

export interface Column {
  rows: number[];
  total: number;
}

export async function readScore(page: Page): Promise<Column[]> {
  return page.locator("main.end table").evaluate((table) => {
    const numbers = (row: Element) => [...row.querySelectorAll("td .visually-hidden")].map((cell) => Number(cell.textContent?.replace("−", "-")));
    const rows = [...table.querySelectorAll("tbody tr")].map(numbers);
    const totals = [...table.querySelectorAll("tfoot tr")].map(numbers)[0] ?? [];
    return totals.map((total, seat) => ({ total, rows: rows.map((row) => row[seat] ?? 0) }));
  });
}

/** The sheet adds up, and the winner's column comes first. */
export async function checkScore(page: Page, game: Game, players = 2): Promise<void> {
  const score = await readScore(page);
  const { isRace } = tested(game);
  if (isRace) expect(await page.locator("main.end table tbody tr").count()).toBeGreaterThan(0);
  expect(score).toHaveLength(isRace ? 0 : players);
  for (const { rows, total } of score) expect(rows.reduce((sum, points) => sum + points, 0)).toBe(total);
  for (const { total } of score) expect(score[0]?.total).toBeGreaterThanOrEqual(total);
}
