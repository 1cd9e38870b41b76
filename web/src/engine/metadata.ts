/** What a game's module says about itself, in its custom section `reihum`. */
import { ModuleError } from "./errors.ts";

export interface OptionData {
  name: string;
  /** A truth value for a switch, else a number. */
  default: boolean | number;
  low: number;
  high: number;
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
  /** A blank record, base64. */
  template: string;
  /** Playouts for a hint: for choosing among the turns, and for measuring each of the best. */
  hint: number[];
  /** How the levels of bots think. */
  levels: Record<string, LevelData>;
  /** The signatures of the entry points. */
  entries: Record<string, string>;
}

const SECTION = "reihum";
const FIELDS = ["revealed", "turn", "players", "start_option", "start", "to_move", "phase", "concurrent", "viewer", "options"];

export function metadataOf(module: WebAssembly.Module): Metadata {
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  if (!section) throw new ModuleError("damaged", "This module has no section that describes it.");
  let found: Metadata;
  try {
    found = JSON.parse(new TextDecoder().decode(section)) as Metadata;
  } catch (cause) {
    throw new ModuleError("damaged", "What the module says about itself cannot be read.", { cause });
  }
  const lacking = FIELDS.filter((field) => typeof found.fields?.[field] !== "number");
  if (lacking.length > 0) throw new ModuleError("damaged", `The module does not say where these fields lie: ${lacking.join(", ")}.`);
  return found;
}
