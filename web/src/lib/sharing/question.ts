/**
 * "What would you play here?": a position as the seat that is asked knew it, and what was played there. Nothing else of the
 * match is in it: whoever gets such a link can read all of it. What was played is only kept from the first glance, by letters
 * that follow from the position; it is no secret.
 */
import { sha256 } from "../fairness/sha256.ts";
import { BadLink } from "./links.ts";

export interface TurnQuestion {
  game: string;
  /** Version of the rules. */
  rules: number;
  seat: number;
  /** The concealed record of the seat, in base64. */
  record: string;
  /** The whole turn that was played in the match. */
  played: readonly string[];
}

/** What a link holds of a question. */
export function written({ played, ...open }: TurnQuestion): object {
  return { ...open, sealed: toHex(mixed(new TextEncoder().encode(JSON.stringify(played)), open.record)) };
}

export function read(content: unknown): TurnQuestion {
  if (typeof content !== "object" || content === null) throw new BadLink("damaged");
  const { game, rules, seat, record, sealed } = content as Record<string, unknown>;
  const isWhole = typeof game === "string" && Number.isSafeInteger(rules) && Number.isSafeInteger(seat) && typeof record === "string" && typeof sealed === "string";
  if (!isWhole) throw new BadLink("damaged");
  return { game, rules: rules as number, seat: seat as number, record, played: opened(sealed, record) };
}

function opened(sealed: string, record: string): string[] {
  try {
    if (!/^([0-9a-f]{2})*$/.test(sealed)) throw new BadLink("damaged");
    const bytes = Uint8Array.from(sealed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const played: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(mixed(bytes, record)));
    if (Array.isArray(played) && played.length > 0 && played.every((move) => typeof move === "string")) return played;
  } catch {
    // it says nothing
  }
  throw new BadLink("damaged");
}

/** The same twice brings back what was there. */
function mixed(bytes: Uint8Array, record: string): Uint8Array {
  let letters = "";
  for (let block = 0; letters.length < 2 * bytes.length; block++) letters += sha256(new TextEncoder().encode(`${block} ${record}`));
  return bytes.map((byte, place) => byte ^ parseInt(letters.slice(2 * place, 2 * place + 2), 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
