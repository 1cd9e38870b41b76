"""Tables: lists, commands, replays, proofs, and the stream of turns."""
# ruff: noqa: D103 - what each one does stands in the route table

import contextlib
from typing import Final

from starlette.responses import Response, StreamingResponse

from reihum.core.record import SPECTATOR
from reihum.protocol import messages as p
from reihum.protocol.refusals import HTTP_STATUS, Refused
from reihum.server.api.api_request import ApiRequest, reply
from reihum.server.costs.aside import aside
from reihum.server.live.faces import invite_url, proof, rules_version
from reihum.server.live.lobby import MAX_IMPORT
from reihum.server.live.rooms import is_muted, said
from reihum.server.live.sockets import answer, failed
from reihum.server.store.people import hashed
from reihum.server.tables.table import TableState

_LISTED: Final = 50
_MOMENTS_A_REQUEST: Final = 16  # that many moments of a replay count like another request,
_BYTES_A_REQUEST: Final = 2048  # and that many bytes of a match that is brought or written down


async def tables(call: ApiRequest) -> Response:
    store, faces, me = call.service.store, call.service.desk.faces, call.who.id
    mine = await store.tables.of_person(me, finished=False, limit=_LISTED) if me else []
    own = {row.id for row in mine}
    waiting = [row for row in await store.tables.listed("waiting", _LISTED) if row.id not in own]
    running = [row for row in await store.tables.listed("running", _LISTED) if row.id not in own]
    summaries = [await faces.summary(row, me) for row in mine]
    summaries.sort(key=lambda summary: not summary.my_turn)
    return reply(
        p.TableList(
            mine=summaries,
            open=[await faces.summary(row, me) for row in waiting],
            running=[await faces.summary(row, me) for row in running],
        )
    )


async def create(call: ApiRequest) -> Response:
    request: p.NewTable = await call.body(p.NewTable)
    if request.public and not call.service.publishing.take(call.origin.group):
        raise Refused("limit", "Too many public tables were set up from this address. Wait a while.")
    return reply(await call.service.lobby.create(request, call.me), 201)


async def bring(call: ApiRequest) -> Response:
    data = await call.raw(MAX_IMPORT)
    call.payer.charge(len(data) / _BYTES_A_REQUEST)
    return reply(await call.service.lobby.bring(data, call.me), 201)


async def branch(call: ApiRequest) -> Response:
    request: p.Branch = await call.body(p.Branch)
    return reply(await call.service.lobby.branch(call.path("table"), request, call.me), 201)


async def summary(call: ApiRequest) -> Response:
    row = await call.service.store.tables.get(call.path("table"))
    if row is None:
        raise Refused("not_found", "There is no such table.")
    return reply(await call.service.desk.faces.summary(row, call.who.id))


async def command(call: ApiRequest) -> Response:
    """A refused command is answered with `Failed`, as over a WebSocket."""
    asked: p.AnyCommand = await call.body(p.AnyCommand)
    table = call.path("table")
    room = await call.service.desk.room(table)
    # A hint is thought of for seconds, as over a WebSocket outside the address's turns.
    where = call.elsewhere() if isinstance(asked, p.AskHint) else contextlib.nullcontext()
    try:
        async with where:
            return reply(await answer(call.service, call.me, table, asked))
    except Refused as refused:
        return reply(failed(asked.id, refused, room.state), HTTP_STATUS[refused.code])


async def replay(call: ApiRequest) -> Response:
    state = await call.table()
    viewer = call.number("seat", SPECTATOR)
    finished = state.status == "finished"
    viewers = [SPECTATOR, *(range(len(state.seats)) if finished else state.my_seats(call.who.id))]
    if viewer not in viewers:
        raise Refused("forbidden", "Until the match is over, only the view from your own seat can be shown.")
    if state.match is None:
        raise Refused("not_running", "The match has not started yet.")
    faces = call.service.desk.faces
    moments, made = await call.service.replays.moments(state, viewer)
    call.payer.charge(made / _MOMENTS_A_REQUEST)
    row = await call.service.store.tables.get(state.id)
    assert row is not None
    names = await faces.names({line.person for line in state.lines})
    return reply(
        p.Replay(
            id=state.id,
            game=state.game,
            options=state.opened.options,
            status=state.status,
            seats=(await faces.summary(row, call.who.id)).seats,
            viewer=viewer,
            viewers=viewers,
            moments=moments,  # type: ignore[arg-type]  # JSON of the list, kept as `Raw`: msgspec puts it in as it is
            said=[said(state, line, names) for line in state.lines if not is_muted(state, call.who.id, line.person)],
            rules=rules_version(state),
        )
    )


async def export(call: ApiRequest) -> Response:
    state = await call.table()
    if state.status != "finished":
        raise Refused("conflict", "A match file holds all secrets, so there is none before the match is over.")
    data = await _written(call, state)
    headers = {"content-disposition": f'attachment; filename="{state.game}-{state.id}.json"'}
    return Response(data, media_type="application/json", headers=headers)


async def fairness(call: ApiRequest) -> Response:
    state = await call.table()
    match = None
    if state.status in ("finished", "closed") and state.match is not None:
        match = (await _written(call, state)).decode()
    return reply(proof(state, match))


async def _written(call: ApiRequest, state: TableState) -> bytes:
    """A finished match as a match file."""
    language = "en" if call.who.person is None else call.who.person.language
    data = await aside(state.export, await call.service.desk.faces.seat_names(state, language))
    call.payer.charge(len(data) / _BYTES_A_REQUEST)
    return data


async def invite(call: ApiRequest) -> Response:
    state = await call.table()
    settings = call.service.settings
    base = settings.lan_url if settings.lan_url and call.origin.is_local else call.base_url
    url = invite_url(base.rstrip("/"), state.id)
    return reply(p.Invite(url=url, qr=await call.qr(url)))


async def turns(call: ApiRequest) -> Response:
    service = call.service
    if service.turns.count(call.me) >= service.settings.connections_per_person:
        raise Refused("limit", "You have too many streams of turns open.")
    if service.turns.count_at(call.origin.group) >= service.settings.connections_per_address:
        raise Refused("limit", "Too many streams of turns are open from this address.")
    stream = service.turns.stream(call.me, hashed(call.who.secret), call.origin.group)
    return StreamingResponse(stream, media_type="application/x-ndjson")
