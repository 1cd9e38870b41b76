"""The compiled build: machine code for this computer, made once for all entry points of a library and kept on disk.

Entry points are called from Python through Numba's own wrappers and dispatchers, which check the types of arguments and
take numbers out of them. Each library has an execution engine of its own, so that the symbols of one game cannot be
taken for those of another.
"""

import contextlib
import ctypes
import importlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numba import _dynfunc
from numba.core import sigutils, typing
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.runtime import rtsys

from reihum.core.build import cache
from reihum.core.build.lowering import SMALL, linked, lower_all
from reihum.core.files import write_whole

_ENVIRONMENT = ".environment"
"""Follows the name of an entry point: where its wrapper looks for the names that Python code would see."""


@global_compiler_lock
def machine_code(name: str, lowered: Mapping[str, Any]) -> bytes:
    """An object file with wrappers for the lowered entry points."""
    library = JITCodeLibrary(cpu_target.target_context.codegen(), name)
    for entry in lowered.values():
        assert not entry.environment.consts, "a wrapper that needs more than it gets when it is loaded"
        entry.target_context.create_cpython_wrapper(
            library, entry.fndesc, entry.environment, entry.call_helper, release_gil=True
        )
    module = library._final_module
    module.link_in(linked(lowered.values()))
    module.link_in(rtsys.library._get_module_for_linking(), preserve=True)
    kept = set()
    for entry_name, entry in lowered.items():
        wrapper = module.get_function(entry.fndesc.llvm_cpython_wrapper_name)
        environment = module.get_global_variable(entry.fndesc.env_name)
        wrapper.name, environment.name = entry_name, entry_name + _ENVIRONMENT
        environment.linkage = "external"
        kept |= {wrapper.name, environment.name}
        if entry.library.is_seldom:  # what is small stays so where it is called from
            wrapper.add_function_attribute(SMALL)
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in kept:
            value.linkage = "internal"
    module.data_layout = library.codegen._data_layout
    passes, builder = library.codegen._module_pass_manager()
    passes.run(module, builder)
    module.verify()
    return bytes(library.codegen._tm.emit_object(module))


def load_or_build(file: Path | None, name: str, entries: Mapping[str, tuple[Callable[..., Any], str]]) -> "Loaded":
    """The code of some entry points, from the file or, if it is not there or not for this computer, made anew."""
    content = None if file is None else _read(file)
    if content is None:
        content = machine_code(name, lower_all(entries))
        if file is not None:
            with contextlib.suppress(OSError):  # a full disk costs time at the next start, nothing now
                write_whole(file, cache.sealed(_computer() + content))
    return Loaded(content)


def _read(file: Path) -> bytes | None:
    try:
        content = cache.unsealed(file.read_bytes())
    except OSError:
        return None
    computer = _computer()
    return content[len(computer) :] if content is not None and content.startswith(computer) else None


def _computer() -> bytes:
    """What machine code depends on."""
    return repr(cpu_target.target_context.codegen().magic_tuple()).encode()


class Loaded:
    """Machine code in memory, and its entry points as functions of Python."""

    @global_compiler_lock
    def __init__(self, content: bytes) -> None:
        rtsys.initialize(cpu_target.target_context)  # names for LLVM what the code calls
        machine = llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(jit=True)
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(content))
        self._engine.finalize_object()

    def complete(self) -> None:
        """All was compiled together."""

    def entry(self, name: str, function: Callable[..., Any], signature: str) -> Any:
        """An entry point, to be called like any function that Numba has compiled for this signature only."""
        environment = _dynfunc.Environment(function.__globals__)
        place = self._engine.get_global_value_address(name + _ENVIRONMENT)
        ctypes.c_void_p.from_address(place).value = id(environment)
        wrapper = _dynfunc.make_function(
            importlib.import_module(function.__module__),
            name,
            function.__doc__ or "",
            self._engine.get_function_address(name),
            environment,
            (self,),  # kept alive with the function
        )
        arguments, result = sigutils.normalize_signature(signature)
        known = {"entry_point": wrapper, "signature": typing.signature(result, *arguments), "objectmode": False}
        dispatcher = CPUDispatcher(function, targetoptions={"nopython": True})
        dispatcher.add_overload(CompileResult(**(dict.fromkeys(CompileResult._fields) | known)))
        dispatcher.disable_compile()
        return dispatcher
