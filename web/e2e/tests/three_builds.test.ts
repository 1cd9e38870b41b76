/** The third build in this browser: whole random games of every setting give the numbers that they give compiled. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { IS_LONG } from "../support/long.ts";
import { GAMES } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";
import { PYTHON, ROOT, SOURCES } from "../support/server.ts";
import { WebSpace } from "../support/web_space.ts";

interface Questions {
  game: string;
  module: string;
  asked: { args: unknown[]; expected: number[] }[];
}
/** What tests/core/module.mjs exports. */
interface Called {
  call(entry: string, args: unknown[]): { args: ({ ints: number[] } | null)[] };
}

const PAGE = '<!doctype html><title>Modules</title><script type="module">import { Module } from "./module.js"; window.Module = Module;</script>';
/** Games of a setting. */
const EACH = IS_LONG ? 2000 : 3;
/** Starting Python costs as much as the few games of the usual mode. */
const TOGETHER = IS_LONG ? GAMES : [GAMES.join(" ")];
const LONG_MS = 30 * 60_000;

test.for(TOGETHER)(`${EACH} whole random games of every setting are the same in this browser: %s`, IS_LONG ? { timeout: LONG_MS } : {}, async (names) => {
  const env = { ...process.env, PYTHONPATH: `${ROOT}:${SOURCES}` };
  const told = execFileSync(PYTHON, ["-m", "tests.core.in_a_page", String(EACH), ...names.split(" ")], { env, cwd: ROOT, maxBuffer: 1 << 28 });
  const games = JSON.parse(told.toString()) as Questions[];
  const folder = mkdtempSync(join(tmpdir(), "reihum-modules-"));
  writeFileSync(join(folder, "index.html"), PAGE);
  copyFileSync(join(ROOT, "tests/core/module.mjs"), join(folder, "module.js"));
  for (const { game, module } of games) copyFileSync(module, join(folder, `${game}.wasm`));
  const space = await WebSpace.rent(folder, "/modules/");
  const ada = await Visitor.arrive();
  await ada.page.goto(space.url);
  for (const { game, asked } of games) {
    expect(asked.length, game).toBeGreaterThan(0);
    for (const { args, expected } of asked) {
      const found = await ada.page.evaluate(
        async ([name, given]) => {
          const { Module } = window as unknown as { Module: new (bytes: Uint8Array) => Called };
          const module = new Module(new Uint8Array(await (await fetch(`${name}.wasm`)).arrayBuffer()));
          return module.call("fingerprint", given).args.at(-1)?.ints;
        },
        [game, args] as const,
      );
      expect(found, game).toEqual(expected);
    }
    console.log(`${game}: ${asked.length} settings, ${EACH} games each.`);
  }
  await ada.leave();
  space.leave();
  rmSync(folder, { recursive: true, force: true });
});
