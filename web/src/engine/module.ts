/**
 * A game's module: compiled rules in WebAssembly, and how they are called.
 *
 * Memory has three parts: what the module brings (stack and constants, up to `__heap_base`), buffers for what is handed
 * to it (`Arrays`, which stay where they are), and behind them the arena, from which compiled code takes memory during
 * a call. Nothing in the arena survives a call.
 */
import { ModuleError, type ModuleTrouble } from "./errors.ts";
import { type Metadata, metadataOf } from "./metadata.ts";
import { type NumberType, parseSignature, type Signature } from "./signature.ts";

/** An array in the module's memory, to be handed to entry points. */
export interface Region {
  pointer: number;
  bytes: number;
  shape: readonly number[];
}

type Argument = number | bigint | Region;
type EntryPoint = (...values: (number | bigint)[]) => number;

interface Exports extends Record<string, WebAssembly.ExportValue> {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<"i32">;
  /** Is told where the arena begins. */
  arena(begin: number): void;
}

const MAGIC = [0x00, 0x61, 0x73, 0x6d];
/** The smallest module there is. */
const EMPTY = new Uint8Array([...MAGIC, 1, 0, 0, 0]);
const PAGE = 65_536;
const ALIGNMENT = 16;
/** Memory that a call finds ready: the planner, which needs most of all, takes a quarter of it. */
const ARENA = 16 * PAGE;
const RETURN_BYTES = 16;

/**
 * Fetches and compiles the module at an address. `hash`: the build that is expected, if that is known. What was kept on the
 * way here may be of no use: then it is fetched once more, past everything that is kept.
 */
export async function fetchModule(address: string, hash?: string): Promise<WebAssembly.Module> {
  try {
    return await compileModule(await bytesAt(address), hash);
  } catch (error) {
    if (!(error instanceof ModuleError && AGAIN.has(error.trouble))) throw error;
    return compileModule(await bytesAt(address, { cache: "reload" }).catch(() => Promise.reject(error)), hash);
  }
}

/** What may be better when it is fetched anew. */
const AGAIN: ReadonlySet<ModuleTrouble> = new Set<ModuleTrouble>(["missing", "damaged", "stale"]);

async function bytesAt(address: string, how: RequestInit = {}): Promise<ArrayBuffer> {
  try {
    const response = await fetch(address, how);
    if (!response.ok) throw new ModuleError("missing", `There is no module at ${address} (${response.status}).`);
    return await response.arrayBuffer();
  } catch (cause) {
    if (cause instanceof ModuleError) throw cause;
    throw new ModuleError("missing", `The module at ${address} cannot be fetched.`, { cause });
  }
}

export async function compileModule(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>, hash?: string): Promise<WebAssembly.Module> {
  const head = new Uint8Array(bytes instanceof ArrayBuffer ? bytes : bytes.buffer, 0, Math.min(MAGIC.length, bytes.byteLength));
  if (typeof WebAssembly !== "object") throw blocked();
  // some hosts answer with a page instead of saying that there is nothing
  if (head.length < MAGIC.length || MAGIC.some((byte, place) => head[place] !== byte)) throw new ModuleError("missing", "What was found is no module.");
  let module: WebAssembly.Module;
  try {
    module = await WebAssembly.compile(bytes);
  } catch (cause) {
    throw (await isBlocked()) ? blocked(cause) : new ModuleError("damaged", "The module cannot be compiled.", { cause });
  }
  const found = metadataOf(module).hash;
  if (hash !== undefined && found !== hash) throw new ModuleError("stale", `The module is of build ${found}, not ${hash}.`);
  return module;
}

/** Browsers word a policy's refusal in their own ways; all of them refuse the empty module, too. */
async function isBlocked(): Promise<boolean> {
  return WebAssembly.compile(EMPTY).then(() => false, () => true);
}

function blocked(cause?: unknown): ModuleError {
  return new ModuleError("blocked", "This browser, or the site's policy, does not allow WebAssembly.", { cause });
}

/** An instance of a module, with its memory. */
export class GameModule {
  readonly metadata: Metadata;
  readonly #signatures = new Map<string, Signature>();
  #exports!: Exports;
  #bytes = new Uint8Array();
  #data = new DataView(this.#bytes.buffer);
  /** Where the arena begins. */
  #top = 0;
  readonly #returned: number;

  constructor(readonly module: WebAssembly.Module) {
    this.metadata = metadataOf(module);
    for (const [name, text] of Object.entries(this.metadata.entries)) this.#signatures.set(name, parseSignature(text));
    this.#instantiate();
    this.#returned = this.array([RETURN_BYTES], 1).pointer;
  }

  has(entry: string): boolean {
    return this.#signatures.has(entry);
  }

  #instantiate(): void {
    let exports: Record<string, WebAssembly.ExportValue>;
    try {
      exports = new WebAssembly.Instance(this.module, {}).exports;
    } catch (cause) {
      throw new ModuleError("damaged", "The module cannot be started.", { cause });
    }
    const lacking = ["memory", "__heap_base", "arena", ...this.#signatures.keys()].filter((name) => !(name in exports));
    if (lacking.length > 0) throw new ModuleError("damaged", `The module lacks ${lacking.join(", ")}.`);
    this.#exports = exports as Exports;
    this.#top ||= this.#exports.__heap_base.value;
    this.#makeRoom();
  }

