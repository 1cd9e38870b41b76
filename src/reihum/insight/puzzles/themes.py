"""Between which kinds of turns a puzzle lets one choose: ``puzzle_themes.json`` of a game's package names the kinds.

It maps each kind to the events that tell a turn of it (``do-…`` of the game's ``hints``), and to what such a turn
brings about in every case (``done-…``); a turn is of the first kind that fits. The words stand with the hints:
``kind-<kind>``, and ``kind-<kind>-which`` where one chooses between turns of one kind.
"""

import functools
from collections.abc import Collection
from typing import Final

import msgspec

from reihum.bots.engine import outcomes_of
from reihum.bots.hints.hint import WeighedTurn
from reihum.core.registry import file_of
from reihum.core.rules import Rules
from reihum.insight.puzzles.puzzle import BadPuzzles

FILE: Final = "puzzle_themes.json"
OTHER: Final = "other"
"""Of a game that names no kinds, and of turns that are of none."""
_BETWEEN: Final = "-or-"
_ALWAYS: Final = 1.0


@functools.cache
def kinds_of(rules: Rules) -> dict[str, frozenset[str]]:
    """The kinds of turns of a game, in its own order, and the events and feats that show them."""
    found = file_of(rules.name, FILE)
    if found is None:
        return {}
    try:
        named = msgspec.json.decode(found.read_bytes(), type=dict[str, list[str]])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadPuzzles(f"{FILE} of {rules.title} names no kinds of turns: {error}") from None
    return {kind: frozenset(names) for kind, names in named.items()}


def theme_of(rules: Rules, best: WeighedTurn, tempting: WeighedTurn) -> str:
    """What one chooses between: ``lock-or-wait``, or the one kind of both turns."""
    kinds = list(kinds_of(rules))
    both = {kind_of(rules, _signs(rules, turn)) for turn in (best, tempting)}
    return _BETWEEN.join(sorted(both, key=[*kinds, OTHER].index))


def kind_of(rules: Rules, signs: Collection[str]) -> str:
    """The kind of a turn that shows itself by these names."""
    return next((kind for kind, names in kinds_of(rules).items() if not names.isdisjoint(signs)), OTHER)


def _signs(rules: Rules, turn: WeighedTurn) -> set[str]:
    told = {event.name for event in turn.told}
    feats = {outcome.name for outcome in outcomes_of(rules).OUTCOMES if outcome.is_feat}
    done = {f"done-{one.name}" for one in turn.outcomes if one.name in feats and one.mean == _ALWAYS}
    return told | done
