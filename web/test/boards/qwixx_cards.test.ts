import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Turn } from "../../src/boards/contract.ts";
import { Diary, isNew } from "../../../src/reihum/games/qwixx_cards/web/diary.ts";
import { inHandOrder, layMove, layOf } from "../../../src/reihum/games/qwixx_cards/web/lays.ts";
import { bestLay, coloursOf, lay, otherwise, takeBack, toggleMark } from "../../../src/reihum/games/qwixx_cards/web/playing.ts";
import { prompt } from "../../../src/reihum/games/qwixx_cards/web/prompt.ts";
import { draftsOf, lastOf, leaptOver, marksOf, numbersOf, SCALE, worthWith } from "../../../src/reihum/games/qwixx_cards/web/rows.ts";
import { scoring } from "../../../src/reihum/games/qwixx_cards/web/scoring.ts";
import type { Plan } from "../../src/lib/protocol.ts";
import { Texts } from "../../src/lib/words/texts.svelte.ts";
import type { QwixxCardsRow, QwixxCardsView } from "../../../src/reihum/games/qwixx_cards/web/view.ts";

interface Position {
  view: QwixxCardsView;
  legal: string[];
}

const here = import.meta.dirname;
const positions = JSON.parse(readFileSync(join(here, "qwixx_cards.json"), "utf8")) as Position[];
const source = readFileSync(join(here, "../../../src/reihum/games/qwixx_cards/web/texts/en.ftl"), "utf8");
const { text } = new Texts([{ language: "en", source }]);
const inPhase = (phase: QwixxCardsView["phase"]) => positions.filter(({ view }) => view.phase === phase);
/** Numbers in lists stand between isolating characters. */
const plain = (sentence: string | undefined) => sentence?.replace(/[\u2068\u2069]/g, "");

function turnOf({ view, legal }: Position, wish: string[] = [], plan: Partial<Plan> = {}): Turn<QwixxCardsView> {
  const whole: Plan = { type: "plan", id: "", at: 0, order: wish, view, legal: ["done"], more: ["done"], done: false, reveals: false, refused: null, clause: null, reason: null };
  return {
    view,
    staged: view,
    legal: new Set(legal),
    opening: new Set(legal),
    wish,
    plan: wish.length ? { ...whole, ...plan } : null,
    isAsked: true,
    viewer: view.viewer,
    seats: [],
    number: 1,
    lastMoves: [],
    advice: [],
  };
}

interface Heard {
  wish?: readonly string[];
  otherwise?: readonly string[];
  why?: string;
}
function tapped(turn: Turn<QwixxCardsView>): Turn<QwixxCardsView> & { onWish(moves: readonly string[], otherwise?: readonly string[]): void; onWhy(move: string): void; heard: Heard } {
  const heard: Heard = {};
  return { ...turn, heard, onWish: (wish, otherwise) => Object.assign(heard, { wish }, otherwise && { otherwise }), onWhy: (why) => (heard.why = why) };
}

const someRow = (colour: string, marks: number[]): QwixxCardsRow => ({ colour, marks, locked: false, points: SCALE[marks.length] ?? 0 });
const anyPlay = inPhase("play")[0] as Position;

describe("the texts of lays", () => {
  it("are read and written as the engine writes them", () => {
    let seen = 0;
    for (const move of inPhase("play").flatMap(({ legal }) => legal)) {
      if (move === "done") continue;
      const read = layOf(move);
      expect(read, move).not.toBeNull();
      if (read) expect(layMove(read.card, read.colour, read.marks)).toBe(move);
      seen++;
    }
    expect(seen).toBeGreaterThan(20);
    expect(layOf("cross J5 R")).toEqual({ card: "J5", colour: "R", number: 5, marks: true });
    expect(layMove("J5", "R", false)).toBe("play J5 R");
    expect([layOf("mark R"), layOf("done")]).toEqual([null, null]);
  });
  it("a hand lies by colour, each in the order of its row", () => {
    expect(inHandOrder(["J2", "G3", "R9", "G11", "R4"])).toEqual(["R4", "R9", "G11", "G3", "J2"]);
  });
});

