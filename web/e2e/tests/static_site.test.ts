/** A site without a server, in a sub-folder of any web space: what `reihum site` writes is all it needs. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepPage } from "../support/keeping.ts";
import { Learner } from "../support/learner.ts";
import { Player } from "../support/player.ts";
import { layTable } from "../support/setting_up.ts";
import { rentSite, type StaticSite } from "../support/static_site.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

let site: StaticSite;
beforeAll(async () => void (site = await rentSite()));
afterAll(() => site.leave());

test("a match is played, left, found again, seen again and checked", async () => {
  const ada = await Visitor.arrive({ at: site.url, reducedMotion: "reduce" });
  const { page } = ada;
  await page.goto(site.url);
  expect(await page.locator(".here").innerText()).toContain("in your browser");
  const table = await layTable(ada, "pretty_tricky", { others: ["bot"], options: { round_limit: 6 } });
  const player = new Player(page);
  await player.playUntil(async () => player.touches >= 3);
  await page.goto("about:blank");
  await page.goto(site.url);
  await page.locator(".resume, .tables a").first().click();
  await page.waitForURL(new RegExp(table.split("#")[1] ?? "nowhere"));
  await player.playToTheEnd();
  await page.locator(".fair button").first().click();
  await expect.poll(() => page.locator(".fair [role=status]").innerText()).toContain("everything that was left to luck");
  await page.locator("main.end").getByText("Replay").click();
  await page.locator(".scrub").waitFor();
  await ada.leave();
});

test("the file of a finished match is opened, seen again and checked", async () => {
  const ada = await Visitor.arrive({ at: site.url, reducedMotion: "reduce" });
  const { page } = ada;
  await layTable(ada, "superstar", { others: ["bot"], level: "uniform" });
  await new Player(page).playToTheEnd();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByText("Save the match").click()]);
  const bob = await Visitor.arrive({ at: site.url, reducedMotion: "reduce" });
  await bob.page.goto(site.url);
  await bob.page.locator("input[type=file]").setInputFiles(await download.path());
  await bob.page.waitForURL(/local~/);
  await bob.page.getByText("Replay").first().click();
  await bob.page.locator(".scrub").waitFor();
  await bob.leave();
  await ada.leave();
});

test("two people share the device, and nothing asks for a server", async () => {
  const ada = await Visitor.arrive({ at: site.url, reducedMotion: "reduce" });
  const { page } = ada;
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes("/api/") && asked.push(request.url())));
  await layTable(ada, "superstar", { others: ["local"] });
  await new Player(page).playToTheEnd();
  for (const screen of ["/results", "/settings", "/rules/bloom", "/new/bloom", "/nowhere"]) {
    await page.goto(ada.address(screen));
    await page.locator("main").waitFor();
  }
  expect(asked).toEqual([]);
  await ada.leave();
});

test("its policy lets no text run as a script, and nothing be fetched from elsewhere", async () => {
  const ada = await Visitor.arrive({ at: site.url });
  const { page } = ada;
  await page.goto(site.url);
  await page.locator(".here").waitFor();
  const can = await page.evaluate(async () => {
    await new Promise((later) => setTimeout(later)); // what a debugger runs itself may do more
    const may = (work: () => void) => {
      try {
        work();
        return true;
      } catch {
        return false;
      }
    };
    const evaluate = may(() => void new Function("return 1"));
    const delay = may(() => void setTimeout("window.hasRun = true"));
    const get = await fetch("http://localhost:9/").then(() => true, () => false);
    return { evaluate, delay, get };
  });
  expect(can).toEqual({ evaluate: false, delay: false, get: false });
  await expect.poll(() => ["require-trusted-types-for", "connect-src"].filter((rule) => !ada.faults.some((fault) => fault.startsWith(`policy: ${rule}`)))).toEqual([]);
  ada.forgive([/^policy:/, /^console:/]);
  await ada.leave();
});

test("opened once, it opens without a network", async () => {
  const ada = await Visitor.arrive({ at: site.url, serviceWorkers: "allow", reducedMotion: "reduce" });
  await keepPage(ada);
  await ada.context.setOffline(true);
  await ada.page.goto(site.url);
  await layTable(ada, "qwixx_cards", { others: ["bot"] });
  await ada.page.locator("[data-board] .hand").waitFor();
  await ada.leave({ forgiving: [/ERR_(INTERNET_DISCONNECTED|FAILED)/] });
});

test("a lesson is followed without a network, into a real game", async () => {
  const ada = await Visitor.arrive({ ...PHONE, at: site.url, serviceWorkers: "allow", reducedMotion: "reduce", settings: {} });
  const { page } = ada;
  await keepPage(ada);
  await ada.context.setOffline(true);
  await page.goto("about:blank");
  await page.goto(ada.address("/learn/superstar"));
  const learner = new Learner(ada, "touch");
  await learner.follow();
  await learner.touch("[data-next]");
  await page.waitForURL(/table\//);
  const player = new Player(page, "touch");
  await player.playUntil(async () => player.touches >= 3);
  await ada.leave({ forgiving: [/ERR_(INTERNET_DISCONNECTED|FAILED)/] });
});
