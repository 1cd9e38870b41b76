"""How rules become code.

The rules and the drivers that enter them are plain Python functions (`reihum.core.jit`, `reihum.core.engine`). Numba's
front end types them and writes each down once in LLVM's language, optimised for no machine yet (`target`, `lowering`).
From there two builds are made:

* machine code for this computer (`native`): all entry points of a library linked, optimised and emitted together, kept
  on disk as one object file (`cache`), and called from Python through Numba's wrappers;
* a WebAssembly module (`wasm`, `linker`) that imports nothing; `reihum.modules` makes one of each game.

Only `cache` is imported before something is compiled or loaded: the rest imports Numba.
"""
