/** What a view says beyond what every view has, in words and in the order of the view. */
import type { View } from "$boards/contract.ts";

export interface NamedValue {
  /** The name of the field, written as words: "draw pile". */
  name: string;
  /** What it holds, piece by piece. */
  pieces: readonly string[];
}

const COMMON = new Set(["viewer", "players", "start", "turn", "to_move", "concurrent", "points", "ranks"]);

/** What lies on the table, or belongs to the viewer alone. */
export function onTheTable(view: View): NamedValue[] {
  return fields(view).filter(([, value]) => !isBySeat(view, value)).map(([name, value]) => ({ name: spaced(name), pieces: pieces(value) }));
}

/** What every seat has. */
export function atSeat(view: View, seat: number): NamedValue[] {
  return fields(view).filter(([, value]) => isBySeat(view, value)).flatMap(([name, value]) => {
    const own = (value as readonly unknown[])[seat];
    return isObject(own) ? Object.entries(own).map(([part, held]) => ({ name: spaced(part), pieces: pieces(held) })) : [{ name: spaced(name), pieces: pieces(own) }];
  });
}

function fields(view: View): [string, unknown][] {
  return Object.entries(view).filter(([name, value]) => !COMMON.has(name) && value !== null);
}

/** A list with as many items as there are players is theirs, one each. */
const isBySeat = (view: View, value: unknown): boolean => Array.isArray(value) && value.length === view.players && value.every((item) => typeof item !== "string");
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const spaced = (name: string): string => name.replaceAll("_", " ");

function pieces(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(told);
  if (isObject(value)) return Object.entries(value).map(([name, part]) => `${spaced(name)} ${told(part)}`);
  return [told(value)];
}

function told(value: unknown): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value) || isObject(value)) return pieces(value).join(", ") || "–";
  return String(value);
}
