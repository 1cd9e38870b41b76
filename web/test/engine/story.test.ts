/** A table in the browser answers as the server's does: the same commands, the same messages. */
import { beforeAll, describe, expect, it } from "vitest";
import type { AnyCommand, AnyMessage, Fairness, Moment, Position } from "../../src/lib/protocol.ts";
import type { Engine } from "../../src/engine/engine.ts";
import { matchFileOf, proofOf } from "../../src/engine/table/faces.ts";
import { momentsOf } from "../../src/engine/table/telling.ts";
import { fileURLToPath } from "node:url";
import { GAMES, newEngine, python } from "./modules.ts";
import { openTable, person, rowsOf, thinkingHere } from "./room.ts";

interface Story {
  entropy: string;
  names: string[];
  options: Record<string, number>;
  first: Position;
  course: { command: AnyCommand; answer: AnyMessage; position: Position | null }[];
  file: string;
  proof: Fairness;
  moments: Record<string, Moment[]>;
}

const COMMANDS = "180";
/** As in server_story.py. */
const HINT_PLAYOUTS = [1, 2];
/** Python plays them interpreted, which takes a second or two each. In the second one Qwixx takes back choices made together. */
const STORIES = process.env["REIHUM_LONG"] ? ["1", "2", "3", "4", "5", "6"] : ["1", "2"];
const SCRIPT = fileURLToPath(new URL("server_story.py", import.meta.url));

/** A message without what only one of both has: sentences for developers. */
function compared(message: AnyMessage | null): unknown {
  if (message === null) return null;
  return { ...message, text: undefined };
}

describe.each(GAMES)("a table of %s", (game) => {
  let engine: Engine;
  beforeAll(async () => void (engine = await newEngine(game)));

  it.each(STORIES)("answers as the server does (story %s)", async (seed) => {
    const story = JSON.parse(python(SCRIPT, game, seed, COMMANDS)) as Story;
    const rows = rowsOf(engine, story.names.map(person), { entropy: story.entropy, options: story.options });
    // bots that stand in do not move in the story
    const table = await openTable(engine, rows, { thinking: { ...thinkingHere(engine, HINT_PLAYOUTS), choose: () => new Promise(() => undefined) }, botDelayMs: 1e9 });
    const looked = await table.send({ type: "look", id: "look", seat: 0 });
    expect(looked.map(({ type }) => type)).toEqual(["table", "position", "done"]);
    expect(compared(looked[1] ?? null)).toEqual(compared(story.first));
    for (const { command, answer, position } of story.course) {
      const told = await table.send(command);
      expect([command, compared(told.at(-1) ?? null)]).toEqual([command, compared(answer)]);
      expect(compared(told.find(({ type }) => type === "position") ?? null)).toEqual(compared(position));
    }
    const { state } = table.room;
    expect(matchFileOf(state, "Lea")).toBe(story.file);
    // on one device nobody binds themselves to anything: there is nobody to distrust
    expect(proofOf(state)).toEqual({ ...story.proof, bound: false, commitments: [], openings: [] });
    for (const [viewer, moments] of Object.entries(story.moments)) {
      expect(momentsOf(state.running(), Number(viewer), state.status === "finished", () => false)).toEqual(moments);
    }
  });
});
