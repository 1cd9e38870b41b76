/** A person with a browser of their own: a page, everything that went wrong on it, and every message it was sent. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect, inject } from "vitest";

export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

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

const questions = new WeakMap<Page, Questions>();

/** Waits until the server has answered everything the page has asked: were there answers to wait for, and did they come in time? */
export async function answersCame(page: Page, withinMs: number): Promise<boolean> {
  return (await questions.get(page)?.answersCame(withinMs)) ?? false;
}

/** Tests run in containers and as root, where the sandbox of the browser cannot be set up. */
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--font-render-hinting=none"];

let launched: Promise<Browser> | undefined;

/** The browser of this process and of all test files that run in it: a relay to one in another process costs as much again. */
export function browser(): Promise<Browser> {
  const { program, environment } = inject("browser");
  launched ??= chromium.launch({ executablePath: program, args: FLAGS, env: { ...process.env, ...environment } as Record<string, string> });
  return launched;
}

/** The number of the browser's process. */
export async function browserProcess(): Promise<number> {
  const wire = await (await browser()).newBrowserCDPSession();
  const { processInfo } = await wire.send("SystemInfo.getProcessInfo");
  await wire.detach();
  return processInfo.find(({ type }) => type === "browser")?.id ?? 0;
}

function idOf(payload: string | Buffer): string {
  return (JSON.parse(payload.toString()) as { id?: string }).id ?? "";
}

export interface Arrival extends BrowserContextOptions {
  name?: string;
  /** Where the server is for this person; a cable that can be cut, for instance. */
  at?: string;
}

export class Visitor {
  /** What no page may ever have: errors in the console, uncaught errors, violations of the content security policy. */
  readonly faults: string[] = [];
  /** Everything the server has said over web sockets. */
  readonly heard: string[] = [];

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly home: string,
  ) {}

  static async arrive({ name = "Ada", at = inject("server"), ...options }: Arrival = {}): Promise<Visitor> {
    const context = await (await browser()).newContext({ ...DESK, locale: "en-GB", baseURL: at, ...options });
    context.setDefaultTimeout(15_000);
    const visitor = new Visitor(name, context, await context.newPage(), at);
    await visitor.#listen();
    return visitor;
  }

  async #listen(): Promise<void> {
    const { page, faults, heard } = this;
    await page.exposeBinding("reportFault", (_, fault: string) => void faults.push(fault));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        (window as unknown as { reportFault(fault: string): void }).reportFault(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    page.on("pageerror", (error) => faults.push(`page: ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(`console: ${message.text()} ${message.location().url}`);
    });
    page.on("websocket", (socket) => {
      const asked = new Questions();
      questions.set(page, asked);
      socket.on("framesent", ({ payload }) => asked.ask(idOf(payload)));
      socket.on("framereceived", ({ payload }) => {
        heard.push(payload.toString());
        asked.answer(idOf(payload));
      });
      socket.on("close", () => asked.forget());
    });
  }

  /** Gives the name that is asked for once. */
  async giveName(): Promise<void> {
    const dialog = this.page.locator("dialog[open]");
    await dialog.locator("input").fill(this.name);
    await dialog.locator("button[type=submit]").click();
  }

  /** The end of a visit: nothing may have gone wrong. A network that was cut on purpose is no fault of the page. */
  async leave({ forgiving = [] }: { forgiving?: RegExp[] } = {}): Promise<void> {
    await this.context.close();
    expect(this.faults.filter((fault) => !forgiving.some((known) => known.test(fault)))).toEqual([]);
  }
}
