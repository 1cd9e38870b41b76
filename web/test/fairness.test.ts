import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetDeals, keepDeal, keptDeal } from "../src/lib/fairness/deals.ts";
import { judge } from "../src/lib/fairness/fairness.ts";

const hash = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

/** As proofs were before what players add was sealed, and as they are on a device. */
const UNSEALED = { version: 1, commitments: [] as string[], bound: false, openings: [] as number[] };

/** The proof of a deal from this seed and entropy: true in itself, whatever was announced before. */
function proofOf(seed: string, entropy: string[]) {
  return { commitment: hash(Buffer.from(seed, "hex")), entropy, seed, key: hash(["reihum-fair/1", seed, ...entropy].join("\n")), match: null, ...UNSEALED };
}

describe("a proof", () => {
  const proof = proofOf("00ff".repeat(16), ["ab12", ""]);
  const kept = { commitment: proof.commitment, entropy: "ab12" };
  it("holds when it is true and about the deal that was announced", () => expect(judge(proof, kept)).toBe("fair"));
  it("is compared with itself alone on a device that was not there", () => expect(judge(proof, null)).toBe("unseen"));
  it("waits for the end", () => expect(judge({ ...proof, seed: null, key: null }, kept)).toBe("not-yet"));
  it("fails with another seed", () => expect(judge({ ...proof, seed: "11".repeat(32) }, kept)).toBe("seed"));
  it("fails with another key", () => expect(judge({ ...proof, entropy: ["ab12", "00"] }, kept)).toBe("key"));
  it("fails if it is about another seed, though true in itself", () => expect(judge(proofOf("22".repeat(32), ["ab12", ""]), kept)).toBe("commitment"));
  it("fails as soon as another commitment is shown", () => expect(judge({ ...proof, commitment: "33".repeat(32), seed: null, key: null }, kept)).toBe("commitment"));
  it("fails without what this device added, though true in itself", () => expect(judge(proofOf(proof.seed, ["ab13", ""]), kept)).toBe("entropy"));

  // every one of these has the same commitment, and would be a key to choose from
  it.each([proof.seed.toUpperCase(), `${proof.seed}0`, `${proof.seed}zz`, `${proof.seed}\n`, ` ${proof.seed}`, ""])("takes a seed in one spelling alone, not %j", (seed) => {
    const key = hash(["reihum-fair/1", seed, ...proof.entropy].join("\n"));
    expect(judge({ ...proof, seed, key }, kept)).toBe("seed");
  });
  it.each([["AB12"], ["ab12\n00"], ["ab12 "], ["0".repeat(129)]])("takes entropy in one spelling alone, not %j", (added) => {
    expect(judge(proofOf(proof.seed, [added, ""]), null)).toBe("form");
    expect(judge(proofOf(proof.seed, ["ab12", added]), kept)).toBe("form");
  });
  it("has as many parts as seats, and none of a bot", () => {
    const played = (entropy: string[], seats: unknown) => judge({ ...proofOf(proof.seed, entropy), match: JSON.stringify({ seats }) }, kept);
    const [lea, linde] = [{ name: "Lea" }, { name: "Linde", bot: "medium" }];
    expect(played(["ab12", ""], [lea, linde])).toBe("fair");
    expect(played(["ab12", "cd"], [lea, { name: "Max" }])).toBe("fair");
    expect(played(["ab12", "cd"], [lea, linde])).toBe("form");
    expect(played(["ab12", "", "00"], [lea, linde])).toBe("form");
    expect(played(["ab12"], [lea, linde])).toBe("form");
    for (const seats of [null, 3, [null]]) expect(played(["ab12", ""], seats)).toBe("match");
    expect(judge({ ...proof, match: "no JSON" }, kept)).toBe("match");
  });
  it("that is malformed is judged, too", () => {
    const given = (change: object) => judge({ ...proof, ...change } as never, kept);
    expect(given({ entropy: null })).toBe("form");
    expect(given({ entropy: [1, 2] })).toBe("form");
    expect(given({ seed: 5 })).toBe("seed");
    expect(given({ key: {} })).toBe("key");
  });
  it("of a match that began elsewhere says so, unless this device saw it begin", () => {
    expect(judge({ ...proof, seed: null, key: null }, null, true)).toBe("brought");
    expect(judge({ ...proof, seed: null, key: null }, kept, true)).toBe("form");
  });
});

describe("what a device keeps of a deal", () => {
  const deal = { commitment: "c0", entropy: "e0" };
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  it("is found again, the newest of a table", () => {
    keepDeal("t", deal);
    keepDeal("t", { ...deal, entropy: "e1" });
    expect(keptDeal("t")).toEqual({ ...deal, entropy: "e1" });
    expect(keptDeal("other")).toBeNull();
  });
  it("does not grow without end", () => {
    for (let table = 0; table < 300; table++) keepDeal(`t${table}`, deal);
    expect(keptDeal("t299")).toEqual(deal);
    expect(keptDeal("t0")).toBeNull();
  });
  it("is forgotten on request", () => {
    keepDeal("t", deal);
    forgetDeals();
    expect(keptDeal("t")).toBeNull();
  });
  it("may be rubbish", () => {
    localStorage.setItem("reihum-deals", "{");
    expect(keptDeal("t")).toBeNull();
    localStorage.setItem("reihum-deals", '{"t":1}');
    expect(keptDeal("t")).toBeNull();
  });
});
