import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addingOf, type BloomProps, isEnding, modeOf, newRow, rackOf, rowUpTo, swapsOf } from "../../../src/reihum/games/bloom/web/building.ts";
import { cellsOf } from "../../../src/reihum/games/bloom/web/cells.ts";
import { counted } from "../../../src/reihum/games/bloom/web/counting.ts";
import { Closeness, TIGHT, tileSize } from "../../../src/reihum/games/bloom/web/fit.ts";
import { prompt } from "../../../src/reihum/games/bloom/web/prompt.ts";
import { scoring } from "../../../src/reihum/games/bloom/web/scoring.ts";
import { tapStock } from "../../../src/reihum/games/bloom/web/taps.ts";
import { areNear, fitsInto, rowName } from "../../../src/reihum/games/bloom/web/tiles.ts";
import type { Turn } from "../../src/boards/contract.ts";
import type { Plan } from "../../src/lib/protocol.ts";
import { Texts } from "../../src/lib/words/texts.svelte.ts";
import type { BloomTurn, BloomView } from "../../../src/reihum/games/bloom/web/view.ts";

interface Position {
  view: BloomView;
  legal: string[];
}

const here = import.meta.dirname;
const positions = JSON.parse(readFileSync(join(here, "bloom.json"), "utf8")) as Position[];
const source = readFileSync(join(here, "../../../src/reihum/games/bloom/web/texts/en.ftl"), "utf8");
const { text } = new Texts([{ language: "en", source }]);
const asked = positions.filter(({ legal }) => legal.length > 0);
const begun = asked.find(({ view, legal }) => view.phase === "turn" && legal.includes("draw")) as Position;
/** What is listed stands between isolating characters. */
const plain = (sentence: string | undefined) => sentence?.replace(/[\u2068\u2069]/g, "");
const ended = positions.filter(({ view }) => view.phase === "over");

/** A turn with a wish, and with what the server would make of it. */
function turnOf({ view, legal }: Position, wish: string[] = [], plan: Partial<Plan> = {}, now: Partial<BloomTurn> = {}, phase = view.phase) {
  const staged: BloomView = { ...view, phase, now: { ...view.now, ...now } };
  const whole: Plan = { type: "plan", id: "", at: 0, order: wish, view: staged, legal: ["done"], more: ["done"], done: false, reveals: false, refused: null, clause: null, reason: null };
  const turn: Turn<BloomView> = {
    view,
    staged,
    legal: new Set(legal),
    opening: new Set(legal),
    wish,
    plan: wish.length ? { ...whole, ...plan } : null,
    isAsked: true,
    viewer: view.to_move,
    seats: [],
    number: 1,
    lastMoves: [],
    advice: [],
  };
  return turn;
}

