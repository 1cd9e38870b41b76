// Positions, plans and steps as small as a test needs them.
import type { Plan, Position, Step, Table, View } from "../../src/lib/protocol.ts";

const view = (extra: object = {}): View => ({ game: "superstar", viewer: 0, players: 2, turn: 0, points: [0, 0], ranks: [], ...extra }) as unknown as View;

export function position(extra: Partial<Position> = {}): Position {
  return {
    type: "position",
    viewer: 0,
    number: 0,
    legal: [],
    steps: [],
    can_undo: false,
    chosen: null,
    view: view(),
    record: null,
    to_move: [0],
    undo_asked: null,
    clocks: [],
    ranks: [],
    points: [],
    replies: 0,
    ...extra,
  };
}

export function step(number: number, seat: number, extra: Partial<Step> = {}): Step {
  return { number, seat, move: "pass", events: [], bot: seat > 0, kind: "move", ...extra };
}

export function plan(extra: Partial<Plan> = {}): Plan {
  return { type: "plan", id: "", at: 0, order: [], view: view(), legal: [], more: [], done: false, reveals: false, refused: null, clause: null, reason: null, ...extra };
}

export function table(extra: Partial<Table> = {}): Table {
  const seat = { level: "", present: true, stand_in: false, rating: null };
  return {
    type: "table",
    id: "t",
    game: "superstar",
    options: {},
    status: "running",
    public: false,
    pace: { kind: "untimed", bank_s: 0, increment_s: 0, hours: 0 },
    seats: [
      { ...seat, name: "Ada", kind: "person", person: "a" },
      { ...seat, name: "Ben", kind: "bot", person: null },
    ],
    my_seats: [0],
    owner: true,
    start: null,
    invite_url: "",
    fairness: { commitment: "c0", entropy: [], seed: null, key: null, match: null, version: 2, commitments: [], bound: false, openings: [] },
    rematch: null,
    hints: true,
    rated: false,
    helped: [],
    took_back: [],
    spectators: 0,
    rules: { version: 1, newest: 1 },
    ...extra,
  };
}
