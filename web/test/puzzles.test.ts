/** Puzzles in the page: ratings, the day's choice, streaks, what is offered next, how cards come back, and what is kept. */
import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { dueCards, newCard, nextAt, nextDue } from "../src/puzzles/cards.ts";
import type { Posed, Puzzle } from "../src/puzzles/contract.ts";
import { dailyOf, dayOf, numberOf, streakOf } from "../src/puzzles/daily.ts";
import { isSameTurn } from "../src/lib/turns.ts";
import { gradeOf, levelsLike, lostPoints, measuredOf } from "../src/puzzles/grading.ts";
import { unpacked } from "../src/puzzles/loading.ts";
import { measured } from "../src/puzzles/measuring.ts";
import { Practice } from "../src/puzzles/practice.ts";
import { afterTrying, BEGINNER, rated, type RatedGame, scoreOf, seedOf, type Standing } from "../src/puzzles/rating.ts";
import { isSolved, nextPuzzle, noteTry, standingIn, streakIn } from "../src/puzzles/trying.ts";

const CASES = JSON.parse(readFileSync(fileURLToPath(new URL("../../tests/server/glicko_cases.json", import.meta.url)), "utf8")) as { player: Standing; games: RatedGame[]; after: Standing }[];

const puzzle = (id: string, level = "medium", theme = "play"): Puzzle => ({
  id,
  seat: 0,
  record: "",
  theme,
  level,
  choices: [
    { moves: ["a", "done"], told: [], chance: 0.6, lost: 0, error: 0, levels: { hard: 4 } },
    { moves: ["b"], told: [], chance: 0.5, lost: 0.1, error: 0.01, levels: { easy: 3 } },
  ],
  reasons: [],
  playouts: 4096,
  tempting: 1,
});
const posed: Posed = { ...puzzle("x"), game: "bloom" };
/** A browser that keeps nothing. */
const inMemory = (): Practice => new Practice(() => { throw new DOMException("no", "SecurityError"); });

describe("the rating", () => {
  test.each(CASES.map((one, number) => [number, one] as const))("is the server's (case %i)", (_number, { player, games, after }) => {
    const found = rated(player, games);
    expect(found.rating).toBeCloseTo(after.rating, 6);
    expect(found.deviation).toBeCloseTo(after.deviation, 6);
    expect(found.volatility).toBeCloseTo(after.volatility, 9);
  });

  test("what the best turn is worth goes to the player, a blunder to the puzzle", () => {
    expect([0, 0.02, 0.04, 0.08, 0.3].map(scoreOf)).toEqual([1, 0.75, 0.5, 0, 0]);
    const won = afterTrying(BEGINNER, seedOf("hard"), 0);
    const lost = afterTrying(BEGINNER, seedOf("hard"), 0.2);
    expect(won.player.rating).toBeGreaterThan(BEGINNER.rating);
    expect(won.puzzle.rating).toBeLessThan(seedOf("hard").rating);
    expect(lost.player.rating).toBeLessThan(BEGINNER.rating);
    expect(lost.puzzle.rating).toBeGreaterThan(seedOf("hard").rating);
  });

  test("weaker solvers make easier puzzles", () => {
    const seeds = ["easy", "medium", "greedy", "hard", "expert"].map((level) => seedOf(level).rating);
    expect(seeds).toEqual([...seeds].sort((one, other) => one - other));
  });
});

describe("the daily puzzle", () => {
  const puzzles = Array.from({ length: 60 }, (_, number) => puzzle(`p${number}`));

  test("is the same for everybody on a day, and each comes once before any comes again", () => {
    const first = numberOf("2026-11-19") - (numberOf("2026-11-19") % 60);
    const days = Array.from({ length: 60 }, (_, number) => new Date((first + number) * 86_400_000).toISOString().slice(0, 10));
    const chosen = days.map((day) => dailyOf("bloom", day, puzzles)?.id);
    expect(new Set(chosen).size).toBe(60);
    expect(days.map((day) => dailyOf("bloom", day, [...puzzles].reverse())?.id)).toEqual(chosen);
    expect(days.map((day) => dailyOf("superstar", day, puzzles)?.id)).not.toEqual(chosen);
  });

  test("there is none without puzzles, and there was one before 1970", () => {
    expect(dailyOf("bloom", "2026-11-19", [])).toBeNull();
    expect(dailyOf("bloom", "1969-12-30", puzzles)).not.toBeNull();
  });

  test("a day is that of the reader's calendar", () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
    expect(numberOf("2026-03-30") - numberOf("2026-03-28")).toBe(2); // whatever the clocks do
  });

  test("streaks count days in a row, and last until the end of the next day", () => {
    const days = ["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-14", "2026-11-15", "2026-11-15"];
    expect(streakOf(days, "2026-11-15")).toEqual({ now: 2, best: 3 });
    expect(streakOf(days, "2026-11-16")).toEqual({ now: 2, best: 3 });
    expect(streakOf(days, "2026-11-17")).toEqual({ now: 0, best: 3 });
    expect(streakOf([], "2026-11-17")).toEqual({ now: 0, best: 0 });
  });
});

