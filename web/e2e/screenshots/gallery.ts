/** The folder of the pictures, and the page that shows them all, written after the last is taken. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES, tested } from "../support/games.ts";

export const FOLDER = fileURLToPath(new URL("../../../docs/images/", import.meta.url));
const VARIANTS = ["desktop", "desktop-dark", "phone", "phone-dark", "desktop-hebrew", "phone-hebrew"];

const TITLES: Record<string, string> = {
  home: "Home", "new-table": "A new table", waiting: "Waiting for friends",
  ...Object.fromEntries(GAMES.map((game) => [game, tested(game).title])),
  ...Object.fromEntries(GAMES.map((game) => [`lesson-${game}`, `Learning ${tested(game).title}`])),
  curtain: "One device that goes round", end: "The end", review: "Was it you or the dice?", decision: "A decision of a review", replay: "Replay", "what-if": "What if?", question: "What would you play here?", rules: "Rules", results: "My results", settings: "Settings",
};

const pictures = (): string[] => readdirSync(FOLDER, { encoding: "utf8" }).filter((file) => file.endsWith(".webp"));

/** What is taken anew replaces what was there; who takes the pictures of one file only, keeps the others. */
export function makeFolder(): void {
  mkdirSync(FOLDER, { recursive: true });
}

export function writePage(): void {
  const known = new Set(["hero", ...Object.keys(TITLES).flatMap((name) => VARIANTS.map((variant) => `${name}-${variant}`))]);
  for (const file of pictures()) if (!known.has(file.replace(".webp", ""))) rmSync(join(FOLDER, file)); // of a screen that is gone
  writeFileSync(join(FOLDER, "../screens.md"), page());
}

/** A page that shows all pictures, in the order of a visit. */
function page(): string {
  const files = new Set(pictures());
  const sections = Object.entries(TITLES).map(([name, title]) => {
    const shown = VARIANTS.filter((variant) => files.has(`${name}-${variant}.webp`)).map((variant) => {
      const width = variant.startsWith("desktop") ? 480 : 180;
      return `<img src="images/${name}-${variant}.webp" width="${width}" alt="${title}, ${variant.replaceAll("-", ", ")}">`;
    });
    return `## ${title}\n\n${shown.join("\n")}\n`;
  });
  return `# Screens\n\nEvery screen on a desktop (1440 × 900) and a phone (360 × 640), by day, by night and in Hebrew.\nMade by \`make screenshots\` from real matches.\n\n${sections.join("\n")}`;
}
