/** What imports what: a folder imports from those below it alone, so that each can be read without the ones above. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const SRC = fileURLToPath(new URL("../src", import.meta.url));
const GAMES = fileURLToPath(new URL("../../src/reihum/games", import.meta.url));

/** From the bottom up; folders of one storey do not import each other. What each of them holds stands in ARCHITECTURE. */
const STOREYS = [
  ["lib", "lib/browser", "lib/bubbles", "lib/touch", "offline"],
  ["lib/effects", "lib/net", "lib/playback"],
  ["lib/fairness", "pieces"],
  ["lib/sharing", "lib/words"],
  ["boards", "lib/session"],
  ["lib/table"],
  ["engine", "parts"],
  ["boards/plain", "boards/shown", "calls", "games"],
  ["device"],
  ["insight"],
  ["insight/pictures"],
  ["screens/continue", "screens/rules", "screens/settings", "screens/what_if"],
  ["puzzles", "screens/end"],
  ["screens/puzzles", "screens/table"],
  ["lesson"],
  ["screens/home", "screens/new", "screens/question"],
  ["screens"],
  ["the page itself"],
];
const MOST_FILES_IN_LIB = 12;

/** Imports at the head of a module. What is loaded later, by `import(…)`, may lie above: nothing is read together with it. */
const IMPORT = /(?:^|[\n;>])\s*(?:import|export)\s(?:[^"';]*?\sfrom\s*)?"([^"]+)"/g;

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)).filter((path) => /\.(ts|svelte)$/.test(path));
}

function folderOf(file: string): string {
  if (file.startsWith(GAMES)) return "games";
  const folder = dirname(relative(SRC, file));
  return folder === "." ? "the page itself" : folder.replace(/^engine\/.*/, "engine");
}

/** The file of ours that an import names; null for packages and pictures. */
function fileOf(importer: string, name: string): string | null {
  const path = name.startsWith("$") ? join(SRC, name.slice(1)) : name.startsWith(".") ? join(dirname(importer), name) : null;
  if (path === null || !/\.(ts|svelte)$|^\$\w+$/.test(name)) return null;
  const file = path.endsWith(".ts") || path.endsWith(".svelte") ? path : join(path, "index.ts");
  if (!existsSync(file)) throw new Error(`${relative(SRC, importer)} imports ${name}, which is not there`);
  return file;
}

const FILES = [...sourcesIn(SRC), ...sourcesIn(GAMES)];
const IMPORTS = new Map(
  FILES.map((file) => [file, [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, name]) => fileOf(file, name ?? "")).filter((path) => path !== null)]),
);
const storeyOf = (folder: string): number => STOREYS.findIndex((folders) => folders.includes(folder));
const short = (file: string): string => relative(SRC, file);

describe("the folders of the client", () => {
  test("every one has its storey", () => {
    expect([...new Set(FILES.map(folderOf))].sort()).toEqual(STOREYS.flat().sort());
  });

  test("each imports from those below it alone", () => {
    const upwards = [...IMPORTS].flatMap(([file, imported]) =>
      imported
        .filter((other) => folderOf(other) !== folderOf(file) && storeyOf(folderOf(other)) >= storeyOf(folderOf(file)))
        .map((other) => `${short(file)} imports ${short(other)}`),
    );
    expect(upwards).toEqual([]);
  });

  test("no file imports itself by way of others", () => {
    const done = new Set<string>();
    function circleFrom(file: string, way: readonly string[]): string[] | null {
      if (way.includes(file)) return [...way.slice(way.indexOf(file)), file].map(short);
      if (done.has(file)) return null;
      for (const other of IMPORTS.get(file) ?? []) {
        const circle = circleFrom(other, [...way, file]);
        if (circle) return circle;
      }
      done.add(file);
      return null;
    }
    for (const file of FILES) expect(circleFrom(file, [])).toBeNull();
  });

  test.each(STOREYS.flat().filter((folder) => folder.startsWith("lib/")))("%s can be taken in at a glance", (folder) => {
    expect(FILES.filter((file) => folderOf(file) === folder).length).toBeLessThanOrEqual(MOST_FILES_IN_LIB);
  });
});
