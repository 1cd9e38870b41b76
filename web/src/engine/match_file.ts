/**
 * The match file, the same as `reihum.core.matchfile` reads and writes: game, rules version, options, seats, key and moves
 * as JSON. A file is loaded whole or not at all: it must have the right form, replay legally move by move, end in exactly
 * the position it was saved in, and carry the seal of all that it says. Files of version 1, which had no seal, are still read.
 *
 * A variation, what another match would have become, is a file like any other: the moves of that match up to a point, those
 * played instead, and which match, which point and what was dealt anew there (`Variation`).
 */
import { sha256 } from "../lib/fairness/sha256.ts";
import { fromHex, KEY_BYTES, toHex } from "./chance.ts";
import type { Engine } from "./engine.ts";
import { RulesError } from "./errors.ts";
import { Match, type MatchSeat, type Redeal, type Variation } from "./match.ts";
import type { Metadata } from "./metadata.ts";
import { canPlay, checkedSetup, isSwitch, type Setup } from "./setup.ts";

export const FORMAT = "reihum-match/2";
const UNSEALED = "reihum-match/1";
export const MAX_FILE = 16 * 2 ** 20;

/**
 * Why a file is not taken. "form": it is no match file, or damaged; "game", "version", "setup": this program has no such
 * game, plays other rules of it, or other options; "components": it was played with an own table of the box's parts, which
 * only the server knows; "move": a move cannot be played; "position": the moves do not lead where the file says; "seal":
 * something else that it says was changed.
 */
export type FileTrouble = "form" | "game" | "version" | "setup" | "components" | "move" | "position" | "seal";

export class BadMatchFile extends Error {
  override name = "BadMatchFile";
  constructor(
    readonly trouble: FileTrouble,
    text: string,
    /** The first move that cannot be played, counted from 1. */
    readonly move: number | null = null,
  ) {
    super(text);
  }
}

/** What stands in a match file. */
export interface MatchFile {
  format: typeof FORMAT | typeof UNSEALED;
  game: string;
  rules: number;
  players: number;
  key: string;
  moves: string[];
  position: string;
  seats: MatchSeat[];
  options: Record<string, boolean | number>;
  start: number | null;
  components: Record<string, unknown> | null;
  waiting: Record<string, string>;
  variation: Variation | null;
  seal: string | null;
}

/** The hash by which a file knows the position it ends in. */
export function positionOf(match: Match): string {
  return sha256(match.record);
}

/** A match as the text of a match file. */
export function dumpMatch(match: Match): string {
  const content = contentOf(match);
  return `${JSON.stringify({ ...written(content), seal: sealOf(content) }, null, 1)}\n`;
}

/**
 * The hash of all that a file says: Python writes the same bytes. It is taken of the file itself, not of what this program
 * would write instead: a game that has got another option since makes no old file a forgery. In which order a file says
 * things does not matter.
 */
function sealOf(file: Omit<MatchFile, "seal">): string {
  const options = Object.fromEntries(Object.entries(file.options).sort(([one], [other]) => (one < other ? -1 : 1)));
  return sha256(new TextEncoder().encode(JSON.stringify(written({ ...file, options }))));
}

/** What a file says in the order in which Python writes it, and without what is as usual. */
function written(file: Omit<MatchFile, "seal">): object {
  const { format, game, rules, players, key, moves, position, seats, options, start, waiting, variation } = file;
  return {
    ...{ format, game, rules, players, key, moves, position },
    seats: seats.map(({ name, bot }) => plainSeat(name, bot)),
    ...(Object.keys(options).length > 0 ? { options } : {}),
    ...(start === null ? {} : { start }),
    ...(Object.keys(waiting).length > 0 ? { waiting } : {}),
    ...(variation === null ? {} : { variation: writtenVariation(variation) }),
  };
}

function writtenVariation({ of, after, name, redealt }: Variation): object {
  const list = redealt.map(({ after, viewer, luck }) => ({ after, viewer, luck }));
  return { of, after, name, ...(list.length > 0 ? { redealt: list } : {}) };
}

function plainSeat(name: string, bot: string | null | undefined): MatchSeat {
  return bot === undefined || bot === null ? { name } : { name, bot };
}

