/** How a finished match is played on from, and a decision that came by a link. */
import { test } from "vitest";
import { catchLink, lookAt, openFinished } from "../support/finished.ts";
import { DESK, PHONE, Visitor } from "../support/visitor.ts";
import { take } from "./pictures.ts";

const WHERE = [["desktop", DESK], ["phone", PHONE]] as const;

test.each(WHERE)("what if, on a %s", async (where, device) => {
  const ada = await Visitor.arrive({ ...device, reducedMotion: "reduce" });
  const { page } = ada;
  const id = await openFinished(page, "bloom");
  await lookAt(page, id, 0.5);
  const link = await catchLink(page, "[data-ask]");
  await page.locator("[data-what-if]").click();
  await page.locator("[data-play-on]").waitFor();
  await page.waitForTimeout(400);
  await take(page, `what-if-${where}`);
  await page.goto(link);
  await page.locator(".dock .prompt").waitFor();
  await page.waitForTimeout(400);
  await take(page, `question-${where}`);
  await ada.leave();
});
