"""The third build: what Numba lowered, made into the object code of a WebAssembly module.

Nothing that it needs may be missing in a browser, so what Numba's runtime does stands here again, for a memory that
lives as long as one call: an array is made at the top of an arena, and a function that returns no array puts the top
back where it was. Nobody counts who uses an array. Before each call the function ``arena`` says where the arena begins.
(The top is kept in memory: LLVM moves reads of a WebAssembly global past its writes, and arrays would overlap.)
"""

import re
from collections.abc import Collection
from typing import Final

import llvmlite.binding as llvm

_TRIPLE: Final = "wasm32-unknown-unknown"
_FEATURES: Final = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
"""Part of every browser since 2023."""

ARENA: Final = "arena"
"""The function that says where memory for arrays begins."""

_FUNCTION: Final = re.compile(r'^define [^@]*@"?(?P<name>[^"(]+)"?\(.*?^}$', re.DOTALL | re.MULTILINE)
_FIRST_LABEL: Final = re.compile(r"(?<={\n).*:.*\n")
_EXCEPTION: Final = re.compile(r"store ptr @\.const\.picklebuf\.[\w.]+")
"""Which exception was raised is pickled for Python, with the names of files; elsewhere it is enough that one was."""

_RUNTIME: Final = """
@arena.top = global i32 0

define void @arena(i32 %top) {
  store i32 %top, ptr @arena.top
  ret void
}

declare i32 @llvm.wasm.memory.size.i32(i32)

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %top = load i32, ptr @arena.top
  %last = sub i32 %align, 1
  %past = add i32 %top, %last
  %mask = xor i32 %last, -1
  %begin = and i32 %past, %mask
  %begin64 = zext i32 %begin to i64
  %end64 = add i64 %begin64, %size
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %pages64 = zext i32 %pages to i64
  %limit = shl i64 %pages64, 16
  %fits = icmp ule i64 %end64, %limit
  br i1 %fits, label %done, label %full
done:
  %end = trunc i64 %end64 to i32
  store i32 %end, ptr @arena.top
  %place = inttoptr i32 %begin to ptr
  ret ptr %place
full:
  ret ptr null
}

define ptr @NRT_MemInfo_data_fast(ptr %array) {
  ret ptr %array
}

define void @NRT_incref(ptr %array) {
  ret void
}

define void @NRT_decref(ptr %array) {
  ret void
}
"""


def compile_object(lowered: str, entries: Collection[str], scoped: Collection[str]) -> bytes:
    """The object code of what Numba lowered.

    ``entries`` are the functions that stay callable, ``scoped`` those whose arrays end with them.
    """
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(_TRIPLE).create_target_machine(opt=3, reloc="static", features=_FEATURES)
    head = f'target triple = "{_TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n'
    module = llvm.parse_assembly(head + _RUNTIME)
    module.link_in(llvm.parse_assembly(head + _adapted(lowered, scoped)))
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name != ARENA and value.name not in entries:
            value.linkage = "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    module.verify()
    return bytes(machine.emit_object(module))


def _adapted(lowered: str, scoped: Collection[str]) -> str:
    """The text without what is another machine's or Python's."""
    lines = []
    for line in lowered.splitlines():
        if line.startswith(("target ", "source_filename")) or "call void @llvm.prefetch" in line:
            continue
        if line.startswith("@"):
            line = line.replace(" = common ", " = internal ")  # LLVM has no such thing for WebAssembly
        elif "@.const.picklebuf" in line:
            line = _EXCEPTION.sub("store ptr null", line)
        lines.append(line)
    text = "\n".join(lines)
    return f"{_FUNCTION.sub(lambda found: _scope(found, scoped), text)}\n@arena.top = external global i32\n"


def _scope(found: re.Match[str], scoped: Collection[str]) -> str:
    """A function that puts the arena back where it was, if it is one of those and uses it."""
    function = found.group()
    if found["name"] not in scoped or "@NRT_decref(" not in function:
        return function
    saved = _FIRST_LABEL.sub(r"\g<0>  %arena.before = load i32, ptr @arena.top\n", function, count=1)
    return saved.replace("\n  ret ", "\n  store i32 %arena.before, ptr @arena.top\n  ret ")
