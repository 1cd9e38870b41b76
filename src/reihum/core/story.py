"""A match told move by move, from one viewer's eyes."""

from collections.abc import Iterator
from typing import NamedTuple

from reihum.core.match import Match
from reihum.core.notation import Move
from reihum.core.record import WATCHER
from reihum.core.telling import events_of


class Chapter(NamedTuple):
    """One move of a story: where it stands, who made it, what it was, and what the viewer saw of it."""

    number: int
    seat: int
    move: Move
    sentences: list[str]


def play_and_tell(match: Match, move: Move | int | str, viewer: int = WATCHER) -> list[str]:
    """Play a move of the seat to move and say what the viewer saw."""
    before = match.concealed(viewer)
    match.play(move)
    return match.tell(events_of(match.game.rules, before, match.moves[-1], match.concealed(viewer)))


def story(match: Match, viewer: int = WATCHER) -> Iterator[Chapter]:
    """Tell a match from its beginning."""
    told = Match.at(match.game, match.origin())
    told.seats = match.seats
    for number, move in enumerate(match.moves, 1):
        seat = told.to_move
        yield Chapter(number, seat, move, play_and_tell(told, move, viewer))
