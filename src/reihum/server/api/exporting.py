"""Everything that is kept of a person, in one answer.

Somebody may have written hundreds of megabytes into logs, so it is sent table by table, as fast as it is read.
"""
# ruff: noqa: D103 - what it does stands in the route table

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import msgspec
from starlette.responses import Response, StreamingResponse

from reihum.protocol import messages as p
from reihum.server.api.api_request import ApiRequest
from reihum.server.api.of_calls import calling_of
from reihum.server.api.of_games import stats_of
from reihum.server.costs.aside import aside
from reihum.server.store.people import Kind
from reihum.server.store.tables import EntryRow

_TABLES: Final = 100_000
_BYTES_A_REQUEST: Final = 2048  # what a large answer costs who asks
_NO_TABLES: Final = b"[]}"
_KINDS: Final[tuple[Kind, ...]] = ("cookie", "token", "link", "recovery")


async def export_person(call: ApiRequest) -> Response:
    store, person = call.service.store, call.who.person
    assert person is not None
    created, seen = await store.people.dates(person.id)
    kept = p.KeptOfMe(
        person=p.Person(id=person.id, name=person.name),
        language=person.language,
        created=created,
        seen=seen,
        secrets=[
            p.KeptSecret(kind=kind, label=row.label, created=row.created)
            for kind in _KINDS
            for row in await store.people.secrets(person.id, kind)
        ],
        accounts=[
            p.KeptAccount(issuer=issuer, subject=subject)
            for issuer, subject in await store.accounts.of_person(person.id)
        ],
        calling=await calling_of(call.service, person.id),
        stats=await stats_of(call),
        results=[
            p.KeptResult(table=row.table_id, game=row.game, seat=row.seat, points=row.points, rank=row.rank, at=row.at)
            for row in await store.results.results_of(person.id)
        ],
        tables=[],
    )
    headers = {"content-disposition": 'attachment; filename="reihum.json"'}
    return StreamingResponse(_parts(call, kept), media_type="application/json", headers=headers)


async def _parts(call: ApiRequest, kept: p.KeptOfMe) -> AsyncIterator[bytes]:
    """The answer in pieces: its tables, which stand at its end, one by one."""
    store, me = call.service.store, call.me
    begin = msgspec.json.encode(kept)
    assert begin.endswith(_NO_TABLES)
    yield begin.removesuffix(_NO_TABLES) + b"["
    rows = [row for over in (False, True) for row in await store.tables.of_person(me, over, _TABLES)]
    for place, row in enumerate(rows):
        async with call.service.gate.turn(call.origin.group):
            table = await call.service.desk.faces.summary(row, me)
            part = await aside(_written, table, await store.tables.entries_by(me, row.id))
        call.payer.charge(len(part) / _BYTES_A_REQUEST)
        yield b"," + part if place else part
    yield b"]}"


def _written(table: p.TableSummary, rows: Sequence[EntryRow]) -> bytes:
    wrote = [p.KeptEntry(at=row.at, entry=_open(msgspec.json.decode(row.body))) for row in rows]
    return msgspec.json.encode(p.KeptTable(table=table, wrote=wrote))


def _open(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry without the server's part of the luck: it tells what is still hidden."""
    return {name: value for name, value in entry.items() if name != "seed"}
