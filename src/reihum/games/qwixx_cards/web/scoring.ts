import type { ScoreRow } from "$boards/contract.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import { colourOf } from "$pieces";
import { marksOf, MISS_POINTS } from "./rows.ts";
import type { QwixxCardsView } from "./view.ts";

/** The four rows, then the misses. */
export function scoring(view: QwixxCardsView, text: Text): ScoreRow[] {
  const colours = view.sheets[0]?.rows.map(({ colour }) => colour) ?? [];
  const rows = colours.map((letter, index) => ({
    label: text("score-row", { colour: colourOf(letter) }),
    colour: colourOf(letter),
    points: view.sheets.map((sheet) => sheet.rows[index]?.points ?? 0),
    details: view.sheets.map(({ rows: own }) => {
      const row = own[index];
      return row ? text(row.locked ? "score-locked" : "score-marks", { marks: marksOf(row) }) : "";
    }),
  }));
  const misses = {
    label: text("misses"),
    points: view.sheets.map((sheet) => (sheet.misses ? sheet.misses * MISS_POINTS : 0)),
    details: view.sheets.map((sheet) => (sheet.misses ? text("score-misses", { misses: sheet.misses }) : "")),
  };
  return [...rows, misses];
}
