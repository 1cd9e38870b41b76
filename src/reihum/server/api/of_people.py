"""Sessions, devices and tokens."""
# ruff: noqa: D103 - what each one does stands in the route table

import time
from typing import Final

from starlette.responses import Response

from reihum.core.texts import LANGUAGES
from reihum.protocol import messages as p
from reihum.protocol.names_and_chat import clean_name
from reihum.protocol.refusals import Refused
from reihum.server.api.api_request import ApiRequest, reply
from reihum.server.http.identity import SESSION_S, drop_cookie, set_cookie
from reihum.server.http.qr import qr_rows
from reihum.server.people.device_label import device_label
from reihum.server.privacy import forgetting
from reihum.server.store.people import Kind, PersonRow, hashed

_LINK_S: Final = 600
_TOKENS: Final = 20
_DEVICES: Final = 50  # on which somebody is signed in: the longest ago is signed out for another one
_TOKEN_DAYS: Final = 365


async def session_of(call: ApiRequest, person: PersonRow | None) -> p.Session:
    """Who asks, and what this server offers."""
    service = call.service
    lan = service.settings.lan_url or None
    return p.Session(
        person=None if person is None else p.Person(id=person.id, name=person.name),
        language="en" if person is None else person.language,
        encrypted=call.origin.encrypted or call.origin.is_local,
        lan_url=lan,
        lan_qr=qr_rows(lan) if lan else None,
        sign_in=None if service.provider is None else service.settings.oidc_name,
        has_account=service.provider is not None
        and person is not None
        and await service.store.accounts.has_one(person.id),
        called=person is not None and service.calling.is_called(person.id),
    )


async def session(call: ApiRequest) -> Response:
    return reply(await session_of(call, call.who.person))


async def enter(call: ApiRequest) -> Response:
    service = call.service
    request: p.NewSession = await call.body(p.NewSession)
    name = clean_name(request.name)
    language = request.language if request.language in LANGUAGES else "en"
    if call.who.person is not None:
        await service.store.people.change(call.me, name, language)
        await service.desk.rename(call.me, name)
        return reply(await session_of(call, PersonRow(call.me, name, language)))
    if not service.arrivals.take(call.origin.group):
        raise Refused("limit", "Too many new people from this address. Wait a while.")
    now = time.time()
    person = await service.store.people.add(name, language, now)
    response = reply(await session_of(call, person), 201)
    await sign_in(call, person.id, response)
    return response


async def sign_in(call: ApiRequest, person: str, response: Response) -> None:
    """Give the device that asks a secret of its own."""
    now, label = time.time(), device_label(call.request.headers.get("user-agent", ""))
    people = call.service.store.people
    _, secret = await people.add_secret(person, "cookie", now, label, expires=now + SESSION_S)
    await people.drop_oldest(person, "cookie", _DEVICES)
    set_cookie(response, secret, call.origin)


async def forget(call: ApiRequest) -> Response:
    await forgetting.forget(call.service.desk, call.me)
    call.service.scrubber.soon()
    call.service.signed_out(call.me)
    response = Response(status_code=204)
    drop_cookie(response, call.origin)
    return response


async def leave(call: ApiRequest) -> Response:
    people = call.service.store.people
    if call.number("everywhere", 0):
        await people.drop_secrets(call.me, keeps_recovery=True)
        call.service.signed_out(call.me)
    else:
        await people.drop_secret(call.who.secret)
        call.service.signed_out(call.me, hashed(call.who.secret))
    response = Response(status_code=204)
    drop_cookie(response, call.origin)
    return response


async def make_link(call: ApiRequest) -> Response:
    now = time.time()
    code = await call.service.store.people.replace_link(call.me, now, now + _LINK_S)
    url = f"{call.base_url}/continue#{code}"
    return reply(p.DeviceLink(url=url, expires_s=_LINK_S, qr=await call.qr(url)))


async def use_link(call: ApiRequest) -> Response:
    service = call.service
    request: p.UseLink = await call.body(p.UseLink)
    if not service.arrivals.take(call.origin.group):
        raise Refused("limit", "Too many tries from this address. Wait a while.")
    now = time.time()
    found = await service.store.people.use_link(request.code, now)
    person = await service.store.people.get(found) if found else None
    if person is None:
        raise Refused("not_found", "This link was used already or is too old. Make a new one on the other device.")
    response = reply(await session_of(call, person))
    await sign_in(call, person.id, response)
    return response


async def reached(call: ApiRequest) -> Response:
    lines = ",".join(call.request.headers.getlist("x-forwarded-for"))
    forwarded = [word.strip() for word in lines.split(",")] if lines else []
    origin = call.origin
    return reply(p.Reached(encrypted=origin.encrypted, host=origin.host, address=origin.address, forwarded=forwarded))


async def devices(call: ApiRequest) -> Response:
    here = hashed(call.who.secret)
    rows = await call.service.store.people.secrets(call.me, "cookie")
    found = [p.Device(id=row.id, label=row.label, created=row.created, here=row.hash == here) for row in rows]
    return reply(p.DeviceList(devices=found))


async def drop_device(call: ApiRequest) -> Response:
    return await _drop(call, "cookie", call.path("device"), "You are not signed in on such a device.")


async def tokens(call: ApiRequest) -> Response:
    rows = await call.service.store.people.secrets(call.me, "token")
    found = [
        p.Token(id=row.id, label=row.label, created=row.created, scope=row.scope, expires=row.expires or 0.0)
        for row in rows
    ]
    return reply(p.TokenList(tokens=found))


async def make_token(call: ApiRequest) -> Response:
    request: p.NewToken = await call.body(p.NewToken)
    label = clean_name(request.label)
    if not 1 <= request.days <= _TOKEN_DAYS:
        raise Refused("bad_request", f"A token can be valid for 1 to {_TOKEN_DAYS} days.")
    if len(await call.service.store.people.secrets(call.me, "token")) >= _TOKENS:
        raise Refused("limit", f"You have {_TOKENS} tokens. Drop one first.")
    now = time.time()
    expires = now + request.days * 86_400.0
    name, secret = await call.service.store.people.add_secret(call.me, "token", now, label, expires, request.scope)
    made = p.Token(id=name, label=label, created=now, scope=request.scope, expires=expires, secret=secret)
    return reply(made, 201)


async def drop_token(call: ApiRequest) -> Response:
    return await _drop(call, "token", call.path("token"), "You have no such token.")


async def _drop(call: ApiRequest, kind: Kind, name: str, otherwise: str) -> Response:
    """Make one of my secrets worthless, and cut what is open with it."""
    dropped = await call.service.store.people.drop(call.me, kind, name)
    if dropped is None:
        raise Refused("not_found", otherwise)
    call.service.signed_out(call.me, dropped)
    return Response(status_code=204)
