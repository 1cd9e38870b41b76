import { expect, it } from "vitest";
import { namesOf } from "../src/lib/seats.ts";

it("tells players with the same name apart", () => {
  const named = (...names: string[]) => namesOf(names.map((name) => ({ name })));
  expect(named("Ada", "Ben")).toEqual(["Ada", "Ben"]);
  expect(named("medium", "Ada", "medium", "medium")).toEqual(["medium", "Ada", "medium 2", "medium 3"]);
  expect(named("Ada 2", "Ada", "Ada")).toEqual(["Ada 2", "Ada", "Ada 3"]);
  expect(named("", "")).toEqual(["", ""]); // seats that are still free
});
