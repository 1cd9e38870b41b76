/** Finished matches out of files: brought to this device, looked at in the middle, shown to others. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import type { Game } from "./games.ts";

/** Brings the file of a finished match: the id of its table here. */
export async function openFinished(page: Page, game: Game): Promise<string> {
  await page.goto("/");
  const buffer = readFileSync(new URL(`../fixtures/over_${game}.json`, import.meta.url));
  await page.locator("input[type=file]").setInputFiles({ name: `${game}.json`, mimeType: "application/json", buffer });
  await page.waitForURL(/local~/);
  return new URL(page.url()).pathname.split("/").at(-1) as string;
}

/** Opens the replay at a point where the decision of a seat is under way. */
export async function lookAt(page: Page, id: string, share: number): Promise<void> {
  await page.goto(`/replay/${id}`);
  await page.locator(".scrub").waitFor();
  const slider = page.locator(".scrub input[type=range]");
  const middle = Math.floor(Number(await slider.getAttribute("max")) * share);
  await slider.evaluate((input: HTMLInputElement, value) => {
    input.value = String(value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, middle);
}

/** Catches what is copied: there is no share sheet in a test. */
export async function catchLink(page: Page, button: string): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
    delete (Navigator.prototype as { share?: unknown }).share;
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text: string) => void ((window as unknown as { copied: string }).copied = text) }, configurable: true });
  });
  await page.locator(button).click();
  const copied = await page.waitForFunction(() => (window as unknown as { copied?: string }).copied);
  return copied.jsonValue() as Promise<string>;
}
