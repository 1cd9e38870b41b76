/** A page that was opened once, and keeps all it needs. */
import { expect } from "vitest";
import type { Visitor } from "./visitor.ts";

const KEPT_MS = 60_000;

/** Opens the page and waits until it says that it can do without a network. */
export async function keepPage(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.goto(visitor.address("/settings"));
  await expect.poll(() => page.locator(".sheet-page .note").allInnerTexts(), { timeout: KEPT_MS }).toContainEqual(expect.stringContaining("without a network"));
}
