import { describe, expect, it } from "vitest";
import { parseRoute } from "../src/lib/browser/router.svelte.ts";

describe("addresses", () => {
  it.each([
    ["/", "", { screen: "home" }],
    ["/table/a%20b", "", { screen: "table", id: "a b" }],
    ["/rules/bloom", "#B12", { screen: "rules", game: "bloom", clause: "B12" }],
    ["/rules/bloom", "", { screen: "rules", game: "bloom", clause: null }],
    ["/replay/x", "#17", { screen: "replay", id: "x", number: 17 }],
    ["/replay/x", "#no", { screen: "replay", id: "x", number: null }],
    ["/results", "", { screen: "results" }],
    ["/new/superstar/", "", { screen: "new", game: "superstar" }],
    ["/learn/bloom", "", { screen: "learn", game: "bloom" }],
    ["/settings", "", { screen: "settings" }],
    ["/continue", "#secret", { screen: "continue", code: "secret" }],
    ["/continue", "", { screen: "continue", code: "" }],
    ["/signed-in", "", { screen: "signed-in" }],
    ["/table", "", { screen: "lost" }],
    ["/table/a/b", "", { screen: "lost" }],
    ["/nowhere", "", { screen: "lost" }],
    ["/table/%E0%A4%A", "", { screen: "table", id: "%E0%A4%A" }],
  ])("%s%s", (path, hash, route) => expect(parseRoute(path, hash)).toEqual(route));
});
