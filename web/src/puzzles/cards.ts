/** Mistakes as cards that come back at growing intervals, by the Free Spaced Repetition Scheduler. */
import { type Card as Scheduled, createEmptyCard, fsrs, type Grade, Rating } from "ts-fsrs";
import type { Event } from "$lib/protocol.ts";
import { toBase64 } from "../engine/base64.ts";
import type { Match } from "../engine/match.ts";
import type { Decision } from "../insight/review.ts";
import type { Posed } from "./contract.ts";
import { gradeOf } from "./grading.ts";
import type { Card, Due } from "./practice.ts";

/** By the day, without minutes between: a mistake is not learned by heart within a sitting. No chance in it: the same tries, the same days. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

export function firstDue(now: Date): Due {
  return kept(createEmptyCard(now));
}

/** When a card comes back after it was answered with a turn that lost so much. */
export function nextDue(due: Due, lost: number, now: Date): Due {
  return kept(scheduler.next(scheduled(due), now, answerTo(lost)).card);
}

/** Best or as good: good; a little lost: hard; what would be called a mistake again: forgotten. */
function answerTo(lost: number): Grade {
  const grade = gradeOf(lost);
  if (grade === "best" || grade === "fine") return Rating.Good;
  return grade === "inaccurate" ? Rating.Hard : Rating.Again;
}

function kept({ due, last_review, ...rest }: Scheduled): Due {
  return { ...rest, due: due.getTime(), last_review: last_review?.getTime() ?? null };
}

function scheduled({ due, last_review, ...rest }: Due): Scheduled {
  return { ...rest, due: new Date(due), ...(last_review === null ? {} : { last_review: new Date(last_review) }) } as Scheduled;
}

/** Those to be answered now, the longest waiting first. */
export function dueCards(cards: readonly Card[], now: number): Card[] {
  return cards.filter(({ isGone, due }) => !isGone && due.due <= now).sort((one, other) => one.due.due - other.due.due);
}

/** When the next one comes back; null if none will. */
export function nextAt(cards: readonly Card[], now: number): number | null {
  const later = cards.filter(({ isGone, due }) => !isGone && due.due > now).map(({ due }) => due.due);
  return later.length > 0 ? Math.min(...later) : null;
}

export function newCard(posed: Posed, mistake: Pick<Card, "played" | "lost" | "table" | "move">, now: Date): Card {
  return { ...mistake, id: posed.id, posed, made: now.getTime(), due: firstDue(now) };
}

/** A decision of a match that a review calls worse than another. */
export interface Mistake {
  /** Moves of the match before it. */
  first: number;
  seat: number;
  decision: Decision;
}

export const idOf = (table: string, first: number): string => `${table} ${first}`;

/** The card of a mistake: the position as its seat could know it, what was played and what was best. */
export function cardOf(whole: Match, table: string, { first, seat, decision }: Mistake, now: Date): Card {
  const { best, played, lost, error, why } = decision;
  const choices = [
    { moves: best.moves, told: best.told, chance: best.chance, lost: 0, error: 0 },
    { moves: played.moves, told: played.told, chance: played.chance, lost, error },
  ];
  const record = toBase64(whole.upTo(first).concealed(seat));
  const posed: Posed = { id: idOf(table, first), game: whole.engine.game.game, seat, record, choices, reasons: (why?.reasons ?? []) as Event[], tempting: 1, playouts: 0 };
  return newCard(posed, { played: played.moves, lost, table, move: first }, now);
}
