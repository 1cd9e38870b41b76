/** A person with a browser of their own: a page, everything that went wrong on it, and every message it was sent. */
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { browser } from "./launch.ts";
import { noteQuestions } from "./questions.ts";
import { GAMES } from "./games.ts";

export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Others' moves follow each other fast, what is forced happens by itself, and lessons were offered before. */
const QUICK = { pace: "fast", playsForced: true, offered: GAMES };

export interface Arrival extends BrowserContextOptions {
  name?: string;
  /** Where the server is for this person; a cable that can be cut, for instance. */
  at?: string;
  /** What the person has set; by default nothing is waited for that a test need not wait for. */
  settings?: object;
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

  /** Only who asks for it has the page kept: a hundred files for every visitor would keep the server from the others. */
  static async arrive({ name = "Ada", at = inject("server"), settings = QUICK, ...options }: Arrival = {}): Promise<Visitor> {
    const context = await (await browser()).newContext({ ...DESK, locale: "en-GB", baseURL: at, serviceWorkers: "block", ...options });
    context.setDefaultTimeout(60_000); // what has not come then never comes
    const visitor = new Visitor(name, context, await context.newPage(), at);
    await visitor.#listen();
    await visitor.page.addInitScript((kept) => {
      if (location.protocol.startsWith("http")) localStorage["reihum"] ??= JSON.stringify(kept);
    }, settings);
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
      socket.on("framereceived", ({ payload }) => void heard.push(payload.toString()));
    });
    await noteQuestions(page);
  }

  /** The address of a screen ("/new/bloom"): on a static site it stands behind a #. */
  address(screen: string): string {
    return new URL(this.home).pathname === "/" ? screen : `${this.home}#${screen}`;
  }

  /** Gives the name that is asked for once. */
  async giveName(): Promise<void> {
    const dialog = this.page.locator("dialog[open]");
    await dialog.locator("input").fill(this.name);
    await dialog.locator("button[type=submit]").click();
  }

  /** What went wrong so far had to go wrong; what comes later counts. */
  forgive(known: RegExp[]): void {
    this.faults.splice(0, this.faults.length, ...this.faults.filter((fault) => !known.some((form) => form.test(fault))));
  }

  /** The end of a visit: nothing may have gone wrong. A network that was cut on purpose is no fault of the page. */
  async leave({ forgiving = [] }: { forgiving?: RegExp[] } = {}): Promise<void> {
    await this.context.close();
    expect(this.faults.filter((fault) => !forgiving.some((known) => known.test(fault))).join("\n")).toBe("");
  }
}
