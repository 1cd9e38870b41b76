import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../../src/engine/engine.ts";
import { BadOption, CannotUndo } from "../../src/engine/errors.ts";
import { Match } from "../../src/engine/match.ts";
import { BadMatchFile, dumpMatch, loadMatch, positionOf } from "../../src/engine/match_file.ts";
import { checkedQuestion, questionAt } from "../../src/engine/questions.ts";
import { checkedSetup } from "../../src/engine/setup.ts";
import { fromBase64, toBase64 } from "../../src/engine/base64.ts";
import { variationTable } from "../../src/engine/table/lobby.ts";
import { Refused } from "../../src/engine/table/refused.ts";
import { TableState } from "../../src/engine/table/state.ts";
import { momentsOf } from "../../src/engine/table/telling.ts";
import { noteOf } from "../../src/engine/table/variations.ts";
import { cardOf } from "../../src/puzzles/cards.ts";
import { GAMES, luck, newEngine, python } from "./modules.ts";
import { bot, openTable, person, rowsOf } from "./room.ts";

const LUCK = new Uint8Array(32).map((_, place) => place);
const LEA = "Lea";

describe("what if", () => {
  const engines = new Map<string, Engine>();
  const wholes = new Map<string, Match>();
  const folder = mkdtempSync(join(tmpdir(), "reihum-what-if-"));
  beforeAll(async () => {
    for (const game of GAMES) {
      const engine = await newEngine(game);
      engines.set(game, engine);
      wholes.set(game, whole(engine));
    }
  });
  const engineOf = (game: string) => engines.get(game) as Engine;
  const wholeOf = (game: string) => wholes.get(game) as Match;

  function whole(engine: Engine): Match {
    const seats = [{ name: LEA }, { name: "hard", bot: "hard" }, { name: "Zoë" }].slice(0, 3);
    const match = new Match(engine, checkedSetup(engine.game, 3, {}, 0), new Uint8Array(32).fill(9), seats);
    const next = luck(5);
    while (!match.isOver) match.play(match.legal()[next(match.legal().length)] as number);
    return match;
  }

  /** Where a variation can begin: not within choices that all make together. */
  const pointsOf = (match: Match, most = 12): number[] => {
    const points = match.moves.map((_, number) => number).filter((number) => !match.upTo(number).isAmidChoices);
    return points.filter((_, place) => place % Math.ceil(points.length / most) === 0);
  };

  function playSome(match: Match, count: number): Match {
    const next = luck(11);
    for (let left = count; left > 0 && !match.isOver; left--) match.play(match.legal()[next(match.legal().length)] as number);
    return match;
  }

  it.each(GAMES)("the same moves lead to the same bytes here and in Python (%s)", (game) => {
    const match = wholeOf(game);
    const files = pointsOf(match, 4).flatMap((after) =>
      [null, 0, 2].map((viewer) => {
        const again = match.upTo(after);
        if (viewer !== null) again.dealAnew(viewer, LUCK);
        again.vary(positionOf(match), `“${game}” ${after}`);
        const text = dumpMatch(playSome(again, 30));
        expect(dumpMatch(loadMatch(text, engineOf(game)))).toBe(text);
        const file = join(folder, `${game}-${after}-${viewer}.json`);
        writeFileSync(file, text);
        return file;
      }),
    );
    python("-c", "import sys, reihum\nfor name in sys.argv[1:]: reihum.replay(name).save(name + '.again')", ...files);
    for (const file of files) expect(readFileSync(`${file}.again`, "utf8")).toBe(readFileSync(file, "utf8"));
  });

  it.each(GAMES)("what is dealt anew, its seat cannot tell from the truth; others can (%s)", (game) => {
    const match = wholeOf(game);
    let changed = 0;
    for (const after of pointsOf(match, 20)) {
      for (const viewer of [0, 1, 2]) {
        const truth = match.upTo(after);
        const other = match.upTo(after);
        other.dealAnew(viewer, LUCK);
        expect(toBase64(other.concealed(viewer))).toBe(toBase64(truth.concealed(viewer)));
        expect(engineOf(game).isWhole(other.record)).toBe(true);
        expect(other.legal(viewer)).toEqual(truth.legal(viewer));
        changed += toBase64(other.record) === toBase64(truth.record) ? 0 : 1;
      }
    }
    expect(changed).toBeGreaterThan(0);
  });

  it("with the truth and the same moves all comes as it came", () => {
    const match = wholeOf("superstar");
    const again = match.upTo(7);
    again.vary(positionOf(match), "");
    for (const move of match.moves.slice(7)) again.play(move);
    expect(toBase64(again.record)).toBe(toBase64(match.record));
  });

  it("nothing before it is taken back", () => {
    const match = wholeOf("superstar").upTo(10);
    match.dealAnew(0, LUCK);
    match.vary("0".repeat(64), "");
    expect(match.undoers).toEqual([]);
    expect(() => match.rewind(9)).toThrow(CannotUndo);
    const begun = toBase64(match.record);
    playSome(match, 6).rewind(10);
    expect(toBase64(match.record)).toBe(begun);
  });

  it("does not begin within choices that are made together: a table begins before them", () => {
    const match = wholeOf("qwixx_cards");
    const amid = match.moves.findIndex((_, number) => match.upTo(number).isAmidChoices);
    expect(() => match.upTo(amid).vary("0".repeat(64), "")).toThrow(BadOption);
    const rows = variationTable(match, { after: amid, seat: 0, isRedealt: true, level: "greedy", name: "" }, LEA, null);
    const state = TableState.replayed("local~v", engineOf("qwixx_cards"), rows);
    expect(state.running().variation?.after).toBeLessThan(amid);
  });

  describe("at a table", () => {
    const begin = { after: 12, seat: 2, isRedealt: true, level: "greedy", name: " What if " };
    const rows = () => variationTable(wholeOf("superstar"), begin, LEA, "local~source");

    it("its log leads to the same position again, with who plays and what it is one of", () => {
      const [one, other] = [rows(), rows()].map((log) => TableState.replayed("local~v", engineOf("superstar"), log)) as [TableState, TableState];
      expect(noteOf(one)).toEqual({ name: "What if", after: 12, isRedealt: true, of: positionOf(wholeOf("superstar")), source: "local~source" });
      // I am nobody else beside myself, and Zoë's place is mine
      expect(one.seats.map(({ kind, name, level }) => [kind, name, level])).toEqual([["bot", "", "greedy"], ["bot", "", "greedy"], ["person", "", ""]]);
      expect(toBase64(one.running().record)).not.toBe(toBase64(other.running().record)); // another luck each time
      expect(one.number).toBe(12);
    });

    it("is played, renamed, taken back, ended and seen again like any other", async () => {
      const engine = engineOf("superstar");
      const table = await openTable(engine, rows(), {}, "local~v");
      const { room } = table;
      const { seats } = room.state;
      expect(seats[2]?.kind).toBe("person");
      await table.send({ type: "look", id: "look", seat: 2 });
      const next = luck(2);
      for (let turns = 0; room.state.status === "running" && turns < 400; turns++) {
        const { state } = room;
        if (!state.toMove.includes(2)) {
          await new Promise((resolve) => setTimeout(resolve, 1));
          continue;
        }
        const legal = state.running().legal(2);
        const answers = await table.send({ type: "play", id: `play-${turns}`, seat: 2, at: state.number, moves: [engine.text(legal[next(legal.length)] as number)] });
        expect(answers.at(-1)?.type).toBe("done");
      }
      expect(table.failures).toEqual([]);
      expect(room.state.status).toBe("finished");
      await room.rename("Bold");
      const saved = await table.storage.list();
      expect(saved.variations["local~v"]).toMatchObject({ name: "Bold", after: 12, source: "local~source" });
      const loaded = await table.storage.load("local~v", async () => engine);
      expect(loaded?.state.running().variation?.name).toBe("Bold");
      const moments = room.replay(2).moments;
      expect(moments).toHaveLength(room.state.running().moves.length + 1);
      const original = momentsOf(wholeOf("superstar"), 2, true, () => false);
      expect(moments.slice(0, 13).map(({ view }) => view)).toEqual(original.slice(0, 13).map(({ view }) => view));
      expect(room.fairness().match).toBeNull();
      // a variation of a variation
      const again = TableState.replayed("local~w", engine, variationTable(room.finished(), { ...begin, after: 20, seat: 0 }, LEA, "local~v"));
      expect(again.running().variation?.redealt.map(({ viewer }) => viewer)).toEqual([2, 0]);
      expect(dumpMatch(loadMatch(dumpMatch(again.running()), engine))).toBe(dumpMatch(again.running()));
    });

    it("goes back no further than to where it began", async () => {
      const table = await openTable(engineOf("superstar"), rows(), {}, "local~v");
      const answers = await table.send({ type: "undo", id: "undo", seat: 2, at: 12 });
      expect(answers.at(-1)).toMatchObject({ type: "failed", code: "cannot_undo" });
    });

    it("only of a match that is over, from a point of it, by a bot there is", async () => {
      const running = await openTable(engineOf("superstar"), rowsOf(engineOf("superstar"), [person(), bot("greedy")]));
      expect(() => running.room.finished()).toThrow(Refused);
      await expect(running.room.rename("x")).rejects.toThrow(Refused);
      const wrong = [{ after: -1 }, { after: 9999 }, { seat: 3 }, { level: "nobody" }, { name: "x".repeat(99) }];
      for (const change of wrong) expect(() => variationTable(wholeOf("superstar"), { ...begin, ...change }, LEA, null)).toThrow(Refused);
    });
  });

  describe("as a file that is not as it should be", () => {
    const trouble = (change: (variation: Record<string, unknown>, file: Record<string, unknown>) => void): string => {
      const match = wholeOf("superstar").upTo(12);
      match.dealAnew(1, LUCK);
      match.vary("0".repeat(64), "x");
      const file = JSON.parse(dumpMatch(playSome(match, 6))) as Record<string, unknown>;
      change(file["variation"] as Record<string, unknown>, file);
      try {
        loadMatch(JSON.stringify(file), engineOf("superstar"));
      } catch (error) {
        if (error instanceof BadMatchFile) return error.trouble;
        throw error;
      }
      throw new Error("it was taken");
    };
    it.each<[string | RegExp, (variation: Record<string, unknown>, file: Record<string, unknown>) => void]>([
      ["form", (variation) => (variation["of"] = "somewhere")],
      ["form", (variation) => (variation["of"] = 3)],
      ["form", (variation) => (variation["after"] = 11)],
      ["form", (variation) => (variation["after"] = 99)],
      ["form", (variation) => (variation["after"] = -1)],
      ["form", (variation) => (variation["more"] = 1)],
      ["form", (variation) => (variation["name"] = "\ud800")],
      ["form", (variation) => (variation["redealt"] = null)],
      ["form", (variation) => (variation["redealt"] = [{ after: 12, viewer: 7, luck: "00".repeat(32) }])],
      ["form", (variation) => (variation["redealt"] = [{ after: 12, viewer: 1, luck: "zz" }])],
      ["form", (variation) => (variation["redealt"] = [{ after: 12, viewer: 1 }])],
      ["form", (_, file) => (file["variation"] = [])],
      ["seal", (variation) => (variation["name"] = "another")],
      [/move|position/, (variation) => (variation["redealt"] = [{ after: 12, viewer: 1, luck: "11".repeat(32) }])],
      [/move|position/, (variation) => delete variation["redealt"]],
      [/move|position/, (_, file) => delete file["variation"]],
    ])("is refused (%s)", (expected, change) => expect(trouble(change)).toMatch(expected));
  });

  it.each(GAMES)("a mistake in it is asked again as its seat knew it, with what was dealt anew (%s)", (game) => {
    const again = wholeOf(game).upTo(0);
    const begin = pointsOf(wholeOf(game)).find((point) => point > 0) as number;
    for (const move of wholeOf(game).moves.slice(0, begin)) again.play(move);
    again.dealAnew(0, LUCK);
    again.vary(positionOf(wholeOf(game)), "");
    playSome(again, 11);
    const [first, seat] = [again.moves.length, again.toMove];
    const known = toBase64(again.concealed(seat));
    playSome(again, 1);
    const choice = { moves: [again.engine.text(again.moves[first] as number)], told: [], chance: 0.5, error: 0.01 };
    const card = cardOf(again, "table", { first, seat, decision: { verdict: "mistake", lost: 0.05, error: 0.01, played: choice, best: choice, why: null } }, new Date(0));
    expect(card.posed.record).toBe(known);
    expect(card.posed).toMatchObject({ game, seat, id: `table ${first}` });
  });

  describe("what would you play here?", () => {
    it.each(GAMES)("holds what the seat knew and nothing else: dealt anew, it is the same to the byte (%s)", (game) => {
      const match = wholeOf(game);
      for (const after of pointsOf(match)) {
        const question = questionAt(match, after);
        const { seat } = question;
        // asked from the beginning of the turn, whichever of its moves was looked at
        const first = [...Array(after + 1).keys()].reverse().find((number) => toBase64(match.upTo(number).concealed(seat)) === question.record) as number;
        expect(match.moves.slice(first, after).every((_, place) => match.movers[first + place] === seat)).toBe(true);
        expect(questionAt(match, first)).toEqual(question);
        const other = match.upTo(first);
        if (!other.isAmidChoices) {
          other.dealAnew(seat, LUCK);
          expect(toBase64(other.concealed(seat))).toBe(question.record);
        }
        const asked = checkedQuestion(engineOf(game), question);
        expect(asked.legal).toContain(question.played[0]);
        expect(asked.view).toEqual(JSON.parse(engineOf(game).view(match.upTo(first).concealed(seat))));
      }
    });

    it.each(GAMES)("takes nothing that is no question (%s)", (game) => {
      const engine = engineOf(game);
      const question = questionAt(wholeOf(game), 4);
      const bytes = fromBase64(question.record);
      const header = (field: "players" | "viewer" | "to_move", value: number): { record: string } => {
        const changed = bytes.slice();
        new DataView(changed.buffer).setBigInt64(engine.game.fields[field] as number, BigInt(value), true);
        return { record: toBase64(changed) };
      };
      const wrong = [{ seat: 1 - question.seat }, { seat: 9 }, { record: "" }, { record: "%" }, { rules: 99 }, { played: ["fly"] }, { record: toBase64(wholeOf(game).upTo(4).record) }, header("players", 1), header("players", 99), header("viewer", -1), header("viewer", -2), header("to_move", -1), { record: toBase64(bytes.slice(8)) }];
      for (const change of wrong) expect(() => checkedQuestion(engine, { ...question, ...change }), JSON.stringify(change)).toThrow("cannot be asked here");
    });

    it("is asked of no match at its end", () => {
      const match = wholeOf("superstar");
      expect(() => questionAt(match, match.moves.length)).toThrow(Refused);
    });
  });
});
