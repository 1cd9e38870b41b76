/** How long what others did is shown, by what the person has set. */
import type { Position } from "../protocol.ts";
import type { PlaybackSpeed } from "../browser/settings.svelte.ts";
import type { Dwell } from "./playback.ts";

const SHOWN_FOR_MS: Record<Exclude<PlaybackSpeed, "tap">, number> = { calm: 2400, usual: 1100, fast: 450 };
/** Further moves of the same turn follow quicker. */
const GOES_ON = 0.4;

/** Between a position that was shown and the next, looked from a seat. */
export function patienceOf(pace: PlaybackSpeed, viewer: number, shown: Position, next: Position): Dwell {
  const [last] = shown.steps.slice(-1);
  const [first] = next.steps;
  if (!last || !first) return 0; // nothing has happened
  // one's own move is shown at once, and so is what others do while one decides beside them
  if (viewer >= 0 && (first.seat === viewer || shown.to_move.includes(viewer))) return 0;
  // whose time runs must not wait
  const isHurried = viewer >= 0 && next.to_move.includes(viewer) && next.clocks.some(({ running }) => running);
  if (isHurried) return SHOWN_FOR_MS.fast;
  if (first.seat === last.seat) return GOES_ON * SHOWN_FOR_MS[pace === "tap" ? "usual" : pace];
  if (pace === "tap") return last.seat === viewer ? SHOWN_FOR_MS.usual : "tap";
  return SHOWN_FOR_MS[pace];
}
