import { beforeEach, describe, expect, it } from "vitest";
import { forgetDeals, keptDeal } from "../src/lib/fairness/deals.ts";
import { commitmentTo, judge, keyOf, seal } from "../src/lib/fairness/fairness.ts";
import { opened, sealed, started } from "../src/lib/fairness/parts.ts";
import type { Fairness } from "../src/lib/protocol.ts";

const SEED = "5a".repeat(32);
const OTHERS = "0b".repeat(16);
const TABLE = "t";

/** A table of two before anybody sat down: seat 0 is the creator's. */
const laid: Fairness = { version: 2, commitment: commitmentTo(SEED), commitments: ["", ""], entropy: ["", ""], bound: false, openings: [], seed: null, key: null, match: null };

/** The proof of what was dealt in the end. */
function ended(shown: Fairness): Fairness {
  return { ...shown, seed: SEED, key: keyOf(SEED, shown.entropy), match: JSON.stringify({ seats: [{ name: "Ada" }, { name: "Bo" }] }) };
}

beforeEach(forgetDeals);

describe("what a guest adds", () => {
  /** Sits down at seat 1, and the creator starts. */
  function bound(): Fairness {
    const commitment = sealed(TABLE, laid);
    return { ...laid, commitments: ["", commitment], entropy: ["ad", ""], bound: true, openings: [0] };
  }

  function revealed(shown: Fairness): Fairness {
    return { ...shown, entropy: [shown.entropy[0] ?? "", opened(TABLE, shown, [1])?.entropy ?? ""], openings: [0, 1] };
  }

  it("is opened when all are bound, and holds in the end", () => {
    const proof = ended(revealed(bound()));
    expect(proof.entropy[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(judge(proof, keptDeal(TABLE), true)).toBe("fair");
  });
  it("is not opened before, nor for another seat, another seal or another commitment", () => {
    const shown = bound();
    expect(opened(TABLE, { ...shown, bound: false }, [1])).toBeNull();
    expect(opened(TABLE, shown, [0])).toBeNull();
    expect(opened(TABLE, { ...shown, commitment: commitmentTo("66".repeat(32)) }, [1])).toBeNull();
    expect(opened(TABLE, { ...shown, commitments: ["", seal(OTHERS)] }, [1])).toBeNull();
  });
  it("is opened for one choice of the creator alone", () => {
    const shown = bound();
    expect(opened(TABLE, shown, [1])).not.toBeNull();
    expect(opened(TABLE, shown, [1])).not.toBeNull(); // the first answer may have been lost
    expect(opened(TABLE, { ...shown, entropy: ["ae", ""] }, [1])).toBeNull();
  });
  it("shows in the end if the creator's part was changed after it", () => {
    const shown = revealed(bound());
    expect(judge(ended({ ...shown, entropy: ["ae", shown.entropy[1] ?? ""] }), keptDeal(TABLE), true)).toBe("bound");
  });
  it("shows in the end if somebody else's seal was changed after it", () => {
    const shown = revealed(bound());
    const more = { ...shown, commitments: [seal(OTHERS), shown.commitments[1] ?? ""], entropy: [OTHERS, shown.entropy[1] ?? ""] };
    expect(judge(ended(more), keptDeal(TABLE), true)).toBe("bound");
  });
  it("is missing if it was left out", () => {
    const shown = bound();
    expect(judge(ended(shown), keptDeal(TABLE), true)).toBe("entropy");
  });
  it("is nothing at a table from before", () => {
    expect(sealed(TABLE, { ...laid, version: 1 })).toBe("");
    expect(keptDeal(TABLE)).toBeNull();
  });
});

describe("what the creator adds", () => {
  const full: Fairness = { ...laid, commitments: ["", seal(OTHERS)] };

  it("is the same again if a start failed, and another if somebody else sits there", () => {
    const first = started(TABLE, full, 0);
    expect(first.commitments).toEqual(full.commitments);
    expect(started(TABLE, full, 0)).toEqual(first);
    const other = { ...full, commitments: ["", seal(OTHERS.replaceAll("b", "c"))] };
    expect(started(TABLE, other, 0).entropy).not.toBe(first.entropy);
  });
  it("holds only with those who were bound then", () => {
    const { entropy } = started(TABLE, full, 0);
    const proof = ended({ ...full, entropy: [entropy, OTHERS], bound: true, openings: [0, 1] });
    expect(judge(proof, keptDeal(TABLE), true)).toBe("fair");
    const changed = "0c".repeat(16);
    expect(judge(ended({ ...proof, commitments: ["", seal(changed)], entropy: [entropy, changed] }), keptDeal(TABLE), true)).toBe("bound");
  });
});

describe("a proof by itself", () => {
  const fair = { ...laid, commitments: ["", seal(OTHERS)], entropy: ["ad", OTHERS], bound: true, openings: [0, 1] };
  const short = "0b0b";
  it.each<[string, Partial<Fairness>]>([
    ["another opening", { entropy: ["ad", "0c".repeat(16)] }],
    ["an opening that could be guessed", { commitments: ["", seal(short)], entropy: ["ad", short] }],
    ["a creator who opened last", { openings: [1, 0] }],
    ["an opening that nobody made", { openings: [0] }],
    ["somebody who plays without having opened", { entropy: ["ad", ""], openings: [0] }],
    ["seals of too few seats", { commitments: [""] }],
  ])("does not hold with %s", (_, changed) => {
    expect(judge(ended(fair), null, true)).toBe("unseen");
    expect(judge(ended({ ...fair, ...changed }), null, true)).toBe("opening");
  });
});
