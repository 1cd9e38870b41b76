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
from reihum.server import entries as e
from reihum.server import protocol as p
from reihum.server import telling
from reihum.server.store.tables import EntryRow
from tests.server.test_secrets import running_table


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


@pytest.mark.parametrize("game", reihum.GAMES)
def test_what_is_made_for_several_viewers_is_what_each_would_get_alone(game: str) -> None:
    rng = random.Random(game)
    rules = reihum.game(game).rules
    viewers = range(WATCHER, rules.min_players)
    state, _ = running_table(game, rules.min_players, "ab" * 32, 5, rng)
    for number in range(40):
        if state.status != "running":
            break
        seat = rng.choice(state.to_move)
        entry = e.Played(seat=seat, moves=[rng.choice(state.running().legal(seat)).text])
        row = EntryRow(state.head + 1, 0.0, "p", f"n{number}", e.encode(entry))
        after = state.fork()
        after.apply(row, entry)
        steps = telling.steps_between(state, after, row, entry, viewers)
        for viewer, message in telling.positions(after, steps, 0.0).items():
            alone = state.fork(), after.fork()
            own = telling.steps_between(*alone, row, entry, [viewer])[viewer]
            assert message == telling.position(alone[1], viewer, own, 0.0)
            assert msgspec.json.decode(message, type=p.Position).viewer == viewer
        state = after
