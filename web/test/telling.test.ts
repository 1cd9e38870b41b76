import { describe, expect, it } from "vitest";
import { say, tell } from "../src/lib/telling.ts";
import { Texts } from "../src/lib/texts.svelte.ts";

const { text } = new Texts([{ language: "en", source: "lays = { $seat } lays { $card } for { $other_seat }.\nmarks = { $seat } marks { $colour ->\n    [R] red\n   *[B] blue\n} { $number }." }]);
const names = ["Ada", "R2D2"];

describe("a sentence", () => {
  it("is plain for the ear", () => {
    expect(say({ name: "lays", args: { seat: 0, card: "R5", other_seat: 1 } }, names, text)).toBe("Ada lays R5 for R2D2.");
  });
  it("has names and cards for the eye", () => {
    expect(tell({ name: "lays", args: { seat: 0, card: "R5, J7", other_seat: 1 } }, names, text)).toEqual([
      { kind: "name", text: "Ada" },
      { kind: "text", text: " lays " },
      { kind: "card", text: "R5" },
      { kind: "text", text: ", J7 for " },
      { kind: "name", text: "R2D2" },
      { kind: "text", text: "." },
    ]);
  });
  it("still selects on a lone colour", () => {
    const segments = tell({ name: "marks", args: { seat: 0, colour: "R", number: 5 } }, names, text);
    expect(segments.map((segment) => segment.text).join("")).toBe("Ada marks red 5.");
  });
  it("shows the id of a message that is not there", () => {
    expect(text("nothing")).toBe("nothing");
  });
});
