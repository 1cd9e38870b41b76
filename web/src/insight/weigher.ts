/** A finished match weighed step by step, by the code of its game's module: the same numbers as `reihum.review` finds. */
import type { Bytes, Engine } from "../engine/engine.ts";
import { keyOfSeed, wordsOfKey } from "../engine/chance.ts";
import type { Match } from "../engine/match.ts";
import type { LevelData, ThinkingData } from "../engine/metadata.ts";
import type { Region } from "../engine/module.ts";
import type { Chances } from "./contract.ts";
import type { Effort, Review, Reviewed } from "./review.ts";

/** A whole turn of a match. */
export interface ReviewStep {
  seat: number;
  record: Bytes;
  concealed: Bytes;
  moves: number[];
  isForced: boolean;
  drew: boolean;
  /** The same as the module tells it. */
  about: number[];
}

/** What was measured of a step. More can be added to it; it may be kept and sent like any numbers. */
export type Sums = readonly number[];

export type Account = Pick<Review, "steps" | "accounts" | "turning_points" | "decided">;

// What is told of a step, in this order (src/reihum/bots/reviews/taking_apart.py)
const [SEAT, LENGTH, IS_FORCED, DREW] = [0, 2, 3, 4];
/** A turn is great if the first of these levels misses it and the second finds it. */
const FINDERS = ["hard", "expert"];

export class Weigher {
  readonly #record: Region;
  readonly #about: Region;
  readonly #turn: Region;
  readonly #budget: Region;
  readonly #seed: Region;
  readonly #sums: Region;
  readonly #page: Region;
  readonly #tunings: Region;
  readonly #limits: Region;
  /** Where levels think that look for great turns: large, and seldom needed. */
  #mind: Region | null = null;

  constructor(readonly engine: Engine) {
    const { module, game } = engine;
    this.#record = module.array([game.record], 1);
    this.#about = module.array([game.review.about], 8);
    this.#turn = module.array([game.review.longest_turn], 8);
    this.#budget = module.array([game.review.budget], 8);
    this.#seed = module.array([game.numbers.key_words], 8);
    this.#sums = module.array([game.review.sums], 8);
    this.#page = module.array([game.page], 1);
    this.#tunings = module.array([FINDERS.length * game.thinking.tuning], 8);
    this.#limits = module.array([FINDERS.length * game.thinking.limits], 8);
  }

