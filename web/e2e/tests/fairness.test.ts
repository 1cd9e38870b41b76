/** Where the rules are not on the device, the page checks the seal against what was kept of it (else: proof.test.ts); a rematch against bots begins by itself. */
import { expect, test } from "vitest";
import { layTable } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";

test("the proof is compared with what the device saw at the start", async () => {
  const ada = await Visitor.arrive({ reducedMotion: "reduce" });
  const { page } = ada;
  await page.route(/\.wasm$/, (route) => route.fulfill({ status: 200, body: "" }));
  const status = page.locator(".fair [role=status]");
  const check = async () => {
    await page.locator(".fair button").click();
    await expect.poll(() => status.innerText(), { timeout: 5_000 }).not.toBe("");
    return status.innerText();
  };
  const table = await layTable(ada, "pretty_tricky", { others: ["bot"] });
  await page.locator("[data-board]").waitFor();
  await page.evaluate(async (id) => {
    const request = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ type: "resign", id: "enough", seat: 0 }) };
    await fetch(`/api/v1/tables/${id}/commands`, request);
  }, table.split("/").at(-1));
  await page.locator(".to-result").click();
  expect(await check()).toContain("this device kept from the start");
  expect(await page.locator(".fair code").innerText()).toMatch(/reihum verify .* --commitment [0-9a-f]{64}$/);

  await page.locator("main.end .btn-act").click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && url.pathname !== table);
  await page.locator("[data-board]").waitFor();

  await page.evaluate(() => localStorage.removeItem("reihum-deals"));
  await page.goto(table);
  expect(await check()).toContain("not kept on this device");

  // as if the server had shown another seal at the start
  await page.evaluate((id) => localStorage.setItem("reihum-deals", JSON.stringify([[id, { commitment: "00", entropy: "00" }]])), table.split("/").at(-1));
  await page.goto(table);
  expect(await check()).toContain("another seal");
  await ada.leave();
});
