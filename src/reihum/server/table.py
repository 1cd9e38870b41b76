"""A table, derived from its log. `TableState.apply` is the only way it changes, and it never looks at a clock.

A state is never changed once others can see it: a new entry is applied to a fork, so that the state before and after
an entry are both there for telling what happened, and an entry that the store refuses leaves nothing behind.
"""

import functools
import struct
from collections.abc import Callable
from typing import Any, Final, NamedTuple, get_args

import msgspec

from reihum.core import matchfile
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.match import Seat as MatchSeat
from reihum.core.record import WATCHER, Buffer
from reihum.core.rules import Rules
from reihum.games import rules_of
from reihum.server import entries as e
from reihum.server import fairness
from reihum.server.clocks import Clocks, ranked
from reihum.server.protocol import Status, StepKind
from reihum.server.seats import Seat
from reihum.server.store.tables import EntryRow

_DONE: Final = struct.Struct("=qq")  # a command's hash and the number that it led to
_HASH: Final = struct.Struct("=q")
_LINES: Final = 50  # of chat
_GAMES: Final = 256  # with different options

Observer = Callable[["TableState", StepKind, int, str, bool], None]
"""Told after every step: the state, what kind of step it was, seat, move and whether a bot made it."""


class Line(NamedTuple):
    """A line of chat."""

    seq: int
    person: str
    text: str
    at: float


class UndoWish(NamedTuple):
    """Somebody's wish to go back to ``length`` moves, and who agrees."""

    seat: int
    length: int
    agreed: frozenset[int]


_NOT_YET: Final[Any] = None  # what the first entries of a log say


