/** How a match is set up: players, options and who starts, checked against what the game knows. */
import { BadOption } from "./errors.ts";
import type { Metadata, OptionData } from "./metadata.ts";

export interface Setup {
  players: number;
  /** All options of the game, in its order; switches are 0 or 1. */
  options: Readonly<Record<string, number>>;
  /** The seat that starts; null: drawn. */
  start: number | null;
  /** The version of the rules: the newest, unless an older match goes on. */
  version: number;
}

export function isSwitch(option: OptionData): boolean {
  return typeof option.default === "boolean";
}

/** Whether a module can play a version of the rules. */
export function canPlay(game: Metadata, version: number): boolean {
  return Number.isInteger(version) && version >= (game.oldest ?? game.version) && version <= game.version;
}

export function checkedSetup(game: Metadata, players: number, options: Readonly<Record<string, unknown>> = {}, start: number | null = null, version: number = game.version): Setup {
  if (!Number.isInteger(players) || players < game.min_players || players > game.max_players) {
    throw new BadOption(`${game.title} is for ${game.min_players} to ${game.max_players} players, not ${players}.`);
  }
  if (start !== null && !(Number.isInteger(start) && start >= 0 && start < players)) {
    throw new BadOption(`The start seat must be 0 to ${players - 1}, not ${start}.`);
  }
  if (!canPlay(game, version)) throw new BadOption(`The match was played by version ${version} of the rules of ${game.title}; this program has version ${game.version}.`);
  return { players, options: checkedOptions(game, options), start, version };
}

function checkedOptions(game: Metadata, given: Readonly<Record<string, unknown>>): Record<string, number> {
  const known = new Set(game.options.map(({ name }) => name));
  for (const name of Object.keys(given)) {
    if (!known.has(name)) throw new BadOption(`${game.title} has no option '${name}'. Its options: ${[...known].join(", ") || "none"}.`);
  }
  return Object.fromEntries(game.options.map((option) => [option.name, checkedValue(option, Object.hasOwn(given, option.name) ? given[option.name] : option.default)]));
}

function checkedValue(option: OptionData, given: unknown): number {
  const value = typeof given === "boolean" && isSwitch(option) ? Number(given) : given;
  const [low, high] = isSwitch(option) ? [0, 1] : [option.low, option.high];
  if (typeof value === "number" && Number.isInteger(value) && value >= low && value <= high) return value;
  const wanted = isSwitch(option) ? "on or off (true or false)" : `a number from ${low} to ${high}`;
  throw new BadOption(`Option '${option.name}' is ${wanted}, not ${JSON.stringify(given)}.`);
}
