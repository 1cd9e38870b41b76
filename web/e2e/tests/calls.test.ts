/** Called to one's table: allowed with one tap, shown by the service worker, with a badge; ended again; nothing named after deletion. */
import { expect, test } from "vitest";
import { layTable } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";

/** A browser without a screen has no push service, nobody to ask, and no icon: everything else is real. */
function withPush(): void {
  Object.defineProperty(Notification, "permission", { get: () => "default" });
  Notification.requestPermission = () => Promise.resolve("granted");
  const keys = { p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", auth: "BTBZMqHH6r4Tts7J_aSIgg" };
  const subscription = { toJSON: () => ({ endpoint: "http://127.0.0.1:9/push", keys }), unsubscribe: () => Promise.resolve(true) };
  PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription);
  const badges: string[] = [];
  Object.assign(globalThis, { badges });
  Object.assign(Navigator.prototype, {
    setAppBadge: () => (badges.push("set"), Promise.resolve()),
    clearAppBadge: () => (badges.push("clear"), Promise.resolve()),
  });
}

/**
 * In the service worker: a tap on a notification, as far as a browser without a screen has one. The handler and the windows
 * are real; only a person's tap allows a page to come to the front or to be opened, so that is stood in for.
 */
async function tap(url: string): Promise<void> {
  const opened: string[] = [];
  Object.assign(globalThis, { opened, closed: 0 });
  WindowClient.prototype.focus = function (this: WindowClient) { return Promise.resolve(this); };
  Clients.prototype.openWindow = (address) => (opened.push(String(address)), Promise.resolve(null));
  let done: Promise<unknown> = Promise.resolve();
  const close = (): void => void ((globalThis as unknown as { closed: number }).closed += 1);
  const event = Object.assign(new ExtendableEvent("notificationclick"), { notification: { data: { url }, close }, waitUntil: (work: Promise<unknown>) => void (done = work) });
  globalThis.dispatchEvent(event);
  await done;
}

test("one tap where one waits, a notification for the table, a badge, and one tap to end it", async () => {
  const ada = await Visitor.arrive({ serviceWorkers: "allow", permissions: ["notifications"] });
  const { page, context } = ada;
  await page.addInitScript(withPush);
  const table = await layTable(ada, "bloom", { others: ["open"] });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole("button", { name: "Call me when there is something to do" }).click();
  await page.getByText("You will be called").waitFor();

  // the server calls, and the service worker shows it
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations[0]?.registrationId;
      if (found) resolve(found);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const [badges, notifications]: [string[], object[]] = [[], []];
    Object.assign(globalThis, { badges, notifications });
    Object.assign(Object.getPrototypeOf(navigator), { setAppBadge: () => (badges.push("set"), Promise.resolve()), clearAppBadge: () => (badges.push("clear"), Promise.resolve()) });
    // a browser without a screen shows none
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => (notifications.push({ title, ...options }), Promise.resolve());
  });
  const origin = new URL(ada.home).origin;
  const id = table.split("/").at(-1) as string;
  const push = (data: object) => session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(data) });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { notifications: object[] }).notifications);
  const call = { table: id, title: "Your turn in Bloom", body: "The others are waiting for you.", language: "en", url: `${origin}${table}` };
  await push({ nothing: "of ours" });
  await push(call);
  // by its tag a newer one takes the place of the older; a tap on it leads to the table
  const icon = `${origin}/icon-192.png`;
  const notification = { title: call.title, body: call.body, tag: id, lang: "en", dir: "ltr", data: { url: call.url }, icon, badge: icon };
  await expect.poll(shown).toEqual([notification]);
  expect(await worker.evaluate(() => (globalThis as unknown as { badges: string[] }).badges)).toEqual(["set"]);

  // a tap on it leads the window that is open to the table, and who opens the table has seen it
  await page.goto("/");
  const seen = page.waitForRequest((request) => request.url().endsWith(`/tables/${id}/seen`));
  await worker.evaluate(tap, call.url);
  await seen;
  expect(new URL(page.url()).pathname).toBe(table);
  expect(await worker.evaluate(() => (globalThis as unknown as { closed: number }).closed)).toBe(1);
  // and if there is no window, into a new one
  await page.goto("about:blank");
  await expect.poll(() => worker.evaluate(async () => (await (globalThis as unknown as ServiceWorkerGlobalScope).clients.matchAll()).length)).toBe(0);
  await worker.evaluate(tap, call.url);
  expect(await worker.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)).toEqual([call.url]);
  expect(await worker.evaluate(() => (globalThis as unknown as { badges: string[] }).badges)).toEqual(["set", "clear", "clear"]);

  // in the settings it is listed, can be changed, and ended with one tap
  await page.goto("/settings");
  const calls = page.locator("#calls");
  await calls.getByText("Nothing between these times").click();
  await expect.poll(() => calls.getByLabel("From").inputValue()).toBe("22:00");
  await calls.getByRole("button", { name: /^Stop/ }).click();
  await expect.poll(() => calls.locator("li").count()).toBe(0);
  expect(await page.evaluate(async () => ((await (await fetch("/api/v1/session")).json()) as { called: boolean }).called)).toBe(false);
  await ada.leave();
});

test("the icon has a badge and the page a title while one is asked and does not look", async () => {
  const ada = await Visitor.arrive();
  const { page } = ada;
  await page.addInitScript(withPush);
  await layTable(ada, "superstar", { others: ["bot"], start: 0 });
  await page.locator("[data-board] .is-legal, [data-board] button").first().waitFor();
  await expect.poll(() => page.title()).toContain("Your turn");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const badge = () => page.evaluate(() => (globalThis as unknown as { badges: string[] }).badges.at(-1));
  await expect.poll(badge).toBe("set");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(badge).toBe("clear");
  await ada.leave();
});

test("a link from a mail that is too old says so, without signing in", async () => {
  const somebody = await Visitor.arrive();
  await somebody.page.goto("/calls#end=00");
  await somebody.page.getByText("This link no longer works.").waitFor();
  await somebody.leave({ forgiving: [/404/] });
});
