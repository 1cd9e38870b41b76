/** Tables as people see them: names and who is there, put beside what the log says. */
import { type Fairness, type Replay, type RulesVersion, type Said, type SeatInfo, type Table, type TableSummary, SPECTATOR } from "../../lib/protocol.ts";
import { UNTIMED } from "../../lib/table/new_table.ts";
import type { Match, MatchSeat } from "../match.ts";
import { dumpMatch } from "../match_file.ts";
import { commitmentTo, keyOf } from "../../lib/fairness/fairness.ts";
import type { SeatState } from "./seats.ts";
import type { Line, TableState } from "./state.ts";
import { momentsOf } from "./telling.ts";

/** The person at this device. Tables of this browser are theirs, whoever they are to a server. */
export const ME = "me";

export function tableOf(state: TableState, myName: string, viewer: number | null): Table {
  const { opened } = state;
  return {
    type: "table",
    id: state.id,
    game: opened.game,
    options: opened.options,
    status: state.status,
    public: false,
    pace: UNTIMED,
    seats: state.seats.map((seat) => seatInfo(seat, myName)),
    my_seats: state.mySeats,
    owner: true,
    start: opened.start,
    invite_url: "",
    fairness: proofOf(state),
    rematch: state.rematch,
    spectators: viewer === SPECTATOR ? 1 : 0,
    rules: rulesVersionOf(state),
    hints: true,
    rated: false,
    helped: [],
    took_back: [],
  };
}

/** A match goes on by the rules it began with. */
const rulesVersionOf = ({ opened, engine }: TableState): RulesVersion => ({ version: opened.rules, newest: engine.game.version });

export function summaryOf(state: TableState, myName: string): TableSummary {
  return {
    id: state.id,
    game: state.opened.game,
    status: state.status,
    seats: state.seats.map((seat) => seatInfo(seat, myName)),
    my_seats: state.mySeats,
    to_move: [...state.toMove],
    my_turn: state.toMove.some((seat) => state.mySeats.includes(seat)),
    turn: state.match?.header("turn") ?? 0,
    created: state.created,
    changed: state.changed,
    ranks: [...state.ranks],
    points: [...state.points],
  };
}

function seatInfo(seat: SeatState, myName: string): SeatInfo {
  const isPerson = seat.kind === "person";
  return {
    name: seat.name || (isPerson ? myName : seat.level),
    kind: seat.kind,
    level: seat.botLevel ?? "",
    present: isPerson,
    stand_in: isPerson && seat.botLevel !== null,
    person: isPerson && !seat.name ? ME : null,
    rating: null,
  };
}

/** The proof of the deal, as far as it may be shown. A match brought from outside has none. */
export function proofOf(state: TableState, match: string | null = null): Fairness {
  const { seed, match: brought } = state.opened;
  const entropy = state.seats.map((seat) => seat.entropy);
  const isShown = state.status === "finished" && brought === null;
  return {
    commitment: commitmentTo(seed),
    entropy,
    seed: isShown ? seed : null,
    key: isShown ? keyOf(seed, entropy) : null,
    match: isShown ? match : null,
    version: 1, // on one device there is nobody to be bound against
    commitments: [],
    bound: false,
    openings: [],
  };
}

/** The match with the names of who plays it. */
export function namedMatch(state: TableState, myName: string): Match {
  const match = state.running().copy();
  match.seats = state.seats.map((seat): MatchSeat => (seat.kind === "bot" ? { name: seat.name || seat.level, bot: seat.level } : { name: seat.name || myName }));
  return match;
}

export function matchFileOf(state: TableState, myName: string): string {
  return dumpMatch(namedMatch(state, myName));
}

export function saidOf(state: TableState, line: Line, myName: string): Said {
  return { type: "said", number: line.number, seat: state.mySeats[0] ?? SPECTATOR, name: myName, text: line.text, at: line.at };
}

export function replayOf(state: TableState, viewer: number, viewers: number[], myName: string): Replay {
  return {
    id: state.id,
    game: state.opened.game,
    options: state.opened.options,
    status: state.status,
    seats: state.seats.map((seat) => seatInfo(seat, myName)),
    viewer,
    viewers,
    moments: momentsOf(state.running(), viewer, state.status === "finished", (seat) => state.seats[seat]?.kind === "bot"),
    said: state.lines.map((line) => saidOf(state, line, myName)),
    rules: rulesVersionOf(state),
  };
}
