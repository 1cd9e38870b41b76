/** Puzzles and mistakes on the board: solved, graded by what is lost, rated, coming back; on a phone and a desk, with and without a network. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOf, dayOf } from "../../src/puzzles/daily.ts";
import { violationsDayAndNight } from "../support/axe.ts";
import { GAMES } from "../support/games.ts";
import { keepPage } from "../support/keeping.ts";
import { ROOT } from "../support/server.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

interface Choice {
  moves: string[];
  lost: number;
}
interface Puzzle {
  id: string;
  seat: number;
  record: string;
  choices: Choice[];
}
/** A puzzle whose best turn a test can tap, and one of its worse turns, too. */
interface Tappable extends Puzzle {
  best: Choice;
  worse: Choice;
}

const fileOf = (game: string): string => join(ROOT, "src/reihum/games", game, "puzzles.json");
const puzzlesOf = (game: string): Puzzle[] => (JSON.parse(readFileSync(fileOf(game), "utf8")) as { puzzles: Puzzle[] }).puzzles;
const WITH_PUZZLES = GAMES.filter((game) => existsSync(fileOf(game)));
const calm = { reducedMotion: "reduce" } as const;
const DAY_MS = 86_400_000;

/** Moves that are a tap on the piece of their name. Others need taps of their own, which the tests of the boards know. */
const ONE_TAP: Record<string, RegExp> = { one_to_nine: /^play ([A-Z]\d|\+3)$/, bloom: /^(take \d+|draw|lay \d+|done)$/ };
const isTappable = (game: string, { moves }: Choice): boolean => moves.every((move) => ONE_TAP[game]?.test(move) ?? true);

function tappableOf(game: string): Tappable[] {
  return puzzlesOf(game).flatMap((puzzle) => {
    const [best, ...others] = puzzle.choices;
    const worse = others.find((choice) => choice.lost >= 0.08 && isTappable(game, choice));
    return best && worse && isTappable(game, best) ? [{ ...puzzle, best, worse }] : [];
  });
}

function oneOf(game: string): Tappable {
  const [found] = tappableOf(game);
  if (!found) throw new Error(`no puzzle of ${game} has turns that are taps on their pieces`);
  return found;
}

/** A day whose puzzle can be tapped. */
function someDay(game: string): { day: Date; puzzle: Tappable } {
  const puzzles = puzzlesOf(game);
  const tappable = tappableOf(game);
  for (let at = Date.now(); at < Date.now() + 1000 * DAY_MS; at += DAY_MS) {
    const { id } = dailyOf(game, dayOf(new Date(at)), puzzles) ?? { id: "" };
    const puzzle = tappable.find((one) => one.id === id);
    if (puzzle) return { day: new Date(at), puzzle };
  }
  throw new Error(`no day has a puzzle of ${game} that can be tapped`);
}

/** Taps the pieces of a turn and plays it. */
async function play(page: Page, { moves }: Choice): Promise<void> {
  const action = page.locator("[data-action]:not(.is-gone)");
  for (const move of moves.filter((one) => one !== "done")) {
    await page.locator(`:is([data-board], .dock) [data-move="${move}"]:not([aria-pressed=true])`).first().click();
  }
  await action.or(page.locator(".answer")).first().waitFor();
  if (await action.count()) await action.click();
  await page.locator(".answer").waitFor();
}

const graded = (page: Page) => page.locator(".answer").evaluate(({ dataset }) => ({ grade: dataset["grade"], lost: Number(dataset["lost"]) }));

