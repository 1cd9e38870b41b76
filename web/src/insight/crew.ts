/** Workers that share tasks: as many as there are cores, at most four. One that fails is replaced, and its task tried once more. */
import { ModuleError } from "../engine/errors.ts";
import { Caller, type Port } from "../engine/rpc.ts";
import type { WeigherHandlers } from "./weighing.ts";

export interface WeigherPort extends Port {
  terminate(): void;
  onerror?: ((event: ErrorEvent) => unknown) | null;
}

export type WeigherCaller = Caller<WeigherHandlers>;

const MOST = 4;
/** Ticks of silence after which a worker is given up: a single task can take long on a slow device. */
const PATIENCE = 120;
const TICK_MS = 1_000;

interface Member {
  caller: WeigherCaller;
  leave(): void;
}

export class Crew {
  readonly #free: Member[] = [];
  readonly #all = new Set<Member>();
  readonly #queue: (() => void)[] = [];
  #isDismissed = false;
  #reason: unknown;

  /** `prepare`: what every worker is told first. */
  constructor(
    private readonly spawn: () => WeigherPort,
    private readonly prepare: (caller: WeigherCaller) => Promise<unknown>,
    private readonly size: number = coresHere(),
    private readonly tickMs = TICK_MS,
  ) {}

  /** Has a free worker do something. Tasks are begun in the order in which they were given. */
  async do<Result>(task: (caller: WeigherCaller) => Promise<Result>): Promise<Result> {
    await this.#turn();
    try {
      return await this.#try(task);
    } catch (error) {
      if (this.#isDismissed || !(error instanceof WorkerLost)) throw error;
      return await this.#try(task).catch((again: unknown) => {
        throw again instanceof WorkerLost ? new ModuleError("trapped", "The workers that review this match fail again and again.", { cause: again }) : again;
      });
    } finally {
      this.#working--;
      this.#queue.shift()?.();
    }
  }
  #working = 0;

  /** Lets all workers go; whoever waits is told. */
  dismiss(reason: unknown = new DOMException("The review was left.", "AbortError")): void {
    this.#isDismissed = true;
    this.#reason = reason;
    for (const member of this.#all) {
      member.caller.fail(reason);
      member.leave();
    }
    this.#all.clear();
    this.#free.length = 0;
  }

  async #turn(): Promise<void> {
    if (this.#working >= this.size) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#working++;
  }

  async #try<Result>(task: (caller: WeigherCaller) => Promise<Result>): Promise<Result> {
    if (this.#isDismissed) throw this.#reason;
    const member = this.#free.pop() ?? (await this.#hire());
    const result = await task(member.caller).catch((error: unknown) => {
      // what a call ends with is no fault of the worker; one that was lost is not asked again
      if (this.#all.has(member)) this.#free.push(member);
      throw error;
    });
    if (this.#all.has(member)) this.#free.push(member);
    return result;
  }

  async #hire(): Promise<Member> {
    let port: WeigherPort;
    try {
      port = this.spawn();
    } catch (cause) {
      throw new ModuleError("blocked", "The review's workers cannot be started.", { cause });
    }
    const lose = (): void => {
      if (!this.#all.delete(member)) return;
      member.leave();
      caller.fail(new WorkerLost());
    };
    const caller: WeigherCaller = new Caller<WeigherHandlers>(port, { of: () => PATIENCE, longest: PATIENCE, tickMs: this.tickMs, onSilence: lose });
    const member: Member = { caller, leave: () => port.terminate() };
    port.onerror = lose;
    this.#all.add(member);
    await this.prepare(caller);
    return member;
  }
}

class WorkerLost extends Error {
  override name = "WorkerLost";
}

function coresHere(): number {
  return Math.max(1, Math.min(MOST, globalThis.navigator?.hardwareConcurrency || 1));
}
