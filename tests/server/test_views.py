"""Views keep parts from one position to the next: what they show must not depend on what was shown before."""

import functools
import random
import sys
from collections.abc import Iterator

import msgspec
import pytest

import reihum
from reihum.core.record import WATCHER
from reihum.games import plain


def caches(game: str) -> Iterator["functools._lru_cache_wrapper[object]"]:
    """Everything that views of a game keep."""
    for module in (plain, sys.modules[f"reihum.games.{game}.view"]):
        for value in vars(module).values():
            if isinstance(value, functools._lru_cache_wrapper):
                yield value


@pytest.mark.parametrize("game", reihum.GAMES)
def test_a_view_is_the_same_however_much_was_kept(game: str) -> None:
    rules = reihum.game(game).rules
    rng = random.Random(7)
    match = reihum.game(game, players=rules.min_players).start(seed=3)
    shown = []
    for _ in range(80):
        for viewer in range(WATCHER, rules.min_players):
            record = match.concealed(viewer)
            shown.append((record, msgspec.json.encode(rules.view(record))))
        if match.is_over:
            break
        match.play(rng.choice(match.legal()))
    assert len(list(caches(game))) > 3
    rng.shuffle(shown)
    for record, text in shown[:120]:
        for cache in caches(game):
            cache.cache_clear()
        assert msgspec.json.encode(rules.view(record)) == text
