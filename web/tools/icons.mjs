// Draws the PNG icons from public/icon.svg: `node tools/icons.mjs`. Needs Chromium (CHROMIUM names another one).
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const folder = fileURLToPath(new URL("../public/", import.meta.url));
const svg = readFileSync(`${folder}icon.svg`, "utf8");
// a maskable icon fills its square and keeps its picture inside the middle 80 %
const maskable = svg.replace('rx="104"', "").replace('viewBox="0 0 512 512"', 'viewBox="-40 -40 592 592"').replace("<rect", '<rect x="-40" y="-40"').replace('width="512" height="512" ', 'width="592" height="592" ');

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
for (const [name, size, source] of [["icon-180", 180, maskable], ["icon-192", 192, svg], ["icon-512", 512, svg], ["icon-maskable-512", 512, maskable]]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${source}`);
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
}
await browser.close();
