/** The lessons, each loaded when it is first opened. */
import type { Lesson } from "./contract.ts";

const FILES = import.meta.glob<Lesson>("../../../src/reihum/games/*/lesson/lesson.json", { import: "default" });
const pathOf = (game: string): string => `../../../src/reihum/games/${game}/lesson/lesson.json`;

export function hasLesson(game: string): boolean {
  return pathOf(game) in FILES;
}

export async function loadLesson(game: string): Promise<Lesson> {
  const file = FILES[pathOf(game)];
  if (!file) throw new Error(`there is no lesson of ${game}`);
  return file();
}
