"""Positions of Pretty Tricky, drawn.

A line is a half of a player's sheet, a cell a row of it, ``x`` a ticked box, ``.`` a free one::

              2  3  4   5   6    7    8    9   10  11 12
    A left    .. x. x.. xx. xxxx .... .... ... ... .. ..
    A right   .. .. ... ... .... .... .... ... ... .. ..

Halves that are not drawn are as they are before the game. Every full left row has its (!) and the circle that goes with
it.
"""

from typing import Any

import numpy as np

from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.games.pretty_tricky import RULES
from reihum.games.pretty_tricky.view import PrettyTrickyView

SPECTATOR = -1
HALVES = {"left": 0, "right": 1}


def game(players: int = 3, start: int | None = 0, **options: Any) -> Game:
    components = options.pop("components", None)
    return Game(RULES, players, options, start, components)


def position(
    drawing: str = "", *, dice: str = "1 1 1 / 1", active: str = "A", turn: int = 0, of: Game | None = None
) -> Match:
    """A match at the begin of a turn: seat A has started, ``active`` has rolled ``dice``, the red one last."""
    of = game() if of is None else of
    record = of.deal(key_of_seed("position")).view(RULES.dtype).view(np.recarray)
    s = record[0]
    s.dice[:] = [int(die) for die in dice.replace("/", " ").split()]
    s.start = 0
    s.active = s.to_move = ord(active) - ord("A")
    s.turn = turn or s.active + 1
    assert (s.turn - 1) % s.players == s.active
    boxes = s.sheet[:, 0]
    for line in drawing.strip().splitlines():
        who, *cells = line.split()
        if len(who) != 1 or not who.isalpha():
            continue  # the line of sums
        half = HALVES[cells.pop(0)]
        assert [len(cell) for cell in cells] == boxes[half].tolist(), line
        assert set("".join(cells)) <= set("x."), line
        s.free[ord(who) - ord("A"), half] = [cell.count(".") for cell in cells]
    for seat in range(s.players):
        s.symbol[seat] = s.free[seat, 0] == 0
    s.circles[:] = s.symbol.sum(axis=0)
    match = Match.at(of, record)
    assert of.engine.audit_one(np.frombuffer(bytearray(match.to_bytes()), np.uint8)) == 0
    return match


def draw(match: Match, who: str, half: str) -> str:
    """One line of a drawing, as `position` takes it."""
    view = seen(match)
    sheet = view.sheets[ord(who) - ord("A")]
    ticks, boxes = (sheet.left, view.left_boxes) if half == "left" else (sheet.right, view.right_boxes)
    return " ".join("x" * ticked + "." * (room - ticked) for ticked, room in zip(ticks, boxes, strict=True))


def seen(match: Match) -> PrettyTrickyView:
    view: PrettyTrickyView = match.view(SPECTATOR)
    return view


def legal(match: Match) -> set[str]:
    return {str(move) for move in match.legal()}


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def symbols(match: Match, who: str) -> list[int]:
    """The rows whose (!) a player has."""
    return seen(match).sheets[ord(who) - ord("A")].symbols


def circles(match: Match) -> dict[int, int]:
    """Ticked circles by row, rows without any left out."""
    return {row + 2: count for row, count in enumerate(seen(match).circles) if count}
