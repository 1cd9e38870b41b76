/**
 * What a position alone does not tell: where a card was taken from, and what everyone did with the announced number. It is
 * read off from one position to the next; after a reload there is nothing to tell until something happens.
 */
import type { QwixxCardsView } from "./view.ts";

export interface News {
  /** By seat, the letter of the row in which the last announced number was marked, or null. Empty if it was not seen. */
  announced: readonly (string | null)[];
  announcedNumber: number;
  /** The place of the display from which the last card was taken. */
  takenFrom: number | null;
  /** For each place of the display, how many cards were taken from it: another card has another name. */
  taken: readonly number[];
}

const NOTHING: News = { announced: [], announcedNumber: 0, takenFrom: null, taken: [0, 0, 0, 0] };

export class Diary {
  #last: QwixxCardsView | null = null;
  #news: News = NOTHING;

  read(view: QwixxCardsView): News {
    const last = this.#last;
    if (view === last) return this.#news;
    this.#last = view;
    const isNext = last !== null && last.viewer === view.viewer && last.players === view.players && view.turn - last.turn <= 1 && view.turn >= last.turn;
    this.#news = isNext ? told(last, view, this.#news) : NOTHING;
    return this.#news;
  }
}

function told(last: QwixxCardsView, view: QwixxCardsView, news: News): News {
  if (last.turn === view.turn && last.phase === "take") {
    const takenFrom = placeTaken(last, view);
    return { ...news, takenFrom, taken: news.taken.map((count, place) => count + Number(place === takenFrom)) };
  }
  if (last.turn === view.turn && last.phase === "choose" && view.phase !== "choose") {
    return { ...news, announced: view.sheets.map((_, seat) => newRow(last, view, seat)), announcedNumber: last.number };
  }
  return news;
}

function placeTaken(last: QwixxCardsView, view: QwixxCardsView): number | null {
  const before = [...(last.hands[last.active] ?? [])];
  for (const number of view.hands[last.active] ?? []) {
    const known = before.indexOf(number);
    if (known < 0) {
      const place = last.display.indexOf(number);
      return place < 0 ? null : place;
    }
    before.splice(known, 1);
  }
  return null;
}

function newRow(last: QwixxCardsView, view: QwixxCardsView, seat: number): string | null {
  const row = view.sheets[seat]?.rows.find(({ marks }, index) => marks.length > (last.sheets[seat]?.rows[index]?.marks.length ?? 0));
  return row?.colour ?? null;
}

/** Is this mark one of the newest: made with the last announced number or the last play? */
export function isNew(view: QwixxCardsView, news: News, seat: number, colour: string, number: number): boolean {
  if (news.announced[seat] === colour && news.announcedNumber === number) return true;
  const play = view.last_play;
  return play !== null && play.seat === seat && play.colour === colour && play.marks.includes(number);
}
