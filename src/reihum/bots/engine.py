"""The compiled side of the bots: drivers bound to a game, its heuristic and its evaluation."""

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reihum.bots import continuing, drivers
from reihum.bots.hints import plain_turn, reasons, turns, weighing
from reihum.bots.hints.outcomes import TurnOutcome
from reihum.bots.judgement import judging
from reihum.bots.judgement.judging import room_size
from reihum.bots.judgement.net import Net, Shape
from reihum.bots.reviews import accounts, taking_apart, verdicts
from reihum.bots.search import thinking, thoughts, tree
from reihum.bots.search.mind import MIND_BYTES, NODE, NODE_BYTES, TURNS, Tree, head_of, playout_dtype, scratch_dtype
from reihum.bots.without import is_calm
from reihum.core.engine import EntryPoints, bind, bound_planner, sources_of
from reihum.core.record import Buffer
from reihum.core.registry import bot_files, part_of
from reihum.core.rules import Rules
from reihum.core.writer import words

_COMPILED_PARTS: Final = (
    *("drivers", "without", "continuing"),
    *("judgement/exponential", "judgement/judging", "judgement/evaluation", "judgement/net"),
    *("search/mind", "search/tree", "search/thinking", "search/thoughts"),
    *("hints/turns", "hints/weighing", "hints/reasons", "hints/outcomes", "hints/plain_turn"),
    *("reviews/taking_apart", "reviews/verdicts", "reviews/accounts"),
)

_WITHOUT: Final = "reihum.bots.without"

_BYTES = "uint8[::1]"
_TURNS = "int64[:, ::1]"
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
    # For `reihum.insight`: compiled with the others, with whom they share nearly everything.
    "continue_from": (
        f"void({_BYTES}, int64, boolean, {_TURNS}, int64[::1], int64, int64[::1], int64, "
        "float64[:, ::1], float64[:, :, ::1])"
    ),
    "choose_turns": f"int64({_BYTES}, int64, int64[::1], int64, int64, {_TURNS}, int64[::1], int64[::1])",
    "compare_turns": f"void({_BYTES}, int64, {_TURNS}, int64[::1], int64, {_BYTES})",
    "tell_one": f"void({_BYTES}, int64[::1], int64, {_BYTES})",
    "take_step": f"int64({_BYTES}, int64[::1], int64, int64[::1])",
    "measure_step": f"void({_BYTES}, int64, int64[::1], int64, int64[::1], int64, int64, float64[::1])",
    "measure_chances": f"void({_BYTES}, int64[::1], int64, int64, float64[::1])",
    "measure_start": f"void({_BYTES}, int64[::1], int64, int64, float64[::1])",
    "write_decision": (
        f"int64({_BYTES}, int64[::1], int64, int64[::1], int64[::1], {_BYTES}, float64[::1], int64[::1], "
        f"float64[::1], {_BYTES})"
    ),
    "fill_ledger": f"void({_BYTES}, int64[::1], float64[::1], int64[::1])",
    "write_step": f"void(int64[::1], int64[::1], int64, int64, {_BYTES})",
    "write_summary": f"void(int64[::1], float64[::1], int64[::1], float64[::1], int64, {_BYTES})",
}


class BotEngine(EntryPoints):
    """The entry points of a game's bots (see `drivers`, `search`, `hints`, `continuing` and `reviews`)."""

    choose_uniform: Any
    choose_greedy: Any
    rate_one: Any
    play_match: Any
    write_hint: Any
    begin_thinking: Any
    think: Any
    decide: Any
    write_thoughts: Any
    continue_from: Any
    choose_turns: Any
    compare_turns: Any
    tell_one: Any
    take_step: Any
    measure_step: Any
    measure_chances: Any
    measure_start: Any
    write_decision: Any
    fill_ledger: Any
    write_step: Any
    write_summary: Any

    def __init__(self, rules: Rules, shape: Shape | None = None) -> None:
        self._rules = rules
        self._wanted = shape
        self.shape = shape or shape_of(rules)
        namespace, sources = bound_search(rules, shape)
        name = f"{rules.name}-bots" if shape is None else f"{rules.name}-bots-{shape.first}-{shape.second}"
        super().__init__(name, namespace, _SIGNATURES, sources)
        evaluation = evaluation_of(rules)
        tuning = evaluation.TUNING
        first = getattr(evaluation, "FIRST_TUNING", tuning)
        self.first_tuning = np.array([*first, 0.0], np.float64)  # of a search as the first ones were
        self.tuning = np.array([*tuning, float(self.shape.size > 0)], np.float64)

    def __reduce__(self) -> tuple[Callable[[Rules, Shape | None], "BotEngine"], tuple[Rules, Shape | None]]:
        return bot_engine, (self._rules, self._wanted)  # every process has its own

    def mind_bytes(self, room: int) -> int:
        """The bytes of a mind with room for this many nodes."""
        return self._begin_nodes + room * NODE_BYTES

    def bytes_in_use(self, mind: Buffer) -> int:
        """How many bytes of a mind hold anything; the others may have any value."""
        return self.mind_bytes(int(head_of(mind).used))

    def net_in(self, mind: Buffer) -> NDArray[np.float64]:
        """The weights of the net in a mind, which may be changed once it was begun."""
        return mind[self._begin_nodes - 8 * self.shape.size : self._begin_nodes].view(np.float64)

    def tree_in(self, mind: Buffer) -> Tree:
        """The nodes of a mind."""
        return mind[self._begin_nodes :][: int(head_of(mind).room) * NODE_BYTES].view(NODE)

    @property
    def _begin_nodes(self) -> int:
        return int(MIND_BYTES + self._rules.dtype.itemsize + 8 * self.shape.size)


