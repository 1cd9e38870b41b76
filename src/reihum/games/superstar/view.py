"""What a person sees of the table: a view from a concealed record."""

from typing import Final

import msgspec

from reihum.core.bits import lowest_bit
from reihum.core.jit import rule
from reihum.core.record import OVER, SPECTATOR, Record
from reihum.core.rules import View
from reihum.core.writer import (
    Page,
    Words,
    close_list,
    close_object,
    close_text,
    letters,
    letters_of,
    null,
    number,
    open_list,
    open_object,
    open_object_item,
    open_text_item,
    text,
    truth,
    word,
    words,
)
from reihum.games.superstar.components import STARS as RECONSTRUCTED_STARS
from reihum.games.superstar.components import parse_stars
from reihum.games.superstar.pieces import (
    COLOURS,
    DISCARDED,
    DISCARDING,
    JOKER,
    NO_STAR,
    NOTHING,
    NUMBERS,
    PLAYING,
    VOLUNTARY_PASS,
)
from reihum.games.superstar.rules import fitting_of, is_leading, star_of, top_of
from reihum.games.superstar.writing import CARDS, STARS, write_cards

_RECONSTRUCTED: Final = parse_stars(RECONSTRUCTED_STARS)

# Why a card fits
_ANY, _ON_JOKER, _JOKER, _HIGHER, _STAR, _BOTH = range(6)
_REASONS: Final = words(["any", "on-joker", "joker", "higher", "star", "both"])


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


@rule
def view(s: Record, out: Page) -> None:
    """Write the fields of `SuperstarView` from a concealed record."""
    number(out, b"round", round_of(s))
    _write_phase(s, out)
    _write_pile(s, out)
    _write_seats(s, out)
    _write_hand(s, out)
    write_cards(out, b"staged", s.staged, s.staged_jokers)
    number(out, b"draw_pile", s.pool_left)
    write_cards(out, b"discard_pile", s.cards[DISCARDED], s.jokers[DISCARDED])
    number(out, b"shuffles", s.shuffles)
    if s.winner < 0:
        null(out, b"last_winner")
    else:
        number(out, b"last_winner", s.winner)
    truth(out, b"voluntary_pass", s.options[VOLUNTARY_PASS] != 0)
    _write_stars(s, out)
    truth(out, b"reconstructed", _is_reconstructed(s))


@rule
def round_of(s: Record) -> int:
    """The number of the round that is played, or of the last one: every round that is over gave a token."""
    count = 0
    for seat in range(s.players):
        count += s.tokens[seat]
    if s.to_move != OVER and s.phase == PLAYING:
        count += 1
    return count


@rule
def _write_phase(s: Record, out: Page) -> None:
    if s.to_move == OVER:
        text(out, b"phase", b"over")
    elif s.phase == DISCARDING:
        text(out, b"phase", b"discard")
    elif is_leading(s):
        text(out, b"phase", b"lead")
    else:
        text(out, b"phase", b"follow")


@rule
def _write_pile(s: Record, out: Page) -> None:
    open_list(out, b"pile")
    for i in range(s.trail_length):
        open_object_item(out)
        number(out, b"seat", s.trail_seat[i])
        word(out, b"card", CARDS, s.trail[i])
        close_object(out)
    close_list(out)


@rule
def _write_seats(s: Record, out: Page) -> None:
    open_list(out, b"seats")
    for seat in range(s.players):
        open_object_item(out)
        number(out, b"cards", s.held[seat])
        number(out, b"tokens", s.tokens[seat])
        if s.passed_on[seat] == NOTHING:
            null(out, b"passed_on")
        else:
            word(out, b"passed_on", CARDS, s.passed_on[seat])
        write_cards(out, b"thrown", s.thrown[seat], s.thrown_jokers[seat])
        close_object(out)
    close_list(out)


@rule
def _write_hand(s: Record, out: Page) -> None:
    """The viewer's hand, and what of it fits."""
    if s.viewer == SPECTATOR:
        null(out, b"hand")
    else:
        write_cards(out, b"hand", s.cards[s.viewer], s.jokers[s.viewer])
    open_object(out, b"fitting")
    if s.viewer != SPECTATOR and _plays_on(s, s.viewer):
        top = top_of(s)
        fitting = fitting_of(s, s.viewer)
        while fitting != 0:
            kind = lowest_bit(fitting)
            _entry(out, kind, _REASONS, _why(s, kind, top))
            fitting &= fitting - 1
    close_object(out)


@rule
def _plays_on(s: Record, seat: int) -> bool:
    """Whether a seat is to play on the card that lies on top now, be it later; on nothing plays only who leads."""
    if s.to_move == OVER or s.phase == DISCARDING or s.passed_on[seat] != NOTHING:
        return False
    return s.to_move == seat or not is_leading(s)


@rule
def _why(s: Record, kind: int, top: int) -> int:
    """Why a card that fits does so."""
    if top == NOTHING:
        return _ANY
    if top == JOKER:
        return _ON_JOKER
    if kind == JOKER:
        return _JOKER
    if kind < top:
        return _STAR
    star = star_of(s, kind)
    if star != NO_STAR and star == star_of(s, top):
        return _BOTH
    return _HIGHER


@rule
def _write_stars(s: Record, out: Page) -> None:
    open_object(out, b"stars")
    for kind in range(1, NUMBERS + 1):
        star = star_of(s, kind)
        if star != NO_STAR:
            _entry(out, kind, STARS, star)
    close_object(out)


@rule
def _entry(out: Page, kind: int, table: Words, index: int) -> None:
    """A field of an object that has cards for names; its value is a text of a table."""
    open_text_item(out)
    letters_of(out, CARDS, kind)
    letters(out, b'":"')
    letters_of(out, table, index)
    close_text(out)


@rule
def _is_reconstructed(s: Record) -> bool:
    for colour in range(COLOURS):
        if s.stars[colour] != _RECONSTRUCTED[colour]:
            return False
    return True
