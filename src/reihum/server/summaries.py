"""A table in brief, kept beside its log so that lists need not replay it."""

import msgspec

from reihum.server.entries import SeatKind
from reihum.server.seats import Seat
from reihum.server.store.database import Append
from reihum.server.store.results import ResultRow
from reihum.server.store.tables import EntryRow, TableRow
from reihum.server.table import TableState


class BriefSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat in brief. ``level`` is that of the bot that plays here, for itself or for a person."""

    kind: SeatKind
    person: str | None = None
    name: str = ""
    level: str = ""
    stand_in: bool = False


class Brief(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table in brief."""

    seats: list[BriefSeat]
    to_move: list[int] = []
    turn: int = 0
    ranks: list[int] = []
    points: list[int] = []


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Brief)
_newest_decoder = msgspec.json.Decoder(tuple[list[int], int])  # what changes with most moves: seats asked, and turn


def brief_of(state: TableState) -> Brief:
    """The brief form of a table."""
    return Brief(
        seats=[_brief_seat(seat) for seat in state.seats],
        to_move=list(state.to_move),
        turn=0 if state.match is None else state.match.header("turn"),
        ranks=state.ranks,
        points=state.points,
    )


def _brief_seat(seat: Seat) -> BriefSeat:
    return BriefSeat(
        kind=seat.kind,
        person=seat.person,
        name=seat.name,
        level=seat.bot_level or "",
        stand_in=seat.kind == "person" and seat.bot_level is not None,
    )


def decode_brief(row: TableRow) -> Brief:
    """The brief form that the store kept."""
    brief = _decoder.decode(row.summary)
    if row.newest is None:
        return brief
    to_move, turn = _newest_decoder.decode(row.newest)
    return msgspec.structs.replace(brief, to_move=to_move, turn=turn)


class _Stored(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A `Brief` whose seats are written already."""

    seats: msgspec.Raw
    to_move: list[int] = []
    turn: int = 0
    ranks: list[int] = []
    points: list[int] = []


def _summary(state: TableState) -> str:
    """The brief form of a table as it is kept. From move to move the seats stay as they are."""
    seats, written = state.written_seats
    if seats is not state.seats:
        written = msgspec.Raw(_encoder.encode([_brief_seat(seat) for seat in state.seats]))
        state.written_seats = (state.seats, written)
    stored = _Stored(
        seats=written,
        to_move=list(state.to_move),
        turn=0 if state.match is None else state.match.header("turn"),
        ranks=state.ranks,
        points=state.points,
    )
    return _encoder.encode(stored).decode()


def row_of(state: TableState, due: float | None) -> TableRow:
    """What the store keeps of a table beside its log."""
    return TableRow(
        id=state.id,
        game=state.game,
        status=state.status,
        public=state.opened.public,
        head=state.head,
        created=state.created,
        changed=state.changed,
        due=due,
        summary=_summary(state),
    )


def append_of(state: TableState, row: EntryRow, due: float | None) -> Append:
    """What is written of the entry that led to a state, and of its table."""
    return Append(state.id, *row, None, state.status, due, _summary(state))


def append_beside(state: TableState, row: EntryRow) -> Append:
    """What is written of a move that changes nothing else of its table than whose turn it is."""
    newest = _encoder.encode((state.to_move, state.running().header("turn"))).decode()
    return Append(state.id, *row, newest, None, None, None)


def results_of(state: TableState, at: float) -> list[ResultRow]:
    """The results of a finished table: of everybody whom a result counts for. A match brought from outside has none."""
    if state.opened.match is not None:
        return []
    return [
        ResultRow(state.id, number, state.game, player, state.points[number], state.ranks[number], at)
        for number, seat in enumerate(state.seats)
        if (player := seat.player) is not None
    ]


def is_rated(state: TableState) -> bool:
    """Whether a finished table counts for ratings: different players, each known, a person among them.

    Who has taken back a move after something was revealed has played knowing it: that shows no strength.
    """
    if state.took_back:
        return False
    players = [seat.player for seat in state.seats]
    return None not in players and len(set(players)) > 1 and any(seat.is_person for seat in state.seats)
