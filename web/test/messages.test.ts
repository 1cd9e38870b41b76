// No window of ours sends messages to another one, or hears any: who opens or frames the page can tell it nothing.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** The page, and the boards that games bring. */
const SOURCES = ["../src/", "../../src/reihum/games/"].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const MESSAGING = String.raw`(postMessage\(|addEventListener(\?\.)?\(\s*["'\`]message["'\`]|onmessage\b)`;
/** Of a window: by its name, by nothing at all, or as Svelte writes it. Ports, workers and channels have names of their own. */
const OF_A_WINDOW = new RegExp(String.raw`\b(window|globalThis|parent|top|opener|contentWindow)(\?|!)?\.${MESSAGING}|(?<![.\w])${MESSAGING}|<svelte:window[^>]*\bonmessage`);

const isOfAWindow = (line: string) => OF_A_WINDOW.test(line);

test("what is looked for would be found", () => {
  const bad = ["window.postMessage(1)", "parent.postMessage(1)", "opener?.postMessage(1)", 'addEventListener("message", hear)', "globalThis.addEventListener?.('message', hear)", "onmessage = hear", "<svelte:window onmessage={hear} />"];
  expect(bad.filter((line) => !isOfAWindow(line))).toEqual([]);
  const good = ["port.postMessage(1)", "self.postMessage(1)", 'navigator.serviceWorker.addEventListener("message", hear)', "port1.onmessage = hear"];
  expect(good.filter(isOfAWindow)).toEqual([]);
});

test("no window sends or hears messages", () => {
  const names = SOURCES.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)));
  const files = names.filter((name) => /\.(ts|svelte)$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  expect(files.some((name) => name.includes("/bloom/"))).toBe(true);
  const found = files.flatMap((name) =>
    readFileSync(name, "utf8")
      .split("\n")
      .filter((line) => isOfAWindow(line) && !/^\s*postMessage\(message: unknown\): void;$/.test(line)) // what a port can do
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
