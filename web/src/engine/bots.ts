/** Bots by level, thinking as those of the server do: the same seed and record bring the same move, unless a clock ends it. */
import { sha256 } from "../lib/fairness/sha256.ts";
import { fromHex, keyOfSeed, wordsOfKey } from "./chance.ts";
import type { Engine } from "./engine.ts";
import { BadOption, ModuleError } from "./errors.ts";
import type { LevelData, ThinkingData } from "./metadata.ts";
import type { Region } from "./module.ts";

/** Asked now and then: is an answer still wanted? It may wait a moment, so that others get their turn. */
export type Pause = () => Promise<boolean>;

/** Nobody wants to know any more. */
export class Abandoned extends Error {
  override name = "Abandoned";
}

/** How long it thinks in one go. */
const BREATH_MS = 40;

export class Bots {
  readonly #luck: Region;
  readonly #seed: Region;
  readonly #tuning: Region;
  readonly #limits: Region;
  readonly #record: Region;
  /** As large as the largest mind needed so far: there is one at a time. */
  #mind: Region | null = null;

  constructor(readonly engine: Engine) {
    const { module, game } = engine;
    this.#luck = module.array([1], 8);
    this.#seed = module.array([game.numbers.key_words], 8);
    this.#tuning = module.array([game.thinking.tuning], 8);
    this.#limits = module.array([game.thinking.limits], 8);
    this.#record = module.array([game.record], 1);
  }

  get levels(): string[] {
    return Object.keys(this.engine.game.levels);
  }

  /** The move of a bot for the seat that a record asks and is concealed for. `patienceMs`: 0 for all the time it wants. */
  async choose(level: string, seed: string, concealed: Uint8Array, patienceMs = this.engine.game.thinking.patience_ms, pause: Pause = async () => true): Promise<number> {
    this.#check(level, concealed);
    const { module } = this.engine;
    const settings = this.engine.game.levels[level] as LevelData;
    if (settings.entry === "think") return this.#search(settings, seed, concealed, patienceMs, pause);
    module.write(this.#record, concealed);
    module.writeNumbers(this.#luck, [luckOf(level, seed)]);
    return module.call(settings.entry, this.#record, this.#luck);
  }

  #check(level: string, concealed: Uint8Array): void {
    if (!this.levels.includes(level)) throw new BadOption(`There is no bot '${level}'. The bots are: ${this.levels.join(", ")}.`);
    const [seat, viewer] = [this.engine.header(concealed, "to_move"), this.engine.header(concealed, "viewer")];
    if (seat < 0 || viewer !== seat) throw new BadOption(`A bot is given what the seat that is asked (${seat}) may know, not the record of ${viewer}.`);
  }

  async #search(settings: ThinkingData, seed: string, concealed: Uint8Array, patienceMs: number, pause: Pause): Promise<number> {
    const { module, game: { thinking } } = this.engine;
    const mind = this.#begin(settings, seed);
    const ends = patienceMs > 0 ? performance.now() + patienceMs : Infinity;
    for (;;) {
      const breath = performance.now() + BREATH_MS;
      module.write(this.#record, concealed);
      while (performance.now() < Math.min(breath, ends)) {
        const move = module.call("think", mind, this.#record, thinking.chunk);
        if (move !== thinking.undecided) return this.#decided(move);
      }
      if (performance.now() >= ends) return this.#decided(module.call("decide", mind, this.#record));
      if (!(await pause())) throw new Abandoned();
    }
  }

  #begin({ bytes, tuning, limits }: ThinkingData, seed: string): Region {
    const { module } = this.engine;
    if (!this.#mind || this.#mind.bytes < bytes) this.#mind = module.array([bytes], 1);
    const mind = { ...this.#mind, bytes, shape: [bytes] };
    module.writeNumbers(this.#seed, wordsOfKey(keyOfSeed(`thinker ${seed}`)));
    module.writeFractions(this.#tuning, tuning);
    module.writeNumbers(this.#limits, limits);
    const room = module.call("begin_thinking", mind, this.#seed, this.#tuning, this.#limits);
    if (room === 0) throw new ModuleError("damaged", "The module's bots have no room to think.");
    return mind;
  }

  #decided(move: number): number {
    if (move < 0) throw new ModuleError("trapped", "A bot could not think about this record.");
    return move;
  }
}

/** What a bot that does not search draws lots with. */
function luckOf(level: string, seed: string): number {
  const digest = fromHex(sha256(new TextEncoder().encode(`${level} ${seed}`)));
  return (new DataView(digest.buffer).getUint32(0, true) | 1) >>> 0;
}
