/** The screens, each loaded when it is first shown; home comes with the page. */
import type { Component } from "svelte";
import type { Route } from "$lib/browser/router.svelte.ts";
import Home from "./Home.svelte";
import Lost from "../parts/Lost.svelte";

/** A screen is given the arguments of its route; which ones, the route's type says. */
export type Screen = Component<Record<string, unknown>>;

const FILES: Record<Route["screen"], () => Promise<{ default: unknown }>> = {
  home: () => Promise.resolve({ default: Home }),
  lost: () => Promise.resolve({ default: Lost }),
  table: () => import("./Table.svelte"),
  rules: () => import("./Rules.svelte"),
  replay: () => import("./Replay.svelte"),
  puzzles: () => import("./Puzzles.svelte"),
  mistakes: () => import("./Mistakes.svelte"),
  review: () => import("./Review.svelte"),
  results: () => import("./Results.svelte"),
  learn: () => import("./Lesson.svelte"),
  new: () => import("./NewTable.svelte"),
  settings: () => import("./Settings.svelte"),
  continue: () => import("./Continue.svelte"),
  "signed-in": () => import("./SignedIn.svelte"),
  shared: () => import("./Shared.svelte"),
  calls: () => import("../calls/MailLink.svelte"),
};

export async function loadScreen(route: Route): Promise<Screen> {
  return (await FILES[route.screen]()).default as Screen;
}

/** What a screen is given. */
export function argumentsOf(route: Route): Record<string, unknown> {
  return Object.fromEntries(Object.entries(route).filter(([name]) => name !== "screen"));
}

/** Two routes of the same identity are the same screen in another place: it stays. */
export function identityOf(route: Route): string {
  if (route.screen === "learn" || route.screen === "puzzles") return `${route.screen} ${route.game}`;
  if (route.screen === "shared") return `${route.screen} ${route.code}`; // another link is another thing to see
  return "id" in route ? `${route.screen} ${route.id}` : route.screen;
}
