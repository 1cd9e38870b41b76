"""What is given by mistake is refused as Reihum refuses: with its own errors, whatever it is."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import reihum

GAME = reihum.game("superstar", players=3, start=0)
BLOOM: dict[str, Any] = {"name": "bloom", "players": 2}

# what mypy is told to overlook here is the mistake itself
MISTAKES: dict[str, tuple[type[Exception], Callable[[], Any]]] = {
    "a seed of too many digits": (reihum.BadOption, lambda: GAME.start(seed=10**5000)),
    "a seed of half a letter": (reihum.BadOption, lambda: GAME.start(seed="\ud800")),
    "a batch's seed of half a letter": (reihum.BadOption, lambda: GAME.batch(2, seed="\ud800")),
    "a salt of too many bits": (reihum.BadOption, lambda: GAME.batch(2, seed=1).playout(2**63)),
    "a path with a NUL": (reihum.BadMatchFile, lambda: reihum.replay("a\0b")),
    "no path": (reihum.BadMatchFile, lambda: reihum.replay(None)),  # type: ignore[arg-type]
    "components in a list": (reihum.BadOption, lambda: reihum.game(**BLOOM, components=[])),
    "components that are a number": (reihum.BadOption, lambda: reihum.game(**BLOOM, components=5)),
    "components of a path with a NUL": (reihum.BadOption, lambda: reihum.game(**BLOOM, components="a\0b")),
    "components of too many digits": (
        reihum.BadOption,
        lambda: reihum.game(**BLOOM, components={"flowers": {"1" * 5000: [1]}}),
    ),
    "seats that are texts": (reihum.BadOption, lambda: GAME.start(seed=1, seats=["a", "b", "c"])),  # type: ignore[list-item]
    "no move": (reihum.BadNotation, lambda: GAME.start(seed=1).play(None)),  # type: ignore[arg-type]
    "half a move in a plan": (reihum.BadNotation, lambda: reihum.plan(GAME.start(seed=1), [1.5])),  # type: ignore[list-item]
    "a seat that is a text": (reihum.BadOption, lambda: GAME.start(seed=1).view("a")),  # type: ignore[arg-type]
    "a seat between two": (reihum.BadOption, lambda: GAME.start(seed=1).view(1.9)),  # type: ignore[arg-type]
    "a record of another size": (reihum.BadOption, lambda: reihum.Match.at(GAME, np.zeros(3, np.uint8))),
}


@pytest.mark.parametrize("what", MISTAKES)
def test_mistakes_are_refused(what: str) -> None:
    expected, does = MISTAKES[what]
    with pytest.raises(expected):
        does()
