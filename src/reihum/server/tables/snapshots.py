"""A table as it stood after an entry, kept so that nobody replays what was said, undone or tried before it.

The log alone is the truth: a snapshot that cannot be read, or that an older program wrote, is passed over.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from reihum.core.errors import ReihumError
from reihum.core.match import Match
from reihum.games import rules_of
from reihum.protocol.messages import Status
from reihum.server.store.database import Statement
from reihum.server.store.tables import snapshot_kept
from reihum.server.tables import entries as e
from reihum.server.tables.clocks import Clocks
from reihum.server.tables.seats import TableSeat
from reihum.server.tables.table import Line, TableState, UndoWish, brought, match_of

EVERY: Final = 64
"""Entries from one snapshot to the next."""
_FORMAT: Final = 2


class _KeptSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    plan: e.SeatPlan
    entropy: str = ""
    commitment: str = ""
    stand_in: e.StandInReason | None = None
    resigned: bool = False
    bot_level: str | None = None


class _KeptMatch(msgspec.Struct, frozen=True):
    """Only what stands: its length is that of the match, whatever was taken back."""

    moves: list[str]
    waiting: dict[int, str]


class _Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    format: int
    head: int
    created: float
    changed: float
    status: Status
    opened: e.Opened
    seats: list[_KeptSeat]
    match: _KeptMatch | None = None
    clocks: Clocks | None = None
    number: int = 0
    last_by_seat: dict[int, int] = {}
    bound: float | None = None
    openings: list[int] = []
    together: tuple[int, int, int] | None = None
    undo_wish: UndoWish | None = None
    unwanted: frozenset[str] = frozenset()
    took_back: frozenset[int] = frozenset()
    helped: frozenset[int] = frozenset()
    furthest: int = -1
    undos: dict[int, int] = {}
    resigned: list[int] = []
    points: list[int] = []
    ranks: list[int] = []
    rematch: str | None = None
    lines: list[Line] = []
    muted: dict[str, frozenset[str]] = {}
    to_move: tuple[int, ...] = ()
    recent: list[tuple[str, str, int]] = []


_SAME: Final = [name for name in _Kept.__struct_fields__ if name not in ("format", "seats", "match", "recent")]
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(_Kept)


def is_due(seq: int) -> bool:
    """Whether a snapshot is kept with an entry."""
    return seq % EVERY == EVERY - 1


def written(state: TableState) -> str:
    """A state as it is kept."""
    seats = [
        _KeptSeat(seat.plan(), seat.entropy, seat.commitment, seat.stand_in, seat.resigned, seat.bot_level)
        for seat in state.seats
    ]
    match = None
    if state.match is not None:
        waiting = {seat: move.text for seat, move in state.match.waiting.items()}
        match = _KeptMatch([move.text for move in state.match.moves], waiting)
    recent = [(author, command, number) for (author, command), number in state.recent.items()]
    same = {name: getattr(state, name) for name in _SAME}
    return _encoder.encode(_Kept(format=_FORMAT, seats=seats, match=match, recent=recent, **same)).decode()


def statement(state: TableState) -> Statement:
    """What keeps a state."""
    return snapshot_kept(state.id, state.head, state.number, written(state))


def read(table: str, body: str) -> TableState | None:
    """The state that was kept; None if this program cannot read it."""
    try:
        kept = _decoder.decode(body)
        if kept.format != _FORMAT:
            return None
        state = TableState(table, rules=rules_of(kept.opened.game))
        for name in _SAME:
            setattr(state, name, getattr(kept, name))
        state.seats = [_seat(seat) for seat in kept.seats]
        state.recent = {(author, command): number for author, command, number in kept.recent}
        if kept.match is not None:
            state.match = _match(state, kept.match)
    except (msgspec.DecodeError, ReihumError, LookupError):
        return None
    return state


def _seat(kept: _KeptSeat) -> TableSeat:
    seat = TableSeat(kept.plan, kept.entropy, kept.commitment)
    seat.stand_in, seat.resigned, seat.bot_level = kept.stand_in, kept.resigned, kept.bot_level
    return seat


def _match(state: TableState, kept: _KeptMatch) -> Match:
    if state.opened.match is None:
        match, begin = match_of(state.opened, state.seats), 0
    else:
        match = brought(state.opened.match)
        match.waiting.clear()
        begin = _shared(match, kept.moves)
        if begin < len(match.moves):  # it was taken back
            match.rewind(begin)
    for move in kept.moves[begin:]:
        match.play(state.rules.moves_by_text[move])
    for seat, move in kept.waiting.items():
        match.play(state.rules.moves_by_text[move], seat)
    return match


def _shared(match: Match, moves: Sequence[str]) -> int:
    """How many moves a match begins with as these do."""
    pairs = enumerate(zip(match.moves, moves, strict=False))
    return next((number for number, (one, other) in pairs if one.text != other), min(len(match.moves), len(moves)))
