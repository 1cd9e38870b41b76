/** What this page was told while the match went on. A server that showed something else then than it proves in the end is found out. */
import type { Position, Step, StepKind, View } from "../protocol.ts";
import { sha256 } from "./sha256.ts";

export interface SeenPosition {
  number: number;
  viewer: number;
  /** Of the view, as it came. */
  hash: string;
}

export interface Seen {
  /** What led from each position to the next, from the first one on; null if something of it was not told. */
  kinds: StepKind[] | null;
  positions: SeenPosition[];
}

export class Witness {
  readonly #positions = new Map<string, SeenPosition>();

  /** What is told twice is kept twice if it is not the same. */
  note({ number, viewer, view }: Pick<Position, "number" | "viewer" | "view">): void {
    const hash = hashOf(view);
    this.#positions.set(`${viewer} ${number} ${hash}`, { number, viewer, hash });
  }

  /** `steps`: all that happened, in order. */
  seen(steps: readonly Pick<Step, "number" | "kind">[]): Seen {
    const isWhole = steps.every(({ number }, place) => number === place + 1);
    return { kinds: isWhole ? steps.map(({ kind }) => kind) : null, positions: [...this.#positions.values()] };
  }
}

export function hashOf(view: View): string {
  return sha256(new TextEncoder().encode(JSON.stringify(view, inOrder)));
}

/** The fields of an object in one order, whoever wrote it. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
