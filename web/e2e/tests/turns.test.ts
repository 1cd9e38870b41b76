/** In the middle of a turn: minds are changed, reasons and hints know what was begun, and keys keep their place. */
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { GAMES } from "../support/games.ts";
import { Player } from "../support/player.ts";
import { layTable } from "../support/setting_up.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

const HINTS = 8;
const HINT_MS = 6_000;

const movesOf = (pieces: Locator): Promise<string[]> => pieces.evaluateAll((all) => all.map((piece) => (piece as HTMLElement).dataset["move"] ?? ""));
const prompt = (page: Page): Promise<string> => page.locator(".dock .prompt").innerText();

interface Taken {
  said: string;
  /** The turn that is advised, as the search gave it. */
  advised: string[];
  /** What is marked on the board and in the dock: the moves it stands for. */
  marked: string[];
  /** What was played then. */
  played: string[];
  touches: number;
}

/** Notes what the search advises, which is worked out on the device or by the server, and what is played. */
class Witness {
  readonly advised: string[][] = [];
  readonly played: string[] = [];

  static async beside({ page }: Visitor): Promise<Witness> {
    const witness = new Witness();
    const note = (answer: unknown) => {
      const { turns } = (answer ?? {}) as { turns?: { moves: string[] }[] };
      if (turns?.[0]) witness.advised.push(turns[0].moves);
    };
    await page.exposeBinding("noteAdvice", (_, answer) => note(answer));
    await page.addInitScript(() => {
      const Original = Worker;
      globalThis.Worker = class extends Original {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          this.addEventListener("message", ({ data }: MessageEvent<Record<string, unknown> | null>) => {
            for (const answer of [data, ...Object.values(data ?? {})]) {
              if (answer && typeof answer === "object" && "turns" in answer) (window as unknown as { noteAdvice(answer: unknown): void }).noteAdvice(answer);
            }
          });
        }
      };
    });
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => note(JSON.parse(payload.toString())));
      socket.on("framesent", ({ payload }) => {
        const { type, moves } = JSON.parse(payload.toString()) as { type: string; moves?: string[] };
        if (type === "play") witness.played.push(...(moves ?? []));
      });
    });
    return witness;
  }
}

/** Asks for a hint and plays the turn it advises; null if it was not one's turn. */
async function takeHint(page: Page, player: Player, witness: Witness): Promise<Taken | null> {
  await player.settle();
  if ((await page.locator(".dock:not(.is-waiting)").count()) === 0) return null;
  witness.advised.length = witness.played.length = 0;
  await page.keyboard.press("h");
  const card = page.locator("section.hint");
  const look = (hint: HTMLElement) => ({
    said: hint.innerText,
    // what ends a turn is the button that does
    marked: [...document.querySelectorAll<HTMLElement>(".is-advised")].map((piece) => piece.dataset["move"] ?? "done"),
  });
  const shown = await card.evaluate(look, null, { timeout: HINT_MS }).catch(() => null);
  if (shown === null) return null; // what is forced was played meanwhile
  const taken: Taken = { ...shown, advised: witness.advised.at(-1) ?? [], played: witness.played, touches: 0 };
  await player.settle();
  for (; taken.touches < 3 && (await card.count()) > 0; taken.touches++) {
    // the hint's own button lays the turn out, or plays it; what the dock offers for it is marked
    await page.locator("[data-hint-act], .dock .is-advised").first().evaluate((button) => (button as HTMLElement).click(), null, { timeout: HINT_MS }).catch(() => undefined);
    await player.settle();
  }
  return { ...taken, played: [...witness.played] };
}

