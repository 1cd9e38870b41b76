/** What can go wrong on a device: rules that do not come or may not run, a browser that keeps nothing, a damaged table. */
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Player } from "../support/player.ts";
import { layTable } from "../support/setting_up.ts";
import { rentSite, type StaticSite } from "../support/static_site.ts";
import { Visitor } from "../support/visitor.ts";

let site: StaticSite;
beforeAll(async () => void (site = await rentSite()));
afterAll(() => site.leave());

const MODULES = /\.wasm$/;
const WORKER = /\/worker-[^/]+\.js$/;
const NOT_THERE = [/404|Failed to load resource/];

/** Lets a worker's script begin with something else. */
async function beginWorkerWith(page: Page, script: string): Promise<void> {
  await page.route(WORKER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: script + (await response.text()) });
  });
}

/** A policy that does not allow WebAssembly. */
async function withoutWebAssembly(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": "script-src 'self'" } });
}

describe.concurrent("rules that cannot be used", () => {
  test.for<[string, RegExp, (page: Page) => Promise<unknown>]>([
    ["are not there", /not on this device yet/, (page) => page.route(MODULES, (route) => route.fulfill({ status: 404, body: "" }))],
    ["are a page in their place", /not on this device yet/, (page) => page.route(MODULES, (route) => route.fulfill({ status: 200, body: "<!doctype html>" }))],
    ["are damaged", /do not start/, (page) => page.route(MODULES, async (route) => route.fulfill({ body: (await (await route.fetch()).body()).subarray(0, 5_000) }))],
    ["are of another build", /do not start/, (page) => page.route(/superstar-[^/]+\.wasm$/, async (route) => route.fulfill({ body: Buffer.from((await (await route.fetch()).body()).toString("latin1").replace(/"hash":"[0-9a-f]{4}/, '"hash":"0000'), "latin1") }))],
    ["are forbidden by a policy", /WebAssembly is switched off/, (page) => page.route(WORKER, withoutWebAssembly)],
  ])("%s: a sentence says so, and the server's tables go on", async ([, words, spoil]) => {
    const ada = await Visitor.arrive({ at: site.url, reducedMotion: "reduce" });
    await spoil(ada.page);
    await ada.page.goto(ada.address("/new/superstar"));
    await ada.page.locator(".go button").click();
    const said = ada.page.getByText(words).first();
    const dialog = ada.page.locator("dialog[open] input");
    await dialog.or(said).first().waitFor();
    if ((await dialog.count()) > 0) await ada.giveName();
    await said.waitFor();
    await ada.leave({ forgiving: NOT_THERE });

    const bob = await Visitor.arrive({ reducedMotion: "reduce" });
    await spoil(bob.page);
    await layTable(bob, "superstar", { others: ["bot"] });
    const player = new Player(bob.page);
    await player.playUntil(async () => player.touches >= 4);
    await bob.leave({ forgiving: NOT_THERE });
  });
});

test("a policy forbids WebAssembly in the page alone: wishes are worked out elsewhere, and tables of both kinds go on", async () => {
  for (const at of [site.url, undefined]) {
    const ada = await Visitor.arrive({ ...(at && { at }), reducedMotion: "reduce" });
    await ada.page.route((url) => !/\.\w+$/.test(url.pathname), async (route) => (route.request().isNavigationRequest() ? withoutWebAssembly(route) : route.continue()));
    await layTable(ada, "pretty_tricky", { others: ["bot"] });
    const isForbidden = await ada.page.evaluate(() => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(() => false, () => true));
    expect(isForbidden).toBe(true);
    const player = new Player(ada.page);
    await player.playUntil(async () => player.touches >= 4);
    await ada.leave({ forgiving: [/WebAssembly|wasm-eval/] });
  }
});

describe.concurrent("a browser that keeps nothing", () => {
  test.for<[string, RegExp, string]>([
    ["is forbidden to", /saves nothing/, `IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); };`],
    ["has no room", /no room left/, `IDBObjectStore.prototype.put = () => { throw new DOMException("no", "QuotaExceededError"); };`],
  ])("because it %s: it is said, and the match goes on to its end", async ([, words, script]) => {
    const ada = await Visitor.arrive({ at: site.url, reducedMotion: "reduce" });
    await beginWorkerWith(ada.page, script);
    await layTable(ada, "superstar", { others: ["bot"], level: "uniform" });
    await new Player(ada.page).playToTheEnd();
    await ada.page.goto(ada.address("/"));
    await ada.page.getByText(words).first().waitFor();
    await ada.leave();
  });
});

test("a damaged table goes on from its match file, what cannot be read is kept apart, and nothing else is lost", async () => {
  const ada = await Visitor.arrive({ at: site.url, reducedMotion: "reduce" });
  const { page } = ada;
  const tables: string[] = [];
  for (let count = 0; count < 2; count++) {
    tables.push(await layTable(ada, "superstar", { others: ["bot"], level: "uniform" }));
    const player = new Player(page);
    await player.playUntil(async () => player.touches >= 3);
  }
  await page.goto("about:blank");
  await page.goto(space(site.url));
  await page.evaluate(async () => {
    const opening = indexedDB.open("reihum");
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const store = opening.result.transaction("tables", "readwrite").objectStore("tables");
    const reading = store.getAll();
    await new Promise((resolve) => (reading.onsuccess = resolve));
    const [one, other] = reading.result as { log: { entry: { moves?: string[] } }[]; match: string }[];
    if (!one || !other) throw new Error("two tables were laid");
    for (const { entry } of one.log) if (entry.moves) entry.moves = ["dance"];
    for (const { entry } of other.log) if (entry.moves) entry.moves = ["dance"];
    other.match = "{}";
    store.put(one);
    await new Promise((resolve) => (store.put(other).onsuccess = resolve));
  });
  for (const table of tables) {
    await page.goto("about:blank");
    await page.goto(new URL(table, site.url).href);
    await page.locator("[data-board] > *, .sheet-page, main h1").first().waitFor();
  }
  await page.goto("about:blank");
  await page.goto(site.url);
  await page.getByText(/can no longer be read/).first().waitFor();
  expect(await page.getByText(/can no longer be read/).count()).toBe(2); // the log of the first, and all of the second
  await page.locator(".resume, .tables a").first().click();
  await page.locator("[data-board] > *").first().waitFor();
  await new Player(page).playToTheEnd();
  await ada.leave();
});

test("a table that was removed in another window says so, and leads home", async () => {
  const ada = await Visitor.arrive({ at: site.url, reducedMotion: "reduce" });
  const { page } = ada;
  await layTable(ada, "superstar", { others: ["bot"], level: "uniform" });
  await page.locator("[data-board] > *").first().waitFor();
  const other = await ada.context.newPage();
  await other.goto(page.url());
  await other.locator("[data-board] > *").first().waitFor();
  await other.locator(".bar nav button").last().click();
  await other.getByText("Remove the table").click();
  await other.getByText("Remove it", { exact: true }).click();
  await page.getByText("removed in another window").waitFor();
  await page.getByText("All games").click();
  await page.locator(".games").waitFor();
  expect(await page.locator(".tables a, .resume").count()).toBe(0);
  await ada.leave();
});

test("a worker that fails is replaced, and the match goes on", async () => {
  const ada = await Visitor.arrive({ at: site.url, reducedMotion: "reduce" });
  const { page } = ada;
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    const Original = Worker;
    globalThis.Worker = class extends Original {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        workers.push(this);
      }
    };
    Object.assign(window, { workers });
  });
  await layTable(ada, "superstar", { others: ["bot"], level: "uniform" });
  const player = new Player(page);
  await player.playUntil(async () => player.touches >= 2);
  await page.evaluate(() => (window as unknown as { workers: Worker[] }).workers.at(-1)?.dispatchEvent(new ErrorEvent("error")));
  await player.playToTheEnd();
  expect(await page.evaluate(() => (window as unknown as { workers: Worker[] }).workers.length)).toBe(2);
  await ada.leave();
});

test("a match with an own set of pieces is refused with a sentence", async () => {
  const ada = await Visitor.arrive({ at: site.url, reducedMotion: "reduce" });
  const { page } = ada;
  await page.goto(site.url);
  const file = { format: "reihum-match/1", game: "superstar", rules: 1, players: 2, key: "00".repeat(32), moves: [], position: "", seats: [{ name: "Ada" }, { name: "Bo" }], components: {} };
  await page.locator("input[type=file]").setInputFiles({ name: "match.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(file)) });
  await page.getByText("its own set of cards or tiles").waitFor();
  await ada.leave();
});

/** A page of the site that has nothing to do with its tables. */
function space(url: string): string {
  return `${url}#/settings`;
}
