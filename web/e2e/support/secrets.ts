/** What a hand of Superstar would be known by, and where it could show up. */
import type { Page } from "playwright-core";

export interface Glance {
  isCurtained: boolean;
  /** The seat looked from. */
  seat: string | null;
  /** The number cards in the own hand, as written in moves ("17"). There is one of each; jokers are all alike. */
  hand: string[];
  /** Cards that the page tells of, in whatever way: spoken names, names of pieces and of moves, drawn numbers. */
  told: string[];
  /** Pieces on their way that have left the board: nothing hides them. */
  flying: number;
}

/** All of it at the same moment. */
export function glance(page: Page): Promise<Glance> {
  return page.evaluate(() => {
    const told: string[] = [];
    const find = (text: string, pattern: RegExp) => told.push(...[...text.matchAll(pattern)].map((match) => match[1] ?? ""));
    for (const element of document.querySelectorAll("body *")) {
      for (const name of element.getAttributeNames()) {
        const value = element.getAttribute(name) ?? "";
        if (name === "aria-label") find(value, /(\d+), \w+ star/g);
        if (name.startsWith("data-")) find(value, /(?:play|discard|card)[ -](\d+)/g);
      }
      if (element.matches(".card")) find(element.textContent ?? "", /^\s*(\d+)/g);
    }
    const hand = [...document.querySelectorAll("[data-board] .fan .card")].flatMap((card) => card.getAttribute("aria-label")?.match(/^\d+/) ?? []);
    const seat = document.querySelector("[data-board] .me [data-seat]")?.getAttribute("data-seat") ?? null;
    return { isCurtained: document.querySelector(".curtain") !== null, seat, hand, told, flying: document.querySelectorAll("body > .card").length };
  });
}

/** Cards named in a message of the server, wherever; only the printed table of stars names them all. */
export function cardsInMessage(message: string): Set<string> {
  const found = new Set<string>();
  const search = (value: unknown): void => {
    if (typeof value === "string") for (const [, card] of value.matchAll(/^(?:play |discard )?(\d+)$/g)) found.add(card as string);
    else if (Array.isArray(value)) value.forEach(search);
    else if (typeof value === "object" && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        if (name === "stars") continue;
        if (/^\d+$/.test(name)) found.add(name);
        search(inner);
      }
    }
  };
  search(JSON.parse(message));
  return found;
}
