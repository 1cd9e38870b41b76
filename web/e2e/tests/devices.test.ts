/** One person on several devices, and programs that play in their name: all of it can be seen and ended. */
import { expect, test } from "vitest";
import { layTable } from "../support/setting_up.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

test("a second device goes on, is seen, and is logged out from the first", async () => {
  const desk = await Visitor.arrive();
  await layTable(desk, "superstar", { others: ["bot"] });
  const table = desk.page.url();
  await desk.page.goto("/settings");
  const devices = desk.page.getByRole("heading", { name: "Your devices" }).locator("..").locator("li");
  await expect.poll(() => devices.count()).toBe(1);
  expect(await devices.first().locator("button").count()).toBe(0); // this one is logged out below
  await desk.page.getByRole("button", { name: "Make a link" }).click();
  const link = await desk.page.locator(".copied").innerText();

  const phone = await Visitor.arrive(PHONE);
  await phone.page.goto(link);
  await phone.page.locator("main .btn-act").click();
  await phone.page.goto(table);
  await phone.page.locator(".dock").waitFor();

  await desk.page.reload();
  await expect.poll(() => devices.count()).toBe(2);
  await devices.last().locator("button").click();
  await expect.poll(() => devices.count()).toBe(1);
  await phone.page.reload(); // somebody else now, who may only watch
  await phone.page.locator(".dock").waitFor();
  expect(await phone.page.locator("[data-board] button.is-legal").count()).toBe(0);

  // who logs out on the last device is asked first
  await desk.page.getByRole("button", { name: "Log out here" }).click();
  await desk.page.getByRole("button", { name: "Stay signed in" }).click();
  await desk.page.getByRole("button", { name: "Log out here" }).click();
  await desk.page.getByRole("button", { name: "Log out", exact: true }).click();
  await desk.page.waitForURL((url) => url.pathname === "/");
  await phone.leave();
  await desk.leave();
});

test("a program gets a token that works until it is taken back", async () => {
  const ada = await Visitor.arrive();
  await layTable(ada, "superstar", { others: ["bot"] });
  await ada.page.goto("/settings");
  await ada.page.getByText("Programs", { exact: true }).click(); // folded away: few people need it
  await ada.page.getByPlaceholder("Name of the program").fill("My bot");
  await ada.page.getByRole("button", { name: "Make a token" }).click();
  const secret = await ada.page.locator(".copied").innerText();
  const asProgram = () => fetch(new URL("/api/v1/results", ada.home), { headers: { Authorization: `Bearer ${secret}` } });
  expect((await asProgram()).status).toBe(200);
  await ada.page.getByRole("button", { name: "Revoke: My bot" }).click();
  await ada.page.getByPlaceholder("Name of the program").waitFor(); // the token is not shown any more
  expect((await asProgram()).status).toBe(401);
  await ada.leave();
});
