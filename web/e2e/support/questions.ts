/** What a page has asked the server over its web socket, and whether it was answered. */
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
export function noteQuestions(page: Page): void {
  page.on("websocket", (socket) => {
    const asked = new Questions();
    questions.set(page, asked);
    socket.on("framesent", ({ payload }) => asked.ask(idOf(payload)));
    socket.on("framereceived", ({ payload }) => asked.answer(idOf(payload)));
    socket.on("close", () => asked.forget());
  });
}

/** Waits until the server has answered everything the page has asked: were there answers to wait for, and did they come in time? */
export async function answersCame(page: Page, withinMs: number): Promise<boolean> {
  return (await questions.get(page)?.answersCame(withinMs)) ?? false;
}
