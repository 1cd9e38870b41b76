"""Everybody sits everywhere equally often."""

from collections import Counter

import pytest

from reihum.core.errors import BadOption
from reihum.games import rules_of
from reihum.lab.seatings import seatings, table_size

FIELD = ("a", "b", "c", "d", "e")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5])
def test_every_bot_has_every_seat_equally_often(bots: int, players: int) -> None:
    found = seatings(FIELD[:bots], players)
    assert len(set(found)) == len(found)
    for seat in range(players):
        counts = Counter(seating[seat] for seating in found)
        assert set(counts) == set(FIELD[:bots])
        assert len(set(counts.values())) == 1


def test_two_bots_at_a_table_of_four() -> None:
    assert set(seatings(("a", "b"), 4)) == {("a", "b", "a", "b"), ("b", "a", "b", "a")}


def test_a_table_with_a_bot_named_twice_is_rotated() -> None:
    assert set(seatings(("a", "b", "b"), 3)) == {("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")}


def test_a_league_plays_every_pair() -> None:
    assert {frozenset(seating) for seating in seatings(("a", "b", "c"), 2)} == {
        frozenset("ab"),
        frozenset("ac"),
        frozenset("bc"),
    }


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(BadOption, match="3 bots are named, one of them more than once, for 2 seats"):
        seatings(("a", "b", "b"), 2)
    with pytest.raises(BadOption, match="Superstar is for 2 to 5 players, not 9"):
        table_size(rules_of("superstar"), ("a", "b"), 9)
    with pytest.raises(BadOption, match="at least one bot"):
        table_size(rules_of("superstar"), (), None)


def test_the_size_of_a_table() -> None:
    rules = rules_of("superstar")
    assert table_size(rules, ("a", "b", "c"), None) == 2, "different bots are a league"
    assert table_size(rules, ("a", "b", "b"), None) == 3, "a bot named twice makes a table"
    assert table_size(rules, ("a", "b"), 4) == 4
