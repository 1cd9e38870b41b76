"""Positions drawn in text.

    A>  13 2 4 J     | **
    B   20 21        | * passed 12
    pile     C30 A12
    discard  1 3 5

One line a seat, ``>`` at the seat to move, ``*`` a star token; the pile in the order it was played. Cards that are not
drawn are in the draw pile, or on the discard pile if there is a line ``draw`` that lists the draw pile. A line
``won A`` means that A has won the last round and cards are being exchanged.
"""

from typing import Any

import numpy as np

from reihum.core.game import Game
from reihum.core.match import Match
from reihum.games.superstar import RULES
from reihum.games.superstar.pieces import (
    DISCARDED,
    DISCARDING,
    JOKER,
    JOKERS,
    PLAYED,
    POOL,
    card_kind,
    card_text,
)

SEATS = "ABCDE"
ALL_CARDS = [*range(1, JOKER), *[JOKER] * JOKERS]


def position(drawing: str, components: Any = None, **options: Any) -> Match:
    """A match that goes on from a drawn position."""
    lines = [line.split("|") for line in drawing.strip().splitlines()]
    seats = [line for line in lines if line[0].split()[0].rstrip(">") in SEATS]
    game = Game(RULES, len(seats), options, components=components)
    s = game.blank()[0]
    s.winner = -1
    s.turn = 1
    left = list(ALL_CARDS)
    for seat, line in enumerate(seats):
        name, *cards = line[0].split()
        assert name[0] == SEATS[seat], "seats are drawn in order"
        if name.endswith(">"):
            s.to_move = seat
        for card in cards:
            _put(s, seat, card_kind(card), left)
            s.held[seat] += 1
        notes = line[1].split() if len(line) > 1 else []
        s.tokens[seat] = "".join(notes).count("*")
        if "passed" in notes:
            s.passed_on[seat] = card_kind(notes[notes.index("passed") + 1])
    named = {line[0].split()[0]: line[0].split()[1:] for line in lines if line not in seats}
    for card in named.pop("pile", []):
        kind = card_kind(card[1:])
        s.trail[s.trail_length] = kind
        s.trail_seat[s.trail_length] = SEATS.index(card[0])
        s.trail_length += 1
        _put(s, PLAYED, kind, left)
    for card in named.pop("discard", []):
        _put(s, DISCARDED, card_kind(card), left)
    draw = named.pop("draw", None)
    if "won" in named:
        s.winner = SEATS.index(named.pop("won")[0])
        s.phase = DISCARDING
    assert not named, f"lines not understood: {named}"
    for card in draw if draw is not None else map(card_text, list(left)):
        _put(s, POOL, card_kind(card), left)
        s.pool_left += 1
    for kind in list(left):
        _put(s, DISCARDED, kind, left)
    record = np.array(s).reshape(1).view(np.uint8)
    game.engine.setup_one(scratch := game.blank().view(np.uint8), np.arange(8))  # a chance stream for the position
    for field in ("key", "block", "words", "used"):
        record.view(RULES.dtype)[field] = scratch.view(RULES.dtype)[field]
    assert game.engine.audit_one(record) == 0, "the position loses or doubles a card"
    return Match.at(game, record)


def legal(match: Match) -> list[str]:
    return [str(move) for move in match.legal()]


def plays(match: Match) -> list[str]:
    """The cards that may be played."""
    return [text.removeprefix("play ") for text in legal(match) if text.startswith("play ")]


def record(match: Match) -> Any:
    """The true record of a match, to look into."""
    return np.frombuffer(match.to_bytes(), np.uint8).view(RULES.dtype).view(np.recarray)[0]


def _put(s: Any, place: int, kind: int, left: list[int]) -> None:
    left.remove(kind)
    if kind == JOKER:
        s.jokers[place] += 1
    else:
        s.cards[place] |= 1 << kind
