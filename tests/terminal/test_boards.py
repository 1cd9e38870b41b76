"""The boards in windows of several widths: what the view shows stands on the screen, or it is said that it cannot."""

import io
import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console

import reihum
from reihum import Match
from reihum.core.record import SPECTATOR
from reihum.core.registry import part_of
from reihum.games import rules_of
from reihum.terminal.room import shortened

WIDTHS = (60, 72, 80, 120)
NAMES = ["Annabel", "Ben", "Cleo", "Dan", "Eve"]
LONG_NAMES = [f"{name} of the Very Long Name"[:24] for name in NAMES]
PLAIN = "reihum.terminal.plain_board"


def drawn(name: str, view: Any, width: int, names: list[str] = NAMES) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None, highlight=False)
    console.print(part_of(rules_of(name), "terminal", PLAIN).draw(view, names))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def positions(name: str, players: int) -> Iterator[Match]:
    """The positions of random matches with every switch on and off, the end included; most of them are early ones."""
    switches = [option.name for option in rules_of(name).options if option.is_switch]
    for is_on in (True, False) if switches else (False,):
        game = reihum.game(name, players=players, **dict.fromkeys(switches, is_on))
        yield from _positions_of(game.start(seed=players))


def _positions_of(match: Match) -> Iterator[Match]:
    luck = random.Random(match.game.players)
    yield match
    while not match.is_over:
        for _ in range(luck.randrange(1, 4 + len(match.moves) // 4)):
            if not match.is_over:
                match.play(luck.choice(match.legal()))
        yield match


# What must stand on the screen


def check(view: Any, text: str, names: Sequence[str]) -> None:
    """What must stand on a board that is made from the view: every word and number of it."""
    told = set(re.findall(r"[\w-]+", text))
    for value in leaves(msgspec.to_builtins(view)):
        assert set(re.findall(r"[\w-]+", str(value))) <= told
    assert all(name in text for name in names[: view.players])


def leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        for name, part in value.items():
            if name not in ("viewer", "players", "start", "turn", "to_move", "concurrent", "ranks"):
                yield from leaves(part)
    elif isinstance(value, list):
        for part in value:
            yield from leaves(part)
    elif value is not None and not isinstance(value, bool):
        yield value


def check_of(name: str) -> Any:
    """What a game says must stand there, or, where the board is made from the view, all of it."""
    return part_of(rules_of(name), "tests.on_screen", __name__).check


@pytest.mark.parametrize("fewest", [True, False], ids=["few", "many"])
@pytest.mark.parametrize("name", reihum.GAMES)
def test_everything_is_on_the_screen(name: str, fewest: bool) -> None:
    rules = reihum.game(name).rules
    players = rules.min_players if fewest else rules.max_players
    seen = 0
    for match in positions(name, players):
        view = match.view((match.to_move, SPECTATOR, players - 1)[seen % 3])
        for width in WIDTHS:
            text = drawn(name, view, width)
            assert max(map(cell_len, text.splitlines())) <= width
            assert "…" not in text
            check_of(name)(view, text, NAMES)
        seen += 1
    assert seen > 10


@pytest.mark.parametrize("name", reihum.GAMES)
def test_long_names_are_cut_and_nothing_else(name: str) -> None:
    players = reihum.game(name).rules.max_players
    for match in positions(name, players):
        view = match.view(players - 1)
        for width in WIDTHS:
            text = drawn(name, view, width, LONG_NAMES)
            assert "This board needs" not in text
            for cut in re.findall(r"(\S*)…", text):
                assert any(cut in long for long in LONG_NAMES)
        if len(match.moves) > 40:
            break


@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_window_that_is_too_narrow_is_told_how_wide_it_should_be(name: str) -> None:
    view = reihum.game(name).start(seed=1).view(0)
    found = re.fullmatch(
        r"This board needs (\d+) columns; the window has 20\.", " ".join(drawn(name, view, 20).split())
    )
    assert found
    needed = int(found[1])
    assert needed <= 60
    assert f"needs {needed} columns" in " ".join(drawn(name, view, needed - 1).split())
    check_of(name)(view, drawn(name, view, needed), NAMES)


def test_a_sheet_with_many_boxes_is_told_in_numbers() -> None:
    sheet = {"left_boxes": [6] * 11, "right_boxes": [6] * 11}
    view = reihum.game("pretty_tricky", players=4, components=sheet).start(seed=1).view(0)
    for width, beside, boxes in ((60, False, False), (80, True, False), (120, True, True)):
        text = drawn("pretty_tricky", view, width)
        assert bool(re.search(r"Ben +left", text)) == beside
        assert (" □□□□□□" in text) == boxes
        assert text.count("/6") == (0 if boxes else 3 * 22)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("Ada Lovelace", "Ada Lovelace"),
        ("Ada Lovelace 1", "Ada Lovelac…"),
        ("諸葛孔明諸葛孔明", "諸葛孔明諸 …"),
    ],
)
def test_names_are_measured_in_columns(name: str, shown: str) -> None:
    assert shortened(name, 12) == shown
