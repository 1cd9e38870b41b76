import { defineConfig } from "vitest/config";

const common = { root: import.meta.dirname, testTimeout: 240_000, hookTimeout: 60_000 };
const MEASURED = ["tests/size.test.ts", "tests/speed.test.ts"];

export default defineConfig({
  test: {
    globalSetup: ["support/global.ts"],
    maxConcurrency: 4,
    projects: [
      // matches mostly wait for bots and movement, so several run side by side
      { extends: true, test: { ...common, name: "play", include: ["tests/**/*.test.ts"], exclude: MEASURED, maxWorkers: 2, sequence: { groupOrder: 0 } } },
      // what is measured is measured alone
      { extends: true, test: { ...common, name: "measure", include: MEASURED, fileParallelism: false, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
