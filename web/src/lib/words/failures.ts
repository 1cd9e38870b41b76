/** Our own words for what went wrong. */
import { ApiRefused, Unreachable } from "../net/api.ts";
import type { Code } from "../protocol.ts";
import { text } from "./texts.svelte.ts";

/** The codes that have words of their own; the others share one sentence. */
export const KNOWN: readonly Code[] = ["unauthorized", "forbidden", "not_found", "not_your_turn", "not_your_seat", "over", "cannot_undo", "limit", "too_large", "unavailable"];

/** Words for a code; `isHere`: what is not available then is this device, not a server. */
export function codeText(code: Code, isHere = false): string {
  if (isHere && code === "unavailable") return text("unexpected");
  return KNOWN.includes(code) ? text(`failed-${code}`) : text("failed");
}

/** Words for whatever went wrong, on a server or on this device. */
export async function wordsFor(error: unknown): Promise<string> {
  if (error instanceof Unreachable || error instanceof ApiRefused) return failureText(error);
  const device = await import("../../device/failures.ts").catch(() => null);
  return device ? device.deviceFailure(error) : text("unreachable"); // not even the words for it can be fetched
}

export function failureText(error: unknown): string {
  if (error instanceof Unreachable) return text("unreachable");
  if (error instanceof ApiRefused) return codeText(error.code);
  console.error(error); // a bug, most likely
  return text("unexpected");
}
