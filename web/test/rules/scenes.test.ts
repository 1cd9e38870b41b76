// The pictures of every rules page are there, and a picture becomes a try-out as soon as somebody answers.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { Adviser } from "../../src/lib/net/aided.ts";
import type { Planned } from "../../src/lib/net/contract.ts";
import { playersOf } from "../../src/screens/rules/players.ts";
import { loadScenes, type Scene, scenesAt } from "../../src/screens/rules/scenes.ts";
import { Trial } from "../../src/screens/rules/trial.svelte.ts";

const FOLDER = join(import.meta.dirname, "../../../src/reihum/games");
const GAMES = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, "web", "scenes.json")));

const sceneAt = async (game: string, clause: string): Promise<Scene> => scenesAt(await loadScenes(game), clause)[0] as Scene;

/** Somebody who allows one move and refuses all others. */
function adviser(allowed: string): Adviser {
  const plan = async (_record: string, _seat: number, wish: readonly string[]): Promise<Planned> => {
    const refused = wish.find((move) => move !== allowed) ?? null;
    const reason = refused && { name: "refused", args: {} };
    return { order: wish.filter((move) => move === allowed), view: {}, legal: [], more: [], done: true, reveals: false, refused, clause: refused && "S6", reason } as unknown as Planned;
  };
  return { plan, hint: async () => null };
}

describe.each(GAMES)("the scenes of %s", (game) => {
  it("begin with goal, turn and end", async () => {
    expect((await loadScenes(game)).slice(0, 3).map(({ name }) => name)).toEqual(["goal", "turn", "end"]);
  });
  it("show parts of the board that its style knows", async () => {
    const style = readFileSync(join(FOLDER, game, "web", "scene.css"), "utf8");
    for (const { shows } of await loadScenes(game)) for (const part of shows.split(" ")) expect(style, part).toContain(part);
  });
  it("are pictures with what is tapped already", async () => {
    for (const scene of await loadScenes(game)) {
      const { turn } = new Trial(scene, () => playersOf(scene));
      expect(turn.wish).toEqual(scene.wish);
      expect(turn.isAsked).toBe(scene.legal.length > 0);
      expect(turn.seats.length).toBe(scene.view.players);
    }
  });
});

describe("a try-out", () => {
  const isShown = { timeout: 2000 };

  it("says that a whole turn is allowed, and asks no more", async () => {
    const scene = await sceneAt("superstar", "S6");
    const trial = new Trial(scene, () => playersOf(scene), adviser("play 2"));
    await trial.play(["play 2"]);
    await vi.waitFor(() => expect(trial.isDone).toBe(true), isShown);
    expect(trial.turn.isAsked).toBe(false);
  });
  it("says why not, with the clause", async () => {
    const scene = await sceneAt("superstar", "S6");
    const trial = new Trial(scene, () => playersOf(scene), adviser("play 2"));
    trial.draft.why("play 4");
    await vi.waitFor(() => expect(trial.draft.remark).toMatchObject({ kind: "reason", clause: "S6" }), isShown);
    await trial.play(["play 4"]);
    expect(trial.isDone).toBe(false);
    await trial.play(["play 2"]);
    await vi.waitFor(() => expect(trial.draft.remark).toBe(null), isShown);
  });
  it("is asked nothing without somebody who knows the rules", async () => {
    const scene = await sceneAt("superstar", "S6");
    const trial = new Trial(scene, () => playersOf(scene));
    await trial.play(["play 2"]);
    trial.draft.why("play 4");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([trial.isDone, trial.draft.remark]).toEqual([false, null]);
  });
});
