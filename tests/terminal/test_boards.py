"""The boards in windows of several widths: what the view shows stands on the screen, or it is said that it cannot."""

import importlib
import io
import itertools
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import reihum
from reihum import Match
from reihum.core.record import WATCHER
from reihum.games.bloom.view import BloomView
from reihum.games.one_to_nine.view import OneToNineView
from reihum.games.pretty_tricky.pieces import SUMS
from reihum.games.pretty_tricky.view import PrettyTrickyView
from reihum.games.qwixx_cards.view import QwixxCardsView
from reihum.games.superstar.view import SuperstarView
from reihum.terminal.boards.room import shortened

WIDTHS = (60, 72, 80, 120)
NAMES = ["Annabel", "Ben", "Cleo", "Dan", "Eve"]
LONG_NAMES = [f"{name} of the Very Long Name"[:24] for name in NAMES]
SHAPES = dict(zip("RYGB", "●▲■◆", strict=True))


def drawn(view: Any, width: int, names: list[str] = NAMES) -> str:
    game = type(view).__module__.split(".")[-2]
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None, highlight=False)
    console.print(importlib.import_module(f"reihum.terminal.boards.{game}").draw(view, names))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def positions(name: str, players: int) -> Iterator[Match]:
    """The positions of a random match, the end included; most of them early, when much is still open."""
    luck = random.Random(players)
    match = reihum.game(name, players=players, **({"jokers": True} if name == "qwixx_cards" else {})).start(
        seed=players
    )
    yield match
    while not match.is_over:
        for _ in range(luck.randrange(1, 4 + len(match.moves) // 4)):
            if not match.is_over:
                match.play(luck.choice(match.legal()))
        yield match


# What must stand on the screen


def check_one_to_nine(view: OneToNineView, text: str) -> None:
    for colour, row in zip("RYGB", view.board, strict=True):
        (line,) = re.findall(rf"^│ {colour} {SHAPES[colour]} │(.*?)│(?:   .*)?$", text, re.MULTILINE)
        cells = [cell.strip() for cell in line.split("│")]
        assert len(cells) == len(row)
        for number, (card, cell) in enumerate(zip(row, cells, strict=True), 1):
            if card is None:
                assert cell
            else:
                assert cell == (card if card[0] in "NJ" else f"{SHAPES[colour]}{number}")
    for seat, own in enumerate(view.seats):
        big, small, cards, jokers = seat_line(text, NAMES[seat])
        assert (big, small, cards, jokers) == (own.big_stars, own.small_stars, own.cards, own.jokers)
    words = " ".join(text.split())
    assert f"{view.stack} cards" in words
    assert f"{view.joker_supply} × J {view.small_supply} × ☆ {view.big_supply} × ★" in words
    assert (f"on top of {len(view.discard)}" in words) == bool(view.discard)
    assert ("bonus for small stars" in words) == view.bonus
    for claim in view.claims:
        assert claim.move.removeprefix("claim ") in words.split()
    if view.hand is not None:
        assert Counter(cards_in_hand(words.partition("Your hand")[2])) == Counter(view.hand)


def seat_line(text: str, name: str) -> tuple[int, ...]:
    """Big stars, small stars, cards and jokers of a seat of One to 9."""
    (line,) = re.findall(rf"^[▶ ] {name}(?: \(you\))?  +(.*)", text, re.MULTILINE)
    found = re.fullmatch(r"([★·] [★·] [★·]) +(\d+)(?: ☆*)? +(\d+) *(\d*)", line)
    assert found, line
    return found[1].count("★"), int(found[2]), int(found[3]), int(found[4] or 0)


def cards_in_hand(words: str) -> Iterator[str]:
    """The cards behind ``R ● 4 8 N 3 +3 × 2 J``."""
    kind, last = "", ""
    for before, word in itertools.pairwise(["", *words.split()]):
        if before == "×":
            yield from [last] * (int(word) - 1)
        elif word in ("+3", "J"):
            last = word
            yield word
        elif word.isdigit():
            yield kind + word
        elif word in "RYGBN":
            kind = word


def check_qwixx_cards(view: QwixxCardsView, text: str) -> None:
    first = 0 if view.viewer == WATCHER else view.viewer + 1
    seats = [(first + step) % view.players for step in range(view.players)]
    wanted = [(SHAPES[row.colour], *row_of(row), row.locked) for seat in seats for row in view.sheets[seat].rows]
    field = r"(?: *\(?(?:✗|·|\d+)\)?)"
    found = re.findall(rf"([●▲■◆])(?: (?:[a-z]+|[RYGB]))? ?({field}{{11}}) *\[([✗ ])\]", text)
    assert [(shape, *re.findall(r"✗|·|\d+", line), lock == "✗") for shape, line, lock in found] == wanted
    others = seats if view.viewer == WATCHER else seats[:-1]
    if view.phase != "over":
        held = re.findall(r"holds((?: \[\d+\])*)", text)
        assert [[int(back) for back in re.findall(r"\d+", backs)] for backs in held] == [view.hands[s] for s in others]
    for seat in range(view.players):
        assert re.search(rf"{NAMES[seat]}\b.* {view.points[seat]} points?\b", " ".join(text.split()))
    assert text.count("misses") == view.players
    assert text.count("✗") >= sum(sheet.misses for sheet in view.sheets)
    backs = " ".join("[  ]" if back is None else f"[{back:>2}]" for back in view.display)
    assert f"[{view.number:>2}] of {view.stack}" in text
    assert f"Display {backs}    Played {len(view.discards)}" in text
    if view.viewer != WATCHER:
        rows = re.findall(r"\] +\d+ = +(\d+)$", text, re.MULTILINE)
        assert [int(points) for points in rows] == [row.points for row in view.sheets[view.viewer].rows]
        hand, _, laid = text.partition("  Your hand")[2].partition("Laid")
        assert re.findall(r"[●▲■◆✦] ([RYGBJ]\d+)", hand.partition("Chosen")[0]) == view.hand
        assert re.findall(r"[●▲■◆✦] ([RYGBJ]\d+)", laid) == (view.staged.cards if view.staged else [])
        assert ("Chosen" in hand) == (view.choice is not None)


def row_of(row: Any) -> list[str]:
    numbers = range(2, 13) if row.colour in "RY" else range(12, 1, -1)
    reached = row.marks[-1] if row.marks else None
    passed = list(numbers).index(reached) if reached is not None else -1
    return ["✗" if n in row.marks else "·" if place <= passed else str(n) for place, n in enumerate(numbers)]


def check_pretty_tricky(view: PrettyTrickyView, text: str) -> None:
    ticked = sum(sum(sheet.left) + sum(sheet.right) for sheet in view.sheets)
    boxes = view.players * (sum(view.left_boxes) + sum(view.right_boxes))
    assert text.count("■") + text.count("▣") == ticked
    assert text.count("□") == boxes - ticked
    assert text.count("⊗") == sum(view.circles)
    rows = re.findall(r"^ *(?:\(!\)|→!|·) +[■▣□](?: [■▣□])* +›?(\d+)‹? +[■▣□]", text, re.MULTILINE)
    assert [int(row) for row in rows] == list(SUMS)
    headings = re.findall(r"^ +2 +3 +4 +5 +6 +7 +8 +9 +10 +11 +12$", text, re.MULTILINE)
    assert len(headings) in (1, view.players - 1)
    for half in ("left", "right"):
        assert len(re.findall(rf"\b{half} +[ !✓][■▣□]", text)) == view.players - 1
    for seat, sheet in enumerate(view.sheets):
        assert NAMES[seat] in text
        assert re.search(rf"\b{sheet.x} \+ (?:XX )?{sheet.xx} = {view.points[seat]}\b", text)
    words = " ".join(text.split())
    if view.phase != "ended":
        assert "Dice ◆{} ◆{} ◆{} ●{}".format(*view.dice) in words
    for way in view.ways:
        for move in way.moves:
            assert re.search(rf"\b{move}\b", words)
    for pair in view.blue_pairs:
        assert f"= {pair.sum}" in words


def check_bloom(view: BloomView, text: str) -> None:
    tiles = [str(number) for number in view.display] + [tile for row in view.rows for tile in row.tiles]
    tiles += view.now.laid + view.now.loot + view.stock if view.viewer != WATCHER else view.now.laid + view.now.loot
    tiles += [tile for number, seat in enumerate(view.seats) if number != view.viewer for tile in seat.known]
    assert Counter(tiles) <= Counter(re.findall(r"(?<![✿\d])\d+|(?<=\[)J\d*(?=\])", text))
    words = " ".join(text.split())
    assert " ".join(map(str, reversed(view.scoring))) in words
    for seat, points in enumerate(view.points):
        assert re.search(rf"{NAMES[seat]} +{points} points?\b", text)


def check_superstar(view: SuperstarView, text: str) -> None:
    cards = [played.card for played in view.pile] + (view.hand or []) + view.discard_pile
    assert Counter("joker" if card == "J" else card for card in cards) <= Counter(re.findall(r"\d+|joker", text))
    for line in text.splitlines():
        assert len(re.findall("[╭┏]", line)) == len(re.findall("[╮┓]", line)), "a frame was cut"
    for seat, shown in enumerate(view.seats):
        (line,) = re.findall(rf"^[▶ ] {NAMES[seat]} .*", text, re.MULTILINE)
        assert line.count("✪") == shown.tokens
        assert line.count("▮") == shown.cards


CHECKS: dict[str, Callable[[Any, str], None]] = {
    "one_to_nine": check_one_to_nine,
    "bloom": check_bloom,
    "qwixx_cards": check_qwixx_cards,
    "pretty_tricky": check_pretty_tricky,
    "superstar": check_superstar,
}


@pytest.mark.parametrize("fewest", [True, False], ids=["few", "many"])
@pytest.mark.parametrize("name", reihum.GAMES)
def test_everything_is_on_the_screen(name: str, fewest: bool) -> None:
    rules = reihum.game(name).rules
    players = rules.min_players if fewest else rules.max_players
    seen = 0
    for match in positions(name, players):
        view = match.view((match.to_move, WATCHER, players - 1)[seen % 3])
        for width in WIDTHS:
            text = drawn(view, width)
            assert max(map(cell_len, text.splitlines())) <= width
            assert "…" not in text
            CHECKS[name](view, text)
        seen += 1
    assert seen > 10


@pytest.mark.parametrize("name", reihum.GAMES)
def test_long_names_are_cut_and_nothing_else(name: str) -> None:
    players = reihum.game(name).rules.max_players
    for match in positions(name, players):
        view = match.view(players - 1)
        for width in WIDTHS:
            text = drawn(view, width, LONG_NAMES)
            assert "This board needs" not in text
            for cut in re.findall(r"(\S*)…", text):
                assert any(cut in long for long in LONG_NAMES)
        if len(match.moves) > 40:
            break


@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_window_that_is_too_narrow_is_told_how_wide_it_should_be(name: str) -> None:
    view = reihum.game(name).start(seed=1).view(0)
    found = re.fullmatch(r"This board needs (\d+) columns; the window has 20\.", " ".join(drawn(view, 20).split()))
    assert found
    needed = int(found[1])
    assert needed <= 60
    assert f"needs {needed} columns" in " ".join(drawn(view, needed - 1).split())
    CHECKS[name](view, drawn(view, needed))


def test_a_sheet_with_many_boxes_is_told_in_numbers() -> None:
    sheet = {"left_boxes": [6] * 11, "right_boxes": [6] * 11}
    view = reihum.game("pretty_tricky", players=4, components=sheet).start(seed=1).view(0)
    for width, beside, boxes in ((60, False, False), (80, True, False), (120, True, True)):
        text = drawn(view, width)
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
