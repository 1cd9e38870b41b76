/** A phone's tab in which an expert thinks takes little memory. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderers } from "../support/launch.ts";
import { Player } from "../support/player.ts";
import { layTable } from "../support/setting_up.ts";
import { rentSite, type StaticSite } from "../support/static_site.ts";
import { PHONE, Visitor } from "../support/visitor.ts";

const MOST_MB = 100;
/** Also while an expert thinks and nobody touches anything. */
const LOOK_MS = 100;

let site: StaticSite;
beforeAll(async () => void (site = await rentSite()));
afterAll(() => site.leave());

/** What a process has for itself, in megabytes: what task managers show for a tab. */
function footprint(process: number): number {
  const status = readFileSync(`/proc/${process}/status`, "utf8");
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return (kilobytes("RssAnon") + kilobytes("VmSwap")) / 1024;
}

test(`a tab with an expert stays under ${MOST_MB} MB`, async () => {
  const before = await renderers();
  const ada = await Visitor.arrive({ ...PHONE, at: site.url, reducedMotion: "reduce" });
  await ada.page.goto(site.url);
  const [tab] = [...(await renderers())].filter((process) => !before.has(process));
  if (tab === undefined) throw new Error("the tab has no process of its own");
  await layTable(ada, "bloom", { others: ["bot", "bot"], level: "expert", options: { rounds: 1 } });
  const sizes: number[] = [];
  const player = new Player(ada.page, "touch");
  const look = () => sizes.push(footprint(tab));
  const looking = setInterval(look, LOOK_MS);
  const isEnough = async () => look() > 0 && player.touches >= 12; // at least after each step
  await player.playUntil(isEnough).finally(() => clearInterval(looking));
  const largest = Math.max(...sizes);
  console.log(`A phone's tab with two experts at Bloom: at most ${largest.toFixed(0)} MB, seen ${sizes.length} times.`);
  expect(sizes.length).toBeGreaterThanOrEqual(player.touches);
  expect(largest).toBeLessThan(MOST_MB);
  await ada.leave();
});
