/** Reviews of matches on this device: the work is shared out to workers, told as it goes on, and kept. */
import { fromBase64 } from "../engine/base64.ts";
import { metadataOf } from "../engine/metadata.ts";
import { type MatchFile, readMatchFile } from "../engine/match_file.ts";
import type { Shelf } from "../engine/shelf.ts";
import { type Chances, type ChancesAt, type ChancesThrough, NotFinished, type ReviewOf, type ReviewWishes } from "./contract.ts";
import { Crew, type WeigherPort } from "./crew.ts";
import { hashOf, KeptReviews, type Progress } from "./kept_reviews.ts";
import type { Effort, Review } from "./review.ts";
import type { OpenedMatch } from "./weighing.ts";
import type { Account, Sums } from "./weigher.ts";

/** As `reihum.review` does it by default. */
export const EFFORT: Effort = { position: 512, choosing: 1024, comparing: 512, most: 4096, great: true };
const SEED = "1";
/** Playouts of every position for a first look, and deals for what seats win before the deal. */
const FIRST_LOOK = 64;
const DEALS = 2048;
/** Playouts of a position whose chances are shown: a standard error of 2.5 points at the most. */
const SHOWN = 400;
/** What is done is kept about so often. */
const KEEP_MS = 2_000;
/** Workers for chances are let go after such a time without a question. */
const REST_MS = 30_000;

export interface ReviewTools {
  /** The compiled rules of a game. */
  ready(game: string): Promise<WebAssembly.Module>;
  spawn(): WeigherPort;
  shelf: Promise<Shelf>;
  /** As many workers, else one a core. */
  workers?: number;
  tickMs?: number;
}

export class Reviewing {
  readonly #kept: KeptReviews;
  #chances: { module: WebAssembly.Module; crew: Crew } | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tools: ReviewTools) {
    this.#kept = new KeptReviews(tools.shelf);
  }

  readonly reviewOf: ReviewOf = async (text, wishes = {}) => {
    const file = readMatchFile(text);
    const module = await this.tools.ready(file.game);
    return this.#withCrew(module, text, wishes.signal, (crew) => new OneReview(crew, text, file, hashOf(metadataOf(module).hash, SEED, EFFORT), this.#kept, wishes).run());
  };

  readonly chancesAt: ChancesAt = async (game, record, signal) => {
    fromBase64(record); // what is none is said at once
    const module = await this.tools.ready(game);
    signal?.throwIfAborted();
    if (this.#chances?.module !== module) {
      this.#chances?.crew.dismiss();
      this.#chances = { module, crew: this.#crew((caller) => caller.call("learn", module), 1) };
    }
    clearTimeout(this.#resting);
    try {
      return await this.#chances.crew.do((caller) => {
        signal?.throwIfAborted();
        return caller.call("chances", record, SHOWN);
      });
    } finally {
      this.#resting = setTimeout(() => this.#rest(), REST_MS);
    }
  };

  #rest(): void {
    this.#chances?.crew.dismiss();
    this.#chances = null;
  }

  readonly chancesThrough: ChancesThrough = async (text, viewer, onFound, signal) => {
    const file = readMatchFile(text);
    const module = await this.tools.ready(file.game);
    return this.#withCrew(module, text, signal, (crew) =>
      Promise.all(
        Array.from({ length: file.moves.length + 1 }, async (_, length): Promise<Chances> => {
          const found = await crew.do((caller) => caller.call("chancesAfter", length, viewer, SHOWN));
          onFound?.(length, found);
          return found;
        }),
      ),
    );
  };

  #crew(prepare: ConstructorParameters<typeof Crew>[1], size = this.tools.workers): Crew {
    return new Crew(() => this.tools.spawn(), prepare, size, this.tools.tickMs);
  }

  async #withCrew<Result>(module: WebAssembly.Module, text: string, signal: AbortSignal | undefined, work: (crew: Crew) => Promise<Result>): Promise<Result> {
    signal?.throwIfAborted();
    const crew = this.#crew(async (caller) => {
      await caller.call("learn", module);
      await caller.call("open", text, SEED);
    });
    const leave = (): void => crew.dismiss(signal?.reason);
    signal?.addEventListener("abort", leave);
    try {
      return await work(crew);
    } catch (error) {
      throw error instanceof Error && error.name === "NotFinished" ? new NotFinished(error.message) : error;
    } finally {
      signal?.removeEventListener("abort", leave);
      crew.dismiss();
    }
  }
}

