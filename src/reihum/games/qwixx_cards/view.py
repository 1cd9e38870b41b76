"""What a viewer sees, as plain values for boards and clients."""

from typing import Final, Literal

import msgspec
import numpy as np

from reihum.core.game import engine_of
from reihum.core.record import OVER, TRUTH, WATCHER, Record
from reihum.core.rules import View
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
    ROWS,
    TAKE,
    card_text,
    cards_in,
    number_at,
)

Phase = Literal["take", "choose", "play", "over"]
_PHASES: Final[dict[int, Phase]] = {TAKE: "take", CHOOSE: "choose", PLAY: "play"}


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
    assert s.viewer != TRUTH, "a view is made from a concealed record only"
    players, viewer, active = int(s.players), int(s.viewer), int(s.active)
    over = s.to_move == OVER
    points, ranks = _scores(s, players)
    making = s.phase == PLAY and not over
    shown = _play_of(s) if s.laid_count else None
    staged_cards = shown.cards if shown and making else []
    own = [] if viewer == WATCHER else [card_text(card) for card in cards_in(s.hand[viewer])]
    hands = [[card // KINDS + LOWEST for card in cards_in(s.hand[seat])] for seat in range(players)]
    return QwixxCardsView(
        viewer=viewer,
        players=players,
        start=int(s.start),
        turn=int(s.turn),
        to_move=int(s.to_move),
        concurrent=bool(s.concurrent),
        points=points,
        ranks=ranks,
        phase="over" if over else _PHASES[int(s.phase)],
        active=active,
        number=int(s.top) // KINDS + LOWEST,
        jokers=bool(s.options[JOKERS_OPTION]),
        display=[None if card == NOTHING else int(card) // KINDS + LOWEST for card in s.display],
        stack=int(s.stack_size) + 1,
        shuffles=int(s.shuffles),
        discards=[card_text(card) for card in cards_in(s.discard)],
        sheets=[_sheet_of(s, seat) for seat in range(players)],
        hands=hands,
        hand=[card for card in own if card not in staged_cards],
        to_take=HAND - len(hands[active]) if s.phase == TAKE and not over else 0,
        choice=_choice_of(s, viewer),
        active_marked=bool(s.marked),
        staged=shown if making else None,
        last_play=None if making else shown,
    )


def _scores(s: Record, players: int) -> tuple[list[int], list[int]]:
    from reihum.games.qwixx_cards import RULES

    out = np.zeros((2, players), np.int64)
    engine_of(RULES).scores_one(np.frombuffer(s.tobytes(), np.uint8).copy(), out)
    return out[0].tolist(), out[1].tolist()


def _sheet_of(s: Record, seat: int) -> QwixxCardsSheet:
    rows = []
    for colour in range(ROWS):
        bits = int(s.rows[seat, colour])
        rows.append(
            QwixxCardsRow(
                colour=COLOURS[colour],
                marks=_numbers_of(colour, bits),
                locked=bool(bits & LOCK),
                points=int(ROW_POINTS[MARKS[bits]]),
            )
        )
    return QwixxCardsSheet(rows=rows, misses=int(s.misses[seat]))


def _numbers_of(colour: int, bits: int) -> list[int]:
    return [number_at(colour, place) for place in range(NUMBERS) if bits >> place & 1]


def _play_of(s: Record) -> QwixxCardsPlay:
    colour = int(s.laid_colour)
    return QwixxCardsPlay(
        seat=int(s.laid_by),
        cards=[card_text(card) for card in s.laid[: int(s.laid_count)]],
        colour=COLOURS[colour],
        marks=_numbers_of(colour, int(s.crossed)),
    )


def _choice_of(s: Record, viewer: int) -> str | None:
    if viewer == WATCHER or s.choice[viewer] == PENDING:
        return None
    if s.choice[viewer] == CHOSE_SKIP:
        return "skip"
    return COLOURS[int(s.choice[viewer]) - CHOSE_ROW]