describe.concurrent.each(WITH_PUZZLES)("a puzzle of %s", (game) => {
  test("is solved on a phone: the day's one, and it makes a streak", async () => {
    const ada = await Visitor.arrive({ ...PHONE, ...calm });
    const { page } = ada;
    const { day, puzzle } = someDay(game);
    await page.clock.setFixedTime(day);
    await page.goto("/");
    await page.locator("[data-puzzles]").click();
    await page.locator(`[data-daily="${game}"]`).click();
    await page.locator(`[data-puzzle="${puzzle.id}"]`).waitFor();
    await play(page, puzzle.best);
    expect(await graded(page)).toEqual({ grade: "best", lost: 0 });
    await page.locator("[data-rating]").getByText("1 day in a row").waitFor();
    expect(Number(await page.locator("[data-rating]").getAttribute("data-rating"))).toBeGreaterThan(1500);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing reaches over the side").toBe(true);
    expect(await violationsDayAndNight(page)).toEqual({ light: [], dark: [] });
    // the day's puzzle is the same for everybody, and done
    await page.goto(`/puzzles/${game}#daily`);
    await page.locator(`[data-puzzle="${puzzle.id}"]`).waitFor();
    await page.locator("[data-streak='1']").waitFor();
    await ada.leave();
  });

  test("is graded on a desk by what the turn loses, and the best one is shown with its reasons", async () => {
    const ada = await Visitor.arrive(calm);
    const { page } = ada;
    const { id, best, worse } = oneOf(game);
    await page.goto(`/puzzles/${game}#${id}`);
    await page.locator("[data-puzzle]").waitFor();
    await play(page, worse);
    expect(await graded(page)).toEqual({ grade: "blunder", lost: Math.round(100 * worse.lost) });
    expect(Number(await page.locator("[data-rating]").getAttribute("data-rating"))).toBeLessThan(1500);
    expect((await page.locator(".answer .best").innerText()).length).toBeGreaterThan(10);
    await page.locator(".answer summary").click();
    expect(await page.locator(".answer li").count()).toBeGreaterThan(1);
    expect(await page.locator(".answer li.is-mine").count()).toBe(1);
    await page.locator("[data-show=own]").click();
    await page.locator("[data-show=own][aria-pressed=true]").waitFor();
    // once more: it is not rated again
    await page.locator(".answer [data-again]").click();
    await play(page, best);
    expect(await graded(page)).toEqual({ grade: "best", lost: 0 });
    await page.locator(".gained:not([data-rating='1500'])").getByText("not rated again").waitFor();
    await page.locator("[data-next-puzzle]").click();
    await page.waitForFunction((id) => document.querySelector("[data-puzzle]")?.getAttribute("data-puzzle") !== id, id);
    await ada.leave();
  });

  test("and a mistake card are solved without a network, and what was kept can be deleted", async () => {
    const ada = await Visitor.arrive({ ...calm, serviceWorkers: "allow" });
    const { page } = ada;
    await keepPage(ada);
    await page.goto("/puzzles");
    await page.locator(`[data-daily="${game}"]`).waitFor();
    const puzzle = oneOf(game);
    const { choices, seat, id } = puzzle;
    const record = inflateSync(Buffer.from(puzzle.record, "base64")).toString("base64");
    await page.evaluate(async (card) => {
      const opening = indexedDB.open("reihum-practice", 1);
      const database = await new Promise<IDBDatabase>((resolve) => (opening.onsuccess = () => resolve(opening.result)));
      const transaction = database.transaction("cards", "readwrite");
      transaction.objectStore("cards").put(card);
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      database.close();
    }, cardOf(game, { choices, seat, id, record }));
    await page.context().setOffline(true);
    await page.goto(`/puzzles/${game}#${id}`);
    await page.locator("[data-puzzle]").waitFor();
    await play(page, puzzle.best);
    expect((await graded(page)).grade).toBe("best");
    await page.goto("/mistakes");
    await page.locator("[data-puzzle]").waitFor();
    await play(page, puzzle.best);
    expect((await graded(page)).grade).toBe("best");
    expect(Number(await page.locator("[data-days]").getAttribute("data-days"))).toBeGreaterThanOrEqual(1);
    await page.locator("[data-next-card]").click();
    await page.locator("[data-cards='1']").waitFor();
    await page.goto("/puzzles");
    await page.locator("[data-ask-forget]").click();
    await page.locator("[data-forget]").click();
    await page.locator("[data-ask-forget]").waitFor({ state: "detached" });
    await page.goto("/mistakes");
    await page.locator("[data-cards='0']").waitFor();
    ada.forgive([/ERR_INTERNET_DISCONNECTED/]);
    await ada.leave();
  });
});

/** A mistake as a review leaves it, due at once. */
function cardOf(game: string, { choices, seat, id, record }: Pick<Puzzle, "choices" | "seat" | "id" | "record">): object {
  const due = { due: 0, stability: 0, difficulty: 0, elapsed_days: 0, scheduled_days: 0, learning_steps: 0, reps: 0, lapses: 0, state: 0, last_review: null };
  const posed = { id: `match ${id}`, game, seat, record, choices, reasons: [], tempting: 1, playouts: 0 };
  return { id: posed.id, posed, played: choices[1]?.moves ?? [], lost: choices[1]?.lost ?? 0, table: "match", move: 0, made: 0, due };
}
