"""What a person sees of the table: a view from a concealed record."""

import functools
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from reihum.core.record import OVER, TRUTH, WATCHER, Record
from reihum.core.rules import View
from reihum.games.superstar.components import STARS, parse_stars
from reihum.games.superstar.pieces import (
    COLOUR_LETTERS,
    DISCARDED,
    DISCARDING,
    JOKER,
    NOTHING,
    VOLUNTARY_PASS,
    card_text,
)
from reihum.games.superstar.rules import fits_on, top_of

_RECONSTRUCTED: Final = tuple(parse_stars(STARS).tolist())


def interpreted(function: Any) -> Any:
    """A rule function as plain Python: for a single look, compiling it would take longer than running it."""
    return getattr(function, "py_func", function)


class SuperstarSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What lies open at a seat."""

    cards: int  # hand size
    tokens: int
    passed_on: str | None  # the card on which this seat passed in this round
    thrown: list[str]  # what it has discarded since the last round ended


class SuperstarPlayed(msgspec.Struct, frozen=True):
    """A card on the pile of this round, and who played it."""

    seat: int
    card: str


class SuperstarView(View, frozen=True, kw_only=True):
    """The table of Superstar. Cards are written as in moves: "17", "J"."""

    round: int  # between rounds and after the end: the last one played
    phase: str  # "lead", "follow", "discard" or "over"
    pile: list[SuperstarPlayed]
    seats: list[SuperstarSeat]
    hand: list[str] | None  # the viewer's own
    fitting: dict[str, str]  # own cards that fit now, and why: "any", "higher", "star", "both", "joker", "on-joker"
    staged: list[str]  # own cards put aside, to be discarded when done
    draw_pile: int
    discard_pile: list[str]
    shuffles: int  # how often the discard pile has become the draw pile
    last_winner: int | None  # of the round before, or of the game
    voluntary_pass: bool
    stars: dict[str, str]  # the colour letter of every number that shows a star
    reconstructed: bool  # whether these stars are our reconstruction rather than a table that was given


def view(s: Record) -> SuperstarView:
    """The view of a concealed record."""
    assert s.viewer != TRUTH, "views are made from concealed records only"
    viewer, players = int(s.viewer), int(s.players)
    tokens: list[int] = s.tokens[:players].tolist()
    stars = star_letters(s)
    seated = viewer != WATCHER
    return SuperstarView(
        viewer=viewer,
        players=players,
        start=int(s.start),
        turn=int(s.turn),
        to_move=int(s.to_move),
        concurrent=False,
        points=tokens,
        ranks=[1 + sum(more > own for more in tokens) for own in tokens],
        round=sum(tokens) + int(s.to_move != OVER and s.phase != DISCARDING),
        phase=_phase(s),
        pile=[SuperstarPlayed(int(s.trail_seat[i]), card_text(int(s.trail[i]))) for i in range(int(s.trail_length))],
        seats=[
            SuperstarSeat(
                cards=int(s.held[seat]),
                tokens=tokens[seat],
                passed_on=None if s.passed_on[seat] == NOTHING else card_text(int(s.passed_on[seat])),
                thrown=card_list(s.thrown[seat], s.thrown_jokers[seat]),
            )
            for seat in range(players)
        ],
        hand=card_list(s.cards[viewer], s.jokers[viewer]) if seated else None,
        fitting=_fitting(s, viewer) if seated else {},
        staged=card_list(s.staged, s.staged_jokers),
        draw_pile=int(s.pool_left),
        discard_pile=card_list(s.cards[DISCARDED], s.jokers[DISCARDED]),
        shuffles=int(s.shuffles),
        last_winner=None if s.winner < 0 else int(s.winner),
        voluntary_pass=bool(s.options[VOLUNTARY_PASS]),
        stars=dict(stars),
        reconstructed=stars == _star_letters(_RECONSTRUCTED),
    )


def card_list(numbers: Any, jokers: Any) -> list[str]:
    """A set of numbers and some jokers as card texts, ascending."""
    return [str(number) for number in _numbers(int(numbers))] + ["J"] * int(jokers)


def star_letters(s: Record) -> Mapping[str, str]:
    """The letter of the star that a number shows, for all numbers that show one."""
    return _star_letters(tuple(s.stars.tolist()))


@functools.cache
def _star_letters(stars: tuple[int, ...]) -> Mapping[str, str]:
    colours = {
        number: letter for letter, cards in zip(COLOUR_LETTERS, stars, strict=True) for number in _numbers(cards)
    }
    return {str(number): colours[number] for number in sorted(colours)}


def _numbers(cards: int) -> list[int]:
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards -= lowest
    return found


def _phase(s: Record) -> str:
    if s.to_move == OVER:
        return "over"
    if s.phase == DISCARDING:
        return "discard"
    return "lead" if s.trail_length == 0 else "follow"


def _fitting(s: Record, viewer: int) -> dict[str, str]:
    if s.to_move == OVER or s.phase == DISCARDING or s.passed_on[viewer] != NOTHING:
        return {}
    top = interpreted(top_of)(s)
    if top == NOTHING and s.to_move != viewer:
        return {}
    fitting = int(interpreted(fits_on)(s, top))
    hand = _numbers(int(s.cards[viewer])) + [JOKER] * min(1, int(s.jokers[viewer]))
    return {card_text(kind): _why(s, kind, top) for kind in hand if fitting >> kind & 1}


def _why(s: Record, kind: int, top: int) -> str:
    if top == NOTHING:
        return "any"
    if top == JOKER:
        return "on-joker"
    if kind == JOKER:
        return "joker"
    stars = star_letters(s)
    star = str(kind) in stars and stars[str(kind)] == stars.get(str(top))
    if kind > top:
        return "both" if star else "higher"
    return "star"
