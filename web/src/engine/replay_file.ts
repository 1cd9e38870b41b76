/** A match file as a replay: all positions as one seat saw them, without a server. */
import type { Replay, SeatInfo } from "../lib/protocol.ts";
import { type Engine, WATCHER } from "./engine.ts";
import { type MatchSeat, range } from "./match.ts";
import { loadMatch } from "./match_file.ts";
import { Refused } from "./table/refused.ts";
import { momentsOf } from "./table/telling.ts";

/** All cards are open to who has the file: it may be seen from every seat. */
export function replayedFile(file: string, engine: Engine, viewer: number): Replay {
  const match = loadMatch(file, engine);
  const viewers = [WATCHER, ...range(match.setup.players)];
  if (!viewers.includes(viewer)) throw new Refused("bad_request", `There is no seat ${viewer}.`);
  return {
    id: "",
    game: engine.game.game,
    options: { ...match.setup.options },
    status: match.isOver ? "finished" : "running",
    seats: match.seats.map(seatInfo),
    viewer,
    viewers,
    moments: momentsOf(match, viewer, true, (seat) => match.seats[seat]?.bot !== undefined),
    said: [],
  };
}

function seatInfo({ name, bot }: MatchSeat): SeatInfo {
  return { name, kind: bot === undefined ? "person" : "bot", level: bot ?? "", present: true, stand_in: false, person: null, rating: null };
}
