import { expect, test } from "vitest";
import { parseScreen } from "../src/lib/browser/router.svelte.ts";
import { site, staticSite } from "../src/lib/browser/site.ts";

const shelf = staticSite("https://example.org/games/reihum/index.html#/rules/bloom");

test("on a server addresses are paths", () => {
  expect([site.isStatic, site.link("/rules/bloom#B4"), site.file("assets.json")]).toEqual([false, "/rules/bloom#B4", "/assets.json"]);
  expect(site.screenOf(new URL("https://example.org/rules/bloom#B4"))).toBe("/rules/bloom#B4");
});

test("on a static site they stand behind a #, and files lie beside the page", () => {
  expect(shelf.link("/rules/bloom#B4")).toBe("#/rules/bloom#B4");
  expect(shelf.file("data/catalogue.json")).toBe("https://example.org/games/reihum/data/catalogue.json");
});

test.each(["/", "/table/local~4f", "/rules/bloom#B4", "/replay/local~4f#17"])("%s is the same screen on both", (screen) => {
  const page = new URL(shelf.link(screen), "https://example.org/games/reihum/");
  expect(shelf.screenOf(page)).toBe(screen);
  expect(parseScreen(shelf.screenOf(page))).toEqual(parseScreen(site.screenOf(new URL(screen, "https://example.org"))));
});

test("a static page without a # is home", () => {
  expect(parseScreen(shelf.screenOf(new URL("https://example.org/games/reihum/")))).toEqual({ screen: "home" });
});
