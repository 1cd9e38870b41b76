import { describe, expect, test } from "vitest";
import { kindOf } from "../src/offline/keeping.ts";

describe.each(["https://example.org/", "https://example.org/games/reihum/"])("below %s", (scope) => {
  test.each([
    ["", "navigate", "page"],
    ["table/4f", "navigate", "page"],
    ["assets/frame-4f.js", "cors", "for ever"],
    ["modules/bloom-4f.wasm", "cors", "for ever"],
    ["boards/stairs-4f.js", "cors", "for ever"],
    ["boards/stairs-emblem-4f.svg", "no-cors", "for ever"],
    ["api/v1/games", "cors", "fresh"],
    ["data/catalogue.json", "cors", "fresh"],
    ["api/v1/games/bloom/rules?language=he", "cors", "book"],
    ["data/rules/bloom.he.json", "cors", "book"],
    ["icon.svg", "no-cors", "book"],
    ["api/v1/session", "cors", "other"],
    ["api/v1/tables/4f/export", "navigate", "other"],
    ["assets.json", "cors", "other"],
  ])("%s (%s) is %s", (name, mode, kind) => {
    expect(kindOf({ url: scope + name, mode }, scope)).toBe(kind);
  });
});

test("what lies elsewhere is not ours", () => {
  expect(kindOf({ url: "https://example.org/assets/x.js", mode: "cors" }, "https://example.org/games/")).toBe("other");
});
