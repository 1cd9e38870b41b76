import type { Goal } from "$boards/contract.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import type { PrettyTrickyView } from "./view.ts";

export function goal(view: PrettyTrickyView, text: Text): Goal {
  return {
    line: text("goal", { needed: view.symbols_needed }),
    far: view.sheets.map(({ symbols }, seat) => `${symbols.length}! ${view.points[seat] ?? 0}`),
    near: view.sheets.map(({ symbols }) => (symbols.length === view.symbols_needed - 1 ? text("near") : null)),
    legend: { left: text("legend-left"), right: text("legend-right"), bang: text("legend-bang"), circles: text("legend-circles"), info: text("legend-info", { needed: view.symbols_needed }) },
  };
}
