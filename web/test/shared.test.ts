import { expect, test } from "vitest";
import { shared } from "../src/lib/table/shared.ts";

test("an equal value stays the same object", () => {
  const old = { board: [["R1", null], [null, "Y2"]], seats: [{ points: 3 }] };
  expect(shared(old, structuredClone(old))).toBe(old);
});

test("only what lies on the way to a change is new", () => {
  const old = { board: [["R1", null], [null, "Y2"]], seats: [{ points: 3 }] };
  const news = { board: [["R1", "R2"], [null, "Y2"]], seats: [{ points: 3 }] };
  const both = shared(old, news);
  expect(both).toEqual(news);
  expect(both.board[0]).not.toBe(old.board[0]);
  expect(both.board[1]).toBe(old.board[1]);
  expect(both.seats).toBe(old.seats);
});

test("what is left out is gone, what is added is there, and lists are no objects", () => {
  expect(shared<Record<string, number>>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shared<Record<string, number>>({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(shared<unknown>([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(shared<unknown>(null, { a: 1 })).toEqual({ a: 1 });
  expect(shared<unknown>({ a: 1 }, null)).toBeNull();
});
