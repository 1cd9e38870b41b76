import { defineConfig } from "vitest/config";
import { IS_LONG } from "./support/long.ts";

/** What has not come then never comes; no verdict depends on less, because the machine may be busy. */
const PATIENCE_MS = 60_000;
/** What fails is tried once more, and that is said (failures.ts): on a busy machine a page may be starved, but what is wrong fails twice. */
const TRIES_MORE = 1;
const common = { root: import.meta.dirname, testTimeout: IS_LONG ? 2_400_000 : 240_000, hookTimeout: 60_000, retry: TRIES_MORE, isolate: false, expect: { poll: { timeout: PATIENCE_MS } } };
const MEASURED = ["tests/previews.test.ts", "tests/speed.test.ts"];

export default defineConfig({
  test: {
    globalSetup: ["support/global.ts"],
    maxConcurrency: 4,
    reporters: ["default", "./support/failures.ts"],
    projects: [
      // matches mostly wait for bots and movement, so several run side by side, in two processes with a browser each
      { extends: true, test: { ...common, name: "play", maxWorkers: 2, include: ["tests/**/*.test.ts"], exclude: MEASURED, sequence: { groupOrder: 0 } } },
      // what is measured is measured alone
      { extends: true, test: { ...common, name: "measure", maxWorkers: 1, include: MEASURED, sequence: { groupOrder: 1 } } },
    ],
  },
});