/** What a file of this match says, without its seal. */
function contentOf(match: Match): Omit<MatchFile, "seal"> {
  const { engine, setup } = match;
  return {
    format: FORMAT,
    game: engine.game.game,
    rules: setup.version,
    players: setup.players,
    key: toHex(match.key),
    moves: match.moves.map((move) => engine.text(move)),
    position: positionOf(match),
    seats: [...match.seats],
    options: optionsOf(engine.game, setup),
    start: setup.start,
    components: null,
    waiting: Object.fromEntries([...match.waiting].map(([seat, move]) => [seat, engine.text(move)])),
    variation: match.variation,
  };
}

function optionsOf(game: Metadata, setup: Setup): Record<string, boolean | number> {
  return Object.fromEntries(game.options.map((option) => [option.name, isSwitch(option) ? setup.options[option.name] === 1 : (setup.options[option.name] as number)]));
}

/** What stands in the text of a match file, of which game ever. */
export function readMatchFile(text: string): MatchFile {
  if (text.length > MAX_FILE) throw tooLarge();
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw damaged("it is not JSON");
  }
  if (!isObject(content)) throw damaged("it is not an object");
  // once it is read, 3.0 cannot be told from 3
  if (/\d[.eE]/.test(text.replace(/"(?:[^"\\]|\\.)*"/g, '""'))) throw damaged("it has a number that is not whole");
  const unknown = Object.keys(content).find((name) => !Object.hasOwn(FORMS, name));
  if (unknown !== undefined) throw damaged(`it has a field '${unknown}'`);
  const file: Record<string, unknown> = { options: {}, start: null, components: null, waiting: {}, variation: null, seal: null, ...content };
  for (const [name, fits] of Object.entries(FORMS)) {
    if (!fits(file[name])) throw damaged(`its field '${name}' is missing or of the wrong form`);
  }
  const varied = file["variation"] as Partial<Variation> | null;
  if (varied !== null) file["variation"] = { ...varied, redealt: varied.redealt ?? [] };
  if ((file["format"] === FORMAT) !== (file["seal"] !== null)) throw damaged(`a file of the format ${FORMAT} has a seal, an older one has none`);
  return file as unknown as MatchFile;
}

/** The match that the text of a match file describes. */
export function loadMatch(text: string, engine: Engine): Match {
  return replayFile(readMatchFile(text), engine);
}

export function replayFile(file: MatchFile, engine: Engine): Match {
  const { game } = engine;
  if (file.game !== game.game) throw new BadMatchFile("game", `This is a match of '${file.game}', not of '${game.game}'.`);
  if (!canPlay(game, file.rules)) {
    throw new BadMatchFile("version", `The match was played by version ${file.rules} of the rules of ${game.title}; this program has version ${game.version}.`);
  }
  if (file.components !== null) throw new BadMatchFile("components", "The match was played with an own table of components; only the server can replay it.");
  if (file.seats.length !== file.players) throw new BadMatchFile("setup", `The file names ${file.seats.length} seats for ${file.players} players.`);
  const seats = file.seats.map(({ name, bot }) => plainSeat(name, bot));
  const match = new Match(engine, setupOf(file, game), keyOf(file), seats);
  if (file.variation !== null) checkVariation(file.variation, file);
  file.moves.forEach((move, index) => {
    vary(match, file.variation, index);
    attempt(match, move, index + 1);
  });
  vary(match, file.variation, file.moves.length);
  for (const [seat, move] of Object.entries(file.waiting)) attempt(match, move, null, Number(seat));
  if (positionOf(match) !== file.position) {
    throw new BadMatchFile("position", "The moves do not lead to the position that was saved: key, options or moves were changed.");
  }
  if (file.seal !== null && file.seal !== sealOf(file)) {
    throw new BadMatchFile("seal", "The file was changed after it was saved: its seal does not fit seats and waiting choices.");
  }
  return match;
}

function setupOf(file: MatchFile, game: Metadata): Setup {
  try {
    return checkedSetup(game, file.players, file.options, file.start, file.rules);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    throw new BadMatchFile("setup", `The match file asks for something this game does not have: ${error.message}`);
  }
}

