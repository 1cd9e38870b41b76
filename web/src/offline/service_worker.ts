/**
 * Keeps the page, so that it opens and plays without a network: the page itself, all its files, the games' modules, boards and
 * pictures, the catalogue and the rules. The page says when and what (`lib/session/shell.svelte.ts`); of people and tables nothing is kept here.
 */
import { readCall } from "./message.ts";
import { isLikely, isOlderStore, isSharedStore, isSound, type Keep, type PageKept, kindOf, storeOf } from "./keeping.ts";

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const STORE = storeOf(worker.registration.scope);
/** How long a network that does not answer is waited for when there is something kept. */
const PATIENCE_MS = 3_000;
const DAY_MS = 86_400_000;
/** Files fetched at a time: nobody shall notice it. */
const AT_A_TIME = 3;

interface Files {
  /** The script that the page of this build begins with. */
  entry: string;
  files: string[];
}

const inScope = (name: string): string => new URL(name, worker.registration.scope).href;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => worker.clients.claim()));
});

async function forgetOlder(): Promise<void> {
  const { scope } = worker.registration;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOlderStore(name, scope)).map((name) => caches.delete(name)));
  await Promise.all(names.filter(isSharedStore).map((name) => leave(name, scope)));
}

/** Takes what is ours out of a store that other pages of this web space may use as well. */
async function leave(name: string, scope: string): Promise<void> {
  const store = await caches.open(name);
  const requests = await store.keys();
  const ours = requests.filter(({ url }) => url === scope || kindOf({ url, mode: "cors" }, scope) !== "other");
  await Promise.all(ours.map((request) => store.delete(request)));
  if (ours.length === requests.length) await caches.delete(name);
}

worker.addEventListener("message", (event) => {
  const wanted = event.data as Keep;
  if (wanted.type !== "keep") return;
  const told = (isWhole: boolean): void => event.source?.postMessage({ type: "kept", isWhole } satisfies PageKept);
  event.waitUntil(keepAll(wanted).then(() => told(true), () => told(false)));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const kind = kindOf(request, worker.registration.scope);
  if (kind === "page") event.respondWith(page(event));
  else if (kind === "for ever") event.respondWith(request.cache === "reload" ? refreshed(request) : keptFirst(event));
  else if (kind === "fresh") event.respondWith(freshFirst(request, request));
  else if (kind === "book") event.respondWith(keptMeanwhile(event));
});

// Calls

worker.addEventListener("push", (event) => event.waitUntil(show(event.data)));

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { url: string }).url));
});

/** Shows what the server calls for. It does not call who has that table before their eyes. */
async function show(message: PushMessageData | null): Promise<void> {
  const call = readCall(message?.text());
  if (!call) return;
  const url = inScope(`table/${encodeURIComponent(call.table)}`);
  await worker.navigator.setAppBadge?.().catch(() => undefined);
  const { title, body, table: tag, language: lang } = call;
  const dir = lang === "he" ? "rtl" : "ltr";
  await worker.registration.showNotification(title, { body, tag, lang, dir, data: { url }, icon: inScope("icon-192.png"), badge: inScope("icon-192.png") });
}

/** Goes to the table in a window that is open, or in a new one. */
async function open(url: string): Promise<void> {
  await worker.navigator.clearAppBadge?.().catch(() => undefined);
  const [window] = await worker.clients.matchAll({ type: "window" });
  const went = window && (await window.focus().then((shown) => shown.navigate(url)).catch(() => null));
  if (!went) await worker.clients.openWindow(url);
}

// Answers

/** Fresh from the server, or as it was kept; one page for all addresses. */
function page({ request }: FetchEvent): Promise<Response> {
  return freshFirst(request, worker.registration.scope);
}

async function keptFirst(event: FetchEvent): Promise<Response> {
  const kept = await find(event.request);
  return kept && isLikely(kept) ? kept : refreshed(event.request);
}

async function freshFirst(request: Request, name: RequestInfo): Promise<Response> {
  const kept = await find(name);
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  // a proxy may answer for a server that is not there
  const isOdd = (response: Response): boolean => response.status >= 500 || (response.ok && isLikely(kept) && !isLikely(response));
  const fresh = fetch(request).then((response) => (isOdd(response) ? kept : response), () => kept);
  return Promise.race([fresh, late]);
}

/** As it was kept, at once; for the next time it is looked for anew. */
async function keptMeanwhile(event: FetchEvent): Promise<Response> {
  const kept = await find(event.request);
  if (!kept) return fetch(event.request);
  event.waitUntil(refreshed(event.request).catch(() => undefined));
  return kept;
}

async function refreshed(request: Request): Promise<Response> {
  const fresh = await fetch(request);
  if (await isSound(request.url, fresh)) await put(request, fresh.clone());
  return fresh;
}

async function find(name: RequestInfo): Promise<Response | undefined> {
  return (await caches.open(STORE)).match(name, { ignoreVary: true });
}

/** A full storage is no reason to answer nothing. */
async function put(name: RequestInfo, response: Response): Promise<void> {
  await (await caches.open(STORE)).put(name, response).catch(() => undefined);
}

// Keeping

async function keepAll({ entry, parts, catalogue, books }: Keep): Promise<void> {
  const files = (await (await fetched(inScope("assets.json"))).json()) as Files;
  const assets = files.files.map(inScope);
  await inTurns(assets, keepOnce);
  await keepPage(files.entry);
  await inTurns(parts, keepOnce);
  await keepAnew(catalogue); // behind the parts that it names, and before older ones go
  await inTurns(books, keepDaily);
  // a page of an older build still loads its own files, part by part
  if (entry === inScope(files.entry)) await forgetUnused(new Set([...assets, ...parts]));
}

/** The page comes last, and only if it is the one that these files are for: what is kept always fits together. */
async function keepPage(entry: string): Promise<void> {
  const fresh = await fetched(worker.registration.scope);
  if (!(await fresh.clone().text()).includes(entry)) throw new Error("the page has changed meanwhile");
  await (await caches.open(STORE)).put(worker.registration.scope, fresh);
}

async function keepOnce(address: string): Promise<void> {
  const kept = await find(address);
  if (!kept || !isLikely(kept)) await keepAnew(address);
}

/** Rules are put right now and then: what is older than a day is fetched again. */
async function keepDaily(address: string): Promise<void> {
  const kept = await find(address);
  if (kept && Date.now() - Date.parse(kept.headers.get("date") ?? "") < DAY_MS) return;
  await keepAnew(address);
}

async function keepAnew(address: string): Promise<void> {
  const fresh = await fetched(address);
  if (!(await isSound(address, fresh))) throw new Error(`${address} is something else`);
  await (await caches.open(STORE)).put(address, fresh);
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address, { credentials: "same-origin", priority: "low" });
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response;
}

async function inTurns(addresses: readonly string[], work: (address: string) => Promise<void>): Promise<void> {
  const left = [...addresses];
  const one = async (): Promise<void> => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) await work(address);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, one));
}

/** Files of older builds go, unless another window may still need them. */
async function forgetUnused(used: ReadonlySet<string>): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.filter(({ url }) => url.startsWith(worker.registration.scope)).length > 1) return;
  const store = await caches.open(STORE);
  for (const request of await store.keys()) {
    if (kindOf(request, worker.registration.scope) === "for ever" && !used.has(request.url)) await store.delete(request);
  }
}
