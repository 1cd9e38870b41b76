/** What a game's module says about itself, in its custom section `reihum`. */
import { ModuleError } from "./errors.ts";

export interface OptionData {
  name: string;
  /** A truth value for a switch, else a number. */
  default: boolean | number;
  low: number;
  high: number;
}

/** What numbers stand for in a record: `to_move` of a game that is over, `viewer` of a record that conceals nothing … */
export interface RecordNumbers {
  over: number;
  truth: number;
  /** `start_option` if it is drawn by lot who begins. */
  drawn: number;
  /** The most that any game has. */
  seats: number;
  key_words: number;
  /** The slot of the options that tells by which version of the rules it is played; 0 is the first. */
  version_slot: number;
}

/** How bots that search are asked. */
export interface ThinkingNumbers {
  /** What `think` returns while it has no move. */
  undecided: number;
  /** How many fractions and numbers thinking begins with. */
  tuning: number;
  limits: number;
  /** Playouts between two looks at the clock. */
  chunk: number;
  /** People wait for this: a bot that still thinks then plays the best it has found. */
  patience_ms: number;
}

/** How reviews are asked for: numbers about a step, that are measured of it, that its account has, and of a budget. */
export interface ReviewNumbers {
  about: number;
  sums: number;
  ledger: number;
  budget: number;
  /** Small moves that a turn has at the most. */
  longest_turn: number;
}

/** A level of bots that searches: the bytes of its mind, and what thinking begins with. */
export interface ThinkingData {
  entry: "think";
  bytes: number;
  tuning: number[];
  limits: number[];
}

/** A level of bots: the entry point that chooses its moves. */
export type LevelData = ThinkingData | { entry: "choose_uniform" | "choose_greedy" };

export interface Metadata {
  game: string;
  title: string;
  /** Of the rules: goes up when an old match would replay differently. */
  version: number;
  /** The oldest version of the rules that it can still play; without it only `version`. */
  oldest?: number;
  /** Of all sources that went into the module. */
  hash: string;
  /** Bytes of a record. */
  record: number;
  /** The text of every move, by its number. */
  moves: string[];
  /** Length of a mask of moves. */
  padded: number;
  /** Moves that the planner puts in order at the most. */
  longest_wish: number;
  /** Bytes of a page: its length (8 bytes), then its text. */
  page: number;
  min_players: number;
  max_players: number;
  options: OptionData[];
  /** Where the fields of a record's header begin. */
  fields: Record<string, number>;
  numbers: RecordNumbers;
  /** A blank record, base64. */
  template: string;
  /** Playouts for a hint: for choosing among the turns, and for measuring each of the best. */
  hint: number[];
  thinking: ThinkingNumbers;
  review: ReviewNumbers;
  /** How the levels of bots think. */
  levels: Record<string, LevelData>;
  /** The signatures of the entry points. */
  entries: Record<string, string>;
}

const SECTION = "reihum";
const FIELDS = ["revealed", "turn", "players", "start_option", "start", "to_move", "phase", "concurrent", "viewer", "options"];

const NUMBERS = ["over", "truth", "drawn", "seats", "key_words", "version_slot"];
const REVIEW = ["about", "sums", "ledger", "budget", "longest_turn"];
const THINKING = ["undecided", "tuning", "limits", "chunk", "patience_ms"];

function lackingIn(said: object | undefined, names: readonly string[]): string[] {
  return names.filter((name) => typeof (said as Record<string, unknown> | undefined)?.[name] !== "number");
}

export function metadataOf(module: WebAssembly.Module): Metadata {
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  if (!section) throw new ModuleError("damaged", "This module has no section that describes it.");
  let found: Metadata;
  try {
    found = JSON.parse(new TextDecoder().decode(section)) as Metadata;
  } catch (cause) {
    throw new ModuleError("damaged", "What the module says about itself cannot be read.", { cause });
  }
  const lacking = [...lackingIn(found.fields, FIELDS), ...lackingIn(found.numbers, NUMBERS), ...lackingIn(found.thinking, THINKING), ...lackingIn(found.review, REVIEW)];
  if (lacking.length > 0) throw new ModuleError("damaged", `The module does not say: ${lacking.join(", ")}.`);
  return found;
}
