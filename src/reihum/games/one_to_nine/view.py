"""What one viewer of One to 9 sees, for boards, logs and the wire. Claims and the last action: `claim_view`."""

from typing import Any, Final

import msgspec

from reihum.core.jit import rule
from reihum.core.record import OVER, SPECTATOR, Record
from reihum.core.rules import View
from reihum.core.writer import (
    Page,
    close_list,
    close_object,
    null,
    null_item,
    number,
    open_list,
    open_list_item,
    open_object_item,
    truth,
    word,
    word_item,
    words,
)
from reihum.games.one_to_nine.cards import card_on
from reihum.games.one_to_nine.claim_view import write_claims, write_filling, write_last
from reihum.games.one_to_nine.claims import shows_bonus
from reihum.games.one_to_nine.pieces import (
    COLOUR_COUNT,
    ENDINGS,
    FREE,
    JOKER,
    NOTHING,
    NUMBERS,
    OPTION_TURN_LIMIT,
    SPECTATOR_ROW,
)
from reihum.games.one_to_nine.rules import ending_of
from reihum.games.one_to_nine.writing import CARD_TEXTS

_ENDING_TEXTS: Final = words(ENDINGS)


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
    hand: list[str] | None  # the viewer's own, sorted; None for a spectator
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


@rule
def view(s: Record, out: Page) -> None:
    """Write what `OneToNineView` has of its own, for the viewer for whom the record was concealed."""
    _write_board(s, out)
    _write_seats(s, out)
    known = SPECTATOR_ROW
    if s.viewer == SPECTATOR:
        null(out, b"hand")
    else:
        known = s.viewer
        _write_cards(out, b"hand", s.hand[s.viewer])
    number(out, b"stack", s.stack_left)
    _write_cards(out, b"discard", s.discard)
    if s.discard_top == NOTHING:
        null(out, b"discard_top")
    else:
        word(out, b"discard_top", CARD_TEXTS, s.discard_top)
    truth(out, b"bonus", shows_bonus(s))
    number(out, b"joker_supply", s.joker_supply)
    number(out, b"small_supply", s.small_supply)
    number(out, b"big_supply", s.big_supply)
    _write_cards(out, b"known_held", s.sure[known])
    number(out, b"reshuffles", s.reshuffles)
    write_claims(s, out)
    write_filling(s, out)
    write_last(s, out)
    number(out, b"turn_limit", s.options[OPTION_TURN_LIMIT])
    if s.to_move == OVER:
        word(out, b"ended_by", _ENDING_TEXTS, ending_of(s))
    else:
        null(out, b"ended_by")


@rule
def _write_board(s: Record, out: Page) -> None:
    open_list(out, b"board")
    for colour in range(COLOUR_COUNT):
        open_list_item(out)
        for field in range(colour * NUMBERS, (colour + 1) * NUMBERS):
            if s.board[field] == FREE:
                null_item(out)
            else:
                word_item(out, CARD_TEXTS, card_on(field, s.board[field]))
        close_list(out)
    close_list(out)


@rule
def _write_seats(s: Record, out: Page) -> None:
    open_list(out, b"seats")
    for seat in range(s.players):
        open_object_item(out)
        number(out, b"cards", s.hand_count[seat])
        number(out, b"jokers", s.hand[seat, JOKER])
        number(out, b"small_stars", s.small[seat])
        number(out, b"big_stars", s.big[seat])
        close_object(out)
    close_list(out)


@rule
def _write_cards(out: Page, name: bytes, counts: Any) -> None:
    """Cards by kind, this many of each."""
    open_list(out, name)
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            word_item(out, CARD_TEXTS, kind)
    close_list(out)
