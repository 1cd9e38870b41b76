"""The third build: what Numba lowered, made into the object code of a WebAssembly module.

Nothing that it needs may be missing in a browser, so what Numba's runtime does stands here again, for a memory that
lives as long as one call: an array is made at the top of an arena, and a function that returns no array puts the top back
where it was. Nobody counts who uses an array. Before each call the function ``arena`` says where the arena begins. (The top
is kept in memory: LLVM moves reads of a WebAssembly global past its writes, so that arrays lay over each other.)
"""

import re
from collections.abc import Collection
from typing import Any, Final

import llvmlite.binding as llvm

_TRIPLE: Final = "wasm32-unknown-unknown"
_FEATURES: Final = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
"""Part of every browser since 2023."""

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


ARENA: Final = "arena"
"""The function that says where memory for arrays begins."""


def compile_object(lowered: str, entries: Collection[str], scoped: Collection[str], speed: int = 3, size: int = 0, inline=None) -> bytes:
    """The object code of what Numba lowered.

    ``entries`` are the functions that stay callable, ``scoped`` those whose arrays end with them.
    """
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(_TRIPLE)
    machine = target.create_target_machine(opt=3, reloc="static", features=_FEATURES)
    layout = str(machine.target_data)
    module = llvm.parse_assembly(f'target triple = "{_TRIPLE}"\ntarget datalayout = "{layout}"\n{_RUNTIME}')
    module.link_in(llvm.parse_assembly(_retarget(lowered, layout, frozenset(scoped))))
    for function in module.functions:
        if not function.is_declaration and function.name not in (*entries, ARENA):
            function.linkage = "internal"
    for variable in module.global_variables:
        variable.linkage = "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=speed)
    if inline is not None: tuning.inlining_threshold=inline
    tuning.loop_vectorization=True; tuning.slp_vectorization=True
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    module.verify()
    return machine.emit_object(module)


def _retarget(lowered: str, layout: str, scoped: Collection[str]) -> str:
    """The same for another machine."""
    lines = []
    saving = opened = False
    body = []
    for line in lowered.splitlines():
        if line.startswith("target triple"):
            line = f'target triple = "{_TRIPLE}"'
        elif line.startswith("target datalayout"):
            line = f'target datalayout = "{layout}"'
        elif "call void @llvm.prefetch" in line:
            continue
        elif line.startswith("define"):
            name = re.search(r'@"?([^"( ]+)"?\(', line).group(1)
            saving = name in scoped
            opened = True
            lines.append(line)
            continue
        elif line.startswith("@"):
            line = line.replace(" = common ", " = internal ")
        elif "@.const.picklebuf" in line:
            assert line.lstrip().startswith("store"), line
            line = re.sub(r"store ptr @\.const\.picklebuf\.[\w.]+", "store ptr null", line)
        if saving and opened:
            assert line.endswith(":"), line
            lines.append(line)
            lines.append("  %arena.before = load i32, ptr @arena.top")
            opened = False
            continue
        if saving and line.startswith("  ret "):
            lines.append("  store i32 %arena.before, ptr @arena.top")
        lines.append(line)
    return "\n".join([*lines, "@arena.top = external global i32"])
