/** Tables of lessons: the deal is the one the rules in Python deal, and the other player does what stands in the lesson. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Engine } from "../../src/engine/engine.ts";
import { type LessonDeal, LEARNER, lessonTable, OTHER, scripted } from "../../src/engine/table/lesson.ts";
import type { Lesson } from "../../src/lesson/contract.ts";
import { GAMES, newEngine } from "./modules.ts";
import { openTable, type TestTable, thinkingHere } from "./room.ts";

const lessonOf = (game: string) => JSON.parse(readFileSync(new URL(`../../../src/reihum/games/${game}/lesson/lesson.json`, import.meta.url), "utf8")) as Lesson;
const dealOf = (game: string, { key, options, steps }: Lesson): LessonDeal => ({ game, key, options, name: "Linde", level: "greedy", replies: steps.flatMap((step) => step.replies ?? []) });

async function openLesson(engine: Engine, deal: LessonDeal, moves: readonly string[] = []): Promise<TestTable> {
  const table: TestTable = await openTable(engine, lessonTable(deal, moves, engine), {
    thinking: scripted(deal, () => table.room.state.running(), thinkingHere(engine)),
  });
  await table.send({ type: "look", id: "look", seat: LEARNER, since: -1 });
  return table;
}

async function untilAsked({ room }: TestTable): Promise<void> {
  await expect.poll(() => room.state.toMove.includes(LEARNER)).toBe(true);
}

describe.each(GAMES)("the lesson of %s", (game) => {
  it("is played on the device as it is written, and can be begun anew anywhere", async () => {
    const engine = await newEngine(game);
    const lesson = lessonOf(game);
    const deal = dealOf(game, lesson);
    const table = await openLesson(engine, deal);
    for (const { id, turns } of lesson.steps) {
      if (!turns) continue;
      await untilAsked(table);
      const answer = await table.room.carryOut({ type: "play", id, seat: LEARNER, at: table.room.state.number, moves: turns[0] ?? [] });
      expect(answer).toMatchObject({ type: "done" });
    }
    await untilAsked(table);
    const { moves, movers } = table.room.state.running();
    const texts = moves.map((move) => engine.text(move));
    expect(texts.filter((_, place) => movers[place] === OTHER)).toEqual(deal.replies);
    expect(table.failures).toEqual([]);
    const again = await openLesson(engine, deal, texts);
    expect(again.room.state.running().record).toEqual(table.room.state.running().record);
  });

  it("goes on with a bot once its moves are used up", async () => {
    const engine = await newEngine(game);
    const lesson = lessonOf(game);
    const table = await openLesson(engine, { ...dealOf(game, lesson), replies: [] });
    const first = lesson.steps.find(({ turns }) => turns)?.turns?.[0] ?? [];
    await table.room.carryOut({ type: "play", id: "first", seat: LEARNER, at: table.room.state.number, moves: first });
    await untilAsked(table);
    expect(table.failures).toEqual([]);
  });
});
