import { afterEach, expect, it, vi } from "vitest";
import { books } from "../src/lib/words/books.ts";
import { colourOf, gamePitch, gameTitle, optionName, partsOf } from "../src/lib/session/games.ts";
import { me } from "../src/lib/session/session.svelte.ts";

/** As the page knew a game before games told of it in all languages and how they look. */
const OLDER = { name: "bloom", title: "Bloom", pitch: "Tiles.", min_players: 2, max_players: 4, minutes: 45, options: [], note: null, module: null };
const TODAY = { ...OLDER, board: "/games/bloom/board.js", puzzles: "/puzzles/bloom-1.json", about: { en: { title: "Blossom", pitch: "Petals.", options: { rounds: "How many" } } }, look: { cloth: ["#fff", "#000"], lid: null, side: null, emblem: "/games/bloom/emblem.svg", picture: null } };

afterEach(() => {
  vi.unstubAllGlobals();
  me.catalogue = null;
});

function answered(game: object): void {
  vi.stubGlobal("location", { href: "https://example.org/" });
  vi.stubGlobal("fetch", async () => Response.json({ games: [game], bots: [] }));
}

it("takes a catalogue that an older version has kept: the home page is drawn from it", async () => {
  answered(OLDER);
  await me.refresh();
  const [game] = me.catalogue?.games ?? [];
  expect([gameTitle("bloom"), gamePitch("bloom"), optionName("bloom", "rounds", "Rounds")]).toEqual(["Bloom", "Tiles.", "Rounds"]);
  expect([colourOf("bloom", "lid"), game?.look.emblem, game && partsOf(game)]).toEqual([undefined, null, []]);
});

it("leaves that of today as it is", async () => {
  answered(TODAY);
  expect(await books.catalogue()).toEqual({ games: [TODAY], bots: [] });
  await me.refresh();
  expect([gameTitle("bloom"), colourOf("bloom", "cloth")]).toEqual(["Blossom", "light-dark(#fff, #000)"]);
  expect(me.catalogue?.games.flatMap(partsOf)).toEqual(["https://example.org/games/bloom/board.js", "https://example.org/puzzles/bloom-1.json", "https://example.org/games/bloom/emblem.svg"]);
});
