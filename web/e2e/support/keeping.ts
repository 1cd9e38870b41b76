/** A page that was opened once, and keeps all it needs. */
import type { Visitor } from "./visitor.ts";

const KEPT_MS = 60_000;

/** Opens the page and waits until it says that it can do without a network. */
export async function keepPage(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.goto(visitor.address("/settings"));
  await page.locator(".note").getByText("without a network").waitFor({ timeout: KEPT_MS });
}
