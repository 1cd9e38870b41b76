/** The server of the pictures deals the same cards in every run, so that pictures of two runs can be compared. */
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import setup from "../support/global.ts";

export default (project: TestProject): Promise<() => Promise<void>> => setup(project, [fileURLToPath(new URL("same_luck.py", import.meta.url))]);
