/** Mistakes out of the reviews of my matches: the position as I could know it, what I played, and what was best. */
import { engine } from "../device/engine.svelte.ts";
import { Engine } from "../engine/engine.ts";
import { readMatchFile, replayFile } from "../engine/match_file.ts";
import { GameModule } from "../engine/module.ts";
import { isWorse } from "../insight/figures.ts";
import { type KeptReview, keptReviews } from "../insight/kept.ts";
import { cardOf, idOf, type Mistake } from "./cards.ts";
import { type Card, practice, type Practice } from "./practice.ts";

/** Makes a card of every mistake that has none yet; the matches are asked for by `fileOf`. A match that cannot be read brings none. */
export async function harvest(fileOf: (table: string) => Promise<string>, now = new Date(), kept: Practice = practice): Promise<Card[]> {
  const cards = await kept.all("cards");
  const known = new Set(cards.map(({ id }) => id));
  for (const found of await keptReviews()) {
    const worse = mistakesIn(found).filter(({ first }) => !known.has(idOf(found.id, first)));
    if (worse.length === 0) continue;
    try {
      const file = await fileOf(found.id);
      for (const card of await cardsOf(found, worse, file, now)) {
        await kept.put("cards", card);
        cards.push(card);
      }
    } catch {
      // the match is gone, or its rules are: what was made of it before stays
    }
  }
  return cards;
}

/** The mistakes of my own seats. */
export function mistakesIn({ mine, review }: Pick<KeptReview, "mine" | "review">): Mistake[] {
  return review.steps.flatMap(({ first, seat, decision }) => (decision && mine.includes(seat) && isWorse(decision) ? [{ first, seat, decision }] : []));
}

/** Cards of some mistakes of a match, from its file. */
export async function cardsOf({ id: table, review }: Pick<KeptReview, "id" | "review">, mistakes: readonly Mistake[], file: string, now: Date): Promise<Card[]> {
  const rules = new Engine(new GameModule(await engine.ready(review.game)));
  const whole = replayFile(readMatchFile(file), rules);
  return mistakes.map((mistake) => cardOf(whole, table, mistake, now));
}
