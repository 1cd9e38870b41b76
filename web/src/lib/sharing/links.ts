/**
 * Links that hold all they show: behind the `#`, where no server sees it. A letter says what is in it, then the version, the
 * length and the beginning of the hash of what follows: JSON, compressed, in base64 as addresses have it. So a link that was
 * cut off on its way, or comes from a newer page, is told from one that never was one of ours.
 */
import { sha256 } from "../fairness/sha256.ts";

/** "m": a match, or a variation of one, as its file; "q": a position, and what would you play? */
export type LinkKind = "m" | "q";

/**
 * Why a link is not taken. "foreign": it is none of ours; "cut": the end is missing; "newer": a page of later days made it;
 * "damaged": it is not what it was; "large": it would fill the memory; "browser": this one cannot unpack it.
 */
export type LinkTrouble = "foreign" | "cut" | "newer" | "damaged" | "large" | "browser";

export class BadLink extends Error {
  override name = "BadLink";
  constructor(readonly trouble: LinkTrouble) {
    super(`This link cannot be opened: ${trouble}.`);
  }
}

const VERSION = 1;
const CHECK = 8;
/** The longest match is a few thousand characters; nobody sends more by a link. */
export const MAX_LINK = 2 ** 17;
export const MAX_CONTENT = 2 ** 20;
const FORM = /^([a-z])(\d{1,4})\.([0-9a-z]{1,6})\.([0-9a-f]{8})\.([\w-]*)/;
/** The beginning of a link, wherever it was cut. */
const BEGINNING = /^[mq]\d{0,4}(\.([0-9a-z]{0,6}(\.[0-9a-f]{0,8})?)?)?$/;

/** What stands behind the `#` of a link. */
export async function pack(kind: LinkKind, content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  if (bytes.length > MAX_CONTENT) throw new BadLink("large");
  const packed = toAddress(await through(bytes, compression(() => new CompressionStream("deflate-raw")), Infinity));
  const code = `${kind}${VERSION}.${packed.length.toString(36)}.${checkOf(packed)}.${packed}`;
  if (code.length > MAX_LINK) throw new BadLink("large");
  return code;
}

/** What a link holds; throws a `BadLink` if that cannot be known. */
export async function unpack(code: string): Promise<{ kind: LinkKind; content: unknown }> {
  if (code.length > MAX_LINK) throw new BadLink("large");
  const [, kind, version, length, check, rest = ""] = FORM.exec(code) ?? [];
  if (length === undefined || !(kind === "m" || kind === "q")) throw new BadLink(BEGINNING.test(code) && code !== "" ? "cut" : "foreign");
  if (Number(version) > VERSION) throw new BadLink("newer");
  // what a message adds behind a link is none of it
  const packed = rest.slice(0, parseInt(length, 36));
  if (packed.length < parseInt(length, 36)) throw new BadLink("cut");
  if (checkOf(packed) !== check) throw new BadLink("damaged");
  const bytes = await through(fromAddress(packed), compression(() => new DecompressionStream("deflate-raw")), MAX_CONTENT);
  try {
    return { kind, content: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown };
  } catch {
    throw new BadLink("damaged");
  }
}

function checkOf(packed: string): string {
  return sha256(new TextEncoder().encode(packed)).slice(0, CHECK);
}

type Transformer = { readable: ReadableStream<Uint8Array>; writable: WritableStream<BufferSource> };

function compression(make: () => Transformer): Transformer {
  try {
    return make();
  } catch {
    throw new BadLink("browser"); // of 2022 or older
  }
}

/** Bytes through a stream, of which no more than `most` come out: a few can stand for any number. */
async function through(bytes: Uint8Array<ArrayBuffer>, { readable, writable }: Transformer, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  // what is wrong is found by the reader
  void writer.write(bytes).catch(() => undefined);
  void writer.close().catch(() => undefined);
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = readable.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value);
      length += next.value.length;
      if (length > most) throw new BadLink("large");
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error instanceof BadLink ? error : new BadLink("damaged");
  }
  const all = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

function toAddress(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromAddress(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    throw new BadLink("damaged");
  }
}
