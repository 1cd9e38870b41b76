import type { ScoreRow } from "$boards/contract.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import { freeRight, LOWEST_SUM } from "./rows.ts";
import type { PrettyTrickyView } from "./view.ts";

/** X for the own (!), then every right row that brought somebody something. */
export function scoring(view: PrettyTrickyView, text: Text): ScoreRow[] {
  const own: ScoreRow = {
    label: text("score-own"),
    points: view.sheets.map((sheet) => sheet.x),
    details: view.sheets.map((sheet) => text("score-own-detail", { count: sheet.symbols.length })),
  };
  const rights = view.circles.map((circles, place) => {
    const row = LOWEST_SUM + place;
    const full = view.sheets.map((_, seat) => freeRight(view, seat, row) === 0);
    return {
      isWorthALine: circles > 0 && full.includes(true),
      label: text("score-right", { row }),
      points: full.map((isFull) => (isFull ? circles : 0)),
      details: full.map((isFull) => (isFull ? text("score-right-detail", { circles }) : "")),
    };
  });
  return [own, ...rights.filter(({ isWorthALine }) => isWorthALine).map(({ label, points, details }) => ({ label, points, details }))];
}