describe("the sheet", () => {
  it("knows the engine's scale", () => {
    const rows = positions.flatMap(({ view }) => view.sheets.flatMap(({ rows: all }) => all));
    for (const row of rows) expect(SCALE[marksOf(row)]).toBe(row.points);
    expect(Math.max(...rows.map(marksOf))).toBeGreaterThan(5);
    expect(rows.some(({ locked }) => locked)).toBe(true);
  });
  it("has its marks in the order of the row", () => {
    for (const row of positions.flatMap(({ view }) => view.sheets.flatMap(({ rows }) => rows))) {
      const places = row.marks.map((mark) => numbersOf(row.colour).indexOf(mark));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });
  it("pencils in what is wished, and what is chosen while others still decide", () => {
    const play = turnOf(anyPlay, ["cross G8", "play G5"]);
    expect(draftsOf(play)).toEqual({ G: [8] });
    const choose = inPhase("choose")[0] as Position;
    expect(draftsOf(turnOf(choose, ["mark Y"]))).toEqual({ Y: [choose.view.number] });
    expect(draftsOf(turnOf({ ...choose, view: { ...choose.view, choice: "B" } }))).toEqual({ B: [choose.view.number] });
    expect(draftsOf(turnOf({ ...choose, view: { ...choose.view, choice: "skip" } }))).toEqual({});
  });
  it("says what marks would be worth, the lock included", () => {
    expect(worthWith(someRow("R", [2, 3]), { R: [5] })).toBe(6);
    expect(worthWith(someRow("R", [2, 3]), { Y: [5] })).toBe(3);
    expect(worthWith(someRow("G", [12, 11, 10, 9, 8]), { G: [lastOf("G")] })).toBe(28);
  });
  it("counts the numbers leapt over", () => {
    expect(leaptOver(someRow("R", []), 2)).toBe(0);
    expect(leaptOver(someRow("R", [3, 5]), 8)).toBe(2);
    expect(leaptOver(someRow("B", [10]), 9)).toBe(0);
  });
});

describe("building a play", () => {
  // cross G8 is wished: G11 may still go before it, G5 only be laid after it
  const begun = turnOf({ view: anyPlay.view, legal: ["done", "play G5", "play G11", "cross G11"] }, ["cross G8"]);

  it("marks if it can, else only lays, else says why", () => {
    expect(bestLay(begun.legal, "G11", "G")).toBe("cross G11");
    expect(bestLay(begun.legal, "G5", "G")).toBe("play G5");
    expect(bestLay(begun.legal, "R7", "R")).toBeNull();
    const other = tapped(begun);
    lay(other, "R7", "R");
    expect(other.heard).toEqual({ wish: ["cross G8", "cross R7"] });
    const first = tapped(turnOf({ view: anyPlay.view, legal: ["take 5"] }));
    lay(first, "R7", "R");
    expect(first.heard).toEqual({ why: "cross R7" });
  });
  it("begins anew with a card of another colour, and stays with one of the same", () => {
    const turn = { ...begun, opening: new Set(["play R7", "cross R7", "play R2", "play J4 R", "cross J4 R", "play G2"]) };
    const heard = (card: string, colour: string) => {
      const other = tapped(turn);
      lay(other, card, colour);
      return other.heard;
    };
    expect(heard("R7", "R")).toEqual({ wish: ["cross R7"] });
    expect(heard("R2", "R")).toEqual({ wish: ["play R2"] });
    expect(heard("J4", "R")).toEqual({ wish: ["cross J4 R"] });
    // a fourth card does not take away the three
    expect(heard("G2", "G")).toEqual({ wish: ["cross G8", "cross G2"] });
    expect(otherwise(turn, "R2", "R", "mark")).toBeNull();
    expect(otherwise(turn, "R7", "R", "mark")).toBe("cross R7");
  });
  it("rubs a mark out, puts it back, and takes a card back", () => {
    const turn = tapped(turnOf(anyPlay, ["play J5 G", "cross G8"]));
    toggleMark(turn, "G8");
    expect(turn.heard.wish).toEqual(["play J5 G", "play G8"]);
    toggleMark(turn, "J5");
    expect(turn.heard.wish).toEqual(["cross G8", "cross J5 G"]);
    // what is refused leaves the play as it was
    expect(turn.heard.otherwise).toEqual(["play J5 G", "cross G8"]);
    takeBack(turn, "G8");
    expect(turn.heard.wish).toEqual(["play J5 G"]);
  });
  it("asks for the colour of a joker only where there is a choice", () => {
    const jokers = ["play J5 R", "cross J5 R", "play J5 G", "play G8", "cross G8"];
    expect(coloursOf(turnOf({ view: anyPlay.view, legal: jokers }), "J5")).toEqual(["R", "G"]);
    expect(coloursOf(turnOf({ view: anyPlay.view, legal: ["done", "play J5 G"] }, ["cross G8"]), "J5")).toEqual(["G"]);
  });
});

describe("the dock", () => {
  it("asks for cards without an action", () => {
    const take = inPhase("take")[0] as Position;
    const { ask, action } = prompt(turnOf(take), text);
    expect(ask).toMatch(/^Take .*display\.$/);
    expect(action).toBeUndefined();
  });
  it("offers to leave the announced number, and to mark it when it is pencilled in", () => {
    const choose = inPhase("choose").find(({ legal }) => legal.length > 1) as Position;
    const { number } = choose.view;
    expect(prompt(turnOf(choose), text)).toMatchObject({ others: [{ label: `Leave the ${number}`, moves: ["skip"] }] });
    const move = choose.legal.find((one) => one.startsWith("mark ")) as string;
    expect(prompt(turnOf(choose, [move], { done: true, legal: [] }), text).action?.moves).toEqual([move]);
  });
  it("says whose number it is where another announces", () => {
    const { view, legal } = inPhase("choose").find((position) => position.legal.length > 1) as Position;
    const active = 1 - view.viewer;
    const seats = [0, 1].map((number) => ({ number, name: `P${number}` })) as never;
    const theirs = { ...turnOf({ view: { ...view, active }, legal }), seats };
    expect(prompt(theirs, text)).toMatchObject({ lead: `P${active} announces ${view.number}.`, ask: "Mark it in one row, or leave it." });
    expect(prompt(turnOf({ view: { ...view, active: view.viewer }, legal }), text).lead).toBeUndefined();
  });
  it("says so when no row takes the number, instead of asking", () => {
    const { view } = inPhase("choose")[0] as Position;
    expect(prompt(turnOf({ view, legal: ["skip"] }), text)).toMatchObject({ ask: `None of your rows takes the ${view.number}.`, action: { label: "Go on", moves: ["skip"] } });
  });  it("says when no card can be marked, and what that costs", () => {
    const { view, legal } = inPhase("play")[0] as Position;
    const played = legal.filter((move) => move.startsWith("play "));
    const said = (active_marked: boolean) => prompt(turnOf({ view: { ...view, active_marked }, legal: played }), text);
    expect(said(true).ask).toBe("None of your cards can be marked: play one to three of one colour without marks.");
    expect(said(true).note).toContain("costs nothing");
    expect(said(false).note).toContain("−5");
    const marked = prompt(turnOf({ view: { ...view, active_marked: true }, legal: [...played, "cross R5"] }), text);
    expect(marked.ask).toBe("Play one to three cards of one colour.");
    expect(marked.note).toContain("without a mark");
  });

  it("ends a short play with a word, a play of three by itself, in the server's order", () => {
    const short = turnOf(anyPlay, ["cross G5", "cross G8"], { order: ["cross G8", "cross G5"] });
    const { action } = prompt(short, text);
    expect(action?.moves).toEqual(["cross G8", "cross G5", "done"]);
    expect(plain(action?.label)).toBe("Play 8 and 5");
    const whole = turnOf(anyPlay, ["cross G8", "cross G7", "play G2"], { done: true });
    expect(prompt(whole, text).action?.moves).toEqual(["cross G8", "cross G7", "play G2"]);
    expect(plain(prompt(whole, text).ask)).toBe("Green 8, 7 and 2; only 8 and 7 marked.");
  });
  it("warns of a miss only where one threatens", () => {
    const unmarked = { ...anyPlay, view: { ...anyPlay.view, active_marked: false } };
    const marked = { ...anyPlay, view: { ...anyPlay.view, active_marked: true } };
    expect(prompt(turnOf(unmarked, ["play G8"]), text).ask).toContain("a miss");
    expect(prompt(turnOf(marked, ["play G8"]), text).ask).not.toContain("miss");
  });
  it("offers nothing until the server has answered this very wish", () => {
    expect(prompt({ ...turnOf(anyPlay, ["cross G8"]), plan: null }, text).action).toBeUndefined();
    expect(prompt(turnOf(anyPlay, ["cross G8", "cross G7"], { order: ["cross G8"] }), text).action).toBeUndefined();
  });
});

describe("the diary", () => {
  const choose = inPhase("choose")[0] as Position;
  const { view } = choose;

  it("tells what everyone did with the announced number", () => {
    const diary = new Diary();
    expect(diary.read(view).announced).toEqual([]);
    const sheets = view.sheets.map((sheet, seat) => ({ ...sheet, rows: sheet.rows.map((row) => (seat === 1 && row.colour === "Y" ? { ...row, marks: [...row.marks, view.number] } : row)) }));
    const after: QwixxCardsView = { ...view, phase: "play", sheets };
    const news = diary.read(after);
    expect(news.announced[0]).toBeNull();
    expect(news.announced[1]).toBe("Y");
    expect(isNew({ ...after, last_play: null }, news, 1, "Y", view.number)).toBe(true);
    expect(isNew({ ...after, last_play: null }, news, 0, "Y", view.number)).toBe(false);
  });
  it("tells from which place a card was taken", () => {
    const take = inPhase("take").find((one) => one.view.display[1] !== one.view.display[0] && one.view.display[1] !== null) as Position;
    const before = take.view;
    const number = before.display[1] as number;
    const diary = new Diary();
    diary.read(before);
    const hands = before.hands.map((hand, seat) => (seat === before.active ? [...hand, number].sort((one, other) => one - other) : hand));
    const news = diary.read({ ...before, hands, display: before.display.map((back, place) => (place === 1 ? null : back)) });
    expect(news.takenFrom).toBe(1);
    expect(news.taken).toEqual([0, 1, 0, 0]);
  });
  it("forgets when the position jumps", () => {
    const diary = new Diary();
    diary.read({ ...view, turn: 9 });
    expect(diary.read({ ...view, turn: 3, phase: "play" }).announced).toEqual([]);
  });
});

describe("the score", () => {
  it("adds up to the points of the engine", () => {
    const ended = inPhase("over");
    expect(ended.length).toBeGreaterThan(0);
    for (const { view } of ended) {
      const rows = scoring(view, text);
      expect(view.points.map((_, seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0))).toEqual(view.points);
    }
  });
});
