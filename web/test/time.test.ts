import { expect, test } from "vitest";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { ago, timeLeft } from "../src/lib/words/time.ts";

test("the minute that runs is no number of minutes", () => {
  expect(ago(1000, "en", 1059)).toBe("just-now"); // the text's name: none are loaded here
  expect(ago(1000, "en", 1061)).toMatch(/^1 min/);
  expect(ago(1100, "en", 1000)).toBe("just-now"); // clocks differ
});

test("seconds count in the last hour only", () => {
  expect([0, 7.2, 75, 3599].map((seconds) => timeLeft(seconds, "en"))).toEqual(["0:00", "0:08", "1:15", "59:59"]);
});

test.each(LANGUAGES.map(({ code }) => code))("hours and days are told in words of the language: %s", (language) => {
  const two = { en: "2 days", de: "2 Tage", fr: "2 jours", it: "2 giorni", he: "יומיים" }[language];
  expect(timeLeft(2 * 86_400, language, true).replace(/\s/g, " ")).toBe(two);
  // a second later it is still two days, and nothing is promised that is not there
  expect(timeLeft(2 * 86_400 - 1, language, true)).toBe(timeLeft(2 * 86_400, language, true));
  expect(timeLeft(86_399, language)).toMatch(/^23\D+$/);
  expect(timeLeft(2 * 86_400 - 1, language)).not.toContain(":");
});
