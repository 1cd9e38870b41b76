"""What a viewer sees, as plain values for boards and clients."""

from typing import Final, Literal

import msgspec

from reihum.core.record import OVER, WATCHER, Record
from reihum.core.rules import View
from reihum.games.plain import Layout, kept, longs
from reihum.games.qwixx_cards.pieces import (
    CHOOSE,
    CHOSE_ROW,
    CHOSE_SKIP,
    COLOURS,
    HAND,
    JOKERS_OPTION,
    KINDS,
    LOCK,
    LOWEST,
    MARKS,
    NOTHING,
    NUMBERS,
    PENDING,
    PLAY,
    ROW_POINTS,
    TAKE,
    card_text,
    cards_in,
    number_at,
)
from reihum.games.qwixx_cards.record import DTYPE

Phase = Literal["take", "choose", "play", "over"]
_PHASES: Final[dict[int, Phase]] = {TAKE: "take", CHOOSE: "choose", PLAY: "play"}
_LAYOUT: Final = Layout(DTYPE)
_HAND: Final = _LAYOUT.place("hand")
_DISPLAY: Final = _LAYOUT.place("display")
_LAID: Final = _LAYOUT.place("laid")
_MISSES: Final = _LAYOUT.place("misses")
_CHOICE: Final = _LAYOUT.place("choice")
_ROWS: Final = _LAYOUT.rows("rows")


class QwixxCardsRow(msgspec.Struct, frozen=True, kw_only=True):
    """One row of a sheet; ``marks`` in the order of the row."""

    colour: str
    marks: list[int]
    locked: bool
    points: int


class QwixxCardsSheet(msgspec.Struct, frozen=True, kw_only=True):
    """One player's sheet."""

    rows: list[QwixxCardsRow]
    misses: int


class QwixxCardsPlay(msgspec.Struct, frozen=True, kw_only=True):
    """The cards of a play in the order of the row, the colour they count as, and the numbers marked with them."""

    seat: int
    cards: list[str]
    colour: str
    marks: list[int]


class QwixxCardsView(View, frozen=True, kw_only=True):
    """The table as one viewer may know it. A card is ``R5`` or ``J5``; of a hidden card only the number is known."""

    phase: Phase
    active: int
    number: int  # on the back of the stack's top card: announced in the second step
    jokers: bool
    display: list[int | None]  # backs; None where a card was taken and not yet replaced
    stack: int  # cards, the top one included
    shuffles: int
    discards: list[str]
    sheets: list[QwixxCardsSheet]
    hands: list[list[int]]  # backs by seat, ascending
    hand: list[str]  # the viewer's own cards, cards laid in an unfinished play left out; none for a watcher
    to_take: int  # cards the active player has still to take
    choice: str | None  # the viewer's own choice of the second step: a colour, "skip", or None
    active_marked: bool  # the active player has marked the announced number, so no miss threatens
    staged: QwixxCardsPlay | None  # the viewer's own unfinished play
    last_play: QwixxCardsPlay | None  # the last play shown, until the next one begins


def view(s: Record) -> QwixxCardsView:
    """The view of the viewer for whom the record was concealed."""
    s = _LAYOUT.read(s)
    raw, players, viewer, active = s.raw, s.players, s.viewer, s.active
    over = s.to_move == OVER
    points, ranks = _LAYOUT.standing("qwixx_cards", s.raw, s.players)
    making = s.phase == PLAY and not over
    shown = _play(s.laid_by, raw[_LAID], s.laid_count, s.laid_colour, s.crossed) if s.laid_count else None
    held, misses = longs(raw[_HAND]), longs(raw[_MISSES])
    own = [] if viewer == WATCHER else _cards(held[viewer])
    hands = [_backs(cards) for cards in held[:players]]
    return QwixxCardsView(
        viewer=viewer,
        players=players,
        start=s.start,
        turn=s.turn,
        to_move=s.to_move,
        concurrent=bool(s.concurrent),
        points=points,
        ranks=ranks,
        phase="over" if over else _PHASES[s.phase],
        active=active,
        number=s.top // KINDS + LOWEST,
        jokers=bool(s.options[JOKERS_OPTION]),
        display=_display(raw[_DISPLAY]),
        stack=s.stack_size + 1,
        shuffles=s.shuffles,
        discards=_cards(s.discard),
        sheets=[_sheet(raw[_ROWS[seat]], misses[seat]) for seat in range(players)],
        hands=hands,
        hand=[card for card in own if card not in shown.cards] if shown and making else own,
        to_take=HAND - len(hands[active]) if s.phase == TAKE and not over else 0,
        choice=None if viewer == WATCHER else _choice(longs(raw[_CHOICE])[viewer]),
        active_marked=bool(s.marked),
        staged=shown if making else None,
        last_play=None if making else shown,
    )


@kept
def _cards(cards: int) -> list[str]:
    return [card_text(card) for card in cards_in(cards)]


@kept
def _display(cards: bytes) -> list[int | None]:
    return [None if card == NOTHING else card // KINDS + LOWEST for card in longs(cards)]


@kept
def _backs(cards: int) -> list[int]:
    return [card // KINDS + LOWEST for card in cards_in(cards)]


@kept
def _sheet(rows: bytes, misses: int) -> QwixxCardsSheet:
    return QwixxCardsSheet(rows=[_row(colour, bits) for colour, bits in enumerate(longs(rows))], misses=misses)


@kept
def _row(colour: int, bits: int) -> QwixxCardsRow:
    return QwixxCardsRow(
        colour=COLOURS[colour],
        marks=_numbers_of(colour, bits),
        locked=bool(bits & LOCK),
        points=int(ROW_POINTS[MARKS[bits]]),
    )


def _numbers_of(colour: int, bits: int) -> list[int]:
    return [number_at(colour, place) for place in range(NUMBERS) if bits >> place & 1]


@kept
def _play(seat: int, cards: bytes, count: int, colour: int, crossed: int) -> QwixxCardsPlay:
    return QwixxCardsPlay(
        seat=seat,
        cards=[card_text(card) for card in longs(cards)[:count]],
        colour=COLOURS[colour],
        marks=_numbers_of(colour, crossed),
    )


def _choice(made: int) -> str | None:
    if made == PENDING:
        return None
    return "skip" if made == CHOSE_SKIP else COLOURS[made - CHOSE_ROW]
