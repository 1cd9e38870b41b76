/** What the dice offer: for who rolled, the ways to make two pairs; for the others, the pairs of blue dice. */
import type { Seat, Turn } from "$boards/contract.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import { freeRight, LOWEST_SUM } from "./rows.ts";
import type { PrettyTrickyPair, PrettyTrickyView } from "./view.ts";

/** One thing to choose with a single tap: its pairs of dice and the moves it wishes for. */
export interface PairChoice {
  pairs: PrettyTrickyPair[];
  moves: string[];
  finishes: number[];
}

export const isRight = (move: string): boolean => move.startsWith("right ");
export const sumOf = (move: string): number => Number(move.split(" ")[1]);

/** What there is to choose; dice of equal value make equal choices, and one of them is enough. */
export function choicesOf(view: PrettyTrickyView, seat: number): PairChoice[] {
  const sums = (choice: PairChoice) => choice.pairs.map((pair) => pair.sum).join();
  const all = allChoices(view, seat);
  return all.filter((choice, place) => all.findIndex((other) => sums(other) === sums(choice)) === place);
}

function allChoices(view: PrettyTrickyView, seat: number): PairChoice[] {
  if (view.phase === "own_roll") return view.ways.map(({ pairs, moves, finishes }) => ({ pairs, moves, finishes }));
  if (view.phase === "ended") return [];
  return view.blue_pairs.map((pair) => ({
    pairs: [pair],
    moves: pair.seats.includes(seat) ? [`right ${pair.sum}`] : [],
    finishes: pair.seats.includes(seat) && freeRight(view, seat, pair.sum) === 1 ? [pair.sum] : [],
  }));
}

/** What a choice would bring to the viewer, in a sentence or two; nothing while somebody else is asked. */
export function meaning({ view, seats, isAsked }: Pick<Turn<PrettyTrickyView>, "view" | "seats" | "isAsked">, choice: PairChoice, text: Text): string {
  if (!isAsked) return "";
  if (choice.moves.length === 0) return text("means-nothing");
  if (view.phase === "others") {
    const [sum] = choice.finishes;
    if (sum === undefined) return text("means-right-tick");
    return text("means-right-full", { row: sum, circles: view.circles[sum - LOWEST_SUM] ?? 0 });
  }
  if (choice.finishes.length === 0) return text("means-ticks", { count: choice.moves.length });
  return choice.finishes.map((sum) => finishing(view, sum, seats, text)).join(" ");
}

/** The same in the room of a small button: a line each. */
export function brief({ view, seats, isAsked }: Pick<Turn<PrettyTrickyView>, "view" | "seats" | "isAsked">, choice: PairChoice, text: Text): string[] {
  if (!isAsked) return [];
  if (choice.moves.length === 0) return [text("brief-nothing")];
  if (choice.finishes.length === 0) return [text("brief-ticks", { count: choice.moves.length })];
  return choice.finishes.flatMap((sum) => {
    if (view.phase === "others") return [text("brief-full", { row: sum, circles: view.circles[sum - LOWEST_SUM] ?? 0 })];
    return [text("brief-finishes", { row: sum }), ...gains(gainingFrom(view, sum, seats), text)];
  });
}

/** Who gains a point: oneself on a line of its own; several others as their number, because there is no room for their names. */
function gains(seats: Seat[], text: Text): string[] {
  const named = ({ name }: Seat) => text("brief-circle", { name });
  const others = seats.filter(({ isViewer }) => !isViewer);
  return [...seats.filter(({ isViewer }) => isViewer).map(named), ...(others.length > 1 ? [text("brief-circles", { count: others.length })] : others.map(named))];
}

/** Whose right row of a sum is full: each of them gains from every circle there. */
function gainingFrom(view: PrettyTrickyView, sum: number, seats: readonly Seat[]): Seat[] {
  return seats.filter(({ number }) => freeRight(view, number, sum) === 0);
}

/** A finished left row: two points, and a point for everyone whose right row is full. */
function finishing(view: PrettyTrickyView, sum: number, seats: readonly Seat[], text: Text): string {
  const gaining = gainingFrom(view, sum, seats);
  const finished = text("means-finishes", { row: sum });
  if (gaining.length === 0) return finished;
  return `${finished} ${text("means-circle", { row: sum, names: gaining.map(({ name }) => name).join(", ") })}`;
}
