import { expect, it } from "vitest";
import type { TableSummary } from "../src/lib/protocol.ts";
import { byTurnAndTime } from "../src/screens/home/order.ts";

const table = (id: string, my_turn: boolean, created: number) => ({ id, my_turn, created, changed: created, status: "running" }) as TableSummary;

it("what waits for me comes first, then the newest", () => {
  const tables = [table("old", false, 1), table("mine, old", true, 2), table("new", false, 9), table("mine", true, 3)];
  expect(tables.sort(byTurnAndTime).map(({ id }) => id)).toEqual(["mine", "mine, old", "new", "old"]);
});
