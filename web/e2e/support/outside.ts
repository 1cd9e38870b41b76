/** A game of somebody else's package (`examples/`), installed beside: for a server or a site of its own, and nowhere else. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Tested } from "./games.ts";
import { PYTHON, ROOT, SOURCES } from "./server.ts";

const EXAMPLES = join(ROOT, "examples");
const ENTRY = /^\[project\.entry-points\."reihum\.games"\]\n(\w+) = "(\w+):/m;
const INSTALL = ["-m", "uv", "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation", "--target"];

export interface OutsideGame {
  /** By which the page knows it. */
  name: string;
  /** The folder of its package among the examples. */
  source: string;
  /** Its package, as Python imports it. */
  module: string;
  /** Whether it brings a board of its own for the browser. */
  hasBoard: boolean;
  /** Options that make a match shorter, as its `tests/browser.json` says. */
  short: Tested["short"];
}

export function outsideGames(): OutsideGame[] {
  return readdirSync(EXAMPLES, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    const source = join(EXAMPLES, entry.name);
    const [, name, module] = ENTRY.exec(readFileSync(join(source, "pyproject.toml"), "utf8")) ?? [];
    if (!name || !module) return [];
    const told = join(source, "src", module, "tests/browser.json");
    const { short = {} } = existsSync(told) ? (JSON.parse(readFileSync(told, "utf8")) as Partial<Tested>) : {};
    return [{ name, source, module, hasBoard: existsSync(join(source, "src", module, "web/board.js")), short }];
  });
}

export interface Installed {
  /** What a program that knows the game is given. */
  environment: Record<string, string>;
  remove(): void;
}

/** Installs a game, with its module for browsers; without its board, as if its author had not made one. */
export function install({ name, source, module }: OutsideGame, hasBoard = true): Installed {
  const folder = mkdtempSync(join(tmpdir(), "reihum-outside-"));
  execFileSync(PYTHON, [...INSTALL, folder, source], { stdio: ["ignore", "ignore", "inherit"] });
  if (!hasBoard) rmSync(join(folder, module, "web"), { recursive: true });
  const environment = { PYTHONPATH: `${SOURCES}:${folder}` };
  execFileSync(PYTHON, ["-m", "reihum", "build-wasm", name], { env: { ...process.env, ...environment }, stdio: ["ignore", "ignore", "inherit"] });
  return { environment, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
