import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { judge } from "../src/lib/fairness.ts";
import { sha256 } from "../src/lib/sha256.ts";

const hash = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

describe("SHA-256", () => {
  it("gives the published values", () => {
    expect(sha256(new TextEncoder().encode("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256(new Uint8Array())).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });
  it("agrees with another implementation at every length around its blocks", () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256);
      expect(sha256(bytes)).toBe(hash(bytes));
    }
  });
});

describe("a proof", () => {
  const seed = "00ff".repeat(16);
  const entropy = ["ab12", ""];
  const proof = { commitment: hash(Buffer.from(seed, "hex")), entropy, seed, key: hash(["reihum-fair/1", seed, ...entropy].join("\n")), match: null };
  it("holds when it is true", () => expect(judge(proof)).toBe("fair"));
  it("waits for the end", () => expect(judge({ ...proof, seed: null, key: null })).toBe("not-yet"));
  it("fails with another seed", () => expect(judge({ ...proof, seed: "11".repeat(32) })).toBe("seed"));
  it("fails with another key", () => expect(judge({ ...proof, entropy: ["ab13", ""] })).toBe("key"));
});
