import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sha256 } from "../src/lib/fairness/sha256.ts";

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
