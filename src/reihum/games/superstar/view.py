"""What a person sees of the table: a view from a concealed record."""

from typing import Any, Final, NamedTuple

import msgspec

from reihum.core.record import OVER, WATCHER, Record
from reihum.core.rules import View
from reihum.games.plain import Layout, Plain, kept, longs, shorts
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
from reihum.games.superstar.record import DTYPE
from reihum.games.superstar.rules import fits_on

_RECONSTRUCTED: Final = parse_stars(STARS).astype(DTYPE["stars"].base).tobytes()
_LAYOUT: Final = Layout(DTYPE)
_STARS: Final = _LAYOUT.place("stars")
_CARDS: Final = _LAYOUT.place("cards")
_JOKERS: Final = _LAYOUT.place("jokers")
_HELD: Final = _LAYOUT.place("held")
_TOKENS: Final = _LAYOUT.place("tokens")
_PASSED_ON: Final = _LAYOUT.place("passed_on")
_THROWN: Final = _LAYOUT.place("thrown")
_THROWN_JOKERS: Final = _LAYOUT.place("thrown_jokers")
_TRAIL: Final = _LAYOUT.place("trail")
_TRAIL_SEAT: Final = _LAYOUT.place("trail_seat")


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
    s = _LAYOUT.read(s)
    raw, viewer, players = s.raw, s.viewer, s.players
    cards, jokers, tokens = longs(raw[_CARDS]), longs(raw[_JOKERS]), longs(raw[_TOKENS])[:players]
    stars = _star_letters(raw[_STARS])
    return SuperstarView(
        viewer=viewer,
        players=players,
        start=s.start,
        turn=s.turn,
        to_move=s.to_move,
        concurrent=False,
        points=tokens,
        ranks=_ranks(tuple(tokens)),
        round=sum(tokens) + int(s.to_move != OVER and s.phase != DISCARDING),
        phase=_phase(s),
        pile=_pile(raw[_TRAIL], raw[_TRAIL_SEAT], s.trail_length),
        seats=_seats(raw[_HELD], raw[_TOKENS], raw[_PASSED_ON], raw[_THROWN], raw[_THROWN_JOKERS], players),
        hand=_cards(cards[viewer], jokers[viewer]) if viewer != WATCHER else None,
        fitting=_fitting(s, viewer, cards[viewer], jokers[viewer]) if viewer != WATCHER else {},
        staged=_cards(s.staged, s.staged_jokers),
        draw_pile=s.pool_left,
        discard_pile=_cards(cards[DISCARDED], jokers[DISCARDED]),
        shuffles=s.shuffles,
        last_winner=None if s.winner < 0 else s.winner,
        voluntary_pass=bool(s.options[VOLUNTARY_PASS]),
        stars=stars,
        reconstructed=stars == _star_letters(_RECONSTRUCTED),
    )


@kept
def _ranks(tokens: tuple[int, ...]) -> list[int]:
    return [1 + sum(more > own for more in tokens) for own in tokens]


@kept
def _pile(cards: bytes, seats: bytes, length: int) -> list[SuperstarPlayed]:
    return [
        SuperstarPlayed(seat, card_text(card))
        for seat, card in zip(shorts(seats)[:length], shorts(cards)[:length], strict=True)
    ]


@kept
def _seats(
    held: bytes, tokens: bytes, passed_on: bytes, thrown: bytes, thrown_jokers: bytes, players: int
) -> list[SuperstarSeat]:
    fields = (longs(held)[:players], longs(tokens), longs(passed_on), longs(thrown), longs(thrown_jokers))
    return list(map(_seat, *fields))


@kept
def _seat(held: int, tokens: int, passed_on: int, thrown: int, thrown_jokers: int) -> SuperstarSeat:
    return SuperstarSeat(
        cards=held,
        tokens=tokens,
        passed_on=None if passed_on == NOTHING else card_text(passed_on),
        thrown=_cards(thrown, thrown_jokers),
    )


@kept
def _cards(numbers: int, jokers: int) -> list[str]:
    """A set of numbers and some jokers as card texts, ascending."""
    return [str(number) for number in _numbers(numbers)] + ["J"] * jokers


@kept
def _star_letters(stars: bytes) -> dict[str, str]:
    """The letter of the star that a number shows, for all numbers that show one."""
    colours = {
        number: letter for letter, cards in zip(COLOUR_LETTERS, longs(stars), strict=True) for number in _numbers(cards)
    }
    return {str(number): colours[number] for number in sorted(colours)}


def _numbers(cards: int) -> list[int]:
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards -= lowest
    return found


def _phase(s: Plain) -> str:
    if s.to_move == OVER:
        return "over"
    if s.phase == DISCARDING:
        return "discard"
    return "lead" if s.trail_length == 0 else "follow"


def _fitting(s: Plain, viewer: int, cards: int, jokers: int) -> dict[str, str]:
    if s.to_move == OVER or s.phase == DISCARDING or longs(s.raw[_PASSED_ON])[viewer] != NOTHING:
        return {}
    top = shorts(s.raw[_TRAIL])[s.trail_length - 1] if s.trail_length else NOTHING
    if top == NOTHING and s.to_move != viewer:
        return {}
    return _fitting_on(top, cards, min(1, jokers), s.raw[_STARS])


class _Stars(NamedTuple):
    """All of a record that the rule asks for."""

    stars: list[int]


@kept
def _fitting_on(top: int, cards: int, jokers: int, stars: bytes) -> dict[str, str]:
    fitting, letters = interpreted(fits_on)(_Stars(longs(stars)), top), _star_letters(stars)
    hand = _numbers(cards) + [JOKER] * jokers
    return {card_text(kind): _why(kind, top, letters) for kind in hand if fitting >> kind & 1}


def _why(kind: int, top: int, stars: dict[str, str]) -> str:
    if top == NOTHING:
        return "any"
    if top == JOKER:
        return "on-joker"
    if kind == JOKER:
        return "joker"
    star = str(kind) in stars and stars[str(kind)] == stars.get(str(top))
    if kind > top:
        return "both" if star else "higher"
    return "star"