describe("the dock", () => {
  it("has a sentence for every real position, and offers only what is listed", () => {
    for (const position of asked) {
      const { ask, action, others = [] } = prompt(turnOf(position), text);
      expect(ask).not.toMatch(/^[a-z-]+$/);
      for (const move of [...(action?.moves ?? []), ...others.flatMap(({ moves }) => moves)]) expect(position.legal).toContain(move);
    }
  });

  it("ends a turn that takes a single open tile in so many words", () => {
    const [take] = begun.legal.filter((move) => move.startsWith("take "));
    const { action } = prompt(turnOf(begun, [take as string], {}, {}, "draw"), text);
    expect(action).toEqual({ label: "Take only this", moves: [take, "done"] });
  });

  it("says that a second tile may follow only where the server lists one", () => {
    const more = prompt(turnOf(begun, ["take 5"], { more: ["take 6", "draw", "done"] }, {}, "draw"), text);
    expect(more.ask).toBe("Take 5, and one more if you like.");
    expect(prompt(turnOf(begun, ["take 5"], {}, {}, "draw"), text).ask).toBe("Take 5.");
  });

  it("says what would be added, and whether more could be", () => {
    const adding = (wish: string[], more: string[]) => prompt(turnOf(begun, ["extend 1", ...wish], { more }, { row: 1 }, "add"), text);
    const one = adding(["lay 35"], ["lay 37", "done"]);
    expect(plain(one.ask)).toBe("You add 35 here. More?");
    expect(plain(one.action?.label)).toBe("Add 35");
    const two = adding(["lay J", "lay 35"], ["done"]);
    expect(plain(two.ask)).toBe("You add 35 and a joker here.");
    expect(two.action?.moves).toEqual(["extend 1", "lay J", "lay 35", "done"]);
  });

  it("names the row that is added to by its owner and its ends", () => {
    const rows = [{ number: 1, owner: 1, tiles: ["34", "36", "J1"], flowers: 3 }, { number: 2, owner: 0, tiles: ["99", "100", "2"], flowers: 3 }];
    const seats = ["Ada", "Ahorn"].map((name, number) => ({ number, name, mark: name.slice(0, 2), kind: "person" as const, isAsked: false, isViewer: number === 0, isAway: false, isStandIn: false, points: 0, clock: null }));
    const ask = (row: number) => prompt({ ...turnOf({ ...begun, view: { ...begun.view, rows } }, [`extend ${row}`], { legal: ["lay 35"] }, { row }, "add"), seats, viewer: 0 }, text).ask;
    expect(ask(1)).toBe("Choose the tiles you add to Ahorn’s row 34–36–joker.");
    expect(ask(2)).toBe("Choose the tiles you add to your row 99–2.");
  });

  it("draws face down without ending the turn: the second tile is chosen later", () => {
    expect(prompt(turnOf(begun, ["draw"], { reveals: true }), text).action?.moves).toEqual(["draw"]);
  });

  it("speaks of rows and swaps only when there are any", () => {
    const only = (...legal: string[]) => prompt(turnOf({ view: begun.view, legal }), text);
    expect(only("draw", "take 6").ask).toContain("nothing you have makes a row");
    expect(only("draw", "lay 15").ask).toContain("lay a new row");
    expect(only("draw", "lay 15").note).not.toContain("swap");
    expect(only("draw", "swap J").note).toContain("swap");
  });

  it("speaks of drawing only while there is something to draw", () => {
    const only = (...legal: string[]) => prompt(turnOf({ view: begun.view, legal }), text);
    expect(only("lay 15").ask).toBe("Lay a new row.");
    expect(only("lay 15", "extend 1").ask).toBe("Lay a new row, or add to a row.");
    expect(only("lay 15", "draw").ask).toBe("Draw tiles, or lay a new row.");
    expect(only("draw", "take 6").note).toBe("Tap an open tile, or the pool.");
  });

  it("offers to rob the joker that is being swapped only where it can be robbed", () => {
    const swapping = (opening: string[]) => prompt({ ...turnOf({ view: begun.view, legal: opening }, ["swap J1"], {}, { joker: "J1" }, "swap"), opening: new Set(opening) }, text);
    expect(swapping(["swap J1", "rob J1"]).note).toBe("Tap the joker once more to rob it instead.");
    expect(swapping(["swap J1"]).note).toBeUndefined();
  });

  it("lays a complete row with its worth, and an incomplete one not at all", () => {
    const wish = ["lay 15", "lay 17", "lay 18"];
    const complete = prompt(turnOf(begun, wish, {}, { laid: ["15", "17", "18"], flowers: 4, wins: 4 }, "row"), text);
    expect(complete.ask).toBe("Nothing more fits, lay this row: 4 flowers for the 4.");
    const growing = prompt(turnOf(begun, wish, { more: ["lay 20", "done"] }, { laid: ["15", "17", "18"], flowers: 4, wins: 4 }, "row"), text);
    expect(growing.ask).toBe("Add more tiles, or lay this row: 4 flowers for the 4.");
    expect(complete.action?.moves).toEqual([...wish, "done"]);
    const short = prompt(turnOf(begun, wish.slice(0, 2), { legal: ["lay 18"] }, { laid: ["15", "17"] }, "row"), text);
    expect(short.action).toBeUndefined();
  });

  it("tells a turn that ends with the joker of a short row from the last tile of a round", () => {
    const moves = ["lay 99", "lay 100", "lay 2"];
    const taken = prompt(turnOf(begun, [...moves, "done", "joker"], { done: true, more: [] }), text);
    expect(taken.ask).toBe("You lay this row and take a joker.");
    expect(taken.action?.moves).toEqual([...moves, "done", "joker"]);
    expect(prompt(turnOf(begun, moves, { done: true, more: [] }), text).ask).toContain("ends the round");
  });

  it("offers nothing while the server has not answered", () => {
    const turn = { ...turnOf(begun, ["lay 15"], {}, {}, "row"), plan: null };
    expect(prompt(turn, text).action).toBeUndefined();
  });
});

