"""How people are called to their tables."""
# ruff: noqa: D103 - what each one does stands in the route table

import secrets
import time
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from starlette.responses import Response

from reihum.protocol import messages as p
from reihum.protocol.refusals import Refused
from reihum.server.api.api_request import ApiRequest, reply
from reihum.server.calling import push
from reihum.server.calling.addresses import BadAddress, resolved, target_of
from reihum.server.calling.caller import DEFAULT_WISH
from reihum.server.calling.mail import checked_address
from reihum.server.calling.outbox import CONFIRM
from reihum.server.calling.push import PushMore
from reihum.server.calling.quiet import checked_hours, checked_zone
from reihum.server.calling.webhook import HookMore
from reihum.server.people.device_label import device_label
from reihum.server.store.calls import WayRow, WishRow

if TYPE_CHECKING:
    from reihum.server.service import Service

_WAYS: Final = 12  # of one person
_ASKED_S: Final = 86_400.0  # a mail address is asked for confirmation once a day, whoever gives it


async def calling_of(service: "Service", person: str) -> p.Calling:
    """How somebody is called."""
    book = service.store.calls
    wish = await book.wish(person) or DEFAULT_WISH
    return p.Calling(
        push_key=await service.calling.push.public_key(),
        mail=service.calling.mail.is_possible,
        kinds=[kind for kind in wish.kinds.split(",") if kind],  # type: ignore[misc]  # written by this program only
        zone=wish.zone,
        quiet_from=wish.quiet_from,
        quiet_to=wish.quiet_to,
        ways=[_way(row) for row in await book.ways(person)],
    )


def _way(row: WayRow) -> p.Way:
    label = row.address
    if row.kind == "push":
        label = msgspec.json.decode(row.more, type=PushMore).label
    elif row.kind == "webhook":  # the rest of a webhook's address is a secret
        label = urlsplit(row.address).hostname or ""
    return p.Way(
        id=row.id,
        kind=row.kind,  # type: ignore[arg-type]  # written by this program only
        label=label,
        status=row.status,  # type: ignore[arg-type]  # written by this program only
        problem=row.problem,
        table=row.table or None,
        created=row.created,
    )


async def calling(call: ApiRequest) -> Response:
    return reply(await calling_of(call.service, call.me))


async def wish_calls(call: ApiRequest) -> Response:
    wishes: p.CallWishes = await call.body(p.CallWishes)
    start, end = checked_hours(wishes.quiet_from, wishes.quiet_to)
    kinds = ",".join(dict.fromkeys(wishes.kinds))
    await call.service.store.calls.keep_wish(call.me, WishRow(kinds, checked_zone(wishes.zone), start, end))
    return await calling(call)


async def add_way(call: ApiRequest) -> Response:
    service, book = call.service, call.service.store.calls
    request: p.NewWay = await call.body(p.NewWay)
    if request.table is not None:
        await _check_table(call, request)
    others = await book.ways(call.me)
    if len(others) >= _WAYS and not any(way.address == request.address for way in others):
        raise Refused("limit", f"You are already called in {_WAYS} ways. Drop one first.")
    now, status = time.time(), "on"
    if request.kind == "mail":
        address, more, status = await _mail(call, request, now), "{}", "unconfirmed"
    else:
        address, more = await _url(call, request.address), _more(call, request)
    if request.zone and await book.wish(call.me) is None:
        await book.keep_wish(call.me, DEFAULT_WISH._replace(zone=checked_zone(request.zone)))
    way = WayRow(
        id=secrets.token_hex(8),
        person=call.me,
        table=request.table or "",
        kind=request.kind,
        address=address,
        more=more,
        status=status,
        problem="",
        failures=0,
        created=now,
    )
    await book.add_way(way)
    if status == "unconfirmed":
        await book.write_to(way, CONFIRM, now)
    await service.calling.changed()
    return await calling(call)


async def _check_table(call: ApiRequest, request: p.NewWay) -> None:
    if request.kind != "webhook":
        raise Refused("bad_request", "A table can be called by webhook only.")
    state = await call.service.desk.state(request.table or "")
    if state.opened.owner != call.me:
        raise Refused("forbidden", "Only the person who set up a table can give it a webhook.")


async def _mail(call: ApiRequest, request: p.NewWay, now: float) -> str:
    """A mail address that may be asked whether it wants to be called."""
    if not call.service.calling.mail.is_possible:
        raise Refused("bad_request", "This server sends no mail.")
    address = checked_address(request.address)
    known = await call.service.store.calls.ways_at(address)
    if any(way.status == "unconfirmed" and now - way.created < _ASKED_S for way in known):
        raise Refused("limit", "This address was asked already. Look for the mail, or try again tomorrow.")
    if not call.service.confirming.take(call.origin.group):
        raise Refused("limit", "Too many addresses to confirm. Wait a while.")
    return address


async def _url(call: ApiRequest, url: str) -> str:
    if not call.service.looking_up.take(call.origin.group):  # whoever gives a name may choose how long that takes
        raise Refused("limit", "Too many addresses to look up. Wait a while.")
    private = call.service.settings.webhooks_private
    try:
        target = target_of(url, private)
        async with call.elsewhere():
            await resolved(target, private)
    except BadAddress as error:
        raise Refused("bad_request", str(error)) from None
    return url


def _more(call: ApiRequest, request: p.NewWay) -> str:
    more: PushMore | HookMore
    if request.kind == "push":
        push.checked_keys(request.p256dh, request.auth)
        label = device_label(call.request.headers.get("user-agent", ""))
        more = PushMore(request.p256dh, request.auth, label)
    else:
        more = HookMore(request.shape)
    return msgspec.json.encode(more).decode()


async def drop_way(call: ApiRequest) -> Response:
    name = call.path("way")
    way = await call.service.store.calls.way(name)
    if way is None or way.person != call.me:
        raise Refused("not_found", "You are not called in this way.")
    await call.service.store.calls.drop_way(name)
    await call.service.calling.changed()
    return Response(status_code=204)


async def confirm_way(call: ApiRequest) -> Response:
    request: p.CallCode = await call.body(p.CallCode)
    service = call.service
    name = await service.calling.codes.way("confirm", request.code)
    way = None if name is None else await service.store.calls.way(name)
    if way is None:
        raise Refused("not_found", "This link is too old. Give your address again.")
    if way.status == "unconfirmed":
        await service.store.calls.note(way.id, "on", "", 0)
        await service.calling.changed()
    return Response(status_code=204)


async def end_way(call: ApiRequest) -> Response:
    service = call.service
    name = await service.calling.codes.way("end", call.path("code"))
    if name is None:
        raise Refused("not_found", "There is nothing to end with this link.")
    if await service.store.calls.drop_way(name):  # a second tap is as good as the first
        await service.calling.changed()
    return Response(status_code=204)


async def seen(call: ApiRequest) -> Response:
    await call.service.calling.seen(call.me, call.path("table"))
    return Response(status_code=204)
