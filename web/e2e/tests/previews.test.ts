/** A tap is answered without the network: from the touch to the preview on the screen, on a processor slowed four times. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account, busyness } from "../support/busy.ts";
import { browserProcess } from "../support/launch.ts";
import { Player } from "../support/player.ts";
import { type Game, layTable } from "../support/setting_up.ts";
import { rentSite, type StaticSite } from "../support/static_site.ts";
import { Visitor } from "../support/visitor.ts";

/** Those in which a turn is built of several taps. */
const MEASURED: readonly Game[] = process.env["REIHUM_LONG"] ? ["one_to_nine", "bloom", "qwixx_cards", "pretty_tricky"] : ["one_to_nine", "bloom"];
const SLOWED = 4;
const SHOWN_MS = 50;
const PREVIEWS = 20;

let site: StaticSite;
beforeAll(async () => void (site = await rentSite()));
afterAll(() => site.leave());

/** Has the page keep the time from every touch that asks the rules on this device to the picture that shows their answer. */
async function watchPreviews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Question {
      question: number;
      name: string;
      given: [unknown, { type?: string }];
    }
    const times: number[] = [];
    const touchedAt = new Map<number, number>();
    const heard = new WeakSet<Worker>();
    let touched = 0;
    addEventListener("click", ({ timeStamp }) => (touched = timeStamp), true);
    const note = (since: number) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - since)));
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      setTimeout(() => observer.disconnect(), 500); // it has changed nothing
    };
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: Question) {
      if (!heard.has(this)) {
        heard.add(this);
        this.addEventListener("message", ({ data }: MessageEvent<{ answer?: number }>) => {
          const since = touchedAt.get(data.answer ?? -1);
          if (since !== undefined) note(since);
        });
      }
      if (message.name === "plan" || (message.name === "command" && message.given[1].type === "preview")) touchedAt.set(message.question, touched);
      post.call(this, message);
    } as typeof post;
    Object.assign(window, { previewTimes: times });
  });
}

async function previewsAt(visitor: Visitor, game: Game): Promise<number[]> {
  const { page } = visitor;
  await watchPreviews(page);
  const found: number[] = [];
  while (found.length < PREVIEWS) {
    await layTable(visitor, game, { others: ["bot"], start: 0 });
    await page.locator(".dock").waitFor();
    const session = await visitor.context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    const before = account(await browserProcess());
    const times = () => page.evaluate(() => (window as unknown as { previewTimes: number[] }).previewTimes);
    await new Player(page).playUntil(async () => (await times()).length >= PREVIEWS);
    const busy = busyness(before, account(await browserProcess()));
    found.push(...(await times()).map((time) => time / busy));
    await session.detach(); // ends the slowness, too
  }
  return found;
}

// what others do on this machine is taken out, and one good run of three is enough (as in speed.test.ts)
describe.runIf(process.env["REIHUM_LONG"])(`a preview is on the screen within ${SHOWN_MS} ms (p95) on a processor slowed four times`, () => {
  for (const [where, at] of [["on the device", () => site.url], ["at a server's table", () => undefined]] as const) {
    test.for(MEASURED)(`%s, ${where}`, { retry: 2 }, async (game) => {
      const address = at();
      const ada = await Visitor.arrive({ reducedMotion: "reduce", ...(address ? { at: address } : {}) });
      const times = (await previewsAt(ada, game)).sort((one, other) => one - other);
      const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? Infinity;
      console.log(`${game} ${where}: ${times.length} previews, p50 ${times[Math.floor(times.length / 2)]?.toFixed()} ms, p95 ${p95.toFixed()} ms.`);
      expect(p95).toBeLessThanOrEqual(SHOWN_MS);
      await ada.leave();
    });
  }
});
