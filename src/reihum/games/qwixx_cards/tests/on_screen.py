"""What must stand on the screen of a terminal."""

import re
from collections.abc import Sequence
from typing import Any

from reihum.core.record import SPECTATOR
from reihum.games.qwixx_cards.view import QwixxCardsView

SHAPES = dict(zip("RYGB", "●▲■◆", strict=True))


def check(view: QwixxCardsView, text: str, names: Sequence[str]) -> None:
    first = 0 if view.viewer == SPECTATOR else view.viewer + 1
    seats = [(first + step) % view.players for step in range(view.players)]
    wanted = [(SHAPES[row.colour], *row_of(row), row.locked) for seat in seats for row in view.sheets[seat].rows]
    field = r"(?: *\(?(?:✗|·|\d+)\)?)"
    found = re.findall(rf"([●▲■◆])(?: (?:[a-z]+|[RYGB]))? ?({field}{{11}}) *\[([✗ ])\]", text)
    assert [(shape, *re.findall(r"✗|·|\d+", line), lock == "✗") for shape, line, lock in found] == wanted
    others = seats if view.viewer == SPECTATOR else seats[:-1]
    if view.phase != "over":
        held = re.findall(r"holds((?: \[\d+\])*)", text)
        assert [[int(back) for back in re.findall(r"\d+", backs)] for backs in held] == [view.hands[s] for s in others]
    for seat in range(view.players):
        assert re.search(rf"{names[seat]}\b.* {view.points[seat]} points?\b", " ".join(text.split()))
    assert text.count("misses") == view.players
    assert text.count("✗") >= sum(sheet.misses for sheet in view.sheets)
    backs = " ".join("[  ]" if back is None else f"[{back:>2}]" for back in view.display)
    assert f"[{view.number:>2}] of {view.stack}" in text
    assert f"Display {backs}    Played {len(view.discards)}" in text
    if view.viewer != SPECTATOR:
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
