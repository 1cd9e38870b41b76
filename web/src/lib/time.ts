import type { TableSummary } from "./protocol.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 75 → "1:15". */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  const pad = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  return hours ? `${hours}:${pad(minutes)}:${pad(whole % MINUTE)}` : `${minutes}:${pad(whole % MINUTE)}`;
}

/** When a table was last of interest: when it was laid, or when it was over. */
export function timeOf({ status, created, changed }: Pick<TableSummary, "status" | "created" | "changed">): number {
  return status === "finished" || status === "closed" ? changed : created;
}

/** "3 minutes ago" in the reader's language. */
export function ago(timestamp: number, language: string, now: number = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const passed = Math.max(0, now - timestamp);
  if (passed < HOUR) return format.format(-Math.floor(passed / MINUTE), "minute");
  if (passed < DAY) return format.format(-Math.floor(passed / HOUR), "hour");
  return format.format(-Math.floor(passed / DAY), "day");
}
