/** Pictures of pages as small files: the browser itself writes them as WebP. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { browser } from "../support/launch.ts";
import { DESK, PHONE } from "../support/visitor.ts";
import { FOLDER } from "./gallery.ts";

const QUALITY = 0.86;

export interface Variant {
  name: string;
  options: BrowserContextOptions;
}

const dark: BrowserContextOptions = { colorScheme: "dark" };
const hebrew: BrowserContextOptions = { locale: "he-IL" };
export const LIGHT_AND_DARK: Variant[] = [
  { name: "desktop", options: DESK },
  { name: "desktop-dark", options: { ...DESK, ...dark } },
  { name: "phone", options: PHONE },
  { name: "phone-dark", options: { ...PHONE, ...dark } },
];
export const HEBREW: Variant[] = [
  { name: "desktop-hebrew", options: { ...DESK, ...hebrew } },
  { name: "phone-hebrew", options: { ...PHONE, ...hebrew } },
];

/** Takes a picture of what the window shows. */
export async function take(page: Page, name: string): Promise<void> {
  writeFileSync(join(FOLDER, `${name}.webp`), await asWebp(await page.screenshot({ animations: "disabled", caret: "hide" })));
}

async function asWebp(png: Buffer): Promise<Buffer> {
  const page = await (await browser()).newPage();
  const data = await page.evaluate(
    async ([source, quality]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    [png.toString("base64"), QUALITY] as const,
  );
  await page.close();
  return Buffer.from(data, "base64");
}
