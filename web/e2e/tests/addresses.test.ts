/** An address that leads nowhere says so and shows the way on; a replay opens with one's own eyes. */
import { describe, expect, test } from "vitest";
import { Player } from "../support/player.ts";
import { layTable } from "../support/setting_up.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

describe.concurrent("an address", () => {
  test.each(["/nope", "/table/nope", "/replay/nope", "/rules/nope", "/new/nope"])("that leads nowhere: %s", async (address) => {
    const ada = await Visitor.arrive(PHONE);
    await ada.page.goto(address);
    await ada.page.locator("main a[href='/']").click();
    await ada.page.locator(".games").waitFor();
    await ada.leave({ forgiving: [/\b40[34]\b/] }); // the browser notes what the server refused
  });

  test("of a replay shows the match as one saw it", async () => {
    const ada = await Visitor.arrive();
    await layTable(ada, "superstar", { others: ["bot"] });
    await new Player(ada.page).playToTheEnd();
    await ada.page.goto(ada.page.url().replace("/table/", "/replay/"));
    const seat = ada.page.locator(".seat", { hasText: ada.name }).first();
    expect(await seat.innerText()).toContain("(you)");
    await ada.leave();
  });
});