describe("an answer", () => {
  test("is graded by what it loses", () => {
    expect([0, 0.01, 0.03, 0.05, 0.2].map(gradeOf)).toEqual(["best", "fine", "inaccurate", "mistake", "blunder"]);
    expect([0, 0.001, 0.034].map(lostPoints)).toEqual([0, 1, 3]);
  });

  test("is the same turn in whatever order, with or without its end", () => {
    expect(isSameTurn(["a", "b", "done"], ["b", "a"])).toBe(true);
    expect(isSameTurn(["a", "a"], ["a"])).toBe(false);
    expect(measuredOf(posed, ["a"])?.lost).toBe(0);
    expect(measuredOf(posed, ["c"])).toBeNull();
  });

  test("is set beside what levels chose that lose about as much", () => {
    expect(levelsLike(posed, 0.09)).toEqual(["easy"]);
    expect(levelsLike(posed, 0.05)).toEqual([]);
  });

  test("that nobody has measured is measured beside the best one", async () => {
    const hint = (_record: string, _seat: number, wish: readonly string[]) =>
      Promise.resolve({ turns: [{ moves: [...wish, "done"], told: [], chance: wish[0] === "a" ? 0.6 : 0.53, chance_error: 0.03, behind: 0, behind_error: 0, equal: false, points: 0, points_error: 0, outcomes: [] }], reasons: [], playouts: 400 });
    const found = await measured(posed, ["c", "done"], { hint });
    expect(found?.lost).toBeCloseTo(0.07);
    expect(found?.error).toBeCloseTo(Math.hypot(0.03, 0.03));
    expect(await measured(posed, ["c"], { hint: () => Promise.resolve({ turns: [], reasons: [], playouts: 0 }) })).toBeNull();
  });

  test("only the first try is rated, and all are kept", async () => {
    const kept = inMemory();
    const first = await noteTry("bloom", puzzle("p"), ["b"], 0.1, false, new Date(2026, 10, 19), kept);
    const second = await noteTry("bloom", puzzle("p"), ["a"], 0, true, new Date(2026, 10, 20), kept);
    expect(first.after.rating).toBeLessThan(BEGINNER.rating);
    expect(second.after).toEqual(first.after);
    expect(second.try.rating).toBeNull();
    const tries = await kept.all("tries");
    expect(tries).toHaveLength(2);
    expect(isSolved(tries, "bloom", "p")).toBe(true);
    expect(streakIn(tries, "bloom", "2026-11-20").now).toBe(1);
    expect(streakIn(tries, "superstar", "2026-11-20").now).toBe(0);
    expect(JSON.parse(await kept.exported())).toMatchObject({ tries, cards: [] });
    await kept.forget();
    expect(await kept.all("tries")).toEqual([]);
    expect(await standingIn("bloom", kept)).toMatchObject({ player: BEGINNER });
  });
});

describe("what is offered next", () => {
  const puzzles = [puzzle("one", "easy"), puzzle("two", "greedy"), puzzle("three", "expert", "pass")];
  const standing = { id: "bloom", player: BEGINNER, puzzles: {} };
  const tried = (id: string, at: number) => ({ id: `bloom ${id} 1`, game: "bloom", puzzle: id, moves: [], lost: 0, at, day: null, rating: null });

  test("is new and as hard as the player is strong, of the theme that is wished", () => {
    expect(nextPuzzle(puzzles, standing, [], null, null)?.id).toBe("two");
    expect(nextPuzzle(puzzles, standing, [], null, "two")?.id).toBe("one");
    expect(nextPuzzle(puzzles, standing, [tried("two", 1)], null, null)?.id).toBe("one");
    expect(nextPuzzle(puzzles, standing, [], "pass", null)?.id).toBe("three");
  });

  test("when all are known, the one that was tried longest ago", () => {
    const all = [tried("one", 5), tried("two", 2), tried("three", 9)];
    expect(nextPuzzle(puzzles, standing, all, null, null)?.id).toBe("two");
    expect(nextPuzzle([puzzles[0] as Puzzle], standing, all, null, "one")?.id).toBe("one");
    expect(nextPuzzle([], standing, all, null, null)).toBeNull();
  });
});

describe("a mistake as a card", () => {
  const now = new Date(2026, 10, 19, 12);
  const day = 86_400_000;
  const card = newCard(posed, { played: ["b"], lost: 0.1, table: "t", move: 3 }, now);

  test("is due at once, and comes back at growing intervals as long as it is known", () => {
    expect(dueCards([card], now.getTime())).toEqual([card]);
    let { due } = card;
    let at = now;
    const waits: number[] = [];
    for (let time = 0; time < 5; time++) {
      due = nextDue(due, 0, at);
      waits.push((due.due - at.getTime()) / day);
      at = new Date(due.due);
    }
    expect(waits[0]).toBeGreaterThanOrEqual(1);
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(waits.at(-1)).toBeGreaterThan(30);
  });

  test("comes back soon if the mistake is made again, and the same tries bring the same days", () => {
    const known = nextDue(nextDue(card.due, 0, now), 0, new Date(now.getTime() + 5 * day));
    const later = new Date(known.due);
    const again = nextDue(known, 0.2, later);
    expect(again.due - later.getTime()).toBeLessThan(known.due - now.getTime() - 5 * day);
    expect(again.lapses).toBe(1);
    expect(nextDue(known, 0.2, later)).toEqual(again);
    expect(nextDue(known, 0.03, later).due).toBeLessThan(nextDue(known, 0, later).due);
  });

  test("can be taken out for good", () => {
    const gone = { ...card, isGone: true };
    expect(dueCards([gone], now.getTime())).toEqual([]);
    expect(nextAt([gone], now.getTime())).toBeNull();
    expect(nextAt([{ ...card, due: { ...card.due, due: now.getTime() + day } }], now.getTime())).toBe(now.getTime() + day);
  });

  test("is kept as plain numbers", () => {
    expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  });
});

test("a record is unpacked as Python packed it", async () => {
  const bytes = Uint8Array.from({ length: 1000 }, (_, number) => number % 251);
  expect(await unpacked(deflateSync(bytes).toString("base64"))).toBe(Buffer.from(bytes).toString("base64"));
});
