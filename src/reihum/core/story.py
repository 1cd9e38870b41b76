"""A match told move by move, from one viewer's eyes."""

from collections.abc import Iterator
from typing import NamedTuple

from reihum.core.match import Match
from reihum.core.notation import Move
from reihum.core.record import SPECTATOR
from reihum.core.rules import Event
from reihum.core.telling import events_of


class Chapter(NamedTuple):
    """One move of a story: where it stands, who made it, what it was, and what the viewer saw of it.

    ``move`` is None while the viewer may not know it: a turn that is not over may be veiled, so of others' moves only
    the sentences tell until the match has ended.
    """

    number: int
    seat: int
    move: Move | None
    sentences: list[str]


def play_and_see(match: Match, move: Move | int | str, viewer: int = SPECTATOR) -> list[Event]:
    """Play a move of the seat to move and return what the viewer saw of it."""
    before = match.concealed(viewer)
    match.play(move)
    return events_of(match.game.rules, before, match.moves[-1], match.concealed(viewer))


def play_and_tell(match: Match, move: Move | int | str, viewer: int = SPECTATOR, language: str = "en") -> list[str]:
    """Play a move of the seat to move and say what the viewer saw."""
    return match.tell(play_and_see(match, move, viewer), language)


def seen(match: Match, viewer: int = SPECTATOR) -> Iterator[tuple[int, list[Event]]]:
    """Who made each move of a match, and what a viewer saw of it."""
    again = Match.at(match.game, match.origin())
    for move in match.moves:
        match.follow(again)
        yield again.to_move, play_and_see(again, move, viewer)


def story(match: Match, viewer: int = SPECTATOR, language: str = "en") -> Iterator[Chapter]:
    """Tell a match from its beginning."""
    match.game.check_viewer(viewer)
    return _chapters(match, viewer, language)


def _chapters(match: Match, viewer: int, language: str) -> Iterator[Chapter]:
    for number, (move, (seat, events)) in enumerate(zip(match.moves, seen(match, viewer), strict=True), 1):
        is_known = match.is_over or viewer == seat
        yield Chapter(number, seat, move if is_known else None, match.tell(events, language))
