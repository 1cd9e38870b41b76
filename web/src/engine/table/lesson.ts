/** The table of a lesson: a fixed deal for a learner and somebody whose moves are known beforehand. */
import { fromHex } from "../chance.ts";
import type { Engine } from "../engine.ts";
import { dumpMatch } from "../match_file.ts";
import { Match } from "../match.ts";
import { checkedSetup } from "../setup.ts";
import type { Thinking } from "../table.ts";
import type { Row } from "./entries.ts";
import { broughtTable } from "./lobby.ts";

/** The learner's seat; the learner begins. */
export const LEARNER = 0;
export const OTHER = 1;
const PLAYERS = 2;

export interface LessonDeal {
  game: string;
  key: string;
  options: Record<string, number>;
  /** Who sits opposite: a name, and the level that plays once the moves of the lesson are used up. */
  name: string;
  level: string;
  /** What they play, in order. */
  replies: readonly string[];
}

/** The rows of a lesson's table after some moves. */
export function lessonTable({ key, options, name, level }: LessonDeal, moves: readonly string[], engine: Engine): Row[] {
  const seats = [{ name: "" }, { name, bot: level }];
  const match = new Match(engine, checkedSetup(engine.game, PLAYERS, options, LEARNER), fromHex(key), seats);
  for (const move of moves) match.play(engine.move(move));
  return broughtTable(dumpMatch(match), engine);
}

/** Plays the moves of a lesson as long as there are some that can be played, and thinks after that. */
export function scripted({ replies }: LessonDeal, match: () => Match, thinking: Thinking): Thinking {
  return {
    hint: (...asked) => thinking.hint(...asked),
    choose(game, level, seed, concealed, isWanted) {
      const now = match();
      const wanted = replies[now.movers.filter((seat) => seat === OTHER).length];
      const move = wanted === undefined ? undefined : now.engine.move(wanted);
      if (move !== undefined && now.legal(OTHER).includes(move)) return Promise.resolve(move);
      return thinking.choose(game, level, seed, concealed, isWanted);
    },
  };
}
