/** Links that hold what they show: whole, cut, foreign, newer, damaged, or too large to be taken. */
import { describe, expect, test } from "vitest";
import { BadLink, MAX_CONTENT, MAX_LINK, pack, unpack } from "../src/lib/sharing/links.ts";
import { read, written, type TurnQuestion } from "../src/lib/sharing/question.ts";

const CONTENT = { game: "superstar", moves: Array.from({ length: 300 }, (_, number) => `play ${number % 9}`), who: "Zoë „Ö“ 🌟 עברית" };
const QUESTION: TurnQuestion = { game: "bloom", rules: 1, seat: 2, record: btoa("a record"), played: ["lay R5", "done", "é"] };

async function trouble(code: string): Promise<string> {
  try {
    await unpack(code);
  } catch (error) {
    if (error instanceof BadLink) return error.trouble;
    throw error;
  }
  return "taken";
}

/** As `pack` does it, of other bytes. */
async function forged(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { sha256 } = await import("../src/lib/fairness/sha256.ts");
  const packed = Buffer.from(bytes).toString("base64url");
  return `m1.${packed.length.toString(36)}.${sha256(new TextEncoder().encode(packed)).slice(0, 8)}.${packed}`;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer());
}

describe("a link", () => {
  test("brings what was packed, in letters that every address may have", async () => {
    const code = await pack("m", CONTENT);
    expect(code).toMatch(/^[\w.-]+$/);
    expect(code.length).toBeLessThan(JSON.stringify(CONTENT).length);
    expect(await unpack(code)).toEqual({ kind: "m", content: CONTENT });
    expect(encodeURI(code)).toBe(code);
  });

  test("may have anything behind it that a message adds", async () => {
    const code = await pack("q", CONTENT);
    for (const tail of [")", ".", " ", "»", "abc", "\n"]) expect((await unpack(code + tail)).content).toEqual(CONTENT);
  });

  test("says so wherever it was cut", async () => {
    const code = await pack("q", CONTENT);
    for (let length = 1; length < code.length; length += length < 24 ? 1 : 17) expect(await trouble(code.slice(0, length)), code.slice(0, length)).toBe("cut");
  });

  test("is told from what is none of ours, from a newer one, and from one that was changed", async () => {
    const code = await pack("m", CONTENT);
    for (const foreign of ["", "hello", "utm_source=x", "x1.4.00000000.aaaa", "m1.4.zzzzzzzz.aaaa", "M1.1"]) expect(await trouble(foreign), foreign).toBe("foreign");
    expect(await trouble(code.replace("m1.", "m2."))).toBe("newer");
    const [head, last] = [code.slice(0, -1), code.slice(-1)];
    expect(await trouble(head + (last === "A" ? "B" : "A"))).toBe("damaged");
    expect(await trouble(await forged(new TextEncoder().encode("no stream")))).toBe("damaged");
    expect(await trouble(await forged(await deflated(new TextEncoder().encode("{no JSON"))))).toBe("damaged");
    expect(await trouble(await forged(await deflated(new Uint8Array([0xff, 0xfe]))))).toBe("damaged");
  });

  test("fills no memory: a few letters that stand for very many are refused before they are unpacked", async () => {
    const bomb = await forged(await deflated(new Uint8Array(64 * MAX_CONTENT).fill(32)));
    expect(bomb.length).toBeLessThan(MAX_LINK);
    expect(await trouble(bomb)).toBe("large");
    expect(await trouble("m1.".padEnd(MAX_LINK + 1, "a"))).toBe("large");
    await expect(pack("m", "x".repeat(MAX_CONTENT))).rejects.toMatchObject({ trouble: "large" });
  });
});

describe("a question", () => {
  test("comes back as it was, and does not show at a glance what was played", () => {
    const content = JSON.parse(JSON.stringify(written(QUESTION))) as Record<string, unknown>;
    expect(read(content)).toEqual(QUESTION);
    expect(JSON.stringify(content)).not.toContain("lay");
    expect(Object.keys(content).sort()).toEqual(["game", "record", "rules", "sealed", "seat"]);
  });

  test.each([null, 3, {}, { ...written(QUESTION), seat: "2" }, { ...written(QUESTION), sealed: "zz" }, { ...written(QUESTION), sealed: "00" }, { ...written(QUESTION), record: 3 }, { ...written(QUESTION), sealed: "" }])("is refused if it is none (%j)", (content) => {
    expect(() => read(content)).toThrow(BadLink);
  });
});
