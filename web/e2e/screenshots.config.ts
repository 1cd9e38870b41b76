import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { root: import.meta.dirname, include: ["screenshots/*.shots.ts"], globalSetup: ["screenshots/global.ts"], testTimeout: 600_000, hookTimeout: 60_000 },
});
