/** One step of every lesson, on a phone. */
import { test } from "vitest";
import { Learner } from "../support/learner.ts";
import { type Game, GAMES } from "../support/setting_up.ts";
import { PHONE, Visitor } from "../support/visitor.ts";
import { take } from "./pictures.ts";

/** The step that is shown. */
const STEP: Record<Game, number> = { one_to_nine: 3, bloom: 6, qwixx_cards: 3, pretty_tricky: 3, superstar: 5 };

test.each(GAMES)("the lesson of %s", async (game) => {
  const ada = await Visitor.arrive({ ...PHONE, reducedMotion: "reduce" });
  await ada.page.goto(`/learn/${game}`);
  const learner = new Learner(ada, "touch");
  await learner.follow(STEP[game]);
  await take(ada.page, `lesson-${game}-phone`);
  await ada.leave();
});
