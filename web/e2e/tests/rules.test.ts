/** Rules one can look at: three pictures on the first screen, clauses that can be tried where they stand, with and without a network. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { violationsDayAndNight } from "../support/axe.ts";
import { type Game, GAMES, tested, type Try } from "../support/games.ts";
import { keepPage } from "../support/keeping.ts";
import { rentSite, type StaticSite } from "../support/static_site.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

const move = (name: string): string => `[data-move="${name}"]`;

/** Opens the rules of a game and waits for their pictures. */
async function openRules({ page, address }: { page: Page; address: string }): Promise<void> {
  await page.goto(address);
  await page.locator(".summary .scene").nth(2).waitFor();
}

/** Does the summary fit the first screen, does nothing reach over the side, and is what players need not read folded away? */
const FITTING = { isOneScreen: true, isWide: false, isFolded: true };
async function measured(page: Page): Promise<typeof FITTING> {
  return page.evaluate(() => {
    const bottom = document.querySelector(".summary")?.getBoundingClientRect().bottom ?? Infinity;
    const isFolded = document.querySelector(".prose > details:not([open])") !== null;
    return { isOneScreen: bottom <= innerHeight, isWide: document.documentElement.scrollWidth > innerWidth, isFolded };
  });
}

async function openTry(page: Page, clause: string): Promise<Locator> {
  await page.locator(`#${clause} .toggle`).click();
  const tried = page.locator(`#${clause} .try`).first();
  await tried.waitFor();
  return tried;
}

/** Tries all that is listed of a game. */
async function tryOut(page: Page, game: Game): Promise<void> {
  for (const one of tested(game).clauses) await tryClause(page, one);
}

/** Taps a piece that must not be touched, hears why, then makes a turn. What lies quiet can be tapped, though it says that it is disabled. */
async function tryClause(page: Page, { clause, refused, allowed, isToldOn }: Try): Promise<void> {
  const tried = await openTry(page, clause);
  if (refused) {
    await tried.locator(refused).first().click({ force: true });
    const named = tried.locator(".answer a");
    await named.waitFor();
    expect(await named.innerText(), "the clause behind the reason").toMatch(/^[A-Z]\d+$/);
  }
  for (const piece of allowed) await tried.locator(`${move(piece)}.is-legal`).first().click();
  const confirm = tried.locator(".acts .btn-act");
  const isDone = tried.locator(".answer .yes");
  await confirm.or(isDone).first().waitFor();
  if (await confirm.count()) await confirm.last().click();
  await isDone.waitFor();
  expect(await tried.locator(".answer .then").count(), `what follows ${clause}`).toBe(isToldOn ? 1 : 0);
  await tried.locator("[data-again]").click();
  await isDone.waitFor({ state: "detached" });
}

describe.concurrent("the rules page", () => {
  for (const game of GAMES) {
    test(`of ${game} fits a phone and can be tried there`, async () => {
      const ada = await Visitor.arrive({ ...PHONE, reducedMotion: "reduce" });
      const { page } = ada;
      await openRules({ page, address: `/rules/${game}` });
      expect(await measured(page)).toEqual(FITTING);
      await tryOut(page, game);
      expect(await violationsDayAndNight(page)).toEqual({ light: [], dark: [] });
      await ada.leave();
    });

    test(`of ${game} can be used on a desk, by keys`, async () => {
      const ada = await Visitor.arrive({ reducedMotion: "reduce" });
      const { page } = ada;
      await openRules({ page, address: `/rules/${game}` });
      const [{ clause, refused }] = tested(game).clauses;
      await page.locator(`#${clause} .toggle`).focus();
      await page.keyboard.press("Enter");
      const tried = page.locator(`#${clause} .try`).first();
      await tried.waitFor();
      await tried.locator(refused).first().focus();
      await page.keyboard.press("Enter");
      await tried.locator(".answer a").waitFor();
      await ada.leave();
    });
  }

  test.each(["de", "fr", "it", "he"])("fits a phone in every language: %s", async (locale) => {
    const ada = await Visitor.arrive({ ...PHONE, locale, reducedMotion: "reduce" });
    for (const game of GAMES) {
      await openRules({ page: ada.page, address: `/rules/${game}` });
      expect(await measured(ada.page), game).toEqual(FITTING);
    }
    await ada.leave();
  });

  test("runs its number rows left to right in Hebrew", async () => {
    const ada = await Visitor.arrive({ ...PHONE, locale: "he", reducedMotion: "reduce" });
    const { page } = ada;
    await openRules({ page, address: "/rules/one_to_nine" });
    expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
    const places = await page.locator(".summary .scene").first().locator(".grid .row").first().locator(".cell").evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x));
    expect(places.length).toBe(9);
    expect([...places].sort((one, other) => one - other)).toEqual(places);
    await tryOut(page, "one_to_nine");
    await ada.leave();
  });

  test("shows its pictures where the rules cannot run, and says so when they are tried", async () => {
    const ada = await Visitor.arrive({ reducedMotion: "reduce" });
    const { page } = ada;
    await page.route(/\.wasm$/, (route) => route.abort());
    await openRules({ page, address: "/rules/superstar" });
    await page.locator("#S6 .toggle").click();
    await page.locator("#S6 [role=alert]").waitFor();
    await ada.leave({ forgiving: [/ERR_FAILED/] });
  });
});

describe("on a static site", () => {
  let site: StaticSite;
  beforeAll(async () => void (site = await rentSite()));
  afterAll(() => site.leave());

  test("the rules are looked at and tried without a network", async () => {
    const ada = await Visitor.arrive({ ...PHONE, at: site.url, serviceWorkers: "allow", reducedMotion: "reduce" });
    const { page } = ada;
    await keepPage(ada);
    await ada.context.setOffline(true);
    for (const game of GAMES) {
      await page.goto("about:blank");
      await openRules({ page, address: ada.address(`/rules/${game}`) });
      await tryOut(page, game);
    }
    await ada.leave({ forgiving: [/ERR_(INTERNET_DISCONNECTED|FAILED)/] });
  });
});
