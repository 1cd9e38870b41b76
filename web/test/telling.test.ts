import { beforeAll, describe, expect, it, vi } from "vitest";
import { chipOf } from "../src/lib/words/cards.ts";
import { withSigns } from "../src/parts/signs.ts";
import { say, tell } from "../src/lib/words/telling.ts";
import { Texts, words } from "../src/lib/words/texts.svelte.ts";

const { text } = new Texts([{ language: "en", source: "lays = { $seat } lays { $card } for { $other_seat }.\nclaims = { $claim } with { $fillers }\nplays = { $card ->\n    [J] a joker\n   *[other] the { $card }\n}\nmarks = { $seat } marks { $colour ->\n    [R] red\n   *[B] blue\n} { $number }." }]);
const names = ["Ada", "R2D2"];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.use("en");
});

describe("a sentence", () => {
  it("is plain for the ear", () => {
    expect(say({ name: "lays", args: { seat: 0, card: "R5", other_seat: 1 } }, names, text)).toBe("Ada lays red 5 for R2D2.");
  });
  it("has names and cards for the eye", () => {
    expect(tell({ name: "lays", args: { seat: 0, card: "R5, J7", other_seat: 1 } }, names, text)).toEqual([
      { kind: "name", text: "Ada" },
      { kind: "text", text: " lays " },
      { kind: "card", text: "R5" },
      { kind: "text", text: " and " },
      { kind: "card", text: "J7" },
      { kind: "text", text: " for " },
      { kind: "name", text: "R2D2" },
      { kind: "text", text: "." },
    ]);
  });
  it("lists cards from right to left where the language runs that way", () => {
    const event = { name: "lays", args: { seat: 0, card: "R5, J7", other_seat: 1 } };
    words.language = "he";
    expect(tell(event, names, text)[1]).toEqual({ kind: "text", text: " lays \u200F" });
    words.language = "en";
    expect(tell(event, names, text)[1]).toEqual({ kind: "text", text: " lays " });
  });
  it("still selects on a lone colour", () => {
    const segments = tell({ name: "marks", args: { seat: 0, colour: "R", number: 5 } }, names, text);
    expect(segments.map((segment) => segment.text).join("")).toBe("Ada marks red 5.");
  });
  it("shows the id of a message that is not there", () => {
    expect(text("nothing")).toBe("nothing");
  });
  it("shows a run as one card, and jokers in lists", () => {
    const segments = tell({ name: "claims", args: { claim: "R2–5", fillers: "R3, R4 (N4), R5 (J)" } }, names, text);
    expect(segments.filter(({ kind }) => kind === "card").map((segment) => segment.text)).toEqual(["R2–5", "R3", "R4", "N4", "R5", "J"]);
  });
  it("gives a number its star, and leaves a lone joker to be selected on", () => {
    expect(tell({ name: "plays", args: { card: "17", star: "R" } }, names, text)).toEqual([{ kind: "text", text: "the " }, { kind: "card", text: "17★R" }]);
    expect(tell({ name: "plays", args: { card: "17", star: "none" } }, names, text).at(-1)).toEqual({ kind: "card", text: "17" });
    expect(tell({ name: "plays", args: { card: "J", star: "none" } }, names, text)).toEqual([{ kind: "text", text: "a joker" }]);
  });
});

describe("a sign beside a card", () => {
  it("stays with it, and nothing is lost", () => {
    const segments = tell({ name: "claims", args: { claim: "R2–5", fillers: "R3, R4 (N4)" } }, names, text);
    const parts = withSigns(segments);
    expect(parts.filter(({ kind }) => kind === "card")).toEqual([
      { kind: "card", text: "R2–5", before: "", after: "" },
      { kind: "card", text: "R3", before: "", after: "" },
      { kind: "card", text: "R4", before: "", after: "" },
      { kind: "card", text: "N4", before: "(", after: ")" },
    ]);
    const whole = parts.map((part) => (part.kind === "card" ? part.before + part.text + part.after : part.text)).join("");
    expect(whole).toBe(segments.map((segment) => segment.text).join(""));
  });
});

describe("a list of cards with stars", () => {
  const event = { name: "claims", args: { claim: "2", fillers: "2★R, 28, J" } };
  it("shows the stars", () => {
    const cards = tell(event, names, text).filter(({ kind }) => kind === "card");
    expect(cards.map((segment) => segment.text)).toEqual(["2★R", "28", "J"]);
  });
  it("tells them in words for the ear", () => {
    expect(say(event, names, text)).not.toContain("★");
  });
});

describe("a card in a sentence", () => {
  it("is read from its text", () => {
    expect(chipOf("R5")).toEqual({ kind: "coloured", colour: "red", first: 5, last: 5 });
    expect(chipOf("B2–11")).toEqual({ kind: "coloured", colour: "blue", first: 2, last: 11 });
    expect(chipOf("J")).toEqual({ kind: "joker", number: null });
    expect(chipOf("N7")).toEqual({ kind: "joker", number: 7 });
    expect(chipOf("42★Y")).toEqual({ kind: "number", number: 42, star: "yellow" });
    expect(chipOf("9")).toEqual({ kind: "number", number: 9, star: null });
    expect(chipOf("+3")).toBeNull();
  });
});

describe("who has no name yet", () => {
  const source = [
    "turn-sentence = { $seat } { $does }.",
    "lays =\n    .does = lays { $card }\n    .you = lay { $card }",
    "wins = { $seat } wins.\n    .you = You win.",
    "robs =\n    .does = robs { $whose ->\n        [yours] your row\n       *[other] { $owner_seat }’s row\n    }",
    "mark =\n    .together = { $seats } kreuzen an.\n    .together-you = { $seats } kreuzt an.",
  ].join("\n");
  const { text: told } = new Texts([{ language: "en", source }]);
  const table = ["You", "Linde"];
  const lay = (seat: number) => ({ name: "lays", args: { seat, card: "R5" } });

  it("is spoken to, and nobody else is", () => {
    expect(say(lay(0), table, told)).toBe("You lay red 5.");
    expect(say(lay(1), table, told)).toBe("Linde lays red 5.");
    expect(say({ name: "wins", args: { seat: 0 } }, table, told)).toBe("You win.");
    expect(say({ name: "wins", args: { seat: 1 } }, table, told)).toBe("Linde wins.");
  });
  it("is told in one language: a form that it does not have is not taken from English", () => {
    const german = "turn-sentence = { $seat } { $does }.\nlays =\n    .does = legt { $card }";
    const { text: both } = new Texts([{ language: "de", source: german }, { language: "en", source }]);
    expect(say(lay(0), table, both)).toBe("You legt red 5.");
  });
  it("owns what others touch, and does things together with them", () => {
    const rob = (seat: number, owner: number) => ({ name: "robs", args: { seat, owner_seat: owner, whose: "other" } });
    expect(say(rob(1, 0), table, told)).toBe("Linde robs your row.");
    expect(say(rob(1, 1), table, told)).toBe("Linde robs Linde’s row.");
    expect(say({ name: "mark.together", args: { seats: "0, 1" } }, table, told)).toBe("You and Linde kreuzt an.");
    expect(say({ name: "mark.together", args: { seats: "0, 1" } }, ["Ada", "Linde"], told)).toBe("Ada and Linde kreuzen an.");
  });
});
