"""What must stand on the screen of a terminal."""

import re
from collections import Counter
from collections.abc import Sequence

from reihum.games.superstar.view import SuperstarView


def check(view: SuperstarView, text: str, names: Sequence[str]) -> None:
    cards = [played.card for played in view.pile] + (view.hand or []) + view.discard_pile
    assert Counter("joker" if card == "J" else card for card in cards) <= Counter(re.findall(r"\d+|joker", text))
    for line in text.splitlines():
        assert len(re.findall("[╭┏]", line)) == len(re.findall("[╮┓]", line)), "a frame was cut"
    for seat, shown in enumerate(view.seats):
        (line,) = re.findall(rf"^[▶ ] {names[seat]} .*", text, re.MULTILINE)
        assert line.count("✪") == shown.tokens
        assert line.count("▮") == shown.cards
