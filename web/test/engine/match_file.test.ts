import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../../src/engine/engine.ts";
import { Match } from "../../src/engine/match.ts";
import { BadMatchFile, dumpMatch, loadMatch, readMatchFile } from "../../src/engine/match_file.ts";
import { checkedSetup } from "../../src/engine/setup.ts";
import { sha256 } from "../../src/lib/fairness/sha256.ts";
import { GAMES, luck, newEngine, python } from "./modules.ts";

/** Reads match files and writes them anew; with a game instead of a file, plays one first. */
const PYTHON_TWIN = `
import random, sys
from pathlib import Path
import reihum
from reihum.core import matchfile
from reihum.core.game import Game
from reihum.core.match import Seat
from reihum.games import rules_of
for name in sys.argv[1:]:
    if "=" not in name:
        match = reihum.replay(name)
        matchfile.save(match, name + ".again")
    else:
        game, path = name.split("=")
        rules = rules_of(game)
        options = {option.name: option.high if not option.is_switch else not option.default for option in rules.options}
        seats = [Seat("Lea"), Seat("medium", "medium"), *(Seat(f"Zoë {n}") for n in range(rules.min_players - 2))]
        match = Game(rules, rules.min_players, options, start=1).start(seed=game, seats=seats)
        luck = random.Random(game)
        while not match.is_over and len(match.moves) < 60:
            match.play(luck.choice(match.legal()))
        matchfile.save(match, path)
`;