describe("what is being built", () => {
  it("is told by the wish and the phase after it", () => {
    expect(modeOf(turnOf(begun))).toBe("turn");
    expect(modeOf(turnOf(begun, ["take 5"], {}, {}, "draw"))).toBe("draw");
    expect(modeOf(turnOf(begun, ["extend 1"], {}, {}, "add"))).toBe("add");
    expect(modeOf(turnOf(begun, ["swap J1"], {}, {}, "swap"))).toBe("swap");
    expect(modeOf(turnOf(begun, ["swap J1", "lay 24"], {}, {}, "turn"))).toBe("swapped");
  });

  it("ends when the server says so", () => {
    expect(isEnding(turnOf(begun, ["lay 15"]))).toBe(false);
    expect(isEnding(turnOf(begun, ["lay 15"], { done: true, legal: [] }))).toBe(true);
  });

  it("keeps complete swaps apart from the action", () => {
    expect(swapsOf(turnOf(begun, ["swap J1", "lay 24", "lay 30"]))).toEqual(["swap J1", "lay 24"]);
    expect(swapsOf(turnOf(begun, ["swap J1"]))).toEqual([]);
  });

  it("shows the last tile of a stock though it ends the round", () => {
    const turn = turnOf(begun, ["lay 15"], { reveals: true, done: true }, { laid: [] }, "row");
    const last = { ...turn, staged: { ...turn.staged, stock: ["15", "J"] } };
    expect(newRow(last).laid).toEqual(["15"]);
    expect(rackOf(last)).toEqual(["J"]);
  });
});

describe("tiles and rows", () => {
  it("names a row by its outermost numbers, and jokers outside of them", () => {
    expect(rowName(["34", "J1", "37"], text)).toBe("34–37");
    expect(rowName(["50", "51", "J1"], text)).toBe("50–51–joker");
    expect(rowName(["J1", "35", "36", "38", "J2"], text)).toBe("joker–35–38–joker");
    expect(rowName(["J1", "J2", "35"], text)).toBe("joker–35");
  });

  it("knows neighbours past 100", () => {
    expect(areNear("100", "2")).toBe(true);
    expect(areNear("98", "1")).toBe(false);
    expect(areNear("J", "2")).toBe(false);
  });

  it("tells what was robbed, added and swapped", () => {
    const kinds = (before: string[], after: string[]) => cellsOf(before, after).map(({ tile, kind }) => `${tile} ${kind}`);
    expect(kinds(["10", "12", "14", "15"], ["12", "14", "15"])).toEqual(["10 gone", "12 stays", "14 stays", "15 stays"]);
    expect(kinds(["10", "J1", "14"], ["10", "J1", "13", "14"])).toEqual(["10 stays", "J1 stays", "13 new", "14 stays"]);
    expect(kinds(["10", "J1", "13"], ["10", "12", "13"])).toEqual(["10 stays", "12 new", "J1 gone", "13 stays"]);
    expect(kinds(["10", "12", "J1"], ["J1", "10", "12", "J2"])).toEqual(["J1 new", "10 stays", "12 stays", "J2 stays"]);
  });
});

describe("the score", () => {
  it("adds up to the points of every finished match", () => {
    expect(ended.length).toBeGreaterThan(0);
    for (const { view } of ended) {
      const rows = scoring(view, text);
      view.points.forEach((points, seat) => expect(rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0)).toBe(points));
    }
  });
});

describe("the size of the tiles", () => {
  const room = { width: 990, height: 420 };
  const seat = (...rows: number[]) => ({ rows, won: rows.length, open: 0 });

  it("is the largest at which all rows are in sight", () => {
    expect(tileSize([seat(3), seat(3), seat()], room)).toBe(50);
    const crowded = [seat(6, 4, 4, 3, 6, 6), seat(3, 3, 3, 5, 6, 3), seat(3, 4, 4)];
    const fitting = tileSize(crowded, room);
    expect(fitting).toBeLessThan(50);
    expect(tileSize(crowded, { ...room, height: 2000 })).toBe(50);
    expect(tileSize(crowded, { ...room, height: 100 })).toBeLessThan(fitting);
  });

  it("stays close together when that has made room, until less lies there or the table has another size", () => {
    const room = { width: 900, height: 600 };
    const closeness = new Closeness();
    expect(closeness.judge(TIGHT, 60, room)).toBe(false);
    expect(closeness.judge(TIGHT - 2, 61, room)).toBe(true);
    expect(closeness.judge(TIGHT + 10, 61, room)).toBe(true);
    expect(closeness.judge(TIGHT + 10, 64, room)).toBe(true);
    expect(closeness.judge(TIGHT + 10, 20, room)).toBe(false);
    expect(closeness.judge(TIGHT - 2, 61, room)).toBe(true);
    expect(closeness.judge(TIGHT + 10, 61, { width: 900, height: 800 })).toBe(false);
  });

  it("counts a row that is longer than a line with all its lines", () => {
    expect(tileSize([seat(30), seat()], { width: 600, height: 200 })).toBeLessThan(tileSize([seat(3), seat()], { width: 600, height: 200 }));
  });
});

