"""What one viewer of One to 9 sees, as plain data for boards, logs and the wire."""

from typing import Any, Final

import msgspec
import numpy as np

from reihum.core.record import OVER, TRUTH, WATCHER, Record
from reihum.core.rules import View
from reihum.games.one_to_nine.pieces import (
    BIG_STARS_TO_WIN,
    CLAIM_FOURSOME,
    CLAIM_LONG,
    CLAIM_SHORT,
    COLOUR_COUNT,
    FIELDS,
    FILL,
    FILLER_COUNT,
    FILLERS,
    FILLING,
    FREE,
    INTERVAL_COUNT,
    INTERVALS,
    JOKER,
    KINDS,
    MOVES,
    NOTHING,
    NUMBERS,
    OPTION_TURN_LIMIT,
    PLUS_THREE,
    SHUFFLED_KINDS,
    STARS_OF_FOURSOME,
    STARS_OF_LENGTH,
    WATCHER_ROW,
    card_text,
    field_text,
    lying_text,
)

BY_THREE_STARS: Final = "three-stars"
BY_TURN_LIMIT: Final = "turn-limit"
BY_FULL_BOARD: Final = "full-board"


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
    assert s.viewer != TRUTH, "views are made from concealed records only"
    viewer, players = int(s.viewer), int(s.players)
    points, ranks = _scores(s)
    legal = _legal(s) if viewer == s.to_move != OVER else []
    board = [lying_text(field, int(s.board[field])) if s.board[field] != FREE else None for field in range(FIELDS)]
    return OneToNineView(
        viewer=viewer,
        players=players,
        start=int(s.start),
        turn=int(s.turn),
        to_move=int(s.to_move),
        concurrent=False,
        points=points,
        ranks=ranks,
        board=[board[colour * NUMBERS : (colour + 1) * NUMBERS] for colour in range(COLOUR_COUNT)],
        seats=[
            OneToNineSeat(
                cards=int(s.hand_count[seat]),
                jokers=int(s.hand[seat, JOKER]),
                small_stars=int(s.small[seat]),
                big_stars=int(s.big[seat]),
            )
            for seat in range(players)
        ],
        hand=None if viewer == WATCHER else _cards(s.hand[viewer], KINDS),
        stack=int(s.stack_left),
        discard=_cards(s.discard, SHUFFLED_KINDS),
        discard_top=None if s.discard_top == NOTHING else card_text(int(s.discard_top)),
        bonus=bool(s.discard_top == PLUS_THREE),
        joker_supply=int(s.joker_supply),
        small_supply=int(s.small_supply),
        big_supply=int(s.big_supply),
        known_held=_cards(s.sure[WATCHER_ROW if viewer == WATCHER else viewer], SHUFFLED_KINDS),
        reshuffles=int(s.reshuffles),
        claims=[claim_of(s, move) for move in legal if CLAIM_SHORT <= move < FILL],
        filling=_filling(s, legal) if s.phase == FILLING else None,
        last=None if s.last_seat == NOTHING else _last(s),
        turn_limit=int(s.options[OPTION_TURN_LIMIT]),
        ended_by=_ended_by(s) if s.to_move == OVER else None,
    )


def claim_fields(move: int) -> list[int]:
    """The fields of a claim by its move number, in ascending order."""
    if move >= CLAIM_LONG:
        return [(move - CLAIM_LONG) * NUMBERS + number for number in range(NUMBERS)]
    if move >= CLAIM_FOURSOME:
        return [colour * NUMBERS + move - CLAIM_FOURSOME for colour in range(COLOUR_COUNT)]
    colour, interval = divmod(move - CLAIM_SHORT, INTERVAL_COUNT)
    low, high = INTERVALS[interval]
    return [colour * NUMBERS + number for number in range(low, high + 1)]


def claim_of(s: Record, move: int) -> OneToNineClaim:
    """A claim as it would be made in this position."""
    fields = claim_fields(move)
    kind = "long" if move >= CLAIM_LONG else "foursome" if move >= CLAIM_FOURSOME else "short"
    worth = {"long": 0, "foursome": STARS_OF_FOURSOME, "short": int(STARS_OF_LENGTH[len(fields)])}[kind]
    if worth and s.discard_top == PLUS_THREE:
        worth += 1
    return OneToNineClaim(
        move=MOVES[move],
        kind=kind,
        fields=[field_text(field) for field in fields],
        gaps=[field_text(field) for field in fields if s.board[field] == FREE],
        small_stars=min(worth, int(s.small_supply)),
        big_stars=int(kind == "long"),
    )


def _filling(s: Record, legal: list[int]) -> OneToNineFilling:
    next_field = (legal[0] - FILL) // FILLER_COUNT
    return OneToNineFilling(
        claim=claim_of(s, int(s.claim)),
        filled=_filled(int(s.claim), s.staged),
        next_field=field_text(next_field),
        fillers=[FILLERS[(move - FILL) % FILLER_COUNT] for move in legal],
        jokers_left=int(s.spare_jokers),
        stars_left=int(s.spare_stars),
    )


def _filled(claim: int, fillers: Any) -> list[OneToNineFilled]:
    filled = []
    for field in claim_fields(claim):
        filler = int(fillers[_cell(claim, field)])
        if filler != FREE:
            filled.append(OneToNineFilled(field=field_text(field), filler=FILLERS[filler - 1]))
    return filled


def _cell(claim: int, field: int) -> int:
    return field // NUMBERS if CLAIM_FOURSOME <= claim < CLAIM_LONG else field % NUMBERS


def _last(s: Record) -> OneToNineAction:
    move = int(s.last_move)
    is_claim = move >= CLAIM_SHORT
    return OneToNineAction(
        seat=int(s.last_seat),
        move=MOVES[move],
        fields=[field_text(field) for field in claim_fields(move)] if is_claim else [],
        filled=_filled(move, s.last_fill) if is_claim else [],
        small_stars=int(s.last_small),
        bonus=bool(s.last_bonus),
        turned=int(s.last_turned),
        landed=[field_text(int(field)) for field in s.last_landed if field != NOTHING],
    )


def _ended_by(s: Record) -> str:
    if max(s.big[: s.players]) >= BIG_STARS_TO_WIN:
        return BY_THREE_STARS
    if all(s.board[field] != FREE for field in range(FIELDS)):
        return BY_FULL_BOARD
    return BY_TURN_LIMIT


def _cards(counts: Any, kinds: int) -> list[str]:
    return [card_text(kind) for kind in range(kinds) for _ in range(int(counts[kind]))]


def _scores(s: Record) -> tuple[list[int], list[int]]:
    out = np.zeros((2, int(s.players)), np.int64)
    _engine().scores_one(_bytes(s), out)
    return out[0].tolist(), out[1].tolist()


def _legal(s: Record) -> list[int]:
    mask, numbers = np.zeros(len(MOVES), np.bool_), np.zeros(len(MOVES), np.int64)
    count = _engine().list_legal(_bytes(s), mask, numbers)
    legal: list[int] = numbers[:count].tolist()
    return legal


def _bytes(s: Record) -> Any:
    return np.frombuffer(bytearray(s.tobytes()), np.uint8)


def _engine() -> Any:
    from reihum.core.game import engine_of
    from reihum.games.one_to_nine import RULES

    return engine_of(RULES)
