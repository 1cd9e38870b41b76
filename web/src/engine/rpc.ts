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

interface Question {
  question: number;
  name: string;
  given: unknown[];
}
type Answer = { answer: number; result: unknown } | { answer: number; error: PlainError };
interface PlainError {
  name: string;
  message: string;
  more: Record<string, unknown>;
}

/** Answers what is asked through a port. */
export function serve(port: Port, handlers: Handlers): void {
  port.addEventListener("message", ({ data }: MessageEvent<Question>) => {
    if (typeof data !== "object" || !("question" in data)) return;
    const reply = (answer: Answer) => port.postMessage(answer);
    Promise.resolve()
      .then(() => handlers[data.name]?.(...data.given))
      .then((result) => reply({ answer: data.question, result }))
      .catch((error: unknown) => reply({ answer: data.question, error: plain(error) }));
  });
}

/** The asking side of a port. */
export class Caller<Remote extends Handlers> {
  #asked = 0;
  readonly #waiting = new Map<number, { resolve(result: unknown): void; reject(error: unknown): void }>();

  constructor(private readonly port: Port) {
    port.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
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
      this.#waiting.set(question, { resolve: resolve as (result: unknown) => void, reject });
      this.port.postMessage({ question, name, given } satisfies Question);
    });
  }

  /** Says something whose answer nobody waits for. */
  tell<Name extends keyof Remote & string>(name: Name, ...given: Parameters<Remote[Name]>): void {
    this.call(name, ...given).catch(() => undefined);
  }

  /** Nobody will answer any more. */
  fail(error: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
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
