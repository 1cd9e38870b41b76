"""The table in a terminal: it fits 80 columns and can be read without colours."""

import io
import random

import pytest
from rich.console import Console

from reihum.core.chance import key_of_seed
from reihum.core.match import Match
from reihum.games.pretty_tricky.terminal import draw
from reihum.games.pretty_tricky.tests.positions import SPECTATOR, game, play, position

NAMES = ["Ada", "Ben", "Cleopatra the Great", "Dan"]
WIDE_SHEET = {"left_boxes": [6] * 11, "right_boxes": [6] * 11}


def drawn(match: Match, viewer: int) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=80, color_system=None).print(draw(match.view(viewer), NAMES))
    return [line.rstrip() for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sheet", [None, WIDE_SHEET], ids=["sheet", "wide sheet"])
def test_every_position_fits(players: int, sheet: dict[str, list[int]] | None) -> None:
    rng = random.Random(players)
    match = Match(game(players, components=sheet), key_of_seed(players))
    while True:
        lines = drawn(match, rng.randrange(SPECTATOR, players))
        others = players - 1
        assert len(lines) == 17 + 2 * others, "a line was wrapped"
        assert max(map(len, lines)) <= 80
        assert sum("▶" in line for line in lines) == (0 if match.is_over else 1)
        if match.is_over:
            break
        for _ in range(rng.randrange(1, 30)):
            if not match.is_over:
                match.play(rng.choice(match.legal()))


def test_the_own_sheet_and_the_dice() -> None:
    drawing = """
        A left   .. .. ... xx. .... xxxx .... ... xx. .. ..
        A right  xx .. ... .x. .... .... .... ... ... .. ..
        B left   xx .. ... ... .... .... .... ... ... .. ..
        """
    lines = drawn(position(drawing, dice="1 4 4 / 6", active="A"), 0)
    text = "\n".join(lines)
    assert "Dice  ◆1  ◆4  ◆4  ●6" in text
    assert "◆1 + ◆4 = 5   ◆4 + ●6 = 10" in text
    assert "left 5, left 10 (fills 5 and 10)" in text
    assert "left 8" in text
    assert "left 7" not in text
    assert any(line.startswith(" ·       □ ■ ■  ›5‹") for line in lines)
    assert any(line.startswith("(!)    ■ ■ ■ ■   7 ") for line in lines)
    assert any("⊗○○○ +1" in line for line in lines)
    assert "▶ Ada   1 of 5 (!)   X 2 + XX 1 = 3" in text


def test_ticks_of_this_turn_and_what_they_will_bring() -> None:
    match = position("A left  .. .. ... xx. .... .... .... ... ... .. ..", dice="1 4 4 / 6")
    play(match, "left 5")
    lines = drawn(match, 0)
    assert any(line.startswith("→!       ▣ ■ ■   5 ") and "⊙○○○" in line for line in lines)
    play(match, "done")
    assert any("Row 5 gets a circle after this turn." in line for line in drawn(match, 1))
    assert any("!■■▣" in line for line in drawn(match, 1))


def test_a_spectator_sees_the_sheet_of_who_rolled() -> None:
    lines = drawn(position(dice="1 4 4 / 6", active="B"), SPECTATOR)
    assert any(line.startswith("▶ Ben   0 of 5 (!)") for line in lines)


def test_the_result() -> None:
    match = position("B left  xx xx xxx xxx .... .... xxxx ... ... .. ..", dice="1 2 4 / 6", active="C")
    play(match, "done", "done", "done")
    text = "\n".join(drawn(match, 0))
    assert "The game is over." in text
    assert "1.  Ben " in text
    assert "2.  Cleopatra t…" in text