describe("a match file", () => {
  const engines = new Map<string, Engine>();
  const folder = mkdtempSync(join(tmpdir(), "reihum-files-"));
  beforeAll(async () => {
    for (const game of GAMES) engines.set(game, await newEngine(game));
  });
  const engineOf = (game: string) => engines.get(game) as Engine;

  /** A match in the middle, by somebody with an umlaut. */
  function sample(game: string): Match {
    const engine = engineOf(game);
    const seats = Array.from({ length: engine.game.max_players }, (_, seat) => (seat === 1 ? { name: "expert", bot: "expert" } : { name: `Jürgen "J" ${seat}` }));
    const match = new Match(engine, checkedSetup(engine.game, seats.length, {}, 1), new Uint8Array(32).fill(7), seats);
    const next = luck(3);
    while (!match.isOver && match.moves.length < 40) match.play(match.legal()[next(match.legal().length)] as number);
    return match;
  }

  it("goes from the page to Python and is the same there", () => {
    const files = GAMES.map((game) => join(folder, `${game}.json`));
    GAMES.forEach((game, index) => writeFileSync(files[index] as string, dumpMatch(sample(game))));
    python("-c", PYTHON_TWIN, ...files);
    for (const file of files) expect(readFileSync(`${file}.again`, "utf8")).toBe(readFileSync(file, "utf8"));
  });

  it("goes from Python to the page and is the same here", () => {
    const files = GAMES.map((game) => join(folder, `${game}-python.json`));
    python("-c", PYTHON_TWIN, ...GAMES.map((game, index) => `${game}=${files[index]}`));
    files.forEach((file, index) => {
      const text = readFileSync(file, "utf8");
      expect(dumpMatch(loadMatch(text, engineOf(GAMES[index] as string)))).toBe(text);
    });
  });

  describe("that is not as it should be", () => {
    const changed = (change: (file: Record<string, unknown>) => void) => {
      const file = JSON.parse(dumpMatch(sample("superstar"))) as Record<string, unknown>;
      change(file);
      return JSON.stringify(file);
    };
    const trouble = (text: string): [string, number | null] => {
      try {
        loadMatch(text, engineOf("superstar"));
      } catch (error) {
        if (error instanceof BadMatchFile) return [error.trouble, error.move];
        throw error;
      }
      throw new Error("it was taken");
    };
    it.each<[string, (file: Record<string, unknown>) => void]>([
      ["form", (file) => (file["format"] = "reihum-match/3")],
      ["form", (file) => (file["format"] = "reihum-match/1")],
      ["form", (file) => delete file["seal"]],
      ["form", (file) => delete file["moves"]],
      ["form", (file) => (file["more"] = 1)],
      ["form", (file) => (file["key"] = "00")],
      ["form", (file) => (file["seats"] = [{ name: 1 }])],
      ["form", (file) => (file["waiting"] = { x: "pass" })],
      ["form", (file) => (file["waiting"] = { "00": "pass" })],
      ["form", (file) => (file["toString"] = 1)],
      ["form", (file) => ((file["seats"] as { name: string }[])[0] = { name: "\ud800" })],
      ["game", (file) => (file["game"] = "bloom")],
      ["version", (file) => (file["rules"] = 99)],
      ["setup", (file) => (file["players"] = 17)],
      ["setup", (file) => (file["options"] = { fly: true })],
      ["setup", (file) => (file["start"] = 9)],
      ["components", (file) => (file["components"] = {})],
      ["position", (file) => (file["position"] = "00".repeat(32))],
      ["position", (file) => (file["moves"] as string[]).pop()],
      ["seal", (file) => ((file["seats"] as { name: string }[])[0] = { name: "Somebody else" })],
      ["seal", (file) => delete (file["seats"] as { bot?: string }[])[1]?.bot],
      ["seal", (file) => (file["seal"] = "00".repeat(32))],
    ])("is refused (%s)", (expected, change) => expect(trouble(changed(change))[0]).toBe(expected));
    it("is not to blame for an option that the game has got since: the seal is of what the file says", () => {
      const older = changed((file) => {
        expect(file["options"]).toBeDefined();
        delete file["options"];
        delete file["seal"];
        file["seal"] = sha256(new TextEncoder().encode(JSON.stringify(file)));
      });
      expect(dumpMatch(loadMatch(older, engineOf("superstar")))).toBe(dumpMatch(sample("superstar")));
      expect(trouble(older.replace("expert", "medium"))).toEqual(["seal", null]);
    });
    it.each(GAMES)("may say everything in another order (%s)", (game) => {
      const file = JSON.parse(dumpMatch(sample(game))) as Record<string, object>;
      const turned = (object: object) => Object.fromEntries(Object.entries(object).reverse());
      const text = JSON.stringify(turned({ ...file, ...(file["options"] ? { options: turned(file["options"]) } : {}) }));
      expect(dumpMatch(loadMatch(text, engineOf(game)))).toBe(dumpMatch(sample(game)));
    });
    it("is refused with the number of the move that cannot be played", () => {
      expect(trouble(changed((file) => ((file["moves"] as string[])[4] = "dance")))).toEqual(["move", 5]);
      expect(trouble(changed((file) => (file["key"] = "11".repeat(32))))[0]).toBe("move");
    });
    it.each(["1.0", "1e0", "1E0"])("is refused if a number is written as %s, as in Python", (number) => {
      expect(trouble(dumpMatch(sample("superstar")).replace('"start": 1', `"start": ${number}`))).toEqual(["form", null]);
    });
    it("may have points in names", () => {
      const match = sample("superstar");
      match.seats = [{ name: 'J. "2.0" \\ 3e4' }, ...match.seats.slice(1)];
      expect(loadMatch(dumpMatch(match), engineOf("superstar")).seats[0]?.name).toBe('J. "2.0" \\ 3e4');
    });
    it("is read as the first version wrote it, without a seal", () => {
      const old = changed((file) => (delete file["seal"], (file["format"] = "reihum-match/1")));
      expect(dumpMatch(loadMatch(old, engineOf("superstar")))).toBe(dumpMatch(sample("superstar")));
    });
    it.each(["", "{", "[]", "null", "1", `{"format":"reihum-match/1"}`])("is refused if it is %s", (text) => {
      expect(() => readMatchFile(text)).toThrow(BadMatchFile);
    });
  });
});
