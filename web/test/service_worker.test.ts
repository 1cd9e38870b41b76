// The worker itself, with stores, windows and a network made for the test.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Keep } from "../src/offline/keeping.ts";

const SCOPE = "https://example.org/games/reihum/";
const WASM = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const PORTAL = () => new Response("<!doctype html>Please log in", { headers: { "content-type": "text/html; charset=utf-8" } });

/** A store that knows answers by their address. */
class Store {
  readonly kept = new Map<string, Response>();
  match = async (name: RequestInfo) => this.kept.get(urlOf(name))?.clone();
  put = async (name: RequestInfo, response: Response) => void this.kept.set(urlOf(name), response);
  keys = async () => [...this.kept.keys()].map((url) => ({ url, mode: "cors" }));
  delete = async (name: RequestInfo) => this.kept.delete(urlOf(name));
}
const urlOf = (name: RequestInfo): string => (typeof name === "string" ? name : name.url);

let stores: Map<string, Store>;
let network: Map<string, () => Response>;
let windows: { url: string }[];
let listeners: Record<string, (event: unknown) => void>;

beforeEach(async () => {
  stores = new Map();
  network = new Map();
  windows = [{ url: SCOPE }];
  listeners = {};
  vi.stubGlobal("registration", { scope: SCOPE });
  vi.stubGlobal("clients", { matchAll: async () => windows, claim: async () => undefined });
  vi.stubGlobal("addEventListener", (type: string, listen: (event: unknown) => void) => (listeners[type] = listen));
  vi.stubGlobal("caches", { open: async (name: string) => storeAt(name), keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) });
  vi.stubGlobal("fetch", async (name: RequestInfo) => network.get(urlOf(name))?.() ?? new Response("", { status: 404 }));
  vi.resetModules();
  await import("../src/offline/service_worker.ts");
});

function storeAt(name: string): Store {
  const store = stores.get(name) ?? new Store();
  stores.set(name, store);
  return store;
}
const ours = (): Store => storeAt(`reihum-3 ${SCOPE}`);

/** What the worker answers to the page. */
async function asked(url: string, cache: RequestCache = "default"): Promise<Response> {
  let answer: Promise<Response> | undefined;
  const waiting: Promise<unknown>[] = [];
  const request = { url, cache, method: "GET", mode: "cors" };
  listeners["fetch"]?.({ request, respondWith: (given: Promise<Response>) => (answer = given), waitUntil: (work: Promise<unknown>) => waiting.push(work) });
  const response = await (answer ?? Promise.reject(new Error("not answered")));
  await Promise.all(waiting);
  return response;
}

async function activated(): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners["activate"]?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
}

/** Whether everything was kept. */
async function kept(wanted: Partial<Keep> = {}): Promise<boolean> {
  let work: Promise<unknown> = Promise.resolve();
  let isWhole = false;
  const data = { type: "keep", entry: `${SCOPE}assets/new.js`, parts: [`${SCOPE}bloom-2.wasm`], catalogue: `${SCOPE}data/catalogue.json`, books: [`${SCOPE}data/rules/bloom.en.json`], ...wanted };
  const source = { postMessage: (told: { isWhole: boolean }) => (isWhole = told.isWhole) };
  listeners["message"]?.({ data, source, waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
  return isWhole;
}

function serveBuild(): void {
  const json = (content: unknown) => () => Response.json(content);
  network.set(SCOPE, () => new Response('<script src="assets/new.js">', { headers: { "content-type": "text/html" } }));
  network.set(`${SCOPE}assets.json`, json({ entry: "assets/new.js", files: ["assets/new.js"] }));
  network.set(`${SCOPE}assets/new.js`, () => new Response("new", { headers: { "content-type": "text/javascript" } }));
  network.set(`${SCOPE}bloom-2.wasm`, () => new Response(WASM, { headers: { "content-type": "application/wasm" } }));
  network.set(`${SCOPE}data/catalogue.json`, json({ games: [] }));
  network.set(`${SCOPE}data/rules/bloom.en.json`, json({}));
}

describe("a page in the place of something else", () => {
  test.each(["assets/new.js", "bloom-2.wasm"])("is never kept as %s", async (name) => {
    network.set(SCOPE + name, PORTAL);
    await asked(SCOPE + name);
    expect(ours().kept.size).toBe(0);
  });
  test("is not taken for a module, whatever it says it is", async () => {
    network.set(`${SCOPE}bloom-2.wasm`, () => new Response("<!doctype html>", { headers: { "content-type": "application/wasm" } }));
    await asked(`${SCOPE}bloom-2.wasm`);
    expect(ours().kept.size).toBe(0);
  });
  test("that was kept once is not answered with", async () => {
    serveBuild();
    await ours().put(`${SCOPE}assets/new.js`, PORTAL());
    expect(await (await asked(`${SCOPE}assets/new.js`)).text()).toBe("new");
    expect(await (await asked(`${SCOPE}assets/new.js`)).text()).toBe("new");
  });
  test.each(["assets/new.js", "bloom-2.wasm", "data/catalogue.json", "data/rules/bloom.en.json"])("is no %s, and it is said that not all is kept", async (name) => {
    serveBuild();
    expect(await kept()).toBe(true);
    stores.clear();
    network.set(SCOPE + name, PORTAL);
    expect(await kept()).toBe(false);
    expect([...ours().kept.keys()]).not.toContain(SCOPE + name);
  });
  test("is no catalogue as long as there is one", async () => {
    serveBuild();
    await kept();
    network.set(`${SCOPE}data/catalogue.json`, PORTAL);
    expect(await (await asked(`${SCOPE}data/catalogue.json`)).json()).toEqual({ games: [] });
  });
});

test("what shall be fetched anew comes from the network, and is kept instead", async () => {
  serveBuild();
  await ours().put(`${SCOPE}bloom-2.wasm`, new Response("damaged"));
  expect(await (await asked(`${SCOPE}bloom-2.wasm`)).text()).toBe("damaged");
  expect(new Uint8Array(await (await asked(`${SCOPE}bloom-2.wasm`, "reload")).arrayBuffer())).toEqual(WASM);
  expect(new Uint8Array(await (await asked(`${SCOPE}bloom-2.wasm`)).arrayBuffer())).toEqual(WASM);
});

describe("files of an older build", () => {
  const old = `${SCOPE}assets/old.js`;
  beforeEach(async () => {
    serveBuild();
    await ours().put(old, new Response("old"));
  });
  test("go when a page of the new one asks", async () => {
    await kept();
    expect(ours().kept.has(old)).toBe(false);
  });
  test("stay as long as a page of the older build is open", async () => {
    await kept({ entry: old });
    expect(ours().kept.has(old)).toBe(true);
    windows.push({ url: `${SCOPE}table/4f` });
    await kept();
    expect(ours().kept.has(old)).toBe(true);
  });
});

test("what other pages of the web space have kept stays", async () => {
  for (const name of ["reihum-3 https://example.org/", "reihum-2 https://example.org/", `reihum-2 ${SCOPE}`, "reihum-2", "photos"]) storeAt(name);
  await storeAt("reihum-2").put(`${SCOPE}assets/x.js`, new Response("ours"));
  await storeAt("reihum-2").put("https://example.org/other/assets/x.js", new Response("theirs"));
  await activated();
  expect([...stores.keys()].sort()).toEqual(["photos", "reihum-2", "reihum-2 https://example.org/", "reihum-3 https://example.org/"]);
  expect([...storeAt("reihum-2").kept.keys()]).toEqual(["https://example.org/other/assets/x.js"]);
});
