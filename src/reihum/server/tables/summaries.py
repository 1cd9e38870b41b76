"""A table in brief, kept beside its log so that lists need not replay it."""

import msgspec

from reihum.server.store.results import ResultRow
from reihum.server.store.tables import TableRow
from reihum.server.tables.entries import SeatKind
from reihum.server.tables.seats import TableSeat
from reihum.server.tables.table import TableState


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


def brief_of(state: TableState) -> Brief:
    """The brief form of a table."""
    return Brief(
        seats=[_brief_seat(seat) for seat in state.seats],
        to_move=state.unopened() if state.is_dealing else list(state.to_move),  # a move, or what is added to the luck
        turn=0 if state.match is None else state.match.header("turn"),
        ranks=state.ranks,
        points=state.points,
    )


def _brief_seat(seat: TableSeat) -> BriefSeat:
    return BriefSeat(
        kind=seat.kind,
        person=seat.person,
        name=seat.name,
        level=seat.bot_level or "",
        stand_in=seat.kind == "person" and seat.bot_level is not None,
    )


def decode_brief(row: TableRow) -> Brief:
    """The brief form that the store kept."""
    return _decoder.decode(row.summary)


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
        summary=_encoder.encode(brief_of(state)).decode(),
    )


def results_of(state: TableState, at: float) -> list[ResultRow]:
    """The results of a finished table: of everybody whom a result counts for. A match brought from outside has none."""
    if state.opened.match is not None:
        return []
    weak = state.took_back | state.helped
    return [
        ResultRow(state.id, number, state.game, player, state.points[number], state.ranks[number], at, number in weak)
        for number, seat in enumerate(state.seats)
        if (player := seat.player) is not None
    ]


def is_rated(state: TableState) -> bool:
    """Whether a table counts for ratings: different players, each known, a person among them.

    Hints, and what was taken back after something was revealed, leave a match rated (`ResultRow.weak`): else whoever is
    about to lose could ask for one, and nothing would have been lost.
    """
    if state.opened.match is not None:
        return False
    players = [seat.player for seat in state.seats]
    return None not in players and len(set(players)) > 1 and any(seat.is_person for seat in state.seats)
