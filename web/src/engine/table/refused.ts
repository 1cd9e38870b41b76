import type { Code, Event } from "../../lib/protocol.ts";

/** Nothing was changed, and why: what becomes a `Failed`. */
export class Refused extends Error {
  override name = "Refused";
  constructor(
    readonly code: Code,
    text: string,
    readonly clause: string | null = null,
    readonly reason: Event | null = null,
  ) {
    super(text);
  }
}
