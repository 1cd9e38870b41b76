"""Deleting a person: bots take over, what names them goes out of every log, then out of the database's files.

What they played stays readable for the others: who sat there is then "a former player".
"""

import asyncio
import contextlib
import logging
import time
from typing import Final

from reihum.server import entries as e
from reihum.server.desk import Desk
from reihum.server.lobby import forgotten
from reihum.server.refusals import Refused
from reihum.server.scrubbing import WANTED
from reihum.server.store import Unavailable
from reihum.server.table import TableState

_log = logging.getLogger("reihum.server")
_AT_ONCE: Final = 1_000  # tables


async def forget(desk: Desk, person: str) -> None:
    """Delete a person and everything that names them."""
    store = desk.store
    for row in await store.tables.of_person(person, finished=False, limit=_AT_ONCE):
        await _leave_table(desk, person, await desk.state(row.id))
    rewritten: dict[str, dict[int, str]] = {}
    for table, entry in await store.tables.entries_by(person):
        body = forgotten(entry)
        if body is not None:
            rewritten.setdefault(table, {})[entry.seq] = body
    for table, bodies in rewritten.items():
        await desk.rewrite(table, bodies)
    await store.people.forget(person)
    desk.faces.unlearn(person)
    await store.kept.put(WANTED, str(time.time()))
    await _clear_log(desk)
    for room in desk.known():  # those who look at one of their tables see it without the name
        if room.connections and person in room.state.people():
            await desk.tell_table(room)


async def _clear_log(desk: Desk) -> None:
    """The deletion itself is done: if a log cannot be cut off just now, the next clean-up does it."""
    try:
        await asyncio.shield(desk.store.database.clear_log())
    except Unavailable as error:
        _log.warning("%s", error)


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
