"""What must stand on the screen of a terminal."""

import itertools
import re
from collections import Counter
from collections.abc import Iterator, Sequence

from reihum.games.one_to_nine.view import OneToNineView

SHAPES = dict(zip("RYGB", "●▲■◆", strict=True))


def check(view: OneToNineView, text: str, names: Sequence[str]) -> None:
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
        big, small, cards, jokers = seat_line(text, names[seat])
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
