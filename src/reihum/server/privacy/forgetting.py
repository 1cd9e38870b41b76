"""Deleting a person: bots take over, what names them goes out of every log, then out of the database's files.

What they played stays readable for the others: who sat there is then "a former player".
"""

import contextlib
import time
from collections.abc import Sequence
from typing import Final

from reihum.protocol.refusals import Refused
from reihum.server.costs.aside import aside
from reihum.server.live.desk import Desk
from reihum.server.live.lobby import forgotten
from reihum.server.privacy.scrubbing import WANTED
from reihum.server.store.tables import EntryRow
from reihum.server.tables import entries as e
from reihum.server.tables.table import TableState

_AT_ONCE: Final = 1_000  # tables


async def forget(desk: Desk, person: str) -> None:
    """Delete a person and everything that names them."""
    store = desk.store
    for row in await store.tables.of_person(person, finished=False, limit=_AT_ONCE):
        await _leave_table(desk, person, await desk.state(row.id))
    for table in await store.tables.tables_of(person):
        bodies = await aside(_without_names, await store.tables.entries_by(person, table))  # there may be many
        if bodies:
            await desk.rewrite(table, bodies)
    await store.people.forget(person)
    desk.faces.unlearn(person)
    await store.kept.put(WANTED, str(time.time()))
    for room in desk.known():  # those who look at one of their tables see it without the name
        if room.connections and person in room.state.people():
            await desk.tell_table(room)


def _without_names(entries: Sequence[EntryRow]) -> dict[int, str]:
    """The bodies of entries that named their author, as they are to be, by number."""
    return {entry.seq: body for entry in entries if (body := forgotten(entry)) is not None}


async def _leave_table(desk: Desk, person: str, state: TableState) -> None:
    if state.status == "waiting" and state.opened.owner == person:  # nobody else could start it
        with contextlib.suppress(Refused):
            await desk.append(state.id, person, "forget", _close)
    for seat in state.my_seats(person):
        level = await desk.faces.stand_in_level(state, seat)

        def choose(now: TableState, seat: int = seat, level: str = level) -> e.AnyEntry:
            if now.status == "waiting" and not now.is_dealing:  # else a bot has the seat when time is up
                return e.Stood(seat=seat)
            if now.status == "running" and not now.seats[seat].resigned:
                return e.Resigned(seat=seat, level=level)
            raise Refused("over", "The match is over.")

        try:
            await desk.append(state.id, person, f"forget-{seat}", choose)
        except Refused as refused:
            if refused.code == "unavailable":
                raise


def _close(state: TableState) -> e.AnyEntry:
    if state.status != "waiting":
        raise Refused("conflict", "The match has started already.")
    return e.Closed()
