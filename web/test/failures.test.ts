// Whatever goes wrong, there is a sentence for it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Damaged } from "../src/engine/saved.ts";
import { ModuleError } from "../src/engine/errors.ts";
import { BadMatchFile } from "../src/engine/match_file.ts";
import { Refused as RefusedHere } from "../src/engine/table/refused.ts";
import { ApiRefused, Unreachable } from "../src/lib/net/api.ts";
import { codeText, failureText, wordsFor } from "../src/lib/words/failures.ts";

// without a language a text is its own id
const english = readFileSync(join(import.meta.dirname, "../src/texts/en/ui.ftl"), "utf8");
let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => void (logged = vi.spyOn(console, "error").mockImplementation(() => undefined)));
afterEach(() => void logged.mockRestore());

test.each<[unknown, string]>([
  [new Unreachable(), "unreachable"],
  [new ApiRefused("not_found", 404, ""), "failed-not_found"],
  [new RefusedHere("not_found", ""), "failed-not_found"],
  [new RefusedHere("unavailable", ""), "unexpected"],
  [new ModuleError("blocked", ""), "module-blocked"],
  [new BadMatchFile("components", ""), "file-components"],
  [new BadMatchFile("game", ""), "file-game"],
  [new Damaged("damaged", ""), "table-damaged"],
  [new TypeError("a bug"), "unexpected"],
  [Object.assign(new Error("no"), { name: "InvalidStateError" }), "unexpected"],
  ["rubbish", "unexpected"],
])("%s has words", async (error, id) => {
  expect(await wordsFor(error)).toBe(id);
  expect(english).toMatch(new RegExp(`^${id} = `, "m"));
  expect(logged).toHaveBeenCalledTimes(id === "unexpected" && !(error instanceof RefusedHere) ? 1 : 0);
});

test("what nobody expected is said and noted, not thrown", () => {
  expect(failureText(new RangeError("a bug"))).toBe("unexpected");
  expect(logged).toHaveBeenCalledTimes(1);
});

test("at a table of this device no server is said to be busy", () => {
  expect(codeText("unavailable")).toBe("failed-unavailable");
  expect(codeText("unavailable", true)).toBe("unexpected");
});
