"""The compiled side of the bots: drivers bound to a game, its heuristic and its evaluation."""

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np

from reihum.bots import drivers, plain_turn, reasons, search, thinking, thoughts, turns, weighing
from reihum.bots.mind import TURNS, playout_dtype, scratch_dtype
from reihum.bots.outcomes import Outcome
from reihum.core.engine import EntryPoints, bind, bound_planner, sources_of
from reihum.core.registry import bot_files, part_of
from reihum.core.rules import Rules
from reihum.core.writer import words

_COMPILED_PARTS: Final = (
    *("exponential", "mind", "drivers", "search", "thinking", "thoughts"),
    *("turns", "weighing", "reasons", "outcomes", "evaluation", "without", "plain_turn"),
)

_WITHOUT: Final = "reihum.bots.without"

_BYTES = "uint8[::1]"
_SIGNATURES: Final = {
    "choose_uniform": f"int64({_BYTES}, int64[::1])",
    "choose_greedy": f"int64({_BYTES}, int64[::1])",
    "rate_one": f"int64({_BYTES}, float64[::1])",
    "play_match": f"int64({_BYTES}, int64[::1], int64[::1])",
    "write_hint": f"void({_BYTES}, int64, int64[::1], int64[::1], {_BYTES})",
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
    return part_of(rules, "bot.evaluation", _WITHOUT)


def heuristic_of(rules: Rules) -> Any:
    """The module with a game's heuristic."""
    return part_of(rules, "bot.heuristic", _WITHOUT)


def outcomes_of(rules: Rules) -> Any:
    """The module with what can be said of a game's turns."""
    return part_of(rules, "bot.outcomes", _WITHOUT)


def bound_search(rules: Rules) -> tuple[dict[str, Any], tuple[Path, ...]]:
    """All drivers of the bots bound to a game, and the files that go into them."""
    heuristic, evaluation, outcomes = heuristic_of(rules), evaluation_of(rules), outcomes_of(rules)
    here = Path(__file__).parent
    sources = (*sources_of(rules), *(here / f"{part}.py" for part in _COMPILED_PARTS), *bot_files(rules))
    scratch = scratch_dtype(rules.dtype.itemsize, rules.padded_moves, len(evaluation.FEATURES))
    playout = playout_dtype(rules.dtype.itemsize, rules.padded_moves, len(evaluation.FEATURES), len(outcomes.OUTCOMES))
    names = {
        "rate": heuristic.rate,
        "describe": evaluation.describe,
        "FEATURES": len(evaluation.FEATURES),
        "WIN_WEIGHTS": evaluation.WIN_WEIGHTS,
        "POINT_WEIGHTS": evaluation.POINT_WEIGHTS,
        "SCRATCH": scratch,
        "SCRATCH_BYTES": scratch.itemsize,
        "PLAYOUT": playout,
        "PLAYOUT_BYTES": playout.itemsize,
        "watch": outcomes.watch,
        "is_settled": outcomes.is_settled,
        "count_outcomes": outcomes.count,
        "tell_turn": getattr(outcomes, "tell_turn", None) or bind(plain_turn, rules)["tell_turn"],
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
        "DONE": words([f"done-{outcome.name}" for outcome in outcomes]),
        "IS_FEAT": np.array([outcome.is_feat for outcome in outcomes], np.int64),
        "IS_SHARE": np.array([outcome.is_share for outcome in outcomes], np.int64),
        "GOOD": np.array([outcome.good for outcome in outcomes], np.int64),
        "WEIGHTS": np.array([outcome.weight for outcome in outcomes], np.float64),
    }


@functools.cache
def bot_engine(rules: Rules) -> BotEngine:
    """The bots' engine of a game, one a process."""
    return BotEngine(rules)
