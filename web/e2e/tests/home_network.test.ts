/** Phones in a home network come over plain HTTP: no secure context, so nothing of what browsers keep for one. */
import { expect, inject, test } from "vitest";
import { HOME_NETWORK } from "../support/launch.ts";
import { Player } from "../support/player.ts";
import { layTable } from "../support/setting_up.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

test("a match on a phone in a home network, from the first tap to the proof of a fair deal", async () => {
  const at = inject("server").replace("localhost", HOME_NETWORK);
  const ada = await Visitor.arrive({ ...PHONE, at });
  const { page } = ada;
  await page.goto("/");
  expect(await page.evaluate(() => [isSecureContext, "subtle" in crypto, navigator.clipboard === undefined])).toEqual([false, false, true]);
  await page.getByText("This connection is not encrypted.").waitFor();
  await layTable(ada, "superstar", { others: ["bot"] });
  expect((await ada.context.cookies()).map(({ name, httpOnly, sameSite, secure }) => ({ name, httpOnly, sameSite, secure }))).toEqual([
    { name: "reihum", httpOnly: true, sameSite: "Strict", secure: false },
  ]);
  await new Player(page, "touch").playToTheEnd();
  await page.locator(".fair button").click();
  await page.getByText("everything that was left to luck came from the sealed key").waitFor();
  await ada.leave();
});
