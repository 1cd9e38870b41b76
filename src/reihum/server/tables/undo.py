"""Undo: how far a match goes back when somebody takes back what others have seen, and when it must not."""

from typing import Final

import numpy as np

from reihum.core.match import Match
from reihum.core.record import SPECTATOR

_TRIES: Final = 16
"""Ways in which a match could stand that are looked at: what somebody sees alone differs in nearly all of them."""


def last_move_of(match: Match, seat: int) -> int | None:
    """How many moves were made before the last move of a seat."""
    for number in range(len(match.moves) - 1, -1, -1):
        if match.movers[number] == seat:
            return number
    return None


def before_choices(match: Match, length: int) -> int:
    """How many moves were made before the choice made together that a move belongs to; before itself if to none.

    They are shown together. If only one of them were taken back, its player alone would choose knowing the others.
    """
    again = Match.at(match.game, match.origin())
    first, of = length, None
    for number, move in enumerate(match.moves[: length + 1]):
        phase = (again.header("turn"), again.header("phase")) if again.header("concurrent") else None
        if phase is None or phase != of:
            first, of = number, phase
        again.play(move)
    return first if of is not None else length


def seen_alone(match: Match, length: int) -> bool:
    """Whether somebody has seen something by moves after the first ``length`` that another player has not.

    Luck is part of a position: after going back the same card comes again, and who has seen it would know.
    """
    again = Match.at(match.game, match.origin())
    for move in match.moves[:length]:
        again.play(move)
    for move in match.moves[length:]:
        before, revealed = again.to_bytes(), again.header("revealed")
        again.play(move)
        if again.header("revealed") != revealed and _is_private(match, before, int(move)):
            return True
    return False


def _is_private(match: Match, before: bytes, move: int) -> bool:
    """Whether a move shows some player what it does not show to everybody.

    From what a player knew before it, the match could stand in many ways. If it leads from two of these to the same for
    whoever looks on, but not to the same for the player, then the player has learnt something alone.
    """
    for seat in range(match.game.players):
        seen = {views for number in range(_TRIES) if (views := _seen_after(match, before, move, seat, number))}
        if len(seen) > len({public for public, _ in seen}):
            return True
    return False


def _seen_after(match: Match, before: bytes, move: int, seat: int, luck: int) -> tuple[bytes, bytes] | None:
    """What everybody and what a player would see after a move, if all that the player did not know were different."""
    known = Match.at(match.game, before).concealed(seat)
    match.game.engine.redeal_one(known, seat, np.arange(luck, luck + 8, dtype=np.int64))
    other = Match.at(match.game, known)
    if move not in map(int, other.legal()):
        return None
    other.play(move)
    return other.concealed(SPECTATOR).tobytes(), other.concealed(seat).tobytes()
