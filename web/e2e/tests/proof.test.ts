/** The whole proof: after a match the page plays it again from the sealed key, and refuses what was changed. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Game, tested } from "../support/games.ts";
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

/** Changes the moves in the match that a proof shows. */
function changeMoves(change: (moves: string[]) => void): (proof: Proof) => void {
  return (proof) => {
    const file = JSON.parse(proof.match) as { moves: string[] };
    change(file.moves);
    proof.match = JSON.stringify(file);
  };
}

/** Has the page check the match, until it says so. */
async function check(page: Page, words: RegExp): Promise<void> {
  await page.locator(".fair button").first().click();
  await expect.poll(() => page.locator(".fair [role=status]").innerText()).toMatch(words);
}

/** Plays a match to its end while something in one of the positions that the server tells is changed. */
async function playChanged(visitor: Visitor, game: Game, change: (view: { points: number[] }, number: number) => boolean): Promise<void> {
  let isChanged = false;
  await visitor.page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const told = JSON.parse(message.toString()) as { type: string; number: number; legal: string[]; view: { points: number[] } };
      // where one is not asked, so that the match goes on
      if (told.type === "position" && !isChanged && told.legal.length === 0) isChanged = change(told.view, told.number);
      socket.send(JSON.stringify(told));
    });
  });
  await layTable(visitor, game, { others: ["bot"], options: tested(game).short });
  await new Player(visitor.page).playToTheEnd();
  expect(isChanged).toBe(true);
}

test.for(["superstar", "qwixx_cards"] as const)("%s: what was shown while the match went on is compared, too", async (game) => {
  const ada = await Visitor.arrive({ reducedMotion: "reduce" });
  let number = 0;
  await playChanged(ada, game, (view, at) => {
    if (at < 3) return false;
    number = at;
    view.points = view.points.map((points) => points + 1);
    return true;
  });
  await check(ada.page, new RegExp(`what was shown after move ${number} is not what the key gives`));
  await ada.leave();
});

test("a true match is accepted; a changed card, seed or move is named", async () => {
  const ada = await Visitor.arrive({ reducedMotion: "reduce" });
  const { page } = ada;
  await layTable(ada, "superstar", { others: ["bot"] });
  await new Player(page).playToTheEnd();
  await check(page, /everything that was left to luck came from the sealed key\. All \d{2,} positions this page was shown/);
  const fairness = /\/api\/v1\/tables\/[^/]+\/fairness$/;
  await withChanged<Proof>(page, fairness, (proof) => (proof.seed = "11".repeat(32)), () => check(page, /the seed is not the one announced/));
  await check(page, /everything that was left to luck came from the sealed key/);
  // every number is there once: whoever moves after it was played cannot play it, too
  let again = 0;
  const playTwice = (moves: string[]) => {
    const played = moves.findIndex((move) => /^play \d+$/.test(move));
    moves[played + 1] = moves[played] as string;
    again = played + 2;
  };
  await withChanged<Proof>(page, fairness, changeMoves(playTwice), async () => {
    await check(page, /move \d+ cannot have been played/);
    expect(await page.locator(".fair [role=status]").innerText()).toContain(`move ${again} cannot`);
  });
  await check(page, /everything that was left to luck came from the sealed key/);
  await withChanged<Proof>(page, fairness, changeMoves((moves) => void moves.pop()), () => check(page, /the moves do not lead to this end/));
  await check(page, /everything that was left to luck came from the sealed key/);
  const changeCard = ({ moments }: Replayed) => {
    const { hand } = moments[3]?.view ?? { hand: null };
    if (hand) hand[0] = hand[0] === "50" ? "49" : "50";
  };
  await withChanged<Replayed>(page, /\/replay\?seat=/, changeCard, () => check(page, /after move 3/));
  await check(page, /everything that was left to luck came from the sealed key/);
  await ada.leave();
});
