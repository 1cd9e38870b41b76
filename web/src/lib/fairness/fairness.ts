/** Checks that the server dealt as it and all players were bound to before this device opened its part (its own check is `reihum verify`). */
import type { SeenDeal } from "./deals.ts";
import type { Fairness } from "../protocol.ts";
import { sha256 } from "./sha256.ts";

const SCHEME = "reihum-fair/1";

/** The one way to write a seed: its commitment hashes the bytes, the key the text. */
const SEED = /^[0-9a-f]{64}$/;
const MAX_ENTROPY = 128;
/** Fewer digits could be found by trying until their hash fits. */
const MIN_SEALED = 32;
/** Since when what players add is sealed until all are bound. */
const SEALED = 2;

export type FairnessVerdict = "fair" | "unseen" | "not-yet" | "brought" | "commitment" | "entropy" | "bound" | "opening" | "seed" | "form" | "match" | "key";

/**
 * Compares a proof with itself and with what this device has kept of the table.
 *
 * "unseen": it fits, but this device did not keep what the server was bound to at first; "brought": a match from
 * elsewhere, of which nothing can be said here; "commitment": the server was bound to another seed then; "entropy": what
 * this device added is not in it; "bound": somebody was bound to something else when this device opened its part; "opening":
 * somebody opened something else than what they were bound to, or too late, or not at all and plays; "seed": not the seed committed to; "form": what was added does not have the form, or
 * stand at the seats, in which players add it, or something is held back after the end; "match": there is no match with
 * it; "key": the key does not follow from seed and the players' entropy.
 */
export function judge(proof: Fairness, kept: SeenDeal | null, isOver = false): FairnessVerdict {
  if (kept && kept.commitment !== proof.commitment) return "commitment";
  if (proof.seed === null || proof.key === null) return !isOver ? "not-yet" : kept ? "form" : "brought";
  if (!isListOfEntropy(proof.entropy) || !isListOfEntropy(proof.commitments)) return "form";
  if (kept && !proof.entropy.includes(kept.entropy)) return "entropy";
  if (kept && !isAsBound(proof, kept)) return "bound";
  if (proof.version >= SEALED && !areOpenedAsSealed(proof)) return "opening";
  if (!isSeed(proof.seed) || commitmentTo(proof.seed) !== proof.commitment) return "seed";
  if (keyOf(proof.seed, proof.entropy) !== proof.key) return "key";
  if (proof.match !== null) {
    const bots = botsIn(proof.match);
    if (!bots) return "match";
    if (bots.length !== proof.entropy.length || bots.some((isBot, seat) => isBot && proof.entropy[seat] !== "")) return "form";
    if (bots.some((isBot, seat) => !isBot && proof.commitments[seat] && !proof.entropy[seat])) return "opening";
  }
  return kept ? "fair" : "unseen";
}

/** What nobody may change any more once somebody opens their part of the luck: all hashes, and what is bound by none. */
export function fixedBy({ commitments, entropy }: Pick<Fairness, "commitments" | "entropy">): string {
  return JSON.stringify([commitments, entropy.map((added, seat) => (commitments[seat] ? "" : added))]);
}

/** Whether everybody is bound to what they were bound to when this device opened its part: to nothing, if that was not kept. */
function isAsBound(proof: Fairness, { fixed }: SeenDeal): boolean {
  return fixed === undefined ? !proof.commitments.some(Boolean) : fixed === fixedBy(proof);
}

/** Whether everybody opened what they were bound to; who is bound by no hash, the creator, did so first. */
function areOpenedAsSealed({ commitments, entropy, openings }: Fairness): boolean {
  const added = entropy.flatMap((digits, seat) => (digits ? [seat] : []));
  return (
    commitments.length === entropy.length &&
    JSON.stringify(openings.toSorted((one, other) => one - other)) === JSON.stringify(added) &&
    openings.slice(1).every((seat) => commitments[seat]) &&
    added.every((seat) => !commitments[seat] || isOpened(entropy[seat] ?? "", commitments[seat]))
  );
}

function isOpened(entropy: string, commitment: string): boolean {
  return entropy.length >= MIN_SEALED && seal(entropy) === commitment;
}

function isSeed(seed: unknown): seed is string {
  return typeof seed === "string" && SEED.test(seed);
}

/** Whether a player may add this. */
export function isEntropy(text: string): boolean {
  return text.length <= MAX_ENTROPY && /^[0-9a-f]*$/.test(text);
}

function isListOfEntropy(given: unknown): given is string[] {
  return Array.isArray(given) && given.every((text) => typeof text === "string" && isEntropy(text));
}

/** Which seats of a match file are bots'; null if it names none. */
function botsIn(file: string): boolean[] | null {
  try {
    const { seats } = JSON.parse(file) as { seats: { bot?: string | null }[] };
    return Array.isArray(seats) ? seats.map(({ bot }) => Boolean(bot)) : null;
  } catch {
    return null;
  }
}

/** What binds somebody to digits that they do not show yet. */
export const seal = (entropy: string): string => sha256(new TextEncoder().encode(entropy));

/** What is shown of a seed before the match. */
export function commitmentTo(seed: string): string {
  return sha256(bytesOfHex(seed));
}

/** The key of a match, in hexadecimal digits. */
export function keyOf(seed: string, entropy: readonly string[]): string {
  return sha256(new TextEncoder().encode([SCHEME, seed, ...entropy].join("\n")));
}

function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
