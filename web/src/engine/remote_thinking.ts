/** Bots in a worker of their own, which is started when the first of them is asked. */
import type { Hinted } from "../lib/net/contract.ts";
import { Abandoned } from "./bots.ts";
import type { Bytes } from "./engine.ts";
import { ModuleError } from "./errors.ts";
import { Caller, type Port } from "./rpc.ts";
import type { Thinking } from "./table.ts";
import type { ThinkerHandlers } from "./thinking.ts";

/** A worker that can be sent away. */
export interface ThinkerPort extends Port {
  terminate(): void;
  onerror?: ((event: ErrorEvent) => unknown) | null;
}

/** How often it is asked whether an answer is still wanted. */
const CHECK_MS = 100;
/** Ticks of silence after which the worker is given up; who thinks long takes a breath again and again. */
const PATIENCE = 30;
const TICK_MS = 1_000;

export class RemoteThinking implements Thinking {
  #worker: ThinkerPort | null = null;
  #caller: Caller<ThinkerHandlers> | null = null;
  /** What the worker knows. */
  #learned: WebAssembly.Module | null = null;
  #tickets = 0;
  /** There is one mind: questions wait for each other. */
  #working: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly spawn: () => ThinkerPort,
    private readonly tickMs = TICK_MS,
  ) {}

  choose(module: WebAssembly.Module, level: string, seed: string, concealed: Bytes, isWanted: () => boolean): Promise<number> {
    const result = this.#working.then(() => this.#choose(module, level, seed, concealed, isWanted));
    this.#working = result.catch(() => undefined);
    return result;
  }

  hint(module: WebAssembly.Module, concealed: Bytes, seat: number, wish: readonly number[]): Promise<Hinted> {
    const result = this.#working.then(async () => (await this.#ready(module)).call("hint", concealed, seat, wish));
    this.#working = result.catch(() => undefined);
    return result;
  }

  /** The worker, with a game's module. */
  async #ready(module: WebAssembly.Module): Promise<Caller<ThinkerHandlers>> {
    const caller = (this.#caller ??= this.#start());
    if (this.#learned !== module) await caller.call("learn", module);
    this.#learned = module;
    return caller;
  }

  async #choose(module: WebAssembly.Module, level: string, seed: string, concealed: Bytes, isWanted: () => boolean): Promise<number> {
    if (!isWanted()) throw new Abandoned();
    const caller = await this.#ready(module);
    const ticket = ++this.#tickets;
    const checking = setInterval(() => {
      if (!isWanted()) caller.tell("abandon", ticket);
    }, CHECK_MS);
    try {
      return await caller.call("choose", level, seed, concealed, ticket);
    } catch (error) {
      throw isWanted() ? error : new Abandoned();
    } finally {
      clearInterval(checking);
    }
  }

  #start(): Caller<ThinkerHandlers> {
    const worker = (this.#worker = this.spawn());
    const lose = (): void => {
      caller.fail(new ModuleError("trapped", "The bots' worker failed."));
      if (this.#caller === caller) this.rest();
    };
    const caller = new Caller<ThinkerHandlers>(worker, { of: () => PATIENCE, longest: 2 * PATIENCE, tickMs: this.tickMs, onSilence: lose });
    worker.onerror = lose;
    return caller;
  }

  /** Lets the worker go, and with it all its memory. It is started again when it is needed. */
  rest(): void {
    this.#worker?.terminate();
    this.#caller?.fail(new Abandoned());
    this.#worker = this.#caller = null;
    this.#learned = null;
  }
}
