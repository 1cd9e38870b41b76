/** Seats and settings of a table that is about to be set up. */
import { type Catalogue, DEFAULT_LEVEL, type GameInfo, type Pace, type SeatRequest } from "../protocol.ts";

export interface TableSetup {
  seats: SeatRequest[];
  options: Record<string, number>;
  start: number | null;
  public: boolean;
  pace: Pace;
  /** Whether hints may be asked for where other people sit. */
  hints?: boolean;
}

export const UNTIMED: Pace = { kind: "untimed", bank_s: 0, increment_s: 0, hours: 0 };
/** The paces on offer, by name. */
export const PACES: Record<"untimed" | "quick" | "steady" | "relaxed", Pace> = {
  untimed: UNTIMED,
  quick: { kind: "live", bank_s: 180, increment_s: 5, hours: 0 },
  steady: { kind: "live", bank_s: 600, increment_s: 15, hours: 0 },
  relaxed: { kind: "relaxed", bank_s: 0, increment_s: 0, hours: 48 },
};
const USUAL_PLAYERS = 3;
/** Bots are named after trees. */
const TREES = ["Linde", "Ahorn", "Esche", "Birke", "Ulme", "Eibe"];

export type PaceName = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as PaceName[];
export const PACE_TEXT: Record<PaceName, string> = { untimed: "pace-untimed", quick: "pace-quick", steady: "pace-steady", relaxed: "pace-relaxed" };

export function paceName(pace: Pace): PaceName {
  return PACE_NAMES.find((name) => JSON.stringify(PACES[name]) === JSON.stringify(pace)) ?? "untimed";
}

/** A level that suits most people: the one of that name, or the middle of what there is. */
export function usualLevel(catalogue: Catalogue): string {
  const levels = catalogue.bots.map((bot) => bot.level);
  return levels.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : (levels[Math.floor(levels.length / 2)] ?? "");
}

/** A bot for a seat, with a name that nobody at the table has yet. */
export function newBot(catalogue: Catalogue, seats: readonly SeatRequest[]): SeatRequest {
  const taken = new Set(seats.map((seat) => seat.name));
  return { kind: "bot", level: usualLevel(catalogue), name: TREES.find((tree) => !taken.has(tree)) ?? "" };
}

/** Me and bots: what "Play now" sets up the first time. */
export function usualDraft(game: GameInfo, catalogue: Catalogue): TableSetup {
  const players = Math.min(game.max_players, Math.max(game.min_players, USUAL_PLAYERS));
  const seats: SeatRequest[] = [{ kind: "me" }];
  while (seats.length < players) seats.push(newBot(catalogue, seats));
  const options = Object.fromEntries(game.options.map((option) => [option.name, Number(option.default)]));
  return { seats, options, start: null, public: false, pace: UNTIMED };
}

/** The draft kept from the last time, if it still fits the game as it is now. */
export function rememberedDraft(kept: unknown, game: GameInfo, catalogue: Catalogue): TableSetup {
  const usual = usualDraft(game, catalogue);
  if (typeof kept !== "object" || kept === null || !("seats" in kept) || !Array.isArray(kept.seats)) return usual;
  const draft = { ...usual, ...(kept as Partial<TableSetup>) };
  const levels = new Set(catalogue.bots.map((bot) => bot.level));
  const fits =
    draft.seats.length >= game.min_players &&
    draft.seats.length <= game.max_players &&
    draft.seats.filter(({ kind }) => kind === "me").length === 1 &&
    draft.seats.every((seat) => seat.kind !== "bot" || levels.has(seat.level ?? ""));
  return fits ? { ...draft, options: { ...usual.options, ...draft.options } } : usual;
}

/** The same table with a name for everybody at this device who was given none. */
export function withNames(draft: TableSetup, nameOf: (number: number) => string): TableSetup {
  const isNameless = (seat: SeatRequest): boolean => seat.kind === "local" && !seat.name?.trim();
  return { ...draft, seats: draft.seats.map((seat, place) => (isNameless(seat) ? { ...seat, name: nameOf(place + 1) } : seat)) };
}

/** The same table with bots in all open seats: "Play now" waits for nobody. */
export function withBots(draft: TableSetup, catalogue: Catalogue): TableSetup {
  const seats = [...draft.seats];
  seats.forEach((seat, number) => {
    if (seat.kind === "open") seats[number] = newBot(catalogue, seats);
  });
  return { ...draft, seats };
}
