"""What people are called for, and whether it is still so."""

from collections.abc import Collection, Iterator
from typing import Final

from reihum.server.store.calls import call_statement
from reihum.server.store.database import Statement
from reihum.server.tables import entries as e
from reihum.server.tables.table import TableState

SOON_S: Final = 2 * 3600.0
"""How long before a bot stands in somebody is called again."""
_LEAST_HOURS: Final = 4  # of a pace at which that makes sense
_SLACK_S: Final = 60.0


def calls_for(
    before: TableState,
    after: TableState,
    entry: e.AnyEntry,
    now: float,
    people: Collection[str],
    tables: Collection[str],
    wait_s: float,
) -> list[Statement]:
    """What is to be called for after an entry, of those people and tables that want to be called."""
    statements = []
    asked = [seat for seat in after.to_move if seat not in before.to_move and is_asked(after, seat)]
    for person, what in _calls(before, after, entry, asked):
        if person in people:
            statements.append(call_statement(person, after.id, what, now, now + wait_s))
    for seat in asked:
        person = after.seats[seat].person or ""
        deadline = after.clocks.deadline(seat)
        if person in people and after.opened.pace.hours >= _LEAST_HOURS and deadline is not None:
            statements.append(call_statement(person, after.id, "soon", now, deadline - SOON_S))
    if after.id in tables:
        for what in dict.fromkeys(what for _, what in _calls(before, after, entry, asked)):
            statements.append(call_statement("", after.id, what, now, now + wait_s))
    return statements


def has_acted(before: TableState, after: TableState, entry: e.AnyEntry) -> str | None:
    """The person who has ended a turn by an entry: whoever plays has seen the table."""
    if isinstance(entry, e.Played) and not entry.bot and entry.seat not in after.to_move:
        return after.seats[entry.seat].person
    return None


def _calls(
    before: TableState, after: TableState, entry: e.AnyEntry, asked: Collection[int]
) -> Iterator[tuple[str, str]]:
    for seat in asked:
        yield after.seats[seat].person or "", "turn"
    if isinstance(entry, e.Sat) and entry.person != after.opened.owner:
        yield after.opened.owner, "seated"
    if after.status == "finished" and before.status == "running":
        for person in sorted(after.people()):
            yield person, "over"


def is_asked(state: TableState, seat: int) -> bool:
    """Whether the person at a seat is asked themselves, and not a bot for them."""
    return seat in state.to_move and state.seats[seat].is_person and state.seats[seat].bot_level is None


def is_still_so(state: TableState, person: str, what: str, now: float) -> bool:
    """Whether there is still a reason to call somebody, or (without a person) everybody at a table."""
    if what == "over":
        return state.status == "finished"
    if what == "seated":
        return state.status == "waiting"
    mine = range(len(state.seats)) if not person else state.my_seats(person)
    asked = [seat for seat in mine if is_asked(state, seat)]
    if what == "turn":
        return bool(asked)
    return any(0 < left <= SOON_S + _SLACK_S for left in _left(state, asked, now))


def hours_left(state: TableState, person: str, now: float) -> int:
    """In how many hours a bot stands in for somebody who is asked; at least one."""
    asked = [seat for seat in state.my_seats(person) if is_asked(state, seat)]
    return max(1, round(min(_left(state, asked, now), default=SOON_S) / 3600))


def _left(state: TableState, seats: Collection[int], now: float) -> list[float]:
    return [deadline - now for seat in seats if (deadline := state.clocks.deadline(seat)) is not None]
