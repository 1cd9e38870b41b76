"""What one viewer of One to 9 sees, as plain data for boards, logs and the wire."""

import functools
from typing import Final

import msgspec
import numpy as np

from reihum.core.record import OVER, WATCHER, Record
from reihum.core.rules import View
from reihum.games.one_to_nine.pieces import (
    BIG_STARS_TO_WIN,
    CLAIM_FOURSOME,
    CLAIM_LONG,
    CLAIM_SHORT,
    COLOUR_COUNT,
    FILL,
    FILLER_COUNT,
    FILLERS,
    FILLING,
    FREE,
    INTERVAL_COUNT,
    INTERVALS,
    JOKER,
    MOVES,
    NOTHING,
    NUMBERS,
    OPTION_TURN_LIMIT,
    PLUS_THREE,
    STARS_OF_FOURSOME,
    STARS_OF_LENGTH,
    WATCHER_ROW,
    card_text,
    field_text,
    lying_text,
)
from reihum.games.one_to_nine.record import DTYPE
from reihum.games.plain import Layout, Plain, engine_for, kept, longs, shorts

BY_THREE_STARS: Final = "three-stars"
BY_TURN_LIMIT: Final = "turn-limit"
BY_FULL_BOARD: Final = "full-board"

_LAYOUT: Final = Layout(DTYPE)
_BOARD: Final = _LAYOUT.place("board")
_DISCARD: Final = _LAYOUT.place("discard")
_HAND_COUNT: Final = _LAYOUT.place("hand_count")
_SMALL: Final = _LAYOUT.place("small")
_BIG: Final = _LAYOUT.place("big")
_HANDS: Final = _LAYOUT.rows("hand")
_SURE: Final = _LAYOUT.rows("sure")
_LAST_FILL: Final = _LAYOUT.place("last_fill")
_LAST_LANDED: Final = _LAYOUT.place("last_landed")


class OneToNineSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What lies open at a seat."""

    cards: int  # in hand, jokers included
    jokers: int
    small_stars: int
    big_stars: int


class OneToNineClaim(msgspec.Struct, frozen=True, kw_only=True):
    """A claim: the move that names it, its fields, those of them to be filled, and what it brings."""

    move: str
    kind: str  # "short", "foursome" or "long"
    fields: list[str]
    gaps: list[str]
    small_stars: int  # with the bonus, as far as the supply goes
    big_stars: int


class OneToNineFilled(msgspec.Struct, frozen=True, kw_only=True):
    """A gap of a claim and what fills it."""

    field: str
    filler: str  # "card", "number", "joker" or "star"


class OneToNineFilling(msgspec.Struct, frozen=True, kw_only=True):
    """The viewer's own claim while it is being filled. Nobody else sees it yet."""

    claim: OneToNineClaim
    filled: list[OneToNineFilled]
    next_field: str
    fillers: list[str]  # that may fill it
    jokers_left: int
    stars_left: int


class OneToNineAction(msgspec.Struct, frozen=True, kw_only=True):
    """The last action of the game, as everybody saw it."""

    seat: int
    move: str  # a claim stands for itself and its fills
    fields: list[str]  # of a claim
    filled: list[OneToNineFilled]
    small_stars: int
    bonus: bool
    turned: int  # cards turned from the stack afterwards
    landed: list[str]  # those of them that were laid on the board


class OneToNineView(View, frozen=True, kw_only=True):
    """A table of One to 9."""

    board: list[list[str | None]]  # by colour (red, yellow, green, blue) and number: the card that lies there
    seats: list[OneToNineSeat]
    hand: list[str] | None  # the viewer's own, sorted; None for a watcher
    stack: int
    discard: list[str]  # all cards of the pile, sorted: everybody saw them go there
    discard_top: str | None
    bonus: bool  # a "+3" shows its star on the discard pile
    joker_supply: int
    small_supply: int
    big_supply: int
    known_held: list[str]  # cards that are in the other hands, as a reshuffle has shown
    reshuffles: int
    claims: list[OneToNineClaim]  # what the viewer may claim now
    filling: OneToNineFilling | None
    last: OneToNineAction | None
    turn_limit: int
    ended_by: str | None  # "three-stars", "turn-limit" or "full-board"


def view(s: Record) -> OneToNineView:
    """The view of the viewer for whom the record was concealed."""
    s = _LAYOUT.read(s)
    raw, viewer, players = s.raw, s.viewer, s.players
    board, bonus, hands = raw[_BOARD], s.discard_top == PLUS_THREE, [raw[hand] for hand in _HANDS[:players]]
    points, ranks = _LAYOUT.standing("one_to_nine", s.raw, s.players)
    legal = _legal(s) if viewer == s.to_move != OVER else []
    return OneToNineView(
        viewer=viewer,
        players=players,
        start=s.start,
        turn=s.turn,
        to_move=s.to_move,
        concurrent=False,
        points=points,
        ranks=ranks,
        board=_lying(board),
        seats=list(map(_seat, longs(raw[_HAND_COUNT]), map(_jokers, hands), longs(raw[_SMALL]), longs(raw[_BIG]))),
        hand=None if viewer == WATCHER else _cards(hands[viewer]),
        stack=s.stack_left,
        discard=_cards(raw[_DISCARD]),
        discard_top=None if s.discard_top == NOTHING else card_text(s.discard_top),
        bonus=bonus,
        joker_supply=s.joker_supply,
        small_supply=s.small_supply,
        big_supply=s.big_supply,
        known_held=_cards(raw[_SURE[WATCHER_ROW if viewer == WATCHER else viewer]]),
        reshuffles=s.reshuffles,
        claims=[_claim(move, board, bonus, s.small_supply) for move in legal if CLAIM_SHORT <= move < FILL],
        filling=_filling(s, legal) if s.phase == FILLING else None,
        last=None
        if s.last_seat == NOTHING
        else _last(
            s.last_seat, s.last_move, s.last_small, s.last_bonus, s.last_turned, raw[_LAST_FILL], raw[_LAST_LANDED]
        ),
        turn_limit=s.options[OPTION_TURN_LIMIT],
        ended_by=_ended_by(s) if s.to_move == OVER else None,
    )


