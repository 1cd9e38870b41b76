import { describe, expect, it } from "vitest";
import type { CoachRemark } from "../../src/lesson/contract.ts";
import { remarksOn } from "../../src/lesson/coaching.ts";

const COACH: CoachRemark[] = [
  { id: "pass", event: "must-pass" },
  { id: "match-point", event: "wins-round", where: { tokens: 2 } },
  { id: "exchange", offers: "discard" },
];
const ids = (...given: Parameters<typeof remarksOn>) => remarksOn(...given).map(({ id }) => id);
const won = (tokens: number) => ({ name: "wins-round", args: { seat: 0, tokens } });

describe("a coach", () => {
  it("speaks of what has happened, if it is the case it knows", () => {
    expect(ids(COACH, [{ name: "must-pass", args: {} }], [], [])).toEqual(["pass"]);
    expect(ids(COACH, [won(1)], [], [])).toEqual([]);
    expect(ids(COACH, [won(2)], [], [])).toEqual(["match-point"]);
  });

  it("speaks of what is offered", () => {
    expect(ids(COACH, [], ["play 3"], [])).toEqual([]);
    expect(ids(COACH, [], ["discard 3", "done"], [])).toEqual(["exchange"]);
  });

  it("speaks of a single card that can be played", () => {
    const coach: CoachRemark[] = [{ id: "plus", offers: "play +3" }];
    expect(ids(coach, [], ["play R5", "claim 3s"], [])).toEqual([]);
    expect(ids(coach, [], ["play R5", "play +3"], [])).toEqual(["plus"]);
  });

  it("says nothing twice", () => {
    expect(ids(COACH, [won(2)], ["discard 3"], ["match-point", "exchange"])).toEqual([]);
  });
});