  // Memory

  /** Sets aside memory for an array, for as long as the module lives. */
  array(shape: readonly number[], elementBytes: number): Region {
    const pointer = Math.ceil(this.#top / ALIGNMENT) * ALIGNMENT;
    const bytes = shape.reduce((product, length) => product * length, elementBytes);
    this.#top = pointer + bytes;
    this.#makeRoom();
    return { pointer, bytes, shape };
  }

  #makeRoom(): void {
    const { memory } = this.#exports;
    const lacking = this.#top + ARENA - memory.buffer.byteLength;
    try {
      if (lacking > 0) memory.grow(Math.ceil(lacking / PAGE));
    } catch (cause) {
      throw new ModuleError("trapped", "There is not enough memory.", { cause });
    }
    this.#refresh();
  }

  /** Memory that has grown is seen through new views. */
  #refresh(): void {
    const { buffer } = this.#exports.memory;
    if (this.#bytes.buffer === buffer) return;
    this.#bytes = new Uint8Array(buffer);
    this.#data = new DataView(buffer);
  }

  write(region: Region, bytes: Uint8Array, at = 0): void {
    if (at + bytes.length > region.bytes) throw new RangeError(`${bytes.length} bytes do not fit into ${region.bytes - at}.`);
    this.#bytes.set(bytes, region.pointer + at);
  }

  writeNumbers(region: Region, numbers: readonly number[]): void {
    if (8 * numbers.length > region.bytes) throw new RangeError(`${numbers.length} numbers do not fit into ${region.bytes} bytes.`);
    numbers.forEach((number, index) => this.#data.setBigInt64(region.pointer + 8 * index, BigInt(number), true));
  }

  writeFractions(region: Region, numbers: ArrayLike<number>): void {
    if (8 * numbers.length > region.bytes) throw new RangeError(`${numbers.length} numbers do not fit into ${region.bytes} bytes.`);
    for (let index = 0; index < numbers.length; index++) this.#data.setFloat64(region.pointer + 8 * index, numbers[index] as number, true);
  }

  /** A copy of the first bytes of an array (of all by default). */
  read(region: Region, length = region.bytes, at = 0): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(region.pointer + at, region.pointer + at + length);
  }

  readNumbers(region: Region, count: number): number[] {
    return Array.from({ length: count }, (_, index) => Number(this.#data.getBigInt64(region.pointer + 8 * index, true)));
  }

  readFractions(region: Region, count: number): number[] {
    return Array.from({ length: count }, (_, index) => this.#data.getFloat64(region.pointer + 8 * index, true));
  }

  // Calls

  /** Calls an entry point; what it returns, 0 if nothing. */
  call(name: string, ...given: Argument[]): number {
    const signature = this.#signatures.get(name);
    if (!signature) throw new ModuleError("damaged", `The module of ${this.metadata.title} has no entry '${name}'.`);
    if (given.length !== signature.parameters.length) throw new TypeError(`${name} takes ${signature.parameters.length} values, not ${given.length}.`);
    const values: (number | bigint)[] = [this.#returned, this.#returned + 8];
    signature.parameters.forEach((parameter, index) => {
      const value = given[index] as Argument;
      if (typeof value === "object") pushArray(values, value, parameter.size, parameter.dimensions);
      else values.push(parameter.type === "int64" ? BigInt(value) : Number(value));
    });
    const status = this.#run(name, values);
    if (status !== 0) throw new ModuleError("trapped", `${name} of ${this.metadata.title} failed with status ${status}.`);
    return signature.returns === null ? 0 : this.#result(signature.returns);
  }

  #run(name: string, values: (number | bigint)[]): number {
    this.#exports.arena(Math.ceil(this.#top / ALIGNMENT) * ALIGNMENT);
    try {
      return (this.#exports[name] as EntryPoint)(...values);
    } catch (cause) {
      this.#instantiate(); // what it leaves behind, its stack above all, is not to be relied on
      throw new ModuleError("trapped", `${name} of ${this.metadata.title} failed: ${String(cause)}.`, { cause });
    } finally {
      this.#refresh();
    }
  }

  #result(type: NumberType): number {
    const at = this.#returned;
    if (type === "float64") return this.#data.getFloat64(at, true);
    if (type === "int64") return Number(this.#data.getBigInt64(at, true));
    return type === "int32" ? this.#data.getInt32(at, true) : this.#data.getUint8(at);
  }
}

/** An array as Numba hands it over: no owner, no parent, items, size of an item, where it lies, shape and strides. */
function pushArray(values: (number | bigint)[], region: Region, size: number, dimensions: number): void {
  if (region.shape.length !== dimensions) throw new TypeError(`an array of ${region.shape.length} dimensions was given for one of ${dimensions}`);
  const items = region.shape.reduce((product, length) => product * length, 1);
  const strides: bigint[] = [];
  let stride = size;
  for (const length of [...region.shape].reverse()) {
    strides.unshift(BigInt(stride));
    stride *= length;
  }
  values.push(0, 0, BigInt(items), BigInt(size), region.pointer, ...region.shape.map(BigInt), ...strides);
}
