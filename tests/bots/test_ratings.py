"""Ratings and tables are those of the fields that are kept, and no level is weaker than the one before it."""

from itertools import pairwise

import pytest
from bench.levels import DOCUMENT, document, fields, ratings

import reihum
from reihum.bots import LEVELS
from reihum.bots.ratings import MEAN, ratings_of

FIELDS = fields()


def test_fields_are_kept() -> None:
    assert len(FIELDS) > 2


@pytest.mark.parametrize("game", FIELDS)
def test_people_see_the_ratings_that_were_measured(game: str) -> None:
    shown = ratings_of(reihum.game(game).rules)
    assert shown == ratings(FIELDS[game][2])
    assert list(shown) == list(LEVELS)
    assert sum(shown.values()) / len(shown) == pytest.approx(MEAN, abs=1)


def test_the_tables_are_made_from_what_is_kept() -> None:
    assert document() == DOCUMENT.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", FIELDS)
def test_no_level_is_certainly_weaker_than_the_one_before(game: str) -> None:
    for players, field in FIELDS[game].items():
        for weaker, stronger in pairwise(LEVELS):
            high = field["pairs"][stronger][weaker]["interval"][1]
            assert high >= 0.5, f"{players} players: {stronger} is weaker than {weaker}"


def test_a_game_of_another_package_has_no_ratings() -> None:
    from dataclasses import replace

    assert ratings_of(replace(reihum.game("superstar").rules, package="reihum.bots")) == {}
