/** The server of the pictures deals the same cards in every run, so that pictures of two runs can be compared. */
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import setup from "../support/global.ts";
import { makeFolder, writePage } from "./gallery.ts";

export default async (project: TestProject): Promise<() => Promise<void>> => {
  makeFolder();
  const down = await setup(project, [fileURLToPath(new URL("same_luck.py", import.meta.url))]);
  return async () => {
    writePage();
    await down();
  };
};