@functools.cache
def claim_fields(move: int) -> list[int]:
    """The fields of a claim by its move number, in ascending order."""
    if move >= CLAIM_LONG:
        return [(move - CLAIM_LONG) * NUMBERS + number for number in range(NUMBERS)]
    if move >= CLAIM_FOURSOME:
        return [colour * NUMBERS + move - CLAIM_FOURSOME for colour in range(COLOUR_COUNT)]
    colour, interval = divmod(move - CLAIM_SHORT, INTERVAL_COUNT)
    low, high = INTERVALS[interval]
    return [colour * NUMBERS + number for number in range(low, high + 1)]


@kept
def _lying(board: bytes) -> list[list[str | None]]:
    fields = [lying_text(field, lying) if lying != FREE else None for field, lying in enumerate(shorts(board))]
    return [fields[colour * NUMBERS : (colour + 1) * NUMBERS] for colour in range(COLOUR_COUNT)]


@kept
def _seat(cards: int, jokers: int, small_stars: int, big_stars: int) -> OneToNineSeat:
    return OneToNineSeat(cards=cards, jokers=jokers, small_stars=small_stars, big_stars=big_stars)


@kept
def _jokers(hand: bytes) -> int:
    return shorts(hand)[JOKER]


@kept
def _claim(move: int, board: bytes, bonus: bool, small_supply: int) -> OneToNineClaim:
    """A claim as it would be made in a position."""
    fields, lying = claim_fields(move), shorts(board)
    kind = "long" if move >= CLAIM_LONG else "foursome" if move >= CLAIM_FOURSOME else "short"
    worth = {"long": 0, "foursome": STARS_OF_FOURSOME, "short": int(STARS_OF_LENGTH[len(fields)])}[kind]
    if worth and bonus:
        worth += 1
    return OneToNineClaim(
        move=MOVES[move],
        kind=kind,
        fields=[field_text(field) for field in fields],
        gaps=[field_text(field) for field in fields if lying[field] == FREE],
        small_stars=min(worth, small_supply),
        big_stars=int(kind == "long"),
    )


def _filling(s: Plain, legal: list[int]) -> OneToNineFilling:
    next_field = (legal[0] - FILL) // FILLER_COUNT
    return OneToNineFilling(
        claim=_claim(s.claim, s.raw[_BOARD], s.discard_top == PLUS_THREE, s.small_supply),
        filled=_filled(s.claim, s.staged),
        next_field=field_text(next_field),
        fillers=[FILLERS[(move - FILL) % FILLER_COUNT] for move in legal],
        jokers_left=s.spare_jokers,
        stars_left=s.spare_stars,
    )


def _filled(claim: int, fillers: list[int]) -> list[OneToNineFilled]:
    filled = []
    for field in claim_fields(claim):
        filler = fillers[_cell(claim, field)]
        if filler != FREE:
            filled.append(OneToNineFilled(field=field_text(field), filler=FILLERS[filler - 1]))
    return filled


def _cell(claim: int, field: int) -> int:
    return field // NUMBERS if CLAIM_FOURSOME <= claim < CLAIM_LONG else field % NUMBERS


@kept
def _last(seat: int, move: int, small: int, bonus: int, turned: int, fill: bytes, landed: bytes) -> OneToNineAction:
    is_claim = move >= CLAIM_SHORT
    return OneToNineAction(
        seat=seat,
        move=MOVES[move],
        fields=[field_text(field) for field in claim_fields(move)] if is_claim else [],
        filled=_filled(move, shorts(fill)) if is_claim else [],
        small_stars=small,
        bonus=bool(bonus),
        turned=turned,
        landed=[field_text(field) for field in shorts(landed) if field != NOTHING],
    )


def _ended_by(s: Plain) -> str:
    if max(s.big[: s.players]) >= BIG_STARS_TO_WIN:
        return BY_THREE_STARS
    if FREE not in s.board:
        return BY_FULL_BOARD
    return BY_TURN_LIMIT


@kept
def _cards(counts: bytes) -> list[str]:
    """Cards by kind, of which so many each."""
    return [card_text(kind) for kind, count in enumerate(shorts(counts)) for _ in range(count)]


def _legal(s: Plain) -> list[int]:
    mask, numbers = np.zeros(len(MOVES), np.bool_), np.zeros(len(MOVES), np.int64)
    count = engine_for("one_to_nine").list_legal(s.buffer(), mask, numbers)
    legal: list[int] = numbers[:count].tolist()
    return legal
