"""The compiled side of the bots: drivers bound to a game, its heuristic and its evaluation."""

import functools
import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np

from reihum.bots import drivers, reasons, search, thinking, thoughts, turns, weighing
from reihum.bots.evaluations import weights_path
from reihum.bots.mind import TURNS, scratch_dtype
from reihum.bots.outcomes import Outcome
from reihum.core.engine import EntryPoints, bind, bound_planner, sources_of
from reihum.core.rules import Rules
from reihum.core.writer import words

_COMPILED_PARTS: Final = (
    *("exponential", "mind", "drivers", "search", "thinking", "thoughts"),
    *("turns", "weighing", "reasons", "outcomes/__init__"),
)

_BYTES = "uint8[::1]"
_SIGNATURES: Final = {
    "choose_uniform": f"int64({_BYTES}, int64[::1])",
    "choose_greedy": f"int64({_BYTES}, int64[::1])",
    "rate_one": f"int64({_BYTES}, float64[::1])",
    "play_match": f"int64({_BYTES}, int64[::1], int64[::1])",
    "write_hint": f"void({_BYTES}, int64, int64[::1], int64[::1], {_BYTES})",
    "judge_one": f"void({_BYTES}, float64[::1], float64[::1])",
    "begin_thinking": f"int64({_BYTES}, int64[::1], float64[::1], int64[::1])",
    "think": f"int64({_BYTES}, {_BYTES}, int64)",
    "decide": f"int64({_BYTES}, {_BYTES})",
    "write_thoughts": f"void({_BYTES}, {_BYTES}, {_BYTES})",
}


class BotEngine(EntryPoints):
    """The entry points of a game's bots (see `reihum.bots.drivers`, `search`, `thinking`, `thoughts` and `reasons`)."""

    choose_uniform: Any
    choose_greedy: Any
    rate_one: Any
    play_match: Any
    write_hint: Any
    judge_one: Any
    begin_thinking: Any
    think: Any
    decide: Any
    write_thoughts: Any

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        namespace, sources = bound_search(rules)
        super().__init__(f"{rules.name}-bots", namespace, _SIGNATURES, sources)
        evaluation = evaluation_of(rules)
        self.tuning = np.array(evaluation.TUNING, np.float64)

    def __reduce__(self) -> tuple[Callable[[Rules], "BotEngine"], tuple[Rules]]:
        return bot_engine, (self._rules,)  # every process has its own


def evaluation_of(rules: Rules) -> Any:
    """The module with a game's evaluation."""
    return importlib.import_module(f"reihum.bots.evaluations.{rules.name}")


def bound_search(rules: Rules) -> tuple[dict[str, Any], tuple[Path, ...]]:
    """All drivers of the bots bound to a game, and the files that go into them."""
    heuristic = importlib.import_module(f"reihum.bots.heuristics.{rules.name}")
    evaluation = evaluation_of(rules)
    outcomes = importlib.import_module(f"reihum.bots.outcomes.{rules.name}")
    here = Path(__file__).parent
    weights = weights_path(rules.name)
    sources = (
        *sources_of(rules.name),
        *(here / f"{part}.py" for part in _COMPILED_PARTS),
        here / "heuristics" / f"{rules.name}.py",
        here / "outcomes" / f"{rules.name}.py",
        here / "evaluations" / "__init__.py",
        here / "evaluations" / f"{rules.name}.py",
        *([weights] if weights.exists() else []),  # a new game is fitted only after it can be played
    )
    scratch = scratch_dtype(rules.dtype.itemsize, rules.padded_moves, len(evaluation.FEATURES))
    names = {
        "rate": heuristic.rate,
        "describe": evaluation.describe,
        "FEATURES": len(evaluation.FEATURES),
        "WIN_WEIGHTS": evaluation.WIN_WEIGHTS,
        "POINT_WEIGHTS": evaluation.POINT_WEIGHTS,
        "SCRATCH": scratch,
        "SCRATCH_BYTES": scratch.itemsize,
        "watch": outcomes.watch,
        "is_settled": outcomes.is_settled,
        "count_outcomes": outcomes.count,
        "tell_turn": outcomes.tell_turn,
        "HORIZON": int(evaluation.TUNING[TURNS]),
        "SPEAKS_OF_POINTS": int(outcomes.SPEAKS_OF_POINTS),
        **_spoken(outcomes.OUTCOMES),
    }
    namespace: dict[str, Any] = bound_planner(rules)
    for module in (drivers, search, thinking, thoughts, turns, weighing, reasons):
        namespace = bind(module, rules, namespace, **names)
    return namespace, sources


def _spoken(outcomes: tuple[Outcome, ...]) -> dict[str, Any]:
    """What `reihum.bots.reasons` knows of a game's outcomes."""
    whys = [f"why-{outcome.name}" for outcome in outcomes]
    return {
        "OUTCOME_COUNT": len(outcomes),
        "OUTCOME_NAMES": words([outcome.name for outcome in outcomes]),
        "WHY": words(whys),
        "WHY_BY": words([f"{why}-by" for why in whys]),
        "IS_SHARE": np.array([outcome.is_share for outcome in outcomes], np.int64),
        "WEIGHTS": np.array([outcome.weight for outcome in outcomes], np.float64),
    }


@functools.cache
def bot_engine(rules: Rules) -> BotEngine:
    """The bots' engine of a game, one a process."""
    return BotEngine(rules)