function keyOf(file: MatchFile): Uint8Array {
  try {
    const key = fromHex(file.key);
    if (key.length === KEY_BYTES) return key;
  } catch {
    // it is no key, either
  }
  throw new BadMatchFile("form", `The key must be ${KEY_BYTES} bytes in hexadecimal digits.`);
}

/** What is dealt anew is so in the order of the moves, and before anything was played instead. */
function checkVariation({ of, after, redealt }: Variation, { moves, players }: MatchFile): void {
  const places = [0, ...redealt.map((one) => one.after), after, moves.length];
  if (places.some((place, index) => place < (places[index - 1] ?? 0))) throw new BadMatchFile("form", "The variation does not begin where its moves do.");
  if (![of, ...redealt.map(({ luck }) => luck)].every((hash) => /^[0-9a-f]{64}$/.test(hash))) {
    throw new BadMatchFile("form", "The variation does not say of which match it is, or by which luck it was dealt anew.");
  }
  if (!redealt.every(({ viewer }) => viewer >= 0 && viewer < players)) throw new BadMatchFile("form", "The variation was dealt anew for a seat that there is not.");
}

/** Deals anew what the variation deals anew after so many moves, and begins it if it begins here. */
function vary(match: Match, variation: Variation | null, number: number): void {
  if (variation === null) return;
  try {
    for (const { after, viewer, luck } of variation.redealt) if (after === number) match.dealAnew(viewer, fromHex(luck));
    if (variation.after === number) match.vary(variation.of, variation.name);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    throw new BadMatchFile("move", `The variation cannot begin after move ${number}: ${error.message}`, number);
  }
}

function attempt(match: Match, move: string, number: number | null, seat?: number): void {
  try {
    match.play(match.engine.move(move), seat);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    const which = number === null ? `The waiting choice of seat ${seat}` : `Move ${number} of the file`;
    throw new BadMatchFile("move", `${which} cannot be played: ${error.message}`, number);
  }
}

export function tooLarge(): BadMatchFile {
  return new BadMatchFile("form", `A match file has at most ${MAX_FILE} bytes.`);
}

function damaged(why: string): BadMatchFile {
  return new BadMatchFile("form", `This is no Reihum match file, or it is damaged: ${why}.`);
}

// The form of every field

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isListOf = (fits: (item: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(fits);
const isMapOf = (fits: (item: unknown) => boolean) => (value: unknown) => isObject(value) && Object.values(value).every(fits);
const isSeat = (value: unknown) => isObject(value) && isText(value["name"]) && !/\p{Cs}/u.test(value["name"]) && (value["bot"] === undefined || value["bot"] === null || isText(value["bot"]));

const has = (value: Record<string, unknown>, fields: Record<string, (value: unknown) => boolean>) =>
  Object.keys(value).every((name) => Object.hasOwn(fields, name)) && Object.entries(fields).every(([name, fits]) => fits(value[name]));
const isRedeal = (value: unknown): value is Redeal => isObject(value) && has(value, { after: isWhole, viewer: isWhole, luck: isText });
const isVariation = (value: unknown): value is Variation =>
  isObject(value) && has(value, { of: isText, after: isWhole, name: (name) => isText(name) && !/\p{Cs}/u.test(name), redealt: (list) => list === undefined || isListOf(isRedeal)(list) });

const FORMS: Record<keyof MatchFile, (value: unknown) => boolean> = {
  format: (value) => value === FORMAT || value === UNSEALED,
  game: isText,
  rules: isWhole,
  players: isWhole,
  key: isText,
  moves: isListOf(isText),
  position: isText,
  seats: isListOf(isSeat),
  options: isMapOf((value) => typeof value === "boolean" || isWhole(value)),
  start: (value) => value === null || isWhole(value),
  components: (value) => value === null || isObject(value),
  waiting: (value) => isMapOf(isText)(value) && Object.keys(value as object).every((seat) => /^(0|[1-9]\d*)$/.test(seat)),
  variation: (value) => value === null || isVariation(value),
  seal: (value) => value === null || isText(value),
};
