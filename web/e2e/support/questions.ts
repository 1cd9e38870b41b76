/** What a page has asked the server over its web socket, or its own workers, and whether it was answered. */
import type { Page } from "playwright-core";

/** What a page has asked the server and was not answered yet. */
class Questions {
  readonly #ids = new Set<string>();
  readonly #waiting: (() => void)[] = [];

  ask(id: string): void {
    this.#ids.add(id);
  }

  answer(id: string): void {
    this.#ids.delete(id);
    if (this.#ids.size === 0) this.forget();
  }

  /** Nobody waits any more: a connection that was lost answers nothing. */
  forget(): void {
    this.#ids.clear();
    for (const goOn of this.#waiting.splice(0)) goOn();
  }

  async answersCame(withinMs: number): Promise<boolean> {
    if (this.#ids.size === 0) return false;
    let patience: NodeJS.Timeout | undefined;
    await new Promise<void>((goOn) => {
      this.#waiting.push(goOn);
      patience = setTimeout(goOn, withinMs);
    });
    clearTimeout(patience);
    return this.#ids.size === 0;
  }
}

function idOf(payload: string | Buffer): string {
  return (JSON.parse(payload.toString()) as { id?: string }).id ?? "";
}

const questions = new WeakMap<Page, Questions>();

/** From now on what the page asks is noted. */
export async function noteQuestions(page: Page): Promise<void> {
  await page.addInitScript(noteWorkers);
  page.on("websocket", (socket) => {
    const asked = new Questions();
    questions.set(page, asked);
    socket.on("framesent", ({ payload }) => asked.ask(idOf(payload)));
    socket.on("framereceived", ({ payload }) => asked.answer(idOf(payload)));
    socket.on("close", () => asked.forget());
  });
}

/** Waits until everything the page has asked is answered: were there answers to wait for, and did they come in time? */
export async function answersCame(page: Page, withinMs: number): Promise<boolean> {
  const [server, workers] = await Promise.all([questions.get(page)?.answersCame(withinMs), page.evaluate(workersAnswered, withinMs)]);
  return (server ?? false) || workers;
}

type Asking = typeof globalThis & { askedOfWorkers?: Set<string>; answered?: () => void };

/** In the page: notes the questions to workers, which are numbered, and their answers. */
function noteWorkers(): void {
  const page = globalThis as Asking;
  const asked = (page.askedOfWorkers = new Set<string>());
  const numbers = new Map<Worker, number>();
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
    if (!numbers.has(this)) {
      const number = numbers.size;
      numbers.set(this, number);
      this.addEventListener("message", ({ data }: MessageEvent<{ answer?: number } | null>) => {
        asked.delete(`${number} ${data?.answer}`);
        if (asked.size === 0) page.answered?.();
      });
      // a worker that has failed answers nothing any more
      this.addEventListener("error", () => {
        for (const question of asked) if (question.startsWith(`${number} `)) asked.delete(question);
        if (asked.size === 0) page.answered?.();
      });
    }
    const { question } = (given[0] ?? {}) as { question?: number };
    if (question !== undefined) asked.add(`${numbers.get(this)} ${question}`);
    return (post as (...all: unknown[]) => void).apply(this, given);
  };
}

/** In the page: as above. */
async function workersAnswered(withinMs: number): Promise<boolean> {
  const page = globalThis as Asking;
  if (!page.askedOfWorkers?.size) return false;
  await new Promise<void>((goOn) => {
    page.answered = goOn;
    setTimeout(goOn, withinMs);
  });
  return page.askedOfWorkers.size === 0;
}
