/** What the taps so far come to: a card on its way to a field or to the discard pile, or a claim with its gaps filled. */
import { isNumberJoker, JOKER, lyingOn, numberOf, PLUS_THREE, STAR } from "./notation.ts";
import type { OneToNineClaim, OneToNineView } from "./view.ts";

export interface LayDraft {
  kind: "lay";
  move: string;
  card: string;
  field: string;
}
/** A card on its way to the discard pile; for a joker, if there is one. */
export interface AwayDraft {
  kind: "away";
  move: string;
  card: string;
}
export interface ClaimDraft {
  kind: "claim";
  claim: OneToNineClaim;
  /** Gap → filler: "card", "number", "joker" or "star". */
  filled: ReadonlyMap<string, string>;
}
export type TurnDraft = LayDraft | AwayDraft | ClaimDraft | null;

export function draftOf(view: OneToNineView, wish: readonly string[]): TurnDraft {
  return claimDraft(view, wish) ?? cardDraft(view, wish.find((move) => move.startsWith("play ")));
}

function claimDraft(view: OneToNineView, wish: readonly string[]): ClaimDraft | null {
  const claim = view.filling?.claim ?? view.claims.find(({ move }) => wish.includes(move));
  if (!claim) return null;
  const filled = new Map((view.filling?.filled ?? []).map(({ field, filler }) => [field, filler]));
  for (const [field, filler] of fillsIn(wish)) filled.set(field, filler);
  return { kind: "claim", claim, filled };
}

function cardDraft(view: OneToNineView, move: string | undefined): LayDraft | AwayDraft | null {
  if (!move) return null;
  const [, card = "", target] = move.split(" ");
  const field = fieldOf(card, target);
  if (field === null || lyingOn(view.board, field) !== null) return { kind: "away", move, card };
  return { kind: "lay", move, card, field };
}

/** The field a play names: `play R5`, `play N5 R`, `play J R5`; none in `play N5` and `play +3`. */
function fieldOf(card: string, target: string | undefined): string | null {
  if (card === PLUS_THREE) return null;
  if (card === JOKER) return target ?? null;
  if (isNumberJoker(card)) return target ? `${target}${numberOf(card)}` : null;
  return card;
}

/** The move that lays a card on a field; a number card names its field itself. */
export function layMove(card: string, field: string): string {
  if (card === JOKER) return `play ${JOKER} ${field}`;
  return isNumberJoker(card) ? `play ${card} ${field[0]}` : `play ${card}`;
}

/** What a tap on a field is meant as: the card that waits for one goes there, if such a card can; else its own card does. */
export function moveTo(field: string, waiting: string | null): string {
  const goesThere = waiting !== null && (!isNumberJoker(waiting) || numberOf(waiting) === numberOf(field));
  return goesThere ? layMove(waiting, field) : `play ${field}`;
}

/** The fields a card could be laid on, out of the legal moves. */
export function targetsOf(legal: ReadonlySet<string>, card: string): Set<string> {
  const moves = [...legal].filter((move) => move.startsWith(`play ${card} `));
  return new Set(moves.map((move) => fieldOf(card, move.split(" ")[2]) ?? ""));
}

/** The fills of a wish in their order: [["R6", "joker"], …]. */
export function fillsIn(wish: readonly string[]): [string, string][] {
  return wish.filter((move) => move.startsWith("fill ")).map((move) => move.split(" ").slice(1) as [string, string]);
}

export function fillMove(field: string, filler: string): string {
  return `fill ${field} ${filler}`;
}

/** The piece that a filler puts on a field: "R6", "N6", "J" or the star. */
export function fillerCard(field: string, filler: string): string {
  if (filler === "card") return field;
  if (filler === "number") return `N${numberOf(field)}`;
  return filler === "joker" ? JOKER : STAR;
}

/** The filler that a card of the hand would be on a field; null if it does not belong there. */
export function fillerOf(card: string, field: string): string | null {
  if (card === field) return "card";
  if (card === JOKER) return "joker";
  return card === `N${numberOf(field)}` ? "number" : null;
}

/** Where the pieces of a draft go: a field, or "discard". */
export function piecesOf(draft: TurnDraft): { target: string; card: string }[] {
  if (!draft) return [];
  if (draft.kind === "lay") return [{ target: draft.field, card: draft.card }];
  if (draft.kind === "away") return [{ target: "discard", card: draft.card }];
  return [...draft.filled].map(([field, filler]) => ({ target: field, card: fillerCard(field, filler) }));
}
