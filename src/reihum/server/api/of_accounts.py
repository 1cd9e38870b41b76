"""Coming back: recovery codes, and accounts of the host's OpenID Connect provider."""
# ruff: noqa: D103 - what each one does stands in the route table

import contextlib
import hmac
import secrets
import time
from collections.abc import Iterator
from typing import Final

from starlette.responses import Response

from reihum.protocol import messages as p
from reihum.protocol.names_and_chat import MAX_NAME, clean_name
from reihum.protocol.refusals import Refused
from reihum.server.api.api_request import ApiRequest, reply
from reihum.server.api.of_people import session_of, sign_in
from reihum.server.people import recovery as codes
from reihum.server.people.provider import Account, Provider
from reihum.server.store import Conflict
from reihum.server.store.accounts import UnderWay
from reihum.server.store.people import PersonRow, hashed

_SIGN_IN_S: Final = 600.0
_UNNAMED: Final = "Reihum"


# Recovery codes


async def recovery(call: ApiRequest) -> Response:
    kept = await call.service.store.people.secrets(call.me, "recovery")
    return reply(p.Recovery(created=kept[-1].created if kept else None))


async def make_recovery(call: ApiRequest) -> Response:
    now, code = time.time(), codes.new_code()
    await call.service.store.people.replace_recovery(call.me, codes.plain(code), now)
    return reply(p.Recovery(created=now, code=code))


async def recover(call: ApiRequest) -> Response:
    request: p.UseLink = await call.body(p.UseLink)
    with _a_try(call):
        code = codes.plain(request.code)
        person = await call.service.store.people.who(code, "recovery") if code else None
        if person is None:
            raise Refused("not_found", "There is no such recovery code.")
    return await _signed_in(call, person)


@contextlib.contextmanager
def _a_try(call: ApiRequest) -> Iterator[None]:
    """What somebody might guess may fail a few times an hour from one address.

    What does not fail is no guess: a whole club may come back in the same hour.
    """
    tries, group = call.service.tries, call.origin.group
    if not tries.has(group):
        raise Refused("limit", "Too many tries from this address. Wait a while.")
    try:
        yield
    except Refused as refused:
        if refused.code != "unavailable":
            tries.charge(group, 1.0)
        raise


async def _signed_in(call: ApiRequest, person: PersonRow) -> Response:
    response = reply(await session_of(call, person))
    await sign_in(call, person.id, response)
    return response


# Accounts


async def begin_sign_in(call: ApiRequest) -> Response:
    provider = _provider(call)
    request: p.NewSignIn = await call.body(p.NewSignIn)
    if not call.service.signing_in.take(call.origin.group):
        raise Refused("limit", "Too many people sign in from this address. Wait a while.")
    if request.link and call.who.person is None:
        raise Refused("unauthorized", "You have no name here yet: give one before you link an account.")
    now = time.time()
    state, key, nonce, verifier = (secrets.token_urlsafe(32) for _ in range(4))
    async with call.elsewhere():
        url = await provider.address(_back(call), state, nonce, verifier)
    under_way = UnderWay(hashed(key), nonce, verifier, call.me if request.link else None, now + _SIGN_IN_S)
    await call.service.store.accounts.begin(state, under_way, now)
    return reply(p.SignIn(url=url, key=key))


async def end_sign_in(call: ApiRequest) -> Response:
    provider = _provider(call)
    request: p.SignedIn = await call.body(p.SignedIn)
    with _a_try(call):
        begun = await call.service.store.accounts.end(request.state, time.time())
        # Whoever brings a code must have begun to ask for it, in the same browser and (for a link) as the same person.
        if begun is None or not hmac.compare_digest(hashed(request.key), begun.key_hash):
            raise Refused("not_found", "This sign-in did not begin here, or took too long. Please start again.")
        if begun.person is not None and begun.person != call.who.id:
            raise Refused("forbidden", "Somebody else began this sign-in.")
        async with call.elsewhere():
            account = await provider.account(_back(call), request.code, begun.nonce, begun.verifier)
    person = await _person_of(call, account, begun.person)
    if person.id == call.who.id:  # signed in here already, and linked now
        return reply(await session_of(call, person))
    return await _signed_in(call, person)


async def _person_of(call: ApiRequest, account: Account, linked: str | None) -> PersonRow:
    """The person that an account belongs to; the first time that is who wants to be linked, or somebody new."""
    people, accounts = call.service.store.people, call.service.store.accounts
    known = await accounts.person(account.issuer, account.subject)
    if linked is not None and known not in (None, linked):
        raise Refused("conflict", "This account belongs to somebody else here already. Sign in with it instead.")
    if linked is not None and known is None and await accounts.has_one(linked):
        raise Refused("conflict", "You are linked to another account already.")
    now = time.time()
    if known is None and linked is None:
        if not call.service.arrivals.take(call.origin.group):
            raise Refused("limit", "Too many new people from this address. Wait a while.")
        linked = (await people.add(_name(account), "en", now)).id
    if known is None:
        assert linked is not None
        with contextlib.suppress(Conflict):  # at the same time on another device
            await accounts.add(account.issuer, account.subject, linked, now)
        known = await accounts.person(account.issuer, account.subject)
    person = await people.get(known) if known else None
    if person is None:
        raise Refused("not_found", "This account belongs to nobody here any more. Please start again.")
    return person


def _name(account: Account) -> str:
    try:
        return clean_name(account.name[:MAX_NAME])
    except Refused:
        return _UNNAMED


def _back(call: ApiRequest) -> str:
    return f"{call.base_url}/signed-in"


def _provider(call: ApiRequest) -> Provider:
    if call.service.provider is None:
        raise Refused("not_found", "This server has no sign-in provider.")
    return call.service.provider
