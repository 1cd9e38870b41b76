/**
 * A turn in one sentence: the events of its small moves, folded. What is folded how says `folding.json` of a game; the terminal
 * reads the same file (`src/reihum/core/folding.py`, where the kinds are explained), and both are tested with the same cases.
 */
import type { Event } from "../protocol.ts";

interface Folding {
  lists?: Record<string, readonly string[]>;
  together?: readonly string[];
  parts?: readonly string[];
  begins?: readonly string[];
}

const FOLDINGS = import.meta.glob<Folding>("../../../../src/reihum/games/*/folding.json", { eager: true, import: "default" });
/** Of games of other packages, by their names. */
const brought = new Map<string, Folding>();
const NOTHING: Folding = {};

/** How the events of a game are folded; a game that says nothing is told event by event. */
export function foldingOf(game: string): Folding {
  return FOLDINGS[`../../../../src/reihum/games/${game}/folding.json`] ?? brought.get(game) ?? NOTHING;
}

/** How the events of a game of another package are folded. */
export function useFolding(game: string, folding: Folding): void {
  brought.set(game, folding);
}

export const isPart = (folding: Folding, { name }: Event): boolean => folding.parts?.includes(name) ?? false;
export const isBeginning = (folding: Folding, { name }: Event): boolean => folding.begins?.includes(name) ?? false;

/** The events of a turn, those that belong together made one. */
export function fold(game: string, events: readonly Event[]): Event[] {
  const folding = foldingOf(game);
  return together(folding, listed(folding, whole(folding, events)));
}

/** Without the parts of what is told as a whole. */
function whole(folding: Folding, events: readonly Event[]): Event[] {
  const told = new Set<unknown>();
  return events.toReversed().filter((event) => {
    if (isPart(folding, event)) return !told.has(event.args["seat"]);
    told.add(event.args["seat"]);
    return true;
  }).reverse();
}

function listed(folding: Folding, events: readonly Event[]): Event[] {
  const folded: Event[] = [];
  for (const { name, args } of events) {
    const keys = folding.lists?.[name];
    const last = folded.at(-1);
    if (!keys) folded.push({ name, args });
    else if (last?.name === name && last.args["seat"] === args["seat"]) {
      const more = Object.fromEntries(keys.map((key) => [key, `${last.args[key]}, ${args[key]}`]));
      folded[folded.length - 1] = { name, args: { ...last.args, ...more, count: Number(last.args["count"]) + 1 } };
    } else folded.push({ name, args: { ...args, count: 1 } });
  }
  return folded;
}

function together(folding: Folding, events: readonly Event[]): Event[] {
  const folded: Event[] = [];
  const count = events.filter(({ name }) => folding.together?.includes(name)).length;
  let run: Event[] = [];
  for (const event of [...events, null]) {
    if (event && folding.together?.includes(event.name)) run.push(event);
    else {
      // what a seat did besides belongs to its own sentence
      folded.push(...alike(run, event?.args["seat"], count));
      run = [];
      if (event) folded.push(event);
    }
  }
  return folded;
}

function alike(events: readonly Event[], besides: string | number | undefined, count: number): Event[] {
  const groups = new Map<string, Event[]>();
  const alone: Event[] = [];
  for (const event of events) {
    if (event.args["seat"] === besides) {
      alone.push(event);
      continue;
    }
    const key = JSON.stringify([event.name, Object.entries(withoutSeat(event)).sort()]);
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...[...groups.values()].map((group) => one(group, group.length === count)), ...alone];
}

/** One event for what several seats did alike, and whether nobody did anything else. */
function one(group: readonly Event[], isAll: boolean): Event {
  const first = group[0] as Event;
  if (group.length === 1) return first;
  return { name: `${first.name}.together`, args: { ...withoutSeat(first), seats: group.map((event) => event.args["seat"]).join(", "), all: isAll ? "yes" : "no" } };
}

function withoutSeat({ args }: Event): Event["args"] {
  return Object.fromEntries(Object.entries(args).filter(([name]) => name !== "seat"));
}
