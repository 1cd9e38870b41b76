/**
 * Keeps what failed, a few lines each, so that it can be said last: other tests run beside these, and what they print
 * would bury it. What passed at a second try only is said at once.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";

const FILE = join(import.meta.dirname, "..", "failures.txt");
const MOST_LINES = 6;

function brief({ message, stacks = [] }: { message: string; stacks?: { file: string; line: number }[] }): string {
  const place = stacks.map(({ file, line }) => `    at ${file.split("/").slice(-2).join("/")}:${line}`);
  return [...message.split("\n").slice(0, MOST_LINES).map((line) => `    ${line}`), ...place.slice(0, 4)].join("\n");
}

export default class Failures implements Reporter {
  onTestRunStart(): void {
    writeFileSync(FILE, "");
  }

  onTestCaseResult(test: TestCase): void {
    const { retryCount = 0, flaky = false } = test.diagnostic() ?? {};
    if (flaky) console.log(`  passed at try ${retryCount + 1} only: ${test.module.relativeModuleId}: ${test.fullName}\n${(test.result().errors ?? []).map(brief).join("\n")}`);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests("failed")]);
    const failed = tests.map((test) => `  ${test.module.relativeModuleId}: ${test.fullName}\n${(test.result().errors ?? []).map(brief).join("\n")}`);
    const beside = [...modules.flatMap((module) => module.errors()), ...errors].map(brief);
    writeFileSync(FILE, [...failed, ...beside].join("\n"));
  }
}
