/** The end of a round that is still being read, kept in this tab: the table has gone on, so that after a reload nothing else could show it. */
import type { Position } from "../protocol.ts";

export interface UnreadPage {
  /** The position that brought the end. */
  page: Position;
  /** The table on which it is read. */
  shown: Position;
}

const KEY = "reihum-unread";

export class Unread {
  /** `table` names the table; null on a shared device, which shows nobody's hand before its player has said to be there. */
  constructor(private readonly table: () => string | null) {}

  keep(kept: UnreadPage): void {
    const table = this.table();
    const [page, shown] = [kept.page, kept.shown].map((position) => ({ ...position, steps: [] })); // the table tells them anew
    try {
      if (table !== null) sessionStorage.setItem(KEY, JSON.stringify({ table, page, shown }));
    } catch {
      // storage is switched off or full: a reload loses the sheet, nothing else
    }
  }

  /** What was being read when the page was left, if the table now shown is the same, seen from the same seat. */
  find(now: Position): UnreadPage | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as (UnreadPage & { table: string }) | null;
      if (!kept || kept.table !== this.table() || kept.page.viewer !== now.viewer || kept.page.number > now.number) return null;
      return kept;
    } catch {
      return null;
    }
  }

  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // nothing was kept then
    }
  }
}
