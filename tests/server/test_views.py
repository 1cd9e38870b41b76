"""What is told of a position, made for several viewers at once."""

import random

import msgspec
import pytest

import reihum
from reihum.core.record import SPECTATOR
from reihum.protocol import messages as p
from reihum.server.store.tables import EntryRow
from reihum.server.tables import entries as e
from reihum.server.tables import telling
from tests.server.test_secrets import running_table


@pytest.mark.parametrize("game", reihum.GAMES)
def test_what_is_made_for_several_viewers_is_what_each_would_get_alone(game: str) -> None:
    rng = random.Random(game)
    rules = reihum.game(game).rules
    viewers = range(SPECTATOR, rules.min_players)
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
