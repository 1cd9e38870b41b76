import { describe, expect, it } from "vitest";
import { linesOf } from "../src/lib/words/log.ts";
import type { Step } from "../src/lib/protocol.ts";

let number = 0;
const step = (seat: number, name: string | null, kind: Step["kind"] = "move"): Step => ({ number: ++number, seat, move: null, events: name ? [{ name, args: { seat } }] : [], bot: false, kind });
const told = (steps: Step[]) => linesOf(steps, "one_to_nine").map(({ events, kind }) => (events.length ? events.map(({ name }) => name).join(" ") : kind));

describe("the log", () => {
  it("leaves out what has no words", () => {
    expect(told([step(0, "lays"), step(1, null), step(1, "draws")])).toEqual(["lays", "draws"]);
  });
  it("tells a turn that is under way by its parts, and a complete one in its own sentence", () => {
    const begun = [step(1, "lays"), step(0, "names-claim"), step(0, "fills-gap")];
    expect(told(begun)).toEqual(["lays", "names-claim fills-gap"]);
    expect(told([...begun, step(0, "claims")])).toEqual(["lays", "claims"]);
  });
  it("keeps what another seat has begun", () => {
    expect(told([step(0, "names-claim"), step(1, "lays")])).toEqual(["names-claim", "lays"]);
  });
  it("forgets a part of a turn that was taken back", () => {
    expect(told([step(0, "names-claim"), step(0, "fills-gap"), step(0, null, "undo"), step(0, null, "undo"), step(0, "lays")])).toEqual(["lays"]);
  });
  it("tells of a whole turn taken back once", () => {
    expect(told([step(0, "names-claim"), step(0, "claims"), step(0, null, "undo"), step(0, null, "undo"), step(1, null, "undo")])).toEqual(["claims", "undo", "undo"]);
  });
});