describe.concurrent("a turn that was begun", () => {
  test("Pretty Tricky: another tick replaces the one that excludes it, and what is impossible says why", async () => {
    const ada = await Visitor.arrive(PHONE);
    const { page } = ada;
    const box = (move: string) => page.locator(`[data-board] button.box[data-move='${move}']`);
    for (let tries = 0; ; tries++) {
      await layTable(ada, "pretty_tricky", { others: ["bot"], start: 0 });
      const lit = page.locator("[data-board] button.box.is-legal");
      await lit.first().waitFor();
      const before = await movesOf(lit);
      const first = before[0] ?? "";
      await box(first).click();
      await page.locator("[data-board] .box.is-staged").waitFor();
      const player = new Player(page);
      await player.settle();
      const after = await movesOf(lit);
      const other = before.find((move) => move !== first && !after.includes(move));
      if (other === undefined && tries < 8) continue; // the dice leave only one way
      await box(other ?? "").click();
      await player.settle();
      expect(await prompt(page)).toContain(`You tick row ${other?.replace("left ", "")} on the left.`);
      expect(await page.locator("[data-board] .box.is-staged").count()).toBe(1);
      expect(await page.locator(".foot .toast").count()).toBe(0);
      const none = page.locator("[data-board] button.box[aria-disabled=true][data-move^='left ']").first();
      await none.evaluate((button) => (button as HTMLElement).click());
      await page.locator(".foot .toast", { hasText: `You ticked ${other?.split(" ")[1]};` }).waitFor();
      break;
    }
    await ada.leave();
  });

  test("Bloom: a tile taken from the display is put back with a tap on either copy", async () => {
    const ada = await Visitor.arrive({ reducedMotion: "reduce" });
    const { page } = ada;
    await layTable(ada, "bloom", { others: ["bot"], start: 0 });
    const shown = page.locator("[data-board] .is-legal[data-move^='take ']").first();
    const take = await shown.getAttribute("data-move");
    await shown.click();
    const copy = page.locator(`[data-board] .rack [data-move='${take?.replace("take", "lay")}']`);
    await copy.evaluate((button) => (button as HTMLElement).click());
    await copy.waitFor({ state: "detached" });
    expect(await page.locator("[data-board] .is-staged").count()).toBe(0);
    expect(await page.locator(".foot .toast").count()).toBe(0);
    await ada.leave();
  });

  for (const game of GAMES) {
    test(`${game}: a hint says a whole turn and why, marks its pieces, and is played with two touches at most`, async () => {
      const ada = await Visitor.arrive({ reducedMotion: "reduce" });
      const { page } = ada;
      const witness = await Witness.beside(ada);
      const sitDown = () => layTable(ada, game, { others: ["bot"], start: 0 });
      await sitDown();
      const player = new Player(page);
      let hints = 0;
      for (let tries = 0; hints < HINTS; tries++) {
        expect(tries).toBeLessThan(20 * HINTS);
        const taken = await takeHint(page, player, witness);
        if (taken === null) {
          // a match may be over before there was enough to decide
          if (await page.locator(".to-result").isVisible()) await sitDown();
          else if (await page.locator("[data-go-on]").isVisible()) await page.locator("[data-go-on]").click();
          else await page.locator(".dock:not(.is-waiting), .to-result, [data-go-on]").first().waitFor();
          continue;
        }
        expect(taken.said).toMatch(/\.\n[^]*\./); // the turn, then its reasons
        expect(taken.said).not.toMatch(/(do|why|hint|share)-|\{/);
        expect(taken.advised.length, taken.said).toBeGreaterThan(0);
        // what is marked belongs to that turn, and what was played is that turn, whole
        expect(taken.marked.length, taken.said).toBeGreaterThan(0);
        expect(taken.advised, taken.said).toEqual(expect.arrayContaining(taken.marked));
        expect([...taken.played].sort(), taken.said).toEqual([...taken.advised].sort());
        expect(taken.touches).toBeLessThanOrEqual(2);
        hints++;
      }
      await ada.leave();
    });
  }

  test("One to 9 by keys: what was laid out, or the button for it, has the focus", async () => {
    const ada = await Visitor.arrive({ reducedMotion: "reduce" });
    const { page } = ada;
    await layTable(ada, "one_to_nine", { others: ["bot"], start: 0 });
    // a card that has one place: a joker would ask for a field first
    const card = page.locator("[data-board] .hand .is-legal[data-move]:not([data-move^='play N'], [data-move^='play J'])").first();
    await card.focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-action]:not(.is-gone)").waitFor();
    await page.waitForFunction(() => document.activeElement?.matches("[data-board] button, [data-action]"));
    await ada.leave();
  });
});
