"""Sessions, devices and tokens."""
# ruff: noqa: D103 - what each one does stands in the route table

import contextlib
import time
from typing import Final

from starlette.responses import Response

from reihum.server import entries as e
from reihum.server import protocol as p
from reihum.server.api.call import Call, reply
from reihum.server.device_label import device_label
from reihum.server.identity import SESSION_S, drop_cookie, set_cookie
from reihum.server.lobby import forgotten
from reihum.server.qr import qr_rows
from reihum.server.refusals import Refused
from reihum.server.store.people import Kind, hashed
from reihum.server.table import TableState
from reihum.server.wording import clean_name

_LINK_S: Final = 600
_TOKENS: Final = 20


def _session(call: Call, person: p.Person | None, language: str) -> p.Session:
    settings = call.service.settings
    lan = settings.lan_url or None
    return p.Session(
        person=person,
        language=language,
        encrypted=call.origin.encrypted or call.origin.is_local,
        lan_url=lan,
        lan_qr=qr_rows(lan) if lan else None,
    )


async def session(call: Call) -> Response:
    person = call.who.person
    if person is None:
        return reply(_session(call, None, "en"))
    return reply(_session(call, p.Person(id=person.id, name=person.name), person.language))


async def enter(call: Call) -> Response:
    service = call.service
    request: p.NewSession = await call.body(p.NewSession)
    name = clean_name(request.name)
    language = request.language if request.language in p.LANGUAGES else "en"
    if call.who.person is not None:
        await service.store.people.change(call.me, name, language)
        await service.desk.rename(call.me, name)
        return reply(_session(call, p.Person(id=call.me, name=name), language))
    if not service.arrivals.take(call.origin.address):
        raise Refused("limit", "Too many new people from this address. Wait a while.")
    now = time.time()
    person = await service.store.people.add(name, language, now)
    response = reply(_session(call, p.Person(id=person.id, name=name), language), 201)
    await _sign_in(call, person.id, response)
    return response


async def _sign_in(call: Call, person: str, response: Response) -> None:
    """Give the device that asks a secret of its own."""
    now, label = time.time(), device_label(call.request.headers.get("user-agent", ""))
    _, secret = await call.service.store.people.add_secret(person, "cookie", now, label, expires=now + SESSION_S)
    set_cookie(response, secret, call.origin)


async def forget(call: Call) -> Response:
    """Take what names the person out of every log, let bots take over, then delete the rest."""
    service, me = call.service, call.me
    for row in await service.store.tables.of_person(me, finished=False, limit=1_000):
        await _leave_table(call, await service.desk.state(row.id))
    rewritten: dict[str, dict[int, str]] = {}
    for table, entry in await service.store.tables.entries_by(me):
        body = forgotten(entry)
        if body is not None:
            rewritten.setdefault(table, {})[entry.seq] = body
    for table, bodies in rewritten.items():
        await service.desk.rewrite(table, bodies)
    await service.store.people.forget(me)
    service.desk.faces.unlearn(me)
    service.signed_out(me)
    response = Response(status_code=204)
    drop_cookie(response, call.origin)
    return response


async def _leave_table(call: Call, state: TableState) -> None:
    if state.status == "waiting" and state.opened.owner == call.me:  # nobody else could start it
        with contextlib.suppress(Refused):
            await call.service.desk.append(state.id, call.me, "forget", _close)
    for seat in state.my_seats(call.me):
        level = await call.service.desk.faces.stand_in_level(state, seat)

        def choose(now: TableState, seat: int = seat, level: str = level) -> e.AnyEntry:
            if now.status == "waiting":
                return e.Stood(seat=seat)
            if now.status == "running" and not now.seats[seat].resigned:
                return e.Resigned(seat=seat, level=level)
            raise Refused("over", "The match is over.")

        try:
            await call.service.desk.append(state.id, call.me, f"forget-{seat}", choose)
        except Refused as refused:
            if refused.code == "unavailable":
                raise


def _close(state: TableState) -> e.AnyEntry:
    if state.status != "waiting":
        raise Refused("conflict", "The match has started already.")
    return e.Closed()


async def leave(call: Call) -> Response:
    people = call.service.store.people
    if call.number("everywhere", 0):
        await people.drop_secrets(call.me)
        call.service.signed_out(call.me)
    else:
        await people.drop_secret(call.who.secret)
        call.service.signed_out(call.me, hashed(call.who.secret))
    response = Response(status_code=204)
    drop_cookie(response, call.origin)
    return response


async def make_link(call: Call) -> Response:
    now = time.time()
    _, code = await call.service.store.people.add_secret(call.me, "link", now, expires=now + _LINK_S)
    url = f"{call.base_url}/continue#{code}"
    return reply(p.DeviceLink(url=url, expires_s=_LINK_S, qr=qr_rows(url)))


async def use_link(call: Call) -> Response:
    service = call.service
    request: p.UseLink = await call.body(p.UseLink)
    if not service.arrivals.take(call.origin.address):
        raise Refused("limit", "Too many tries from this address. Wait a while.")
    now = time.time()
    found = await service.store.people.use_link(request.code, now)
    person = await service.store.people.get(found) if found else None
    if person is None:
        raise Refused("not_found", "This link was used already or is too old. Make a new one on the other device.")
    response = reply(_session(call, p.Person(id=person.id, name=person.name), person.language))
    await _sign_in(call, person.id, response)
    return response


async def devices(call: Call) -> Response:
    here = hashed(call.who.secret)
    rows = await call.service.store.people.secrets(call.me, "cookie")
    found = [p.Device(id=row.id, label=row.label, created=row.created, here=row.hash == here) for row in rows]
    return reply(p.DeviceList(devices=found))


async def drop_device(call: Call) -> Response:
    return await _drop(call, "cookie", call.path("device"), "You are not signed in on such a device.")


async def tokens(call: Call) -> Response:
    rows = await call.service.store.people.secrets(call.me, "token")
    return reply(p.TokenList(tokens=[p.Token(id=row.id, label=row.label, created=row.created) for row in rows]))


async def make_token(call: Call) -> Response:
    request: p.NewToken = await call.body(p.NewToken)
    label = clean_name(request.label)
    if len(await call.service.store.people.secrets(call.me, "token")) >= _TOKENS:
        raise Refused("limit", f"You have {_TOKENS} tokens. Drop one first.")
    now = time.time()
    name, secret = await call.service.store.people.add_secret(call.me, "token", now, label)
    return reply(p.Token(id=name, label=label, created=now, secret=secret), 201)


async def drop_token(call: Call) -> Response:
    return await _drop(call, "token", call.path("token"), "You have no such token.")


async def _drop(call: Call, kind: Kind, name: str, otherwise: str) -> Response:
    """Make one of my secrets worthless, and cut what is open with it."""
    dropped = await call.service.store.people.drop(call.me, kind, name)
    if dropped is None:
        raise Refused("not_found", otherwise)
    call.service.signed_out(call.me, dropped)
    return Response(status_code=204)
