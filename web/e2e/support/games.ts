/** The games of this repository, by their entry points, and what the browser tests must know of each: it says so itself (`tests/browser.json`). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./server.ts";

/** A clause to be tried on the rules page. */
export interface Try {
  clause: string;
  /** A piece that the clause forbids to touch. */
  refused?: string;
  /** Moves that make a turn. */
  allowed: string[];
  /** Is what follows shown, and told? */
  isToldOn?: boolean;
}

export interface Tested {
  /** As the page calls it in English. */
  title: string;
  /** Options that make a match shorter. */
  short: Record<string, number>;
  /** Even then a match takes a hundred decisions: all of it is played in the long mode, else it is gone on with near its end. */
  isLong?: boolean;
  /** Whoever is there first wins: nothing is added up. */
  isRace?: boolean;
  /** What is said before a move is played: what it brings, skips or gives up. */
  cost: string;
  /** What a phone must show near the end of a match; `a, b` is either of them. */
  phone: string[];
  /** A clause that refuses something, one that has consequences, and one about the set-up. */
  clauses: [Try & { refused: string }, ...Try[]];
  /** In which its table is measured: words are longer in some than in English. */
  languages: string[];
  /** How far a match is played for its picture. */
  picture: number;
  /** The step of its lesson that has a picture. */
  lessonPicture: number;
}

export type Game = string;

const PACKAGED = readFileSync(join(ROOT, "pyproject.toml"), "utf8");
const [, points = ""] = /^\[project\.entry-points\."reihum\.games"\]\n((?:\w+ = .*\n)+)/m.exec(PACKAGED) ?? [];
export const GAMES: readonly Game[] = [...points.matchAll(/^(\w+) = /gm)].map(([, name = ""]) => name);

const TESTED = new Map(GAMES.map((game) => [game, JSON.parse(readFileSync(join(ROOT, "src/reihum/games", game, "tests/browser.json"), "utf8")) as Tested]));

export function tested(game: Game): Tested {
  const found = TESTED.get(game);
  if (!found) throw new Error(`the games are ${GAMES.join(", ")}; ${game} is none of them`);
  return found;
}
