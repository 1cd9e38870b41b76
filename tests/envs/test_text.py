"""Rendered tables."""

import reihum
from reihum.core.rules import View
from reihum.envs.text import describe


class Sample(View, frozen=True, kw_only=True):
    rows: list[dict[str, int]]
    card: str | None
    hand: dict[str, str]


def test_a_view_is_described_field_by_field() -> None:
    view = Sample(
        viewer=0,
        players=2,
        start=1,
        turn=3,
        to_move=0,
        concurrent=True,
        points=[4, -2],
        ranks=[1, 2],
        rows=[{"a": 1, "b": 2}],
        card=None,
        hand={},
    )
    assert describe(view).splitlines() == [
        "viewer      0",
        "players     2",
        "start       1",
        "turn        3",
        "to_move     0",
        "concurrent  yes",
        "points      [4 -2]",
        "ranks       [1 2]",
        "rows        [a=1 b=2]",
        "card        -",
        "hand        -",
    ]


def test_long_lists_are_laid_out_over_lines() -> None:
    view = Sample(
        viewer=0,
        players=2,
        start=1,
        turn=3,
        to_move=0,
        concurrent=False,
        points=[],
        ranks=[],
        rows=[{"number": row, "worth": 1_000_000} for row in range(9)],
        card="7",
        hand={"6": "any"},
    )
    lines = describe(view).splitlines()
    assert "            number=1 worth=1000000" in lines
    assert lines[-1] == "hand        6=any"


def test_a_spectator_is_shown_no_hand() -> None:
    match = reihum.game("superstar", players=3).start(seed=1)
    lines = dict(line.split(maxsplit=1) for line in describe(match.view(-1)).splitlines() if line[0] != " ")
    assert lines["hand"] == "-"
