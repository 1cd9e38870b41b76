"""A table, derived from its log. `TableState.apply` is the only way it changes, and it never looks at a clock.

A state is never changed once others can see it: a new entry is applied to a fork, so that the state before and after
an entry are both there for telling what happened, and an entry that the store refuses leaves nothing behind.
"""

import functools
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from reihum.core import matchfile
from reihum.core.game import Game
from reihum.core.match import Match, Seat
from reihum.core.record import SPECTATOR, Buffer
from reihum.core.rules import Rules
from reihum.games import rules_of
from reihum.protocol import fairness
from reihum.protocol.messages import Status, StepKind
from reihum.server.store.tables import EntryRow
from reihum.server.tables import entries as e
from reihum.server.tables.clocks import Clocks, ranked
from reihum.server.tables.seats import TableSeat

_LINES: Final = 50  # of chat
RECENT: Final = 128
"""Commands that a state knows again when they are sent twice; of others the log must be asked."""
_GAMES: Final = 256  # with different options
_BROUGHT: Final = 16  # matches that were brought along, the last ones

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


class TableState(msgspec.Struct, eq=False):
    """A table after an entry of its log. It is a struct, because those are copied quickly."""

    id: str
    head: int = -1
    created: float = 0.0
    changed: float = 0.0
    status: Status = "waiting"
    opened: e.Opened = _NOT_YET
    rules: Rules = _NOT_YET
    seats: list[TableSeat] = []
    match: Match | None = None
    clocks: Clocks = _NOT_YET
    number: int = 0
    last_by_seat: dict[int, int] = {}  # number after the last step of a seat
    bound: float | None = None  # since when nobody changes what they add to the luck
    openings: list[int] = []  # the seats whose part of it is open, in their order
    together: tuple[int, int, int] | None = None  # turn, phase and first number of a choice made together
    undo_wish: UndoWish | None = None
    unwanted: frozenset[str] = frozenset()  # who was asked to leave
    took_back: frozenset[int] = frozenset()  # seats that took back what they could not have taken back alone
    helped: frozenset[int] = frozenset()  # seats that were given a hint
    resigned: list[int] = []
    points: list[int] = []
    ranks: list[int] = []
    rematch: str | None = None
    lines: list[Line] = []
    muted: dict[str, frozenset[str]] = {}
    to_move: tuple[int, ...] = ()  # the seats that are asked
    furthest: int = -1  # the latest turn that the match was ever in
    undos: dict[int, int] = {}  # how often a seat has taken back since that turn began
    recent: dict[tuple[str, str], int] = {}  # the newest commands, by author and name, and the numbers they led to
    seen_alone: dict[int, bool] = {}  # what `undo` has found out about this position
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
        """The number that a command led to; None if it is not among the newest of the log."""
        return self.recent.get((author, command))

    def is_fresh(self, seat: int, at: int) -> bool:
        """Whether what a seat decided in position ``at`` was decided in this one.

        While seats choose together the others' choices are unseen: they make no decision stale.
        """
        if at == self.number:
            return True
        return (
            self.together is not None and self.together[2] <= at < self.number and self.last_by_seat.get(seat, 0) <= at
        )

    def unopened(self) -> list[int]:
        """The seats that are bound to add to the luck and have not opened what."""
        return [number for number, seat in enumerate(self.seats) if seat.commitment and not seat.entropy]

    @property
    def is_dealing(self) -> bool:
        """The match was started, and waits for what the players add to the luck."""
        return self.bound is not None and self.status == "waiting"

    def voters(self, seat: int) -> list[int]:
        """The seats whose consent is needed to take back: people other than the one who asks, who still play.

        A bot that stands in for one of them plays, but does not consent: it is not the bot that would lose by it.
        """
        asker = self.seats[seat].person
        return [
            number
            for number, other in enumerate(self.seats)
            if other.is_person and other.person != asker and not other.resigned
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
        recent = {**self.recent, (row.author, row.command): self.number}
        if len(recent) > RECENT:
            del recent[next(iter(recent))]
        self.recent = recent

    def _opened(self, entry: e.Opened, row: EntryRow, observer: Observer | None) -> None:
        self.opened = entry
        self.created = row.at
        self.rules = rules_of(entry.game)
        entropy = entry.entropy or [""] * len(entry.seats)
        self.seats = [TableSeat(plan, added) for plan, added in zip(entry.seats, entropy, strict=True)]

    def _sat(self, entry: e.Sat, row: EntryRow, observer: Observer | None) -> None:
        plan = e.SeatPlan(kind="person", person=entry.person)
        self._seat(entry.seat, TableSeat(plan, entry.entropy, entry.commitment))

    def _stood(self, entry: e.Stood, row: EntryRow, observer: Observer | None) -> None:
        self._seat(entry.seat, TableSeat(e.SeatPlan(kind="open")))

    def _seat_changed(self, entry: e.SeatChanged, row: EntryRow, observer: Observer | None) -> None:
        self._seat(entry.seat, TableSeat(entry.plan))

    def _asked_to_leave(self, entry: e.AskedToLeave, row: EntryRow, observer: Observer | None) -> None:
        self._seat(entry.seat, TableSeat(e.SeatPlan(kind="open")))
        self.unwanted = self.unwanted | {entry.person}

    def _seat(self, number: int, seat: TableSeat) -> None:
        self.seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]

    def _changed_seat(self, number: int) -> TableSeat:
        """A seat to be changed."""
        seat = self.seats[number].fork()
        self._seat(number, seat)
        return seat

    def _started(self, entry: e.Started, row: EntryRow, observer: Observer | None) -> None:
        self._open(entry.entropy, row.at)
        self._begin(row)

    def _bound(self, entry: e.Bound, row: EntryRow, observer: Observer | None) -> None:
        self._open(entry.entropy, row.at)
        self._begin_if_all_are_open(row)

    def _open(self, entropy: str, at: float) -> None:
        """The owner's part of the luck; from now on nobody else's changes."""
        self.bound = at
        if entropy:
            seat = self.my_seats(self.opened.owner)[0]
            self._changed_seat(seat).entropy = entropy
            self.openings = [*self.openings, seat]

    def _revealed(self, entry: e.Revealed, row: EntryRow, observer: Observer | None) -> None:
        self._changed_seat(entry.seat).entropy = entry.entropy
        self.openings = [*self.openings, entry.seat]
        self._begin_if_all_are_open(row)

    def _dealt(self, entry: e.Dealt, row: EntryRow, observer: Observer | None) -> None:
        """Who vanished adds nothing, and plays nothing. The commitment stays: everybody sees that it was not opened."""
        for seat, level in entry.bots.items():
            self._seat(seat, TableSeat(e.SeatPlan(kind="bot", level=level), commitment=self.seats[seat].commitment))
        self._begin(row)

    def _begin_if_all_are_open(self, row: EntryRow) -> None:
        if not self.unopened():
            self._begin(row)

    def _begin(self, row: EntryRow) -> None:
        opened = self.opened
        if opened.match is None:
            self.match = match_of(opened, self.seats)
        else:
            self.match = brought(opened.match)
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
        self._took_back(entry.seat, row.at)

    def _undo_asked(self, entry: e.UndoAsked, row: EntryRow, observer: Observer | None) -> None:
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
            self.took_back = self.took_back | {wish.seat}
            self._step("undo", wish.seat, "", False, observer)
            self._took_back(wish.seat, row.at)

    def _helped(self, entry: e.Helped, row: EntryRow, observer: Observer | None) -> None:
        self.helped = self.helped | {entry.seat}

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

    def _stood_in(self, entry: e.StoodIn, row: EntryRow, observer: Observer | None) -> None:
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
            self._step("close", SPECTATOR, "", False, observer)

    def _step(self, kind: StepKind, seat: int, move: str, bot: bool, observer: Observer | None) -> None:
        self.number += 1
        self.last_by_seat = {**self.last_by_seat, seat: self.number}
        self._known, self.seen_alone = {}, {}
        if observer is not None:
            observer(self, kind, seat, move, bot)

    def _moved(self, seats: list[int], now: float) -> None:
        if self.running().is_over:
            self._finish()
            return
        turn = self.running().header("turn")
        if turn > self.furthest:  # what was taken back and played again is no new turn
            self.furthest, self.undos = turn, {}
        self._ask()
        stood_in = () if self.opened.pace.kind != "live" else [n for n, seat in enumerate(self.seats) if seat.stand_in]
        self.clocks = self.clocks.turned(self.to_move, seats, now, stood_in)

    def _took_back(self, seat: int, now: float) -> None:
        self.undos = {**self.undos, seat: self.undos.get(seat, 0) + 1}
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
        match.seats = [Seat(name, seat.level or None) for name, seat in zip(names, self.seats, strict=True)]
        return matchfile.dump(match)


