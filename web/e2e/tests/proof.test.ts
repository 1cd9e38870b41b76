/** The whole proof: after a match the page plays it again from the sealed key, and refuses what was changed. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { Player } from "../support/player.ts";
import { layTable } from "../support/setting_up.ts";
import { Visitor } from "../support/visitor.ts";

interface Proof {
  seed: string;
  match: string;
}
interface Replayed {
  moments: { view: { hand: string[] | null } }[];
}

/** Has the server's answers at an address changed on their way, while something is done. */
async function withChanged<Answer>(page: Page, address: RegExp, change: (answer: Answer) => void, work: () => Promise<void>): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    change(answer);
    await route.fulfill({ response, json: answer });
  });
  await work();
  await page.unroute(address);
}

test("a true match is accepted; a changed card, seed or move is named", async () => {
  const ada = await Visitor.arrive({ reducedMotion: "reduce" });
  const { page } = ada;
  await layTable(ada, "superstar", { others: ["bot"] });
  await new Player(page).playToTheEnd();
  const check = async (words: RegExp) => {
    await page.locator(".fair button").first().click();
    await expect.poll(() => page.locator(".fair [role=status]").innerText()).toMatch(words);
  };
  await check(/every card and every die came from the sealed key/);
  const fairness = /\/api\/v1\/tables\/[^/]+\/fairness$/;
  await withChanged<Proof>(page, fairness, (proof) => (proof.seed = "11".repeat(32)), () => check(/the seed is not the one announced/));
  await check(/every card and every die came from the sealed key/);
  const changeMove = (proof: Proof) => {
    const file = JSON.parse(proof.match) as { moves: string[] };
    file.moves[0] = file.moves[0] === "play 1" ? "play 2" : "play 1";
    proof.match = JSON.stringify(file);
  };
  await withChanged<Proof>(page, fairness, changeMove, () => check(/move 1 cannot have been played|the moves do not lead to this end/));
  await check(/every card and every die came from the sealed key/);
  const changeCard = ({ moments }: Replayed) => {
    const { hand } = moments[3]?.view ?? { hand: null };
    if (hand) hand[0] = hand[0] === "50" ? "49" : "50";
  };
  await withChanged<Replayed>(page, /\/replay\?seat=/, changeCard, () => check(/after move 3/));
  await check(/every card and every die came from the sealed key/);
  await ada.leave();
});
