/** The third build in this browser: whole random games of every setting give the numbers that they give compiled. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GAMES } from "../support/games.ts";
import { IS_LONG } from "../support/long.ts";
import { Visitor } from "../support/visitor.ts";
import { PYTHON, ROOT, SOURCES } from "../support/server.ts";
import { WebSpace } from "../support/web_space.ts";

interface Call {
  entry: string;
  args: unknown[];
}
interface Questions {
  game: string;
  module: string;
  asked: { args: unknown[]; expected: number[] }[];
  decisions: { where: string; calls: Call[]; expected: number }[];
}
/** What tests/core/module.mjs exports. */
interface Called {
  call(entry: string, args: unknown[]): { returned: number; args: ({ ints: number[] } | null)[] };
}

const PAGE = '<!doctype html><title>Modules</title><script type="module">import { Module } from "./module.js"; window.Module = Module;</script>';
/** Games of a setting. */
const EACH = IS_LONG ? 2000 : 3;
/** In which every level of bots decides. */
const POSITIONS = IS_LONG ? 500 : 3;
/** Decisions that the page is asked for at once. */
const AT_ONCE = 100;
/** Starting Python costs as much as the few games of the usual mode. */
const TOGETHER = IS_LONG ? GAMES : [GAMES.join(" ")];
const LONG_MS = 30 * 60_000;

test.for(TOGETHER)(`${EACH} whole random games of every setting, and what every level decides in ${POSITIONS} positions, are the same in this browser: %s`, IS_LONG ? { timeout: LONG_MS } : {}, async (names) => {
  const env = { ...process.env, PYTHONPATH: `${ROOT}:${SOURCES}` };
  const told = execFileSync(PYTHON, ["-m", "tests.core.in_a_page", String(EACH), String(POSITIONS), ...names.split(" ")], { env, cwd: ROOT, maxBuffer: 1 << 28 });
  const games = told.toString().trimEnd().split("\n").map((line) => JSON.parse(line) as Questions);
  const folder = mkdtempSync(join(tmpdir(), "reihum-modules-"));
  writeFileSync(join(folder, "index.html"), PAGE);
  copyFileSync(join(ROOT, "tests/core/module.mjs"), join(folder, "module.js"));
  for (const { game, module } of games) copyFileSync(module, join(folder, `${game}.wasm`));
  const space = await WebSpace.rent(folder, "/modules/");
  const ada = await Visitor.arrive();
  await ada.page.goto(space.url);
  for (const { game, asked, decisions } of games) {
    expect(asked.length, game).toBeGreaterThan(0);
    expect(decisions.length, game).toBeGreaterThan(POSITIONS);
    await ada.page.evaluate(async (name) => {
      const { Module } = window as unknown as { Module: new (bytes: Uint8Array) => Called };
      Object.assign(window, { module: new Module(new Uint8Array(await (await fetch(`${name}.wasm`)).arrayBuffer())) });
    }, game);
    for (const { args, expected } of asked) {
      const found = await ada.page.evaluate((given) => (window as unknown as { module: Called }).module.call("fingerprint", given).args.at(-1)?.ints, args);
      expect(found, game).toEqual(expected);
    }
    for (let first = 0; first < decisions.length; first += AT_ONCE) {
      const some = decisions.slice(first, first + AT_ONCE);
      const decided = await ada.page.evaluate((all) => {
        const { module } = window as unknown as { module: Called };
        return all.map((calls) => calls.map(({ entry, args }) => module.call(entry, args).returned).at(-1));
      }, some.map(({ calls }) => calls));
      expect(decided.map((move, place) => `${some[place]?.where}: ${move}`), game).toEqual(some.map(({ where, expected }) => `${where}: ${expected}`));
    }
    console.log(`${game}: ${asked.length} settings, ${EACH} games each; ${decisions.length} decisions.`);
  }
  await ada.leave();
  space.leave();
  rmSync(folder, { recursive: true, force: true });
});
