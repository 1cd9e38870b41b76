"""Value nets: what is kept, what they see in a position, and that no seat is favoured for its place."""

import functools
from typing import Any

import msgspec
import numpy as np
import pytest

import reihum
from reihum.bots.engine import bot_engine, bound_search, evaluation_of, net_of
from reihum.bots.judgement import judging
from reihum.bots.judgement.net import OUTPUTS, Net, NoSuchNet, Shape, check_net, encoded, load_net, net_path
from reihum.bots.search.mind import LIMITS_SIZE
from reihum.bots.search.thinker import Budget, Thinker
from reihum.core.chance import key_of_seed
from reihum.core.rules import Rules

from .positions import positions

MOST_BYTES = 100_000
WITH_NET = [name for name in reihum.GAMES if net_of(reihum.game(name).rules) is not None]


def some_net(rules: Rules, seed: int, first: int = 5, second: int = 3) -> Net:
    features = evaluation_of(rules).FEATURES
    shape = Shape(len(features), first, second)
    return encoded(features, shape, np.random.default_rng(seed).normal(0, 0.5, shape.size))


@functools.cache
def drivers(rules: Rules, shape: Shape) -> dict[str, Any]:
    return bound_search(rules, shape)[0]


def judged(rules: Rules, net: Net, record: Any) -> tuple[Any, Any, Any]:
    """Chances, points and spreads by the compiled judgement's own source, interpreted."""
    room = np.zeros(judging.room_size(len(net.features), net.first, net.second))
    wins, points = np.zeros(5), np.zeros(5)
    s = record.view(rules.dtype)[0]
    drivers(rules, net.shape)["judge"](s, True, net.decoded(), room, np.zeros((2, 5), np.int64), wins, points)
    players = int(s.players)
    return wins[:players], points[:players], room[-5:][:players]


def expected(rules: Rules, net: Net, record: Any) -> tuple[Any, Any, Any]:
    """The same by matrices."""
    s = record.view(rules.dtype)[0]
    players = int(s.players)
    x = np.zeros((players, len(net.features)))
    for seat in range(players):
        evaluation_of(rules).describe(s, seat, x[seat])
    t = net.shape.tables(net.decoded())
    first = np.maximum(x @ t["encode"] + t["table"][players - 2], 0)
    others = np.array([np.delete(first, seat, 0).mean(0) for seat in range(players)])
    second = np.maximum(first @ t["own"] + others @ t["others"] + t["second"], 0)
    out = second @ t["out"] + x @ t["direct"] + t["bias"]
    chance = np.exp(out[:, 0] - out[:, 0].max())
    return chance / chance.sum(), out[:, 1], np.maximum(out[:, 2], 0)


@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_net_judges_as_its_matrices_say(name: str) -> None:
    rules = reihum.game(name).rules
    looked = 0
    for players in range(rules.min_players, rules.max_players + 1):
        net = some_net(rules, players)
        for match in positions(name, players, every=19):
            record = np.frombuffer(match.to_bytes(), np.uint8).copy()
            for here, there in zip(judged(rules, net, record), expected(rules, net, record), strict=True):
                assert here == pytest.approx(there, rel=1e-9, abs=1e-9)
            looked += 1
            if looked % 3 == 0:
                break
    assert looked > 3


def test_what_is_kept_is_read_again() -> None:
    rules = reihum.game("superstar").rules
    net = some_net(rules, 1)
    again = msgspec.json.decode(msgspec.json.encode(net), type=Net)
    assert again == net
    assert encoded(net.features, net.shape, again.decoded()) == net, "rounded once, for good"
    at, shape = net.shape.places["bias"]
    assert at + OUTPUTS == net.shape.size == len(net.decoded())
    assert shape == (OUTPUTS,)


def test_a_net_of_other_features_is_refused() -> None:
    rules = reihum.game("superstar").rules
    net = some_net(rules, 1)
    with pytest.raises(NoSuchNet, match="other features"):
        check_net(net, net.features[1:])
    with pytest.raises(NoSuchNet, match="damaged"):
        check_net(msgspec.structs.replace(net, weights=net.weights[:-8]), net.features)


def test_a_game_without_a_net_has_none() -> None:
    assert load_net("reihum.bots", ("constant",)) is None
    assert Shape(3).size == 0


@pytest.mark.parametrize("name", WITH_NET)
def test_nets_are_small(name: str) -> None:
    assert net_path(reihum.game(name).rules).stat().st_size < MOST_BYTES


@pytest.mark.parametrize("name", WITH_NET)
def test_a_mind_begins_with_the_net_of_its_game(name: str) -> None:
    rules = reihum.game(name).rules
    engine = bot_engine(rules)
    mind = np.zeros(engine.mind_bytes(100), np.uint8)
    engine.begin_thinking(mind, key_of_seed(1), engine.tuning, np.zeros(LIMITS_SIZE, np.int64))
    net = net_of(rules)
    assert net is not None
    assert (engine.net_in(mind) == net.decoded()).all()


def test_a_search_judges_by_the_net_that_it_is_given() -> None:
    """Two nets that see the opposite: what one takes for the best move, the other takes for the worst."""
    rules = reihum.game("pretty_tricky").rules
    net = some_net(rules, 7)
    tables = net.shape.tables(turned := net.decoded())
    tables["out"][:, 0] *= -1
    tables["direct"][:, 0] *= -1
    opposite = encoded(net.features, net.shape, turned)
    chances = []
    for match in positions("pretty_tricky", 2, every=9):
        if len(match.legal()) > 1:
            record = match.concealed(match.to_move)
            bots = [Thinker(rules, Budget(playouts=24), 1, net=judge) for judge in (net, opposite)]
            chances.append([bot.explain(record)[0].winning_chance for bot in bots])
            if len(chances) == 4:
                break
    assert len(chances) == 4
    for one, other in chances:
        assert abs(one - other) > 1e-3
