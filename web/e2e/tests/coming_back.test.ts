/** Who has lost every device comes back: with the code written down, or with an account of the host's provider. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort, Server } from "../support/server.ts";
import { layTable } from "../support/setting_up.ts";
import { type Arrival, PHONE, Visitor } from "../support/visitor.ts";

const nameOf = (visitor: Visitor) => visitor.page.locator("header nav a").last().innerText();

test("a recovery code brings name and tables back, and a new one takes its place", async () => {
  const desk = await Visitor.arrive();
  await layTable(desk, "superstar", { others: ["bot"] });
  const table = new URL(desk.page.url()).pathname;
  await desk.page.goto("/settings");
  await desk.page.getByRole("button", { name: "Make a code" }).click();
  const first = await desk.page.locator(".copied").innerText();
  await desk.page.reload(); // it is shown once
  await desk.page.getByRole("button", { name: "Make a new code" }).click();
  const code = await desk.page.locator(".copied").innerText();
  expect(code).toMatch(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
  expect(code).not.toBe(first);
  // who logs out on the last device is told that there is a way back
  await desk.page.getByRole("button", { name: "Log out here" }).click();
  await desk.page.getByText("You can come back with your recovery code").waitFor();
  await desk.page.getByRole("button", { name: "Log out", exact: true }).click();

  const phone = await Visitor.arrive(PHONE);
  await phone.page.goto("/");
  await phone.page.getByRole("link", { name: "Played here before?" }).click();
  const field = phone.page.getByRole("textbox", { name: "Recovery code" });
  await field.fill(first);
  await phone.page.getByRole("button", { name: "Continue" }).click();
  await phone.page.getByText("There is no such code").waitFor();
  await field.fill(code.toLowerCase().replaceAll("-", " "));
  await phone.page.getByRole("button", { name: "Continue" }).click();
  await phone.page.waitForURL((url) => url.pathname === "/");
  await phone.page.locator(`a[href$="${table}"]`).first().waitFor();
  await phone.leave({ forgiving: [/404/] }); // the wrong code
  await desk.leave();
});

describe("with a provider", () => {
  let server: Server;
  let provider: ChildProcess;
  /** What goes wrong on the provider's own pages is none of ours. */
  let foreign: RegExp;

  beforeAll(async () => {
    const [port, own] = [await freePort(), await freePort()];
    const script = fileURLToPath(new URL("../support/provider.mjs", import.meta.url));
    const started = spawn(process.execPath, [script, String(port), `http://localhost:${own}/signed-in`], { stdio: ["ignore", "pipe", "ignore"] });
    foreign = new RegExp(`localhost:${port}|fonts\\.googleapis`);
    provider = started;
    await once(started.stdout, "data");
    const settings = { REIHUM_OIDC_ISSUER: `http://localhost:${port}`, REIHUM_OIDC_CLIENT_ID: "reihum", REIHUM_OIDC_CLIENT_SECRET: "a-secret-of-the-tests", REIHUM_OIDC_NAME: "The club" };
    server = await Server.start(undefined, settings, own);
  });
  afterAll(async () => {
    provider.kill();
    await server.stop();
  });

  /** The provider's pages ask for letters from far away, which would be waited for. */
  async function arrive(options: Arrival = {}): Promise<Visitor> {
    const visitor = await Visitor.arrive({ ...options, at: server.url });
    await visitor.context.route(/fonts\.googleapis/, (route) => route.abort());
    return visitor;
  }

  /** The provider's own forms. */
  async function signInAs({ page }: Visitor, login: string): Promise<void> {
    await page.locator("input[name=login]").fill(login);
    await page.locator("input[name=password]").fill("any");
    await page.getByRole("button", { name: /sign-in/i }).click();
    await page.getByRole("button", { name: /continue/i }).click();
  }

  test("a guest links an account, signs out, and is the same person elsewhere", async () => {
    const desk = await arrive();
    await layTable(desk, "superstar", { others: ["bot"] });
    const table = new URL(desk.page.url()).pathname;
    await desk.page.goto("/settings");
    await desk.page.getByRole("button", { name: "Link with The club" }).click();
    await signInAs(desk, "ada-of-the-club");
    await desk.page.waitForURL((url) => url.pathname === "/settings");
    await desk.page.getByText("Linked. Sign in with The club").waitFor();
    await desk.page.getByRole("button", { name: "Log out here" }).click();
    await desk.page.getByRole("button", { name: "Log out", exact: true }).click();
    await desk.page.getByRole("link", { name: "Sign in with The club" }).waitFor();

    const phone = await arrive(PHONE);
    await phone.page.goto("/");
    await phone.page.getByRole("link", { name: "Sign in with The club" }).click();
    await phone.page.getByRole("button", { name: "Sign in with The club" }).click();
    await signInAs(phone, "ada-of-the-club");
    await phone.page.waitForURL((url) => url.pathname === "/" && url.origin === server.url);
    await phone.page.locator(`a[href$="${table}"]`).first().waitFor();
    expect(new URL(phone.page.url()).search).toBe("");

    const somebody = await arrive();
    await somebody.page.goto("/continue");
    await somebody.page.getByRole("button", { name: "Sign in with The club" }).click();
    await signInAs(somebody, "Grace");
    await somebody.page.waitForURL((url) => url.pathname === "/" && url.origin === server.url);
    await expect.poll(() => nameOf(somebody)).toContain("Grace");
    // a code that was not asked for here
    await somebody.page.goto("/signed-in?code=x&state=y");
    await somebody.page.getByText("Signing in did not work").waitFor();
    for (const visitor of [somebody, phone, desk]) await visitor.leave({ forgiving: [foreign] });
  });
});
