import { describe, expect, it } from "vitest";
import { ModuleError } from "../../src/engine/errors.ts";
import { parseSignature } from "../../src/engine/signature.ts";

describe("a signature", () => {
  it("tells numbers from arrays and counts their dimensions", () => {
    const { returns, parameters } = parseSignature("int64(uint8[::1], boolean[:, ::1], int64, float64[:, :, ::1])");
    expect(returns).toBe("int64");
    expect(parameters.map(({ type, size, dimensions }) => [type, size, dimensions])).toEqual([
      ["uint8", 1, 1],
      ["boolean", 1, 2],
      ["int64", 8, 0],
      ["float64", 8, 3],
    ]);
  });
  it("may have nothing to give or to take", () => expect(parseSignature("void()")).toEqual({ returns: null, parameters: [] }));
  it.each(["", "int64", "complex64(int64)", "void(uint8[:])", "void(text)"])("is refused if it is '%s'", (text) => {
    expect(() => parseSignature(text)).toThrow(ModuleError);
  });
});
