/** Questions and answers over a port: between the page and its workers. Errors keep their type on the way. */
import { BadNotation, BadOption, ModuleError, type ModuleTrouble } from "./errors.ts";
import { BadMatchFile, type FileTrouble } from "./match_file.ts";
import { Refused } from "./table/refused.ts";

/** A worker, or one end of a message channel. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

/** What can be asked, by name. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each has parameters of its own
export type Handlers = Record<string, (...given: any[]) => unknown>;

interface RpcQuestion {
  question: number;
  name: string;
  given: unknown[];
}
type RpcAnswer = { answer: number; result: unknown } | { answer: number; error: PlainError };
interface PlainError {
  name: string;
  message: string;
  more: Record<string, unknown>;
}

/** Answers what is asked through a port. */
export function serve(port: Port, handlers: Handlers): void {
  port.addEventListener("message", ({ data }: MessageEvent<RpcQuestion>) => {
    if (typeof data !== "object" || !("question" in data)) return;
    const reply = (answer: RpcAnswer) => port.postMessage(answer);
    Promise.resolve()
      .then(() => handlers[data.name]?.(...data.given))
      .then((result) => reply({ answer: data.question, result }))
      .catch((error: unknown) => reply({ answer: data.question, error: plain(error) }));
  });
}

/** How long an answerer may be silent while it is asked something. */
export interface Patience<Remote extends Handlers> {
  /** In ticks: a page that slept counts one, however long it slept. Before the first sign of life it is the longest of all. */
  of(name: keyof Remote & string, given: readonly unknown[]): number;
  longest: number;
  tickMs: number;
  /** It is silent for longer than that: it is dead, or never ends. */
  onSilence(): void;
}

/** Who was asked has not said anything for too long. */
export class Silent extends Error {
  override name = "Silent";
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: unknown): void;
  patience: number;
}

/** Ticks until it is asked whether anybody is there; whoever is only waiting, for a network say, answers at once. */
const KNOCK_EVERY = 2;

/** The asking side of a port. */
export class Caller<Remote extends Handlers> {
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();
  #ticking: ReturnType<typeof setInterval> | undefined;
  #silentFor = 0;
  #wasHeard = false;

  constructor(
    private readonly port: Port,
    private readonly patience: Patience<Remote> | null = null,
  ) {
    port.addEventListener("message", ({ data }: MessageEvent<RpcAnswer>) => {
      this.#silentFor = 0;
      this.#wasHeard = true;
      if (typeof data !== "object" || !("answer" in data)) return;
      const waiting = this.#waiting.get(data.answer);
      this.#waiting.delete(data.answer);
      if ("error" in data) waiting?.reject(revived(data.error));
      else waiting?.resolve(data.result);
    });
  }

  call<Name extends keyof Remote & string>(name: Name, ...given: Parameters<Remote[Name]>): Promise<Awaited<ReturnType<Remote[Name]>>> {
    const question = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(question, { resolve: resolve as (result: unknown) => void, reject, patience: this.patience?.of(name, given) ?? 0 });
      this.port.postMessage({ question, name, given } satisfies RpcQuestion);
      this.#watch();
    });
  }

  #watch(): void {
    if (!this.patience || this.#ticking !== undefined) return;
    this.#silentFor = 0;
    this.#ticking = setInterval(() => this.#tick(this.patience as Patience<Remote>), this.patience.tickMs);
  }

  #tick({ longest, onSilence }: Patience<Remote>): void {
    if (this.#waiting.size === 0) return this.#rest();
    const patience = this.#wasHeard ? Math.max(...[...this.#waiting.values()].map((waiting) => waiting.patience)) : longest;
    if (++this.#silentFor > patience) {
      this.#rest();
      onSilence();
    } else if (this.#silentFor % KNOCK_EVERY === 0) {
      this.port.postMessage({ question: 0, name: "", given: [] } satisfies RpcQuestion); // what nobody knows is answered, too
    }
  }

  #rest(): void {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }

  /** Says something whose answer nobody waits for. */
  tell<Name extends keyof Remote & string>(name: Name, ...given: Parameters<Remote[Name]>): void {
    this.call(name, ...given).catch(() => undefined);
  }

  /** Nobody will answer any more. */
  fail(error: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#rest();
  }
}

function plain(error: unknown): PlainError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), more: {} };
  const { name, message } = error;
  return { name, message, more: Object.fromEntries(Object.entries(error).filter(([key]) => key !== "name" && key !== "cause")) };
}

function revived({ name, message, more }: PlainError): Error {
  if (name === "ModuleError") return new ModuleError(more["trouble"] as ModuleTrouble, message);
  if (name === "BadMatchFile") return new BadMatchFile(more["trouble"] as FileTrouble, message, more["move"] as number | null);
  if (name === "Refused") return new Refused(more["code"] as Refused["code"], message, more["clause"] as string | null, more["reason"] as Refused["reason"]);
  if (name === "BadOption") return new BadOption(message);
  if (name === "BadNotation") return new BadNotation(message);
  return Object.assign(new Error(message), { name }, more);
}
