"""What a snapshot keeps of a table."""

from collections.abc import Iterator
from typing import get_args

import msgspec

from reihum.games import rules_of
from reihum.protocol import messages as p
from reihum.protocol.fairness import seal
from reihum.server.store.tables import EntryRow
from reihum.server.tables import entries as e
from reihum.server.tables import snapshots
from reihum.server.tables.seats import TableSeat
from reihum.server.tables.table import TableState
from tests.server.people import opened, someone
from tests.server.test_costs import everything

MADE_ANEW = {"id", "rules", "seen_alone", "_known"}
"""What a state has from its name, its game, or whoever asks."""
OPEN = e.SeatPlan(kind="open")


class Log:
    """A table of Qwixx to which entries are appended one by one."""

    def __init__(self, *plans: e.SeatPlan) -> None:
        self.state = TableState("t")
        self.entries: list[e.AnyEntry] = []
        rules = rules_of("qwixx_cards")
        begun = opened(*plans, pace=p.Pace(kind="live", bank_s=600, increment_s=5))
        self.add(msgspec.structs.replace(begun, game=rules.name, rules=rules.version, fair=2))

    def add(self, entry: e.AnyEntry, author: str = "ada") -> TableState:
        """The state after another entry."""
        number = len(self.entries)
        self.entries.append(entry)
        self.state = self.state.fork()
        self.state.apply(EntryRow(number, 1000.0 + number, author, f"c{number}", e.encode(entry)), entry)
        return self.state

    def play(self, seat: int) -> TableState:
        return self.add(e.Played(seat=seat, moves=[self.state.running().legal_texts(seat)[0]]))


def a_match_with_everything(log: Log) -> Iterator[TableState]:
    """Three people of whom two are bound and one comes back, somebody who vanishes, a bot; until all have resigned."""
    yield log.state
    yield log.add(e.Sat(seat=1, person="eve"))
    yield log.add(e.AskedToLeave(seat=1, person="eve"))
    yield log.add(e.Sat(seat=1, person="bob", commitment=seal("bb")))
    yield log.add(e.Stood(seat=1))
    yield log.add(e.Sat(seat=1, person="bob", commitment=seal("bb")))
    yield log.add(e.SeatChanged(seat=2, plan=e.SeatPlan(kind="bot", level="uniform")))
    yield log.add(e.Sat(seat=3, person="carl", commitment=seal("cc")))
    yield log.add(e.Sat(seat=4, person="dora", commitment=seal("dd")))
    yield log.add(e.Spoke(text="hello"), "bob")
    yield log.add(e.Muted(person="bob", on=True))
    yield log.add(e.Bound(entropy="aa"))
    yield log.add(e.Revealed(seat=1, entropy="bb"), "bob")
    yield log.add(e.Revealed(seat=4, entropy="dd"), "dora")
    yield log.add(e.Dealt(bots={3: "easy"}), "server")
    while not log.state.running().waiting:  # until somebody has chosen before it was their turn
        yield log.play(log.state.to_move[-1])
    (early,) = log.state.running().waiting
    yield log.add(e.Undone(seat=early))
    for _ in range(20):  # into another turn
        yield log.play(log.state.to_move[0])
    yield log.add(e.UndoAsked(seat=0, length=3))
    yield log.add(e.Consented(seat=1, agree=False), "bob")
    yield log.add(e.UndoAsked(seat=0, length=3))
    yield log.add(e.Consented(seat=1, agree=True), "bob")
    yield log.add(e.Consented(seat=4, agree=True), "dora")
    yield log.add(e.Helped(seat=0))
    yield log.add(e.StoodIn(seat=4, on=True, why="clock", level="hard"), "server")
    for seat in (1, 4, 0):
        yield log.add(e.Resigned(seat=seat, level="medium"))
    yield log.add(e.Rematched(table="next"))
    yield log.add(e.Forgot(), "server")


def a_table_that_is_closed(log: Log) -> Iterator[TableState]:
    yield log.state
    yield log.add(e.Started(entropy="ab"))
    yield log.add(e.Closed(), "server")


def test_a_snapshot_keeps_everything_that_a_state_remembers() -> None:
    """After each entry of any kind, with everything that a table and a seat can remember."""
    on_one_device = (someone("ada"), e.SeatPlan(kind="person", person="ada", name="Mira"))
    former = e.SeatPlan(kind="person", person="ada", nameless=True)
    logs = Log(someone("ada"), OPEN, OPEN, OPEN, OPEN), Log(*on_one_device, former)
    states = [*a_match_with_everything(logs[0]), *a_table_that_is_closed(logs[1])]
    for state in states:
        again = snapshots.read("t", snapshots.written(state))
        assert again is not None
        assert str(everything(again)) == str(everything(state))

    assert {type(entry) for log in logs for entry in log.entries} == set(get_args(e.AnyEntry))
    new, nobody = TableState("t"), TableSeat(OPEN)
    for name in set(TableState.__struct_fields__) - MADE_ANEW:
        assert any(getattr(state, name) != getattr(new, name) for state in states), name
    for name in TableSeat.__slots__:
        assert any(getattr(seat, name) != getattr(nobody, name) for state in states for seat in state.seats), name
    assert any(state.match is not None and state.match.waiting for state in states)
    assert any(state.undo_wish is not None and state.undo_wish.agreed for state in states)
