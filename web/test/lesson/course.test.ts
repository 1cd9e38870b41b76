import { describe, expect, it } from "vitest";
import type { Lesson } from "../../src/lesson/contract.ts";
import { Course } from "../../src/lesson/course.svelte.ts";

const LESSON: Lesson = {
  key: "00",
  options: {},
  after: {},
  coach: [],
  steps: [
    { id: "goal", kind: "read", at: "prize" },
    { id: "row", kind: "tap", turns: [["lay 1", "lay 2", "done"]] },
    { id: "either", kind: "choose", turns: [["extend 1", "lay 5", "done"], ["extend 2", "lay 9", "done"]] },
    { id: "free", kind: "free", at: "hand" },
    { id: "ready", kind: "read", at: "hand" },
  ],
};

function at(id: string): Course {
  const course = new Course(LESSON);
  while (course.step.id !== id) course.next();
  return course;
}

describe("a course", () => {
  it("allows what a step asks for, in any order, and nothing else", () => {
    expect(at("goal").allows(["lay 1"])).toBe(false);
    expect(at("row").allows(["lay 2", "lay 1", "done"])).toBe(true);
    expect(at("row").allows(["lay 1", "done"])).toBe(false);
    expect(at("either").allows(["extend 2", "lay 9", "done"])).toBe(true);
    expect(at("either").allows(["extend 2", "lay 5", "done"])).toBe(false);
    expect(at("free").allows(["anything"])).toBe(true);
  });

  it("points at what is left of the turns that fit the wish", () => {
    expect(at("row").left([])).toEqual([["lay 1", "lay 2", "done"]]);
    expect(at("row").left(["lay 2"])).toEqual([["lay 1", "done"]]);
    expect(at("either").left([])).toHaveLength(2);
    expect(at("either").left(["extend 2"])).toEqual([["lay 9", "done"]]);
    expect(at("either").left(["extend 3"])).toEqual([]);
  });

  it("lights of what may be played only what is left of its turns", () => {
    const moves = new Set(["lay 1", "lay 2", "lay 7", "extend 1", "done"]);
    expect([...at("goal").lit(moves, [])]).toEqual([]);
    expect([...at("row").lit(moves, ["lay 1"])]).toEqual(["lay 2", "done"]);
    expect([...at("either").lit(moves, [])]).toEqual(["extend 1", "done"]);
    expect(at("free").lit(moves, [])).toBe(moves);
  });

  it("ends with its last step", () => {
    const course = at("ready");
    expect(course.isLast).toBe(true);
    course.next();
    expect(course.step.id).toBe("ready");
  });

  it("goes back to the moves that were made before a step", () => {
    const course = new Course(LESSON);
    course.reach([]);
    course.next();
    course.reach([]);
    course.next();
    course.reach(["lay 1", "lay 2", "done", "take 3"]);
    expect(course.back()).toEqual([]);
    expect(course.step.id).toBe("row");
    expect(course.back(), "nothing was played between the two").toBe(null);
    expect(course.step.id).toBe("goal");
    expect(course.back()).toBe(null);
  });
});
