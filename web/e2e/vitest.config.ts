import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["tests/**/*.test.ts"],
    globalSetup: ["support/global.ts"],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxConcurrency: 8,
  },
});
