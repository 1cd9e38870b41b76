import { expect, it, test } from "vitest";
import { DEFAULTS, readKept } from "../src/lib/browser/settings.svelte.ts";

const SET = {
  language: "de",
  theme: "dark",
  motion: "calm",
  sound: true,
  wasOfferedSound: true,
  pace: "tap",
  playsForced: true,
  confirms: false,
  letterKeys: false,
  name: "Ada",
  lastTables: { bloom: { seats: 2 } },
  offered: ["bloom"],
  coached: ["~1"],
  coachSaid: { bloom: ["first"] },
};
/** Each is wrong for some field; what is right for one is left out there. */
const WRONG: readonly unknown[] = [null, 7, true, "rubbish", [1], [["a"]], ["a"], {}, { bloom: null }];
const isRight = (name: string, value: unknown): boolean => {
  const kind = Array.isArray(value) ? "list" : value === null ? "null" : typeof value;
  if (name === "lastTables") return kind === "object";
  if (name === "coachSaid") return kind === "object" && Object.keys(value as object).length === 0;
  if (name === "offered" || name === "coached") return kind === "list" && (value as unknown[]).every((one) => typeof one === "string");
  if (name === "language" || name === "name") return kind === "string";
  return kind === "boolean" && typeof DEFAULTS[name as keyof typeof DEFAULTS] === "boolean";
};

it("keeps everything that can be set", () => {
  expect(Object.keys(SET).sort()).toEqual(Object.keys(DEFAULTS).sort());
  expect(readKept(JSON.stringify(SET))).toEqual(SET);
});

test.each(Object.keys(DEFAULTS))("%s that cannot be used is as if it had never been set", (name) => {
  for (const value of WRONG.filter((one) => !isRight(name, one))) {
    expect(readKept(JSON.stringify({ ...SET, [name]: value })), JSON.stringify(value)).toEqual({ ...SET, [name]: DEFAULTS[name as keyof typeof DEFAULTS] });
  }
});

it("takes nothing from what is no record of settings, or not one of them", () => {
  for (const text of [null, "null", "[]", "7", '"de"', "{}", '{"toString":1,"other":2}']) expect(readKept(text)).toEqual(DEFAULTS);
});
