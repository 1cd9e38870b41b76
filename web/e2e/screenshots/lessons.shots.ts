/** One step of every lesson, on a phone. */
import { test } from "vitest";
import { Learner } from "../support/learner.ts";
import { GAMES, tested } from "../support/games.ts";
import { PHONE, Visitor } from "../support/visitor.ts";
import { take } from "./pictures.ts";

test.each(GAMES)("the lesson of %s", async (game) => {
  const ada = await Visitor.arrive({ ...PHONE, reducedMotion: "reduce" });
  await ada.page.goto(`/learn/${game}`);
  const learner = new Learner(ada, "touch");
  await learner.follow(tested(game).lessonPicture);
  await take(ada.page, `lesson-${game}-phone`);
  await ada.leave();
});