  /** The steps of a match from its beginning; of a variation, those since it began. */
  steps(match: Match): ReviewStep[] {
    const { module, game } = this.engine;
    const moves = module.array([match.moves.length], 8);
    module.writeNumbers(moves, match.moves);
    const steps: ReviewStep[] = [];
    let record = match.base;
    for (let first = match.begins; first < match.moves.length; ) {
      module.write(this.#record, record);
      module.call("take_step", this.#record, moves, first, this.#about);
      const about = module.readNumbers(this.#about, game.review.about);
      const [seat = 0, length = 0] = [about[SEAT as number], about[LENGTH as number]];
      steps.push({
        ...{ seat, record, about, concealed: this.engine.conceal(record, seat) },
        moves: match.moves.slice(first, first + length),
        isForced: about[IS_FORCED as number] !== 0,
        drew: about[DREW as number] !== 0,
      });
      for (const move of match.moves.slice(first, first + length)) record = this.engine.play(record, move);
      first += length;
    }
    return steps;
  }

  /** Nothing measured yet. */
  nothing(): Sums {
    return Array<number>(this.engine.game.review.sums).fill(0);
  }

  /** Adds so many playouts to what a step's position is worth, and to what its turn did; `first`: how many there were. */
  measure({ record, seat, moves, isForced, drew }: ReviewStep, sums: Sums, seed: string, first: number, playouts: number): Sums {
    const length = isForced && !drew ? 0 : moves.length;
    const { module } = this.engine;
    this.#load(record, sums, seed);
    module.writeNumbers(this.#turn, moves);
    module.call("measure_step", this.#record, seat, this.#turn, length, this.#seed, first, playouts, this.#sums);
    return this.#measured();
  }

  /** Judges the decision of a step: as JSON, beside its sums. */
  decide({ concealed, moves }: ReviewStep, sums: Sums, seed: string, effort: Effort): { sums: Sums; decision: string } {
    const { module, game } = this.engine;
    this.#load(concealed, sums, seed);
    module.writeNumbers(this.#turn, moves);
    module.writeNumbers(this.#budget, [effort.choosing, effort.comparing, effort.most]);
    const levels = FINDERS.map((level) => game.levels[level] as LevelData).filter((level): level is ThinkingData => level.entry === "think");
    this.#mind ??= module.array([Math.max(...levels.map(({ bytes }) => bytes))], 1);
    module.writeFractions(this.#tunings, levels.flatMap(({ tuning }) => tuning));
    module.writeNumbers(this.#limits, levels.flatMap(({ limits }) => limits));
    const limits = effort.great ? this.#limits : { ...this.#limits, shape: [0] };
    module.call("write_decision", this.#record, this.#turn, moves.length, this.#budget, this.#seed, this.#mind, this.#tunings, limits, this.#sums, this.#page);
    return { sums: this.#measured(), decision: this.#text() };
  }

  /** What a match like this is worth to every seat before anything is dealt. */
  start(match: Match, seed: string, deals: number): Sums {
    this.#load(this.engine.undealt(match.setup), this.nothing(), seed);
    this.engine.module.call("measure_start", this.#record, this.#seed, 0, deals, this.#sums);
    return this.#measured();
  }

  /** Every seat's winning chance: over all that a viewer cannot know, or as the cards lie. */
  chances(record: Uint8Array, seed: string, playouts: number): Chances {
    this.#load(record, this.nothing(), seed);
    this.engine.module.call("measure_chances", this.#record, this.#seed, 0, playouts, this.#sums);
    const { seats } = this.engine.game.numbers;
    const sums = this.#measured();
    const players = this.engine.header(record, "players");
    const wins = sums.slice(0, players).map((sum) => sum / playouts);
    const errors = wins.map((mean, seat) => Math.sqrt(Math.max(0, (sums[seats + seat] as number) / playouts - mean * mean) / Math.max(1, playouts - 1)));
    return { wins, errors };
  }

  /** Sums up what was measured of all steps. */
  account(match: Match, steps: readonly ReviewStep[], sums: readonly Sums[], decisions: readonly (string | null)[], start: Sums): Account {
    const { module, game } = this.engine;
    const { players } = match.setup;
    // memory that is set aside stays so: an instance reviews one match
    const [about, all, ledger] = (this.#ledger ??= [game.review.about, game.review.sums, game.review.ledger].map((each) => module.array([steps.length * each], 8))) as [Region, Region, Region];
    module.writeNumbers(about, steps.flatMap((step) => step.about));
    module.writeFractions(all, sums.flat());
    module.write(this.#record, match.record);
    module.call("fill_ledger", this.#record, about, all, ledger);
    const told = steps.map((_, number) => {
      module.call("write_step", about, ledger, players, number, this.#page);
      const decision = decisions[number] ?? null;
      return { ...(JSON.parse(this.#text()) as Reviewed), decision: decision === null ? null : (JSON.parse(decision) as Reviewed["decision"]) };
    });
    module.writeFractions(this.#sums, start);
    module.call("write_summary", about, all, ledger, this.#sums, players, this.#page);
    const summary = JSON.parse(this.#text()) as Omit<Account, "steps">;
    return { steps: told, ...summary, accounts: summary.accounts.map((account) => ({ ...account, name: match.seats[account.seat]?.name ?? "" })) };
  }
  #ledger: Region[] | null = null;

  #load(record: Uint8Array, sums: Sums, seed: string): void {
    const { module } = this.engine;
    module.write(this.#record, record);
    module.writeFractions(this.#sums, sums);
    module.writeNumbers(this.#seed, wordsOfKey(keyOfSeed(seed)));
  }

  #measured(): Sums {
    return this.engine.module.readFractions(this.#sums, this.engine.game.review.sums);
  }

  #text(): string {
    const [length = 0] = this.engine.module.readNumbers(this.#page, 1);
    return new TextDecoder().decode(this.engine.module.read(this.#page, length, 8));
  }
}