def evaluation_of(rules: Rules) -> Any:
    """The module with a game's evaluation."""
    return part_of(rules, "bot.evaluation", _WITHOUT)


def heuristic_of(rules: Rules) -> Any:
    """The module with a game's heuristic."""
    return part_of(rules, "bot.heuristic", _WITHOUT)


def outcomes_of(rules: Rules) -> Any:
    """The module with what can be said of a game's turns."""
    return part_of(rules, "bot.outcomes", _WITHOUT)


def net_of(rules: Rules) -> Net | None:
    """The value net of a game, if it has one."""
    net: Net | None = getattr(evaluation_of(rules), "NET", None)
    return net


def shape_of(rules: Rules) -> Shape:
    """The shape of a game's net; that of none if it has none."""
    net = net_of(rules)
    return Shape(len(evaluation_of(rules).FEATURES)) if net is None else net.shape


def bound_search(rules: Rules, shape: Shape | None = None) -> tuple[dict[str, Any], tuple[Path, ...]]:
    """All drivers of the bots bound to a game, and the files that go into them.

    With a shape, they are bound to a net of that shape that knows nothing, for weights that are handed in.
    """
    heuristic, evaluation, outcomes = heuristic_of(rules), evaluation_of(rules), outcomes_of(rules)
    here = Path(__file__).parent
    sources = (*sources_of(rules), *(here / f"{part}.py" for part in _COMPILED_PARTS), *bot_files(rules))
    net = _judging_names(rules, shape)
    judged = room_size(len(evaluation.FEATURES), net["FIRST"], net["SECOND"])
    scratch = scratch_dtype(rules.dtype.itemsize, rules.padded_moves, judged)
    playout = playout_dtype(rules.dtype.itemsize, rules.padded_moves, judged, len(outcomes.OUTCOMES), net["NET_SIZE"])
    names = {
        "rate": heuristic.rate,
        **net,
        "SCRATCH": scratch,
        "SCRATCH_BYTES": scratch.itemsize,
        "PLAYOUT": playout,
        "PLAYOUT_BYTES": playout.itemsize,
        "watch": outcomes.watch,
        "is_settled": outcomes.is_settled,
        "count_outcomes": outcomes.count,
        "tell_turn": getattr(outcomes, "tell_turn", None) or bind(plain_turn, rules)["tell_turn"],
        "REVIEW_REACH": int(getattr(evaluation, "REVIEW_TURNS", continuing.TO_THE_END)),
        "HORIZON": int(evaluation.TUNING[TURNS]),
        "SPEAKS_OF_POINTS": int(outcomes.SPEAKS_OF_POINTS),
        **_spoken(outcomes.OUTCOMES),
    }
    namespace: dict[str, Any] = bound_planner(rules)
    for module in (drivers, judging, tree, thinking, thoughts, turns, weighing, reasons):
        namespace = bind(module, rules, namespace, **names)
    for module in (continuing, taking_apart, verdicts, accounts):  # of reviews
        namespace = bind(module, rules, namespace, **names)
    return namespace, sources


def _judging_names(rules: Rules, shape: Shape | None) -> dict[str, Any]:
    """What `bots.judgement.judging` knows of a game."""
    evaluation = evaluation_of(rules)
    net = net_of(rules) if shape is None else None
    shape = shape or shape_of(rules)
    places = {name: at for name, (at, _) in shape.places.items()}
    return {
        "describe": evaluation.describe,
        "is_calm": getattr(evaluation, "is_calm", is_calm),
        "FEATURES": len(evaluation.FEATURES),
        "WIN_WEIGHTS": evaluation.WIN_WEIGHTS,
        "POINT_WEIGHTS": evaluation.POINT_WEIGHTS,
        "NET_SIZE": shape.size,
        "NET": np.zeros(max(1, shape.size)) if net is None else net.decoded(),
        "FIRST": max(1, shape.first),
        "SECOND": max(1, shape.second),
        "ENCODE": places["encode"],
        "TABLE": places["table"],
        "OWN": places["own"],
        "OTHERS": places["others"],
        "SECOND_BIAS": places["second"],
        "OUT": places["out"],
        "DIRECT": places["direct"],
        "BIAS": places["bias"],
    }


def _spoken(outcomes: tuple[TurnOutcome, ...]) -> dict[str, Any]:
    """What `bots.hints.reasons` knows of a game's outcomes."""
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
def bot_engine(rules: Rules, shape: Shape | None = None) -> BotEngine:
    """The bots' engine of a game, one a process; with a shape, one for nets that are handed in (`BotEngine.net_in`)."""
    return BotEngine(rules, shape)