class OneReview {
  #opened!: OpenedMatch;
  #progress!: Progress;
  #keptAt = 0;

  constructor(
    private readonly crew: Crew,
    private readonly text: string,
    private readonly file: MatchFile,
    private readonly of: string,
    private readonly kept: KeptReviews,
    private readonly wishes: ReviewWishes,
  ) {}

  async run(): Promise<Review> {
    const opened = (this.#opened = await this.crew.do((caller) => caller.call("open", this.text, SEED)));
    const count = opened.forced.length;
    const nothing = <Thing>(thing: Thing): Thing[] => Array<Thing>(count).fill(thing);
    const progress = (this.#progress = (await this.kept.find(this.file, this.of, count)) ?? { sums: nothing<Sums | null>(null), decisions: nothing<string | null>(null), done: nothing(false), start: null });
    try {
      await this.#look();
      await Promise.all([this.#weigh(), this.#begin()]);
      const found = await this.#account();
      await this.#keep();
      return { game: this.file.game, players: opened.players, ...found, effort: EFFORT, seed: SEED };
    } catch (error) {
      if (progress.done.some(Boolean)) await this.#keep();
      throw error;
    }
  }

  /** A first look at all positions: chances, and what may become turning points. */
  async #look(): Promise<void> {
    const { sums } = this.#progress;
    await this.#each((step) => sums[step] === null, async (step) => {
      sums[step] = await this.crew.do((caller) => caller.call("measure", step, null, 0, FIRST_LOOK));
    });
    this.#tell(await this.#account());
  }

  async #begin(): Promise<void> {
    if (!this.#opened.isVariation) this.#progress.start ??= await this.crew.do((caller) => caller.call("start", DEALS));
  }

  /** Weighs what is not done, where most seems to have been lost or won first. */
  async #weigh(): Promise<void> {
    const { sums, decisions, done } = this.#progress;
    const { steps } = await this.#account();
    const swing = (step: number): number => Math.max(...(steps[step]?.parts.map(({ decision }) => Math.abs(decision)) ?? [0]));
    const order = done.map((_, step) => step).sort((one, other) => swing(other) - swing(one));
    await this.#each((step) => !done[step], async (step) => {
      const [found, decision] = await this.crew.do(async (caller): Promise<[Sums, string | null]> => {
        const measured = await caller.call("measure", step, sums[step] as Sums, FIRST_LOOK, EFFORT.position - FIRST_LOOK);
        if (this.#opened.forced[step]) return [measured, null];
        const judged = await caller.call("decide", step, measured, EFFORT);
        return [judged.sums, judged.decision];
      });
      [sums[step], decisions[step], done[step]] = [found, decision, true];
      await this.#told();
    }, order);
  }

  async #each(isWanted: (step: number) => boolean, work: (step: number) => Promise<void>, order = this.#progress.done.map((_, step) => step)): Promise<void> {
    await Promise.all(order.filter(isWanted).map(work));
  }

  async #told(): Promise<void> {
    const now = Date.now();
    if (now - this.#keptAt < KEEP_MS) return;
    this.#keptAt = now;
    await this.#keep();
    if (this.wishes.onProgress) this.#tell(await this.#account());
  }

  #keep(): Promise<void> {
    return this.kept.keep(this.file, this.of, this.#progress);
  }

  #account(): Promise<Account> {
    const { sums, decisions, start } = this.#progress;
    return this.crew.do((caller) => caller.call("account", sums as Sums[], decisions, start ?? (sums[0] as Sums)));
  }

  #tell({ steps, turning_points: turningPoints }: Account): void {
    const { done } = this.#progress;
    const last = steps.at(-1);
    this.wishes.onProgress?.({
      done: done.filter(Boolean).length,
      of: done.length,
      chances: [...steps.map(({ before }) => before), ...(last ? [last.after] : [])],
      turningPoints,
      steps: steps.map((step, number) => (done[number] ? step : null)),
    });
  }
}
