import { createContext, runInContext } from "node:vm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { compileModule, fetchModule, GameModule } from "../../src/engine/module.ts";
import { moduleBytes } from "./modules.ts";

const bytes = moduleBytes("superstar");
const trouble = (kind: string) => expect.objectContaining({ name: "ModuleError", trouble: kind });

/** A module of nothing but one custom section. */
function withSection(name: string, content: string): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(content);
  const inner = [name.length, ...new TextEncoder().encode(name), ...text];
  const size = [(inner.length & 0x7f) | 0x80, inner.length >> 7];
  return new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, ...size, ...inner]);
}

describe("a module that cannot be used", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is missing", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
    await expect(fetchModule("/x.wasm")).rejects.toEqual(trouble("missing"));
  });
  it("cannot be fetched", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
    await expect(fetchModule("/x.wasm")).rejects.toEqual(trouble("missing"));
  });
  it("is a page in its place", async () => {
    vi.stubGlobal("fetch", async () => new Response("<!doctype html>"));
    await expect(fetchModule("/x.wasm")).rejects.toEqual(trouble("missing"));
  });
  it("is of another build", async () => {
    await expect(compileModule(bytes, "other")).rejects.toEqual(trouble("stale"));
  });
  it("is cut off", async () => {
    await expect(compileModule(bytes.slice(0, bytes.length / 2))).rejects.toEqual(trouble("damaged"));
  });
  it("does not say what it is", async () => {
    await expect(compileModule(withSection("other", "{}"))).rejects.toEqual(trouble("damaged"));
    await expect(compileModule(withSection("reihum", "{"))).rejects.toEqual(trouble("damaged"));
    await expect(compileModule(withSection("reihum", "{}"))).rejects.toEqual(trouble("damaged"));
  });
  it.each([["fields", "to_move"], ["numbers", "over"], ["thinking", "patience_ms"]] as const)("does not say a number that the page needs (%s, %s)", async (part, name) => {
    const { fields, numbers, thinking, review } = new GameModule(await compileModule(bytes)).metadata;
    const said: Record<string, object> = { fields, numbers, thinking, review };
    await expect(compileModule(withSection("reihum", JSON.stringify(said)))).resolves.toBeDefined();
    said[part] = { ...said[part], [name]: undefined };
    await expect(compileModule(withSection("reihum", JSON.stringify(said)))).rejects.toEqual(trouble("damaged"));
  });
  it("is blocked by a policy", async () => {
    const context = createContext({}, { codeGeneration: { strings: true, wasm: false } });
    vi.stubGlobal("WebAssembly", runInContext("WebAssembly", context));
    await expect(compileModule(bytes)).rejects.toEqual(trouble("blocked"));
  });
  it("is unknown to the browser", async () => {
    vi.stubGlobal("WebAssembly", undefined);
    await expect(compileModule(bytes)).rejects.toEqual(trouble("blocked"));
  });
});

describe("a module", () => {
  it("is taken if it is of the build expected, and may be fetched", async () => {
    const { metadata } = new GameModule(await compileModule(bytes));
    vi.stubGlobal("fetch", async () => new Response(bytes));
    const again = new GameModule(await fetchModule("/superstar.wasm", metadata.hash));
    vi.unstubAllGlobals();
    expect(again.metadata.game).toBe("superstar");
  });
  it.each([
    ["missing", () => new Response("", { status: 404 })],
    ["a page", () => new Response("<!doctype html>")],
    ["damaged", () => new Response(bytes.slice(0, bytes.length / 2))],
    ["cut off", () => Promise.reject(new TypeError("no network"))],
  ])("that was kept and is %s is fetched anew, past what is kept", async (_, answer) => {
    const asked: (RequestInit | undefined)[] = [];
    vi.stubGlobal("fetch", async (_address: string, how?: RequestInit) => {
      asked.push(how);
      return how?.cache === "reload" ? new Response(bytes) : answer();
    });
    await fetchModule("/superstar.wasm");
    expect(asked).toHaveLength(2);
    vi.stubGlobal("fetch", async () => {
      asked.push({});
      return answer();
    });
    await expect(fetchModule("/superstar.wasm")).rejects.toMatchObject({ name: "ModuleError" });
    expect(asked).toHaveLength(4); // once more, and no oftener
    vi.unstubAllGlobals();
  });
  it("goes on after it has failed", async () => {
    const module = new GameModule(await compileModule(bytes));
    const far = { pointer: 0x7fff0000, bytes: 8, shape: [module.metadata.record] };
    expect(() => module.call("play_one", far, 0)).toThrow(trouble("trapped"));
    const record = module.array([module.metadata.record], 1);
    const mask = module.array([module.metadata.padded], 1);
    const list = module.array([module.metadata.padded], 8);
    expect(module.call("list_legal", record, mask, list)).toBeGreaterThanOrEqual(0);
  });
  it("says which entry it does not have, and what it is called with wrongly", async () => {
    const module = new GameModule(await compileModule(bytes));
    expect(() => module.call("fly")).toThrow(trouble("damaged"));
    expect(() => module.call("play_one")).toThrow(TypeError);
    expect(() => module.call("scores_one", module.array([8], 1), module.array([8], 8))).toThrow(TypeError);
  });
  it("keeps what lies in its memory when that grows", async () => {
    const module = new GameModule(await compileModule(bytes));
    const small = module.array([4], 8);
    module.writeNumbers(small, [1, -2, 3, 2 ** 40]);
    module.array([8 * 2 ** 20], 1);
    expect(module.readNumbers(small, 4)).toEqual([1, -2, 3, 2 ** 40]);
    expect(() => module.writeNumbers(small, [1, 2, 3, 4, 5])).toThrow(RangeError);
    expect(() => module.write(small, new Uint8Array(33))).toThrow(RangeError);
  });
});
