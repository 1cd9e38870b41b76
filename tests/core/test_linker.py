"""The linker for WebAssembly: small objects made by LLVM itself, linked and run in V8."""

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest

from reihum.core.build import wasm
from reihum.core.build.linker import STACK, CannotLink, link, sections_of

RUN = """
import { readFileSync } from "node:fs";
const module = new WebAssembly.Module(readFileSync(process.argv[1]));
const found = new WebAssembly.Instance(module, {}).exports;
console.log(JSON.stringify({
  names: Object.keys(found).sort(),
  heap: found.__heap_base.value,
  bytes: found.memory.buffer.byteLength,
  results: JSON.parse(process.argv[2]).map(([name, ...args]) => found[name](...args)),
}));
"""
TABLE = """
@table = internal constant [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 16
@room = internal global [1000 x i32] zeroinitializer
@place = internal global ptr getelementptr (i8, ptr @table, i32 8)

define i32 @third() {
  %where = load ptr, ptr @place
  %value = load i32, ptr %where
  ret i32 %value
}

define i32 @pick(i32 %i) {
  %at = getelementptr [4 x i32], ptr @table, i32 0, i32 %i
  %value = load i32, ptr %at
  ret i32 %value
}

define i32 @kept(i32 %i, i32 %value) noinline {
  %at = getelementptr [1000 x i32], ptr @room, i32 0, i32 %i
  %before = load i32, ptr %at
  store i32 %value, ptr %at
  ret i32 %before
}

define i32 @twice(i32 %i) {
  %one = call i32 @kept(i32 %i, i32 5)
  %two = call i32 @kept(i32 %i, i32 6)
  %sum = add i32 %one, %two
  ret i32 %sum
}
"""


def compiled(text: str, reloc: str = "static") -> bytes:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(wasm._TRIPLE).create_target_machine(opt=2, reloc=reloc)
    module = llvm.parse_assembly(f'target triple = "{wasm._TRIPLE}"\n{text}')
    module.data_layout = str(machine.target_data)
    return bytes(machine.emit_object(module))


def run(path: Path, module: bytes, *calls: tuple[Any, ...]) -> Mapping[str, Any]:
    path.write_bytes(module)
    done = subprocess.run(
        ["node", "--input-type=module", "-e", RUN, str(path), json.dumps(calls)],
        capture_output=True,
        text=True,
        check=True,
    )
    found: Mapping[str, Any] = json.loads(done.stdout)
    return found


def test_addresses_and_calls_are_filled_in(tmp_path: Path) -> None:
    module = link(compiled(TABLE), {name: name for name in ("third", "pick", "twice")})
    found = run(tmp_path / "x.wasm", module, ("pick", 0), ("pick", 3), ("third",), ("twice", 999), ("twice", 999))
    assert found["results"] == [10, 40, 30, 5, 11]
    assert found["names"] == ["__heap_base", "memory", "pick", "third", "twice"]


def test_memory_is_stack_then_data_then_the_callers(tmp_path: Path) -> None:
    found = run(tmp_path / "x.wasm", link(compiled(TABLE), {"kept": "kept"}), ("kept", 999, 7))
    assert found["results"] == [0]
    assert STACK + 4000 <= found["heap"] <= STACK + 4100
    assert found["heap"] <= found["bytes"] < found["heap"] + 65536


def test_exports_may_have_other_names_and_sections_are_added(tmp_path: Path) -> None:
    module = link(compiled(TABLE), {"pick": "take"}, {"told": b"all"})
    assert ("told", b"all") in [(name, content) for _, name, content in sections_of(module)]
    assert run(tmp_path / "x.wasm", module, ("take", 1))["results"] == [20]


def test_a_stack_that_overflows_traps(tmp_path: Path) -> None:
    endless = """
define i32 @deeper(i32 %n) {
  %room = alloca [4096 x i32]
  store volatile i32 %n, ptr %room
  %more = add i32 %n, 1
  %inner = call i32 @deeper(i32 %more)
  %kept = load volatile i32, ptr %room
  %sum = add i32 %inner, %kept
  ret i32 %sum
}
"""
    with pytest.raises(subprocess.CalledProcessError) as failure:
        run(tmp_path / "x.wasm", link(compiled(endless), {"deeper": "deeper"}), ("deeper", 0))
    assert "memory access out of bounds" in failure.value.stderr


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        (
            "declare double @exp(double)\ndefine double @e() {\n%x = call double @exp(double 1.0)\nret double %x\n}",
            "exp",
        ),
        ("@away = external global i32\ndefine i32 @e() {\n%x = load i32, ptr @away\nret i32 %x\n}", "away"),
    ],
)
def test_what_is_not_defined_is_named(text: str, missing: str) -> None:
    with pytest.raises(CannotLink, match=f"'{missing}' is not defined"):
        link(compiled(text), {"e": "e"})


def test_what_a_module_cannot_have_is_refused() -> None:
    """A pointer to a function would need a table of them."""
    pointer = "define void @f() {\nret void\n}\n@table = global ptr @f\ndefine ptr @e() {\nret ptr @table\n}"
    with pytest.raises(CannotLink):
        link(compiled(pointer), {"e": "e"})
    with pytest.raises(CannotLink, match="not WebAssembly"):
        link(b"\x7fELF", {})