describe("a round that is counted", () => {
  it("says what everybody won, what is left, and who begins the next", () => {
    const seated = begun.view.seats.map((seat, number) => ({ ...seat, scored: [20], left: [number], rounds: [20 - number], tiles: number ? ["17", "J"] : [] }));
    const view = { ...begun.view, phase: "count", round: 1, to_move: 1, seats: seated } as BloomView;
    const seats = seated.map((_, number) => ({ number, name: `Seat ${number}`, isViewer: number === 0 })) as never;
    const { why, rows } = counted(view, seats, text);
    expect(plain(why)).toContain("Seat 1 has the fewest points");
    expect(rows.map(({ points }) => points.slice(0, 2))).toEqual([[20, 20], [0, -1], [20, 19]]);
    expect(rows[1]?.details?.slice(0, 2)).toEqual(["", "\u206617 Joker\u2069"]);
  });
});

describe("a tile that only fits into a row on the table", () => {
  it.each([
    ["after its last", "52", ["48", "49", "50"], true],
    ["before its first", "47", ["48", "49", "50"], true],
    ["in between", "49", ["48", "50", "51"], true],
    ["past 100", "1", ["97", "98", "100"], true],
    ["too far", "53", ["48", "49", "50"], false],
    ["between the only two that are apart", "50", ["48", "49", "51", "52"], true],
    ["beside a joker, of which nothing is known here", "53", ["48", "49", "J1"], false],
  ])("%s", (_, tile, row, fits) => {
    expect(fitsInto(tile, row)).toBe(fits);
  });

  const rows = [
    { number: 1, owner: 1, tiles: ["48", "49", "50"], flowers: 3 },
    { number: 2, owner: 0, tiles: ["53", "54", "55"], flowers: 3 },
  ];
  const turn = { ...turnOf({ view: { ...begun.view, rows }, legal: ["draw", "extend 1", "extend 2"] }), viewer: 0 };

  it("goes to an own row first, and only where the server lets rows be added to", () => {
    expect(addingOf(turn, "52")).toBe("extend 2");
    expect(addingOf(turn, "47")).toBe("extend 1");
    expect(addingOf({ ...turn, opening: new Set(["extend 1"]) }, "52")).toBe("extend 1");
    expect(addingOf({ ...turn, opening: new Set(["draw"]) }, "52")).toBeUndefined();
  });

  it("is added there when it is tapped; what fits nowhere is explained", () => {
    const done: (string | readonly string[])[] = [];
    const props: BloomProps = { ...turn, text, onTap: () => undefined, onWish: (moves) => void done.push(moves), onWhy: (move) => void done.push(move) };
    tapStock(props, "52");
    tapStock(props, "80");
    expect(done).toEqual([["extend 2", "lay 52"], "lay 80"]);
  });
});

describe("a tile up to which a row can be laid", () => {
  const stock = ["2", "14", "15", "17", "20", "99", "100", "J"];
  const view = { ...begun.view, stock, rows: [] };
  const turn = { ...turnOf({ view, legal: ["draw", "lay 14", "lay 99"] }), viewer: 0 };

  it.each([
    ["the first itself", "14", ["lay 14"]],
    ["all between on the way", "17", ["lay 14", "lay 15", "lay 17"]],
    ["past 100", "2", ["lay 99", "lay 100", "lay 2"]],
    ["too far from all", "20", undefined],
    ["a joker, which stands anywhere", "J", undefined],
  ])("%s", (_, tile, moves) => {
    expect(rowUpTo(turn, tile)).toEqual(moves);
  });

  it("goes on from the last tile of the row that is being laid", () => {
    const laid = { ...turnOf({ view: { ...view, stock: ["15", "17", "20"] }, legal: [] }, ["lay 14"], {}, { laid: ["14"], loot: [] }, "row"), viewer: 0 };
    expect(rowUpTo(laid, "17")).toEqual(["lay 15", "lay 17"]);
    expect(rowUpTo(laid, "20")).toBeUndefined();
  });

  it("is laid with them when it is tapped", () => {
    const done: (string | readonly string[])[] = [];
    const props: BloomProps = { ...turn, text, onTap: () => undefined, onWish: (moves) => void done.push(moves), onWhy: (move) => void done.push(move) };
    tapStock(props, "17");
    tapStock(props, "20");
    expect(done).toEqual([["lay 14", "lay 15", "lay 17"], "lay 20"]);
  });
});

describe("the note on a row that is begun", () => {
  it("speaks of robbing only where something can be robbed", () => {
    const noteOn = (legal: string[]) => prompt(turnOf({ view: begun.view, legal }, ["lay 6"], { legal: [] }, { laid: ["6"], loot: [] }, "row"), text).note;
    expect(noteOn(["lay 7"])).not.toContain("rob");
    expect(noteOn(["lay 7", "rob 8"])).toContain("rob");
  });
});