class TableState(msgspec.Struct, eq=False, gc=False):
    """A table after an entry of its log. It is a struct, because those are copied quickly."""

    id: str
    head: int = -1
    created: float = 0.0
    changed: float = 0.0
    status: Status = "waiting"
    opened: e.Opened = _NOT_YET
    rules: Rules = _NOT_YET
    seats: list[Seat] = []
    match: Match | None = None
    clocks: Clocks = _NOT_YET
    number: int = 0
    last_by_seat: dict[int, int] = {}  # number after the last step of a seat
    together: tuple[int, int, int] | None = None  # turn, phase and first number of a choice made together
    undo_wish: UndoWish | None = None
    took_back: bool = False  # what somebody could not have taken back alone
    resigned: list[int] = []
    points: list[int] = []
    ranks: list[int] = []
    rematch: str | None = None
    lines: list[Line] = []
    muted: dict[str, frozenset[str]] = {}
    to_move: tuple[int, ...] = ()  # the seats that are asked
    written_seats: tuple[list[Seat], msgspec.Raw] = ([], msgspec.Raw())  # for the store, and what of
    _done: bytes = b""  # all commands and where they led: small, and quickly copied and searched
    _known: dict[int, Buffer] = {}  # what viewers may know, as far as somebody has asked

    def fork(self) -> "TableState":
        """A copy to apply an entry to. What an entry does not change is shared."""
        match = None if self.match is None else self.match.copy()
        return msgspec.structs.replace(self, match=match, _known={})  # lists and dictionaries are replaced, not changed

    # Asking

    @property
    def game(self) -> str:
        return self.opened.game

    def running(self) -> Match:
        """The match of a table that has started."""
        assert self.match is not None
        return self.match

    def my_seats(self, person: str | None) -> list[int]:
        """The seats that a person plays, those on their device included."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person and seat.person == person]

    def people(self) -> set[str]:
        """Everybody who sits here."""
        return {seat.person for seat in self.seats if seat.is_person and seat.person is not None}

    def concealed(self, viewer: int) -> Buffer:
        """The record as a viewer may know it now: to be read, not to be changed."""
        known = self._known.get(viewer)
        if known is None:
            known = self._known[viewer] = self.running().concealed(viewer)
        return known

    def done(self, author: str, command: str) -> int | None:
        """The number that a command led to; None if it is not in the log."""
        wanted = _HASH.pack(hash((author, command)))
        place = self._done.find(wanted)
        while place % _DONE.size:  # across two of them, or nowhere (-1)
            if place < 0:
                return None
            place = self._done.find(wanted, place + 1)
        return int(_DONE.unpack_from(self._done, place)[1])

    def is_fresh(self, seat: int, at: int) -> bool:
        """Whether what a seat decided in position ``at`` was decided in this one.

        While seats choose together the others' choices are unseen: they make no decision stale.
        """
        if at == self.number:
            return True
        return (
            self.together is not None and self.together[2] <= at < self.number and self.last_by_seat.get(seat, 0) <= at
        )

    def voters(self, seat: int) -> list[int]:
        """The seats whose consent is needed to take back: people other than the one who asks."""
        asker = self.seats[seat].person
        return [
            number
            for number, other in enumerate(self.seats)
            if other.is_person and other.person != asker and other.bot_level is None
        ]

    # Changing

    def apply(self, row: EntryRow, entry: e.AnyEntry | None = None, observer: Observer | None = None) -> None:
        """Apply the next entry: a row of the log, and what its body says if that is known already.

        Raises a `reihum.core.errors.ReihumError` if the rules forbid it.
        """
        assert row.seq == self.head + 1, "entries are applied in their order"
        if entry is None:
            entry = e.decode(row.body)
        _APPLY[type(entry)](self, entry, row, observer)
        self.head = row.seq
        self.changed = row.at
        self._done += _DONE.pack(hash((row.author, row.command)), self.number)

    def _opened(self, entry: e.Opened, row: EntryRow, observer: Observer | None) -> None:
        self.opened = entry
        self.created = row.at
        self.rules = rules_of(entry.game)
        entropy = entry.entropy or [""] * len(entry.seats)
        self.seats = [Seat(plan, added) for plan, added in zip(entry.seats, entropy, strict=True)]

    def _sat(self, entry: e.Sat, row: EntryRow, observer: Observer | None) -> None:
        self._seat(entry.seat, Seat(e.SeatPlan(kind="person", person=entry.person), entry.entropy))

    def _stood(self, entry: e.Stood, row: EntryRow, observer: Observer | None) -> None:
        self._seat(entry.seat, Seat(e.SeatPlan(kind="open")))

    def _seatchanged(self, entry: e.SeatChanged, row: EntryRow, observer: Observer | None) -> None:
        self._seat(entry.seat, Seat(entry.plan))

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]

    def _changed_seat(self, number: int) -> Seat:
        """A seat to be changed."""
        seat = self.seats[number].fork()
        self._seat(number, seat)
        return seat

    def _started(self, entry: e.Started, row: EntryRow, observer: Observer | None) -> None:
        opened = self.opened
        if entry.entropy:
            self._changed_seat(self.my_seats(opened.owner)[0]).entropy = entry.entropy
        if opened.match is None:
            game = _game(opened.game, opened.rules, len(self.seats), tuple(opened.options.items()), opened.start)
            self.match = game.start(key=fairness.key(opened.seed, [seat.entropy for seat in self.seats]))
        else:
            self.match = matchfile.load(opened.match.encode(), rules_of)
            self.number = len(self.match.moves)
        self.status = "running"
        self.clocks = Clocks.begin(opened.pace, len(self.seats))
        self._moved([], row.at)

    def _played(self, entry: e.Played, row: EntryRow, observer: Observer | None) -> None:
        match = self.running()
        for move in entry.moves:
            match.play(self.rules.moves_by_text.get(move, move), entry.seat)
            self._step("move", entry.seat, move, bool(entry.bot), observer)
        self.undo_wish = None
        self._moved([entry.seat], row.at)

    def _undone(self, entry: e.Undone, row: EntryRow, observer: Observer | None) -> None:
        self.running().undo(entry.seat)
        self._step("undo", entry.seat, "", False, observer)
        self._took_back(row.at)

    def _undoasked(self, entry: e.UndoAsked, row: EntryRow, observer: Observer | None) -> None:
        self.undo_wish = UndoWish(entry.seat, entry.length, frozenset())
        self._take_back_if_agreed(row, observer)

    def _consented(self, entry: e.Consented, row: EntryRow, observer: Observer | None) -> None:
        assert self.undo_wish is not None
        if entry.agree:
            mine = self.my_seats(self.seats[entry.seat].person)
            self.undo_wish = self.undo_wish._replace(agreed=self.undo_wish.agreed.union(mine))
            self._take_back_if_agreed(row, observer)
        else:
            self.undo_wish = None

    def _take_back_if_agreed(self, row: EntryRow, observer: Observer | None) -> None:
        wish = self.undo_wish
        assert wish is not None
        if wish.agreed.issuperset(self.voters(wish.seat)):
            self.running().rewind(wish.length)
            self.undo_wish = None
            self.took_back = True
            self._step("undo", wish.seat, "", False, observer)
            self._took_back(row.at)

    def _resigned(self, entry: e.Resigned, row: EntryRow, observer: Observer | None) -> None:
        seat = self._changed_seat(entry.seat)
        seat.resigned = True
        seat.bot_level = entry.level
        self.resigned = [*self.resigned, entry.seat]
        self._step("resign", entry.seat, "", False, observer)
        playing = [seat for seat in self.seats if not seat.resigned]
        if len(playing) == 1 or not any(seat.is_person for seat in playing):
            self._finish()
        else:
            self._moved([entry.seat], row.at)

    def _stoodin(self, entry: e.StoodIn, row: EntryRow, observer: Observer | None) -> None:
        seat = self._changed_seat(entry.seat)
        was, seat.stand_in = seat.stand_in, entry.why if entry.on else None
        if not seat.resigned:
            seat.bot_level = entry.level if entry.on else None
        if entry.on:
            self.clocks = self.clocks.handed_over(entry.seat, row.at)
        else:
            self.clocks = self.clocks.restarted(entry.seat, row.at, ran_out=was == "clock")

    def _rematched(self, entry: e.Rematched, row: EntryRow, observer: Observer | None) -> None:
        self.rematch = entry.table

    def _spoke(self, entry: e.Spoke, row: EntryRow, observer: Observer | None) -> None:
        self.lines = [*self.lines, Line(row.seq, row.author, entry.text, row.at)][-_LINES:]

    def _muted(self, entry: e.Muted, row: EntryRow, observer: Observer | None) -> None:
        muted = self.muted.get(row.author, frozenset())
        muted = muted | {entry.person} if entry.on else muted - {entry.person}
        self.muted = {**self.muted, row.author: muted}

    def _forgot(self, entry: e.Forgot, row: EntryRow, observer: Observer | None) -> None:
        """The entries themselves were changed."""

    def _closed(self, entry: e.Closed, row: EntryRow, observer: Observer | None) -> None:
        self.status = "closed"
        self.to_move = ()
        self.undo_wish = None
        if self.match is not None:
            self._step("close", WATCHER, "", False, observer)

    def _step(self, kind: StepKind, seat: int, move: str, bot: bool, observer: Observer | None) -> None:
        self.number += 1
        self.last_by_seat = {**self.last_by_seat, seat: self.number}
        self._known = {}
        if observer is not None:
            observer(self, kind, seat, move, bot)

    def _moved(self, seats: list[int], now: float) -> None:
        if self.running().is_over:
            self._finish()
            return
        self._ask()
        stood_in = () if self.opened.pace.kind != "live" else [n for n, seat in enumerate(self.seats) if seat.stand_in]
        self.clocks = self.clocks.turned(self.to_move, seats, now, stood_in)

    def _took_back(self, now: float) -> None:
        self._ask()
        self.clocks = self.clocks.taken_back(self.to_move, now)

    def _ask(self) -> None:
        """Find out who is asked in this position."""
        match = self.running()
        if match.header("concurrent"):
            name = match.header("turn"), match.header("phase")
            if self.together is None or self.together[:2] != name:
                self.together = (*name, self.number)
            self.to_move = match.seats_to_move
        else:
            self.together = None
            self.to_move = (match.to_move,)

    def _finish(self) -> None:
        outcome = self.running().scores()
        self.status = "finished"
        self.to_move = ()
        self.undo_wish = None
        self.together = None
        self.points = list(outcome.points)
        self.ranks = ranked(outcome.points, outcome.ranks, self.resigned)

    # Telling

    def export(self, names: list[str]) -> bytes:
        """The match as a match file."""
        match = self.running().copy()
        match.seats = [MatchSeat(name, seat.level or None) for name, seat in zip(names, self.seats, strict=True)]
        return matchfile.dump(match)


_APPLY: Final[dict[type, Callable[..., None]]] = {
    kind: getattr(TableState, f"_{kind.__name__.lower()}") for kind in get_args(e.AnyEntry)
}
"""What each kind of entry does to a table."""


@functools.lru_cache(_GAMES)
def _game(name: str, version: int, players: int, options: tuple[tuple[str, int], ...], start: int | None) -> Game:
    """A game as it was set up. Nothing changes it, so tables that are set up alike share it."""
    return Game(rules_of(name), players, dict(options), start, version=version)


def replayed(table: str, rows: list[EntryRow]) -> TableState:
    """The state that a log leads to."""
    state = TableState(table)
    for row in rows:
        state.apply(row)
    return state