_APPLY: Final[dict[type, Callable[..., None]]] = {
    e.Opened: TableState._opened,
    e.Sat: TableState._sat,
    e.Stood: TableState._stood,
    e.SeatChanged: TableState._seat_changed,
    e.AskedToLeave: TableState._asked_to_leave,
    e.Started: TableState._started,
    e.Bound: TableState._bound,
    e.Revealed: TableState._revealed,
    e.Dealt: TableState._dealt,
    e.Played: TableState._played,
    e.Undone: TableState._undone,
    e.UndoAsked: TableState._undo_asked,
    e.Consented: TableState._consented,
    e.Helped: TableState._helped,
    e.Resigned: TableState._resigned,
    e.StoodIn: TableState._stood_in,
    e.Rematched: TableState._rematched,
    e.Spoke: TableState._spoke,
    e.Muted: TableState._muted,
    e.Forgot: TableState._forgot,
    e.Closed: TableState._closed,
}
"""What each kind of entry does to a table."""


@functools.lru_cache(_GAMES)
def _game(name: str, version: int, players: int, options: tuple[tuple[str, int], ...], start: int | None) -> Game:
    """A game as it was set up. Nothing changes it, so tables that are set up alike share it."""
    return Game(rules_of(name), players, dict(options), start, version=version)


_brought: Final[OrderedDict[str, Match]] = OrderedDict()


def remember(text: str, match: Match) -> None:
    """A match file that was read just now: reading it again is replaying it."""
    _brought[text] = match.copy()
    while len(_brought) > _BROUGHT:
        _brought.popitem(last=False)


def brought(text: str) -> Match:
    """The match of a match file that a table began with."""
    known = _brought.get(text)
    if known is None:
        known = matchfile.load(text.encode(), rules_of)
        remember(text, known)
    return known.copy()


def match_of(opened: e.Opened, seats: Sequence[TableSeat]) -> Match:
    """The match of a table that was not brought from elsewhere, as it begins."""
    game = _game(opened.game, opened.rules, len(seats), tuple(opened.options.items()), opened.start)
    return game.start(key=fairness.key(opened.seed, [seat.entropy for seat in seats]))


def replayed(table: str, rows: Sequence[EntryRow], begin: TableState | None = None) -> TableState:
    """The state that a log leads to, from its beginning or from a state that it led to before."""
    state = TableState(table) if begin is None else begin
    for row in rows:
        state.apply(row)
    return state
