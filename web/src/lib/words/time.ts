import type { TableSummary } from "../protocol.ts";
import { text } from "./texts.svelte.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From this many hours on the time that is left is told in days. */
const TOLD_IN_DAYS = 36 * HOUR;

/** What is left to think: 75 → "1:15"; who has hours or days does not count seconds. `isSpoken`: for the ear, in whole words. */
export function timeLeft(seconds: number, language: string, isSpoken = false): string {
  const whole = Math.ceil(seconds);
  const told = (unit: "day" | "hour", value: number) => new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: isSpoken ? "long" : "short" }).format(value);
  if (whole >= TOLD_IN_DAYS) return told("day", Math.round(whole / DAY));
  if (whole >= HOUR) return told("hour", Math.floor(whole / HOUR));
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** When a table was last of interest: when it was laid, or when it was over. */
export function timeOf({ status, created, changed }: Pick<TableSummary, "status" | "created" | "changed">): number {
  return status === "finished" || status === "closed" ? changed : created;
}

/** "3 minutes ago" in the reader's language; the minute that runs is "just now". */
export function ago(timestamp: number, language: string, now: number = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const passed = Math.max(0, now - timestamp);
  if (passed < MINUTE) return text("just-now");
  if (passed < HOUR) return format.format(-Math.floor(passed / MINUTE), "minute");
  if (passed < DAY) return format.format(-Math.floor(passed / HOUR), "hour");
  return format.format(-Math.floor(passed / DAY), "day");
}
