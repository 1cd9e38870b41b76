"""How Numba compiles a function of the rules: as code to be linked into entry points, not to be run by itself.

By default Numba links everything a function calls into it, optimises the whole and makes machine code of it, for every
function anew from the innermost to the outermost. Of all that only the entry points are ever run. Leaving it out for
the rest halves the time that compiling a game takes.
"""

from collections.abc import Callable
from typing import Any

from numba._dynfunc import make_function
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher
from numba.core.types import unliteral


class RuleLibrary(JITCodeLibrary):
    """The code of a rule and of what it calls, as Numba's front end wrote it; who links it in optimises it."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class RuleCompiler(Compiler):
    """Numba's compiler without its last step."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        context = self.state.targetctx  # made for this function alone
        context.get_executable = _nothing_to_run
        self.state.library = RuleLibrary(context.codegen(), "rule")


def _nothing_to_run(library: RuleLibrary, description: Any, environment: Any) -> Any:
    """What Numba knows a compiled function by: a function of Python, here one without code."""
    library.finalize()
    return make_function(description.lookup_module(), description.qualname, "", 0, environment, (library,))


class Rule(CPUDispatcher):
    """A function of the rules: compiled where entry points call it, interpreted where Python does."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(
            function,
            targetoptions={
                "nopython": True,
                "no_cfunc_wrapper": True,
                "no_cpython_wrapper": True,
                "error_model": "numpy",
                "boundscheck": None,
                **options,
            },
            pipeline_class=RuleCompiler,
        )

    def __call__(self, *args: Any) -> Any:
        return self.py_func(*args)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Numba would compile a function anew for every constant it is called with; the optimiser propagates them."""
        return super().get_call_template(
            tuple(map(unliteral, args)), {name: unliteral(kind) for name, kind in kws.items()}
        )
