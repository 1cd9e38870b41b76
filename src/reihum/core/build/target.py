"""A target of Numba's own kind that only writes the rules down.

By default Numba links everything a function calls into it, optimises the whole and makes machine code of it, for every
function anew from the innermost to the outermost. This target (Numba calls this extending its targets) stops after the
front end: what it has lowered is LLVM's language, optimised for no machine, and all entry points of a game share it.
What becomes of it decide `reihum.core.build.native` and `reihum.core.build.wasm`.
"""

from collections.abc import Callable
from functools import cached_property
from types import FunctionType
from typing import Any, ClassVar

from numba._dynfunc import make_function
from numba.core import cgutils, typed_passes, types, untyped_passes
from numba.core.codegen import CPUCodeLibrary, JITCPUCodegen
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager
from numba.core.cpu import CPUContext
from numba.core.dispatcher import Dispatcher
from numba.core.registry import CPUTarget, cpu_target
from numba.core.runtime import rtsys
from numba.core.target_extension import CPU, dispatcher_registry, jit_registry, target_override, target_registry
from numba.core.types import unliteral  # type: ignore[attr-defined]  # Numba makes its __all__ at run time
from numba.core.typing import Context

from reihum.core.build.intrinsics import COMPILED_AS, COMPILED_SO
from reihum.core.jit import is_rule, options_for

NAME = "reihum"


class Lowered(CPU):
    """The target's place among Numba's: whatever is written for processors holds for it, too."""


class Library(CPUCodeLibrary):
    """The code of one function as Numba's front end wrote it, and which libraries it calls."""

    description: Any = None  # of the function, unless it is a part of Numba
    is_seldom = False  # whether the function is an entry point marked so (`reihum.core.jit.seldom`)

    def add_llvm_module(self, module: Any) -> None:
        self._final_module.link_in(module)

    def finalize(self) -> None:
        self._finalized = True

    def closure(self) -> "dict[Library, None]":
        """This library and all that it needs, each once and in the same order in every process."""
        found: dict[Library, None] = {}
        waiting = [self]
        while waiting:
            library = waiting.pop()
            if library not in found:
                found[library] = None
                waiting.extend(reversed(library._linking_libraries))
        return found


class Codegen(JITCPUCodegen):
    """Makes such libraries."""

    _library_class = Library


class LoweringContext(CPUContext):
    """Numba's context for processors without what makes machine code."""

    allow_dynamic_globals = False  # no code holds an address of this process

    _known: ClassVar = {"declarations": 0}  # shared by the copies that Numba makes of a context

    def init(self) -> None:
        super().init()
        rtsys.initialize(cpu_target.target_context)  # Numba's runtime is run, so it is not for this target to compile
        self._internal_codegen = Codegen(NAME)

    def refresh(self) -> None:
        """Look for new declarations, if there are any: Numba asks some 2,000 times a game."""
        if self._known["declarations"] != self._count_declarations():
            super().refresh()
            self._known["declarations"] = self._count_declarations()

    def _count_declarations(self) -> int:
        loaders = (*self._registries.items(), *self.typing_context._registries.items())
        return sum(len(getattr(registry, kind)) for registry, loader in loaders for kind in loader.registry_items)

    def load_additional_registries(self) -> None:
        super().load_additional_registries()
        self.install_registry(COMPILED_SO)

    def add_dynamic_addr(self, builder: Any, address: int, info: str) -> Any:
        """A function used as a value, which it never is where it is only called."""
        return cgutils.get_null_value(cgutils.voidptr_t)

    def post_lowering(self, module: Any, library: Any) -> None:
        """Without Numba's runtime, of which each build has its own."""

    def get_executable(self, library: Any, description: Any, environment: Any) -> Any:
        """What Numba knows a compiled function by: a function of Python, here one without code."""
        library.finalize()
        library.description = description
        return make_function(description.lookup_module(), description.qualname, "", 0, environment, (library,))


class TypingContext(Context):
    """Numba's context for types, in which functions marked as rules can be called."""

    def _get_global_type(self, value: Any) -> Any:
        if is_rule(value):
            return types.Dispatcher(rule_of(value))
        if isinstance(value, FunctionType) and value in COMPILED_AS:
            return self.resolve_value_type(COMPILED_AS[value])
        return super()._get_global_type(value)


class Target(CPUTarget):
    """Both contexts, made when something is to be compiled."""

    @cached_property
    def _toplevel_target_context(self) -> LoweringContext:
        return LoweringContext(self.typing_context, NAME)

    @cached_property
    def _toplevel_typing_context(self) -> TypingContext:
        return TypingContext()


class Pipeline(CompilerBase):
    """Those of Numba's passes that rules need: there is nothing in them to inline, to unroll or to run in parallel.

    With all passes the front end takes a fifth longer.
    """

    def define_pipelines(self) -> list[PassManager]:
        manager = PassManager(NAME)
        for step in (
            untyped_passes.TranslateByteCode,
            untyped_passes.FixupArgs,
            untyped_passes.IRProcessing,
            untyped_passes.RewriteSemanticConstants,
            untyped_passes.DeadBranchPrune,
            untyped_passes.GenericRewrites,
            untyped_passes.RewriteDynamicRaises,
            untyped_passes.ReconstructSSA,
            typed_passes.NopythonTypeInference,
            typed_passes.PreLowerStripPhis,
            typed_passes.NoPythonSupportedFeatureValidation,
            typed_passes.IRLegalization,
            typed_passes.AnnotateTypes,
            typed_passes.NativeLowering,
            typed_passes.NoPythonBackend,
        ):
            manager.add_pass(step, step.__name__)
        manager.finalize()
        return [manager]


class LibraryPart(Dispatcher):
    """A part of Numba's own library that the rules use."""

    targetdescr = Target(NAME)

    def compile(self, signature: Any) -> Any:
        with target_override(NAME):
            return super().compile(signature)


class Rule(LibraryPart):
    """A function of the rules."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(
            function,
            targetoptions={
                "nopython": True,
                "no_cfunc_wrapper": True,
                "no_cpython_wrapper": True,
                "error_model": "numpy",
                "boundscheck": None,
                **options_for(function),
            },
            pipeline_class=Pipeline,
        )

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Numba would compile a function anew for every constant it is called with; the optimiser propagates them."""
        return super().get_call_template(
            tuple(map(unliteral, args)), {name: unliteral(kind) for name, kind in kws.items()}
        )


_rules: dict[Callable[..., Any], Rule] = {}


def rule_of(function: Callable[..., Any]) -> Rule:
    """How Numba knows a function of the rules: one object a process."""
    if function not in _rules:
        _rules[function] = Rule(function)
    return _rules[function]


def _part(*_: Any, **options: Any) -> Callable[[Callable[..., Any]], LibraryPart]:
    return lambda function: LibraryPart(
        function, targetoptions={"no_cpython_wrapper": True, "no_cfunc_wrapper": True, **options}
    )


target_registry[NAME] = Lowered
dispatcher_registry[Lowered] = LibraryPart
jit_registry[Lowered] = _part
