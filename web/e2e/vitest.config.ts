import { defineConfig } from "vitest/config";

// one process and one browser for all files: matches side by side (maxConcurrency) need no more
const common = { root: import.meta.dirname, testTimeout: 240_000, hookTimeout: 60_000, isolate: false, maxWorkers: 1 };
const MEASURED = ["tests/memory.test.ts", "tests/previews.test.ts", "tests/size.test.ts", "tests/speed.test.ts"];

// Written for tables that played forced moves by themselves and ended at once, or not yet seen green on tables as they are now:
// run in the long mode until they are.
const WAITING = ["axe", "home_network", "lessons", "network", "offline", "turns", "ways"];
const UNSETTLED = process.env["REIHUM_LONG"] ? [] : WAITING.map((name) => `tests/${name}.test.ts`);

export default defineConfig({
  test: {
    globalSetup: ["support/global.ts"],
    maxConcurrency: 4,
    projects: [
      // matches mostly wait for bots and movement, so several run side by side
      { extends: true, test: { ...common, name: "play", include: ["tests/**/*.test.ts"], exclude: [...MEASURED, ...UNSETTLED], sequence: { groupOrder: 0 } } },
      // what is measured is measured alone
      { extends: true, test: { ...common, name: "measure", include: MEASURED, sequence: { groupOrder: 1 } } },
    ],
  },
});
