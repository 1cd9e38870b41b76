/** The games' real modules for the tests, and the Python that made them. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Engine } from "../../src/engine/engine.ts";
import { compileModule, GameModule } from "../../src/engine/module.ts";

export const GAMES = ["one_to_nine", "bloom", "qwixx_cards", "pretty_tricky", "superstar"] as const;

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const PYTHON = process.env["REIHUM_PYTHON"] ?? path("../../../.venv/bin/python");
const SOURCES = process.env["REIHUM_SOURCES"] ?? path("../../../src");
/** Ready-made modules, or where they are written: unchanged ones are not built again. */
const FOLDER = process.env["REIHUM_MODULES"] ?? path("../../node_modules/.cache/reihum-modules");

/** Runs Python with the sources of this tree, interpreted. */
export function python(...given: string[]): string {
  const environment = { ...process.env, PYTHONPATH: SOURCES, REIHUM_JIT: "0" };
  return execFileSync(PYTHON, given, { env: environment, encoding: "utf8", maxBuffer: 256 * 2 ** 20 });
}

/** Builds the modules that are not there yet. */
export function buildModules(): void {
  if (process.env["REIHUM_MODULES"]) return;
  mkdirSync(FOLDER, { recursive: true });
  execFileSync(PYTHON, ["-m", "reihum", "build-wasm", "--out", FOLDER], { env: { ...process.env, PYTHONPATH: SOURCES }, stdio: "inherit" });
}

export function moduleBytes(game: string): Uint8Array<ArrayBuffer> {
  const file = join(FOLDER, `${game}.wasm`);
  if (!existsSync(file)) throw new Error(`There is no module ${file}.`);
  return new Uint8Array(readFileSync(file));
}

export async function newEngine(game: string): Promise<Engine> {
  return new Engine(new GameModule(await compileModule(moduleBytes(game))));
}

/** Numbers below a limit, the same in every run. */
export function luck(seed: number): (limit: number) => number {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
