// A game's module, called with arrays as Python has them, in Node or in a page.
// An argument is a number for a number, {"bytes": base64} for an array of bytes, {"ints": […]} and {"doubles": […]} for
// arrays of 64-bit numbers, {"kept": name, "size": …} for bytes that stay with the module: zero at first, then as the last
// call left them. The answer is {"returned", "seconds", "args"} with the arrays as the module left them, kept ones left out.

export class Module {
  constructor(bytes) {
    const module = new WebAssembly.Module(bytes);
    const imports = WebAssembly.Module.imports(module);
    if (imports.length > 0) throw new Error(`a module must import nothing, not ${JSON.stringify(imports)}`);
    this.exports = new WebAssembly.Instance(module, {}).exports;
    this.about = JSON.parse(new TextDecoder().decode(WebAssembly.Module.customSections(module, "reihum")[0]));
    this.kept = new Map();
  }

  call(entry, args) {
    const [, result, kinds] = /^(\w+)\((.*)\)$/.exec(this.about.entries[entry]);
    let place = Math.ceil(this.exports.__heap_base.value / 16) * 16;
    const take = (size) => {
      const begin = place;
      place = Math.ceil((place + size) / 16) * 16;
      return begin;
    };
    const [returned, exception] = [take(16), take(16)];
    const arrays = args.map((arg) => (typeof arg === "number" ? null : this.contentOf(arg)));
    const places = arrays.map((array) => (array ? take(array.byteLength) : 0));
    const room = place + (64 << 20);
    const { memory } = this.exports;
    if (memory.buffer.byteLength < room) memory.grow(Math.ceil((room - memory.buffer.byteLength) / 65536));
    new Uint8Array(memory.buffer, returned, 16).fill(0);
    arrays.forEach((array, i) => array && new Uint8Array(memory.buffer).set(new Uint8Array(array.buffer), places[i]));
    this.exports.arena(place);
    const flat = args.flatMap((arg, i) => {
      if (!arrays[i]) return [BigInt(arg)];
      const [count, size] = [BigInt(arrays[i].length), BigInt(arrays[i].BYTES_PER_ELEMENT)];
      return [0, 0, count, size, places[i], count, size];
    });
    const begun = performance.now();
    const status = this.exports[entry](returned, exception, ...flat);
    const seconds = (performance.now() - begun) / 1000;
    if (status !== 0) throw new Error(`${entry} ended with status ${status}`);
    const value = result === "void" ? null : Number(new DataView(memory.buffer).getBigInt64(returned, true));
    const left = args.map((arg, i) => {
      if (!arrays[i]) return null;
      if (!("kept" in arg)) return asText(arrays[i], memory.buffer, places[i]);
      arrays[i].set(new Uint8Array(memory.buffer, places[i], arrays[i].byteLength));
      return null;
    });
    return { returned: value, seconds, args: left };
  }

  contentOf(arg) {
    if ("kept" in arg) {
      if (this.kept.get(arg.kept)?.length !== arg.size) this.kept.set(arg.kept, new Uint8Array(arg.size));
      return this.kept.get(arg.kept);
    }
    if ("bytes" in arg) return Uint8Array.from(atob(arg.bytes), (letter) => letter.charCodeAt(0));
    if ("ints" in arg) return BigInt64Array.from(arg.ints, BigInt);
    return Float64Array.from(arg.doubles);
  }
}

function asText(array, buffer, place) {
  const bytes = new Uint8Array(buffer, place, array.byteLength);
  if (array instanceof Uint8Array) return { bytes: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };
  if (array instanceof BigInt64Array) return { ints: Array.from(new BigInt64Array(bytes.slice().buffer), Number) };
  return { doubles: Array.from(new Float64Array(bytes.slice().buffer)) };
}
