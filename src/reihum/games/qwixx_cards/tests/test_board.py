"""The table drawn in a shell."""

import io
from collections.abc import Sequence

import numpy as np
import pytest
from rich.console import Console

from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import SPECTATOR
from reihum.games.qwixx_cards import RULES
from reihum.games.qwixx_cards.terminal import draw
from reihum.games.qwixx_cards.tests.positions import at
from reihum.games.qwixx_cards.view import QwixxCardsView

NAMES = ["Anna", "Maximilian the Great", "Lino", "Laura", "Kim"]


def drawn(view: QwixxCardsView, legal: Sequence[str] = ()) -> list[str]:
    console = Console(file=io.StringIO(), width=80, no_color=True)
    with console.capture() as capture:
        console.print(draw(view, NAMES, legal))
    return [line.rstrip() for line in capture.get().splitlines()]


def test_the_board_shows_the_table_without_colour() -> None:
    match = at(
        """
        jokers
        step choose, seat 1
        top Y8
        display R2 R3 J3 B12
        discard G4
        0 hand R4 R12 J7 B3
          R xx..x......
          G xxxxx.....x#
        1 hand G5 G6 G7 G8 G9 misses 2
          B x..........
        """
    )
    match.play("skip")
    lines = drawn(match.view(0), [str(move) for move in match.legal(0)])
    assert lines[0] == "Turn 1 · Maximilian th… to move · step 2 of 3: everyone decides on the 8"
    assert lines[1] == "Stack [ 8] of 41    Display [ 2] [ 3] [ 3] [12]    Played 1"
    assert lines[3:6] == [
        "▶ Maximilian th…   -9 points   misses ✗✗··   holds [5] [6] [7] [8] [9]",
        "  ●  2  3  4  5  6  7  8  9 10 11 12[ ]   ▲  2  3  4  5  6  7  8  9 10 11 12[ ]",
        "  ■ 12 11 10  9  8  7  6  5  4  3  2[ ]   ◆  ✗ 11 10  9  8  7  6  5  4  3  2[ ]",
    ]
    assert lines[7:] == [
        "  Anna (you)   34 points   misses ····",
        "  ● red      ✗   ✗   ·   ·   ✗   7  (8)  9  10  11  12  [ ]  3 =  6",
        "  ▲ yellow   2   3   4   5   6   7  (8)  9  10  11  12  [ ]  0 =  0",
        "  ■ green    ✗   ✗   ✗   ✗   ✗   ·   ·   ·   ·   ·   ✗  [✗]  7 = 28",
        "  ◆ blue    12  11  10   9  (8)  7   6   5   4   3   2  [ ]  0 =  0",
        "",
        "  Your hand  ◆ B3   ● R4   ✦ J7   ● R12",
    ]


def test_the_board_shows_what_is_laid_chosen_and_played() -> None:
    match = at("jokers\nstep play, seat 0\n0 hand R4 R12 J5 R5 B3")
    for move in ("cross R4", "cross R5"):
        match.play(move)
    assert drawn(match.view(0))[-1] == "  Your hand  ◆ B3   ✦ J5   ● R12     Laid  ● R4 ✗  ● R5 ✗"
    match.play("play J5 R")
    assert drawn(match.view(1))[2] == "Anna played  ● R4 ✗  ● R5 ✗  ✦ J5  as red"
    for choice, shown in (("skip", "nothing"), ("mark G", "■ G8")):
        match = at("step choose, seat 0\ntop Y8\n0 hand R4 R12 R6 R5 B3")
        match.play(choice)
        assert drawn(match.view(0))[-1].endswith(f"Chosen  {shown}")


@pytest.mark.parametrize("players", [2, 5])
def test_every_position_fits_eighty_columns(players: int) -> None:
    game = Game(RULES, players, {"jokers": True})
    match = Match(game, game.key(players))
    luck = np.random.default_rng(players)
    while not match.is_over:
        match.play(luck.choice(match.legal()))
        if luck.random() < 0.3 or match.is_over:
            for viewer in range(SPECTATOR, players):
                lines = drawn(match.view(viewer))
                assert all(len(line) <= 80 and "…" not in line.replace("th…", "") for line in lines)
                assert len(lines) <= 23


def test_the_announced_number_is_marked_where_it_may_be() -> None:
    """The 12 of the rising rows needs five marks before it."""
    match = at(
        """
        step choose, seat 1
        top Y12
        display R2 R3 Y3 B11
        discard G4
        0 hand R4 R5 Y7 B3
          R xx..x......
        1 hand G5 G6 G7 G8 G9
        """
    )
    rows = drawn(match.view(0), [str(move) for move in match.legal(0)])
    assert not any("(12)" in line for line in rows if "●" in line or "▲" in line)
    assert sum("(12)" in line for line in rows) == 2
