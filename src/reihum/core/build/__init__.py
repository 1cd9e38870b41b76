"""How rules become code.

The rules and the drivers that enter them are plain Python functions (`reihum.core.jit`, `reihum.core.engine`). Numba's
front end types them and writes each down once in LLVM's language, optimised for no machine yet (`target`, `lowering`).
From there two builds are made:

* machine code for this computer (`native`): all entry points of a library linked, optimised and emitted together, kept
  on disk as one object file (`cache`), and called from Python through Numba's wrappers;
* a WebAssembly module (`wasm`, `linker`) that imports nothing; `reihum.modules` makes one of each game.

What Numba's public means do not give is an extension of its compiler (`target`, `intrinsics`), made for the versions
that `choice` names. With others it is tried first; where it fails, `plain` compiles the same rules with ``njit``, and
nothing can be built for browsers.

Two modules are for the rules themselves: what `fetching` and `marking` do in Python, `intrinsics` does in fewer steps.

Beside those two, only `cache` and `choice` are imported before something is compiled or loaded: the rest imports Numba.
"""
