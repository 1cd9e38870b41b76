import type { Prompt, PromptAction, Turn } from "$boards/contract.ts";
import { listNames } from "$lib/words/lists.ts";
import type { Text } from "$lib/words/texts.svelte.ts";
import { addedTiles, isEnding, modeOf, verbOf } from "./building.ts";
import { rowName } from "./tiles.ts";
import type { BloomView } from "./view.ts";

const DONE = "done";
type AskedTurn = Turn<BloomView>;

/** The sentence of the dock for the seat to move. */
export function prompt(turn: AskedTurn, text: Text): Prompt {
  switch (modeOf(turn)) {
    case "draw":
      return drawing(turn, text);
    case "row":
      return newRow(turn, text);
    case "add":
      return adding(turn, text);
    case "swap":
      return swapping(turn, text);
    case "swapped":
      return { ask: text("ask-swapped"), note: text("note-swapped"), action: commit(turn, text("do-swap"), []) };
    case "reward":
      return { ask: text("ask-reward"), action: listed(turn, text("do-joker"), "joker"), others: some(listed(turn, text("do-no-joker"), DONE)) };
    default:
      return beginning(turn, text);
  }
}

function beginning(turn: AskedTurn, text: Text): Prompt {
  if (turn.legal.has("pass")) return { ask: text("ask-pass"), action: listed(turn, text("do-pass"), "pass") };
  const verbs = new Set([...turn.legal].map(verbOf));
  const draws = verbs.has("take") || verbs.has("draw");
  const builds = ["lay", "rob", "extend", "swap"].some((verb) => verbs.has(verb));
  if (!builds) return { ask: text("ask-turn-draw"), note: text("note-turn-draw") };
  // without a row that can be added to nothing is said of it
  const adds = verbs.has("extend");
  if (!draws) return { ask: text(adds ? "ask-turn-build" : "ask-turn-build-new"), note: text("note-turn-build") };
  return { ask: text(adds ? "ask-turn" : "ask-turn-new"), note: text(verbs.has("swap") ? "note-turn-swap" : "note-turn") };
}

/** A joker that is tapped again is robbed, where that can be. */
function swapping({ staged, opening }: AskedTurn, text: Text): Prompt {
  const robs = staged.now.joker !== null && opening.has(`rob ${staged.now.joker}`);
  return { ask: text("ask-swap"), ...(robs && { note: text("note-swap") }) };
}

function drawing(turn: AskedTurn, text: Text): Prompt {
  if (turn.wish.length === 0) return { ask: text("ask-second"), others: some(listed(turn, text("do-no-second"), DONE)) };
  const takes = turn.wish.filter((move) => move.startsWith("take ")).map((move) => move.slice("take ".length));
  const [one, two] = takes;
  const hasDraw = turn.wish.includes("draw");
  if (one === undefined) return { ask: text("ask-draw"), note: text("note-draw"), action: commit(turn, text("do-draw"), []) };
  if (two !== undefined) return { ask: text("ask-take-two", { one, two }), action: commit(turn, text("do-take-two"), []) };
  if (hasDraw) return { ask: text("ask-take-draw", { one }), action: commit(turn, text("do-take-draw"), []) };
  if (turn.view.phase === "draw") return { ask: text("ask-take", { one }), action: commit(turn, text("do-take"), []) };
  // a second one only where the server lists it
  const mayGoOn = turn.plan?.more.some((move) => verbOf(move) === "take" || verbOf(move) === "draw");
  const action = commit(turn, text("do-take-only"), [DONE]);
  return mayGoOn ? { ask: text("ask-take-more", { one }), note: text("note-take"), action } : { ask: text("ask-take", { one }), action };
}

function newRow(turn: AskedTurn, text: Text): Prompt {
  const { laid, loot } = turn.staged.now;
  const isComplete = turn.plan ? isEnding(turn) || turn.plan.legal.includes(DONE) : turn.legal.has(DONE);
  if (!isComplete) {
    const note = text([...turn.legal].some((move) => verbOf(move) === "rob") ? "note-row-rob" : "note-row");
    if (loot.length > 0) return { ask: text("ask-loot"), note };
    return { ask: text("ask-row", { count: laid.length }), note };
  }
  const action = turn.wish.length > 0 ? commit(turn, text("do-row"), [DONE]) : listed(turn, text("do-row"), DONE);
  // the joker of a short row ends the turn, not the round
  if (turn.wish.includes("joker")) return { ask: text("ask-row-joker"), note: text("note-complete"), action };
  // a row that ends the round is not shown before it is laid: its worth is not known here
  if (isEnding(turn)) return { ask: text("ask-last"), action };
  return { ask: complete(turn, text), note: text("note-complete"), action };
}

/** What the row would bring, and whether anything can still join it. */
function complete({ staged, plan, legal }: AskedTurn, text: Text): string {
  const { flowers, wins } = staged.now;
  const goesOn = [...(plan?.more ?? legal)].some((move) => move !== DONE);
  if (wins > 0) return text(goesOn ? "ask-complete" : "ask-full", { flowers, wins });
  return text(goesOn ? "ask-complete-nothing" : "ask-full-nothing", { flowers });
}

function adding(turn: AskedTurn, text: Text): Prompt {
  const { pending } = turn.staged.now;
  if (pending !== null && !isEnding(turn)) return { ask: text("ask-place", { tile: pending }) };
  const mayEnd = turn.plan ? isEnding(turn) || turn.plan.legal.includes(DONE) : turn.legal.has(DONE);
  if (!mayEnd) return { ask: whereTo(turn, text) };
  // what was added by moves that are played lies there already
  if (turn.wish.length === 0) return { ask: text("ask-added"), action: listed(turn, text("do-added"), DONE) };
  const tiles = listNames(addedTiles(turn).map((tile) => text("tile-added", { tile })));
  const action = commit(turn, text("do-add", { tiles }), [DONE]);
  if (isEnding(turn)) return { ask: text("ask-last"), action };
  const goesOn = turn.plan?.more.some((move) => verbOf(move) === "lay");
  return { ask: text(goesOn ? "ask-adding-more" : "ask-adding", { tiles }), note: text("note-added"), action };
}

/** Which row is being added to, by its owner and its ends. */
function whereTo({ view, staged, seats, viewer }: AskedTurn, text: Text): string {
  const row = view.rows.find(({ number }) => number === staged.now.row);
  const owner = seats.find(({ number }) => number === row?.owner);
  return text("ask-add", { whose: row?.owner === viewer ? "own" : "other", name: owner?.name ?? "", row: rowName(row?.tiles ?? [], text) });
}

/** Plays the wish and, where the turn would go on, what ends it. */
function commit(turn: AskedTurn, label: string, ending: readonly string[]): PromptAction | undefined {
  const { plan } = turn;
  if (!plan || plan.order.length === 0) return undefined;
  const isOpen = !isEnding(turn) && ending.every((move) => plan.legal.includes(move));
  return { label, moves: isOpen ? [...plan.order, ...ending] : plan.order };
}

function listed(turn: AskedTurn, label: string, move: string): PromptAction | undefined {
  return turn.wish.length === 0 && turn.legal.has(move) ? { label, moves: [move] } : undefined;
}

const some = (action: PromptAction | undefined): PromptAction[] => (action ? [action] : []);
