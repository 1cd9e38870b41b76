"""What a viewer sees, for boards and clients: its struct, and the rule functions that write it."""

from typing import Final, Literal

import msgspec

from reihum.core.bits import count_bits
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
    number_item,
    open_list,
    open_list_item,
    open_object,
    open_object_item,
    text,
    truth,
    word,
    word_item,
    words,
)
from reihum.games.qwixx_cards.pieces import (
    CHOSE_ROW,
    CHOSE_SKIP,
    DISPLAY,
    HAND,
    JOKERS_OPTION,
    LOCK,
    LOWEST,
    NOTHING,
    NUMBERS,
    PENDING,
    PLAY,
    ROW_POINTS,
    ROWS,
    TAKE,
    count_of,
    number_at,
    number_of,
)
from reihum.games.qwixx_cards.rules import laid_cards
from reihum.games.qwixx_cards.writing import CARD_TEXTS, write_colour

Phase = Literal["take", "choose", "play", "over"]


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
    hand: list[str]  # the viewer's own cards, cards laid in an unfinished play left out; none for a spectator
    to_take: int  # cards the active player has still to take
    choice: str | None  # the viewer's own choice of the second step: a colour, "skip", or None
    active_marked: bool  # the active player has marked the announced number, so no miss threatens
    staged: QwixxCardsPlay | None  # the viewer's own unfinished play
    last_play: QwixxCardsPlay | None  # the last play shown, until the next one begins


# The steps of a turn, and what comes after the last one
ENDED: Final = PLAY + 1
_PHASES: Final = words(["take", "choose", "play", "over"])


@rule
def phase_of(s: Record) -> int:
    """The step of the turn, or ENDED."""
    return ENDED if s.to_move == OVER else s.phase


@rule
def choice_of(s: Record) -> int:
    """The viewer's own choice of the second step; a spectator makes none."""
    return PENDING if s.viewer == SPECTATOR else s.choice[s.viewer]


@rule
def view(s: Record, out: Page) -> None:
    """Write the view of the viewer for whom the record was concealed."""
    phase = phase_of(s)
    word(out, b"phase", _PHASES, phase)
    number(out, b"active", s.active)
    number(out, b"number", number_of(s.top))
    truth(out, b"jokers", s.options[JOKERS_OPTION] != 0)
    _write_display(s, out)
    number(out, b"stack", s.stack_size + 1)
    number(out, b"shuffles", s.shuffles)
    _write_cards(out, b"discards", s.discard)
    _write_sheets(s, out)
    _write_hands(s, out)
    _write_cards(out, b"hand", _own_cards(s, phase))
    number(out, b"to_take", HAND - count_bits(s.hand[s.active]) if phase == TAKE else 0)
    _write_choice(s, out)
    truth(out, b"active_marked", s.marked != 0)
    _write_play(s, out, b"staged", phase == PLAY)
    _write_play(s, out, b"last_play", phase != PLAY)


@rule
def _write_display(s: Record, out: Page) -> None:
    open_list(out, b"display")
    for place in range(DISPLAY):
        if s.display[place] == NOTHING:
            null_item(out)
        else:
            number_item(out, number_of(s.display[place]))
    close_list(out)


@rule
def _write_cards(out: Page, name: bytes, cards: int) -> None:
    open_list(out, name)
    card = 0
    while cards >> card != 0:
        if (cards >> card) & 1:
            word_item(out, CARD_TEXTS, card)
        card += 1
    close_list(out)


@rule
def _write_sheets(s: Record, out: Page) -> None:
    open_list(out, b"sheets")
    for seat in range(s.players):
        open_object_item(out)
        open_list(out, b"rows")
        for colour in range(ROWS):
            _write_row(out, colour, s.rows[seat, colour])
        close_list(out)
        number(out, b"misses", s.misses[seat])
        close_object(out)
    close_list(out)


@rule
def _write_row(out: Page, colour: int, row: int) -> None:
    open_object_item(out)
    write_colour(out, b"colour", colour)
    _write_marks(out, colour, row)
    truth(out, b"locked", row & LOCK != 0)
    number(out, b"points", ROW_POINTS[count_bits(row)])
    close_object(out)


@rule
def _write_marks(out: Page, colour: int, row: int) -> None:
    open_list(out, b"marks")
    for place in range(NUMBERS):
        if (row >> place) & 1:
            number_item(out, number_at(colour, place))
    close_list(out)


@rule
def _write_hands(s: Record, out: Page) -> None:
    open_list(out, b"hands")
    for seat in range(s.players):
        open_list_item(out)
        for index in range(NUMBERS):
            for _ in range(count_of(s.hand[seat], index)):
                number_item(out, index + LOWEST)
        close_list(out)
    close_list(out)


@rule
def _own_cards(s: Record, phase: int) -> int:
    if s.viewer == SPECTATOR:
        return 0
    if phase == PLAY:  # what the others have laid is concealed
        return s.hand[s.viewer] & ~laid_cards(s)
    return s.hand[s.viewer]


@rule
def _write_choice(s: Record, out: Page) -> None:
    choice = choice_of(s)
    if choice == PENDING:
        null(out, b"choice")
    elif choice == CHOSE_SKIP:
        text(out, b"choice", b"skip")
    else:
        write_colour(out, b"choice", choice - CHOSE_ROW)


@rule
def _write_play(s: Record, out: Page, name: bytes, shown: bool) -> None:
    if not shown or s.laid_count == 0:
        null(out, name)
        return
    open_object(out, name)
    number(out, b"seat", s.laid_by)
    open_list(out, b"cards")
    for i in range(s.laid_count):
        word_item(out, CARD_TEXTS, s.laid[i])
    close_list(out)
    write_colour(out, b"colour", s.laid_colour)
    _write_marks(out, s.laid_colour, s.crossed)
    close_object(out)
