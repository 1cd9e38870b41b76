/** The weighing of steps and positions, served to another thread: each worker has an instance of the game's module. */
import { Engine } from "../engine/engine.ts";
import { fromBase64 } from "../engine/base64.ts";
import { loadMatch } from "../engine/match_file.ts";
import type { Match } from "../engine/match.ts";
import { GameModule } from "../engine/module.ts";
import type { Handlers } from "../engine/rpc.ts";
import { type Chances, NotFinished } from "./contract.ts";
import type { Effort } from "./review.ts";
import { type Account, type ReviewStep, type Sums, Weigher } from "./weigher.ts";

/** What the page has to know of the match that is reviewed. */
export interface OpenedMatch {
  players: number;
  /** What it was worth where it begins is what it was worth before: nobody's luck decided that. */
  isVariation: boolean;
  /** Steps in which nothing else could be done. */
  forced: boolean[];
}

export interface WeigherHandlers extends Handlers {
  /** Gets a game's module ready; the one before it is let go. */
  learn(module: WebAssembly.Module): void;
  /** Gets a match ready. Throws `BadMatchFile` or `NotFinished`. */
  open(file: string, seed: string): OpenedMatch;
  measure(step: number, sums: Sums | null, first: number, playouts: number): Sums;
  decide(step: number, sums: Sums, effort: Effort): { sums: Sums; decision: string };
  start(deals: number): Sums;
  account(sums: readonly Sums[], decisions: readonly (string | null)[], start: Sums): Account;
  chances(record: string, playouts: number): Chances;
  /** After the first so many moves of a match, as a viewer knows it, or (null) as the cards lie. */
  chancesAfter(length: number, viewer: number | null, playouts: number): Chances;
}

/** All positions are played on with the same luck. */
const CHANCES = "chances";

export function weigher(): WeigherHandlers {
  let weigher: Weigher | null = null;
  let opened: { match: Match; steps: ReviewStep[]; seed: string } | null = null;
  const ready = (): Weigher => weigher ?? missing();
  const asked = () => opened ?? missing();
  const stepOf = (number: number): ReviewStep => asked().steps[number] ?? missing();
  return {
    learn(module) {
      weigher = new Weigher(new Engine(new GameModule(module)));
      opened = null;
    },
    open(file, seed) {
      const match = loadMatch(file, ready().engine);
      if (!match.isOver) throw new NotFinished("Only a finished match can be reviewed; this one still runs.");
      const steps = ready().steps(match);
      opened = { match, steps, seed };
      return { players: match.setup.players, isVariation: match.variation !== null, forced: steps.map(({ isForced }) => isForced) };
    },
    measure: (step, sums, first, playouts) => ready().measure(stepOf(step), sums ?? ready().nothing(), asked().seed, first, playouts),
    decide: (step, sums, effort) => ready().decide(stepOf(step), sums, asked().seed, effort),
    start: (deals) => ready().start(asked().match, asked().seed, deals),
    account: (sums, decisions, start) => ready().account(asked().match, asked().steps, sums, decisions, start),
    chances: (record, playouts) => ready().chances(fromBase64(record), CHANCES, playouts),
    chancesAfter(length, viewer, playouts) {
      const { match } = asked();
      const again = match.begun();
      for (const move of match.moves.slice(0, length)) {
        match.follow(again);
        again.play(move);
      }
      match.follow(again);
      return ready().chances(viewer === null ? again.record : again.concealed(viewer), CHANCES, playouts);
    },
  };
}

function missing(): never {
  throw new Error("no match is there yet");
}
