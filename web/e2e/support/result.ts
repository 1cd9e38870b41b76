/** The result as it stands on the page: the columns of the score, the winner's first. */
import type { Page } from "playwright-core";

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
