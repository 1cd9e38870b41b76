"""Who is asking: a guest's cookie, or a program's bearer token."""

from typing import Final, Literal, NamedTuple

from starlette.datastructures import Headers
from starlette.responses import Response

from reihum.protocol.refusals import Refused
from reihum.server.http.security import Origin, is_same_origin
from reihum.server.settings import Settings
from reihum.server.store import Store
from reihum.server.store.people import PersonRow, Scope

_SECURE: Final = "__Host-reihum"
_PLAIN: Final = "reihum"
SESSION_S: Final = 365 * 24 * 3600
"""How long a device stays signed in at most. A guest has nothing to sign in with again but another device's link."""
_MAX_SECRET: Final = 100


class Asker(NamedTuple):
    """Somebody who asks. ``by_cookie``: a browser sent it along, so the request's origin matters."""

    person: PersonRow | None
    by_cookie: bool
    secret: str = ""
    scope: Scope | None = None  # of a program's token; None: no program asks

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id


def cookie_name(origin: Origin) -> str:
    """``__Host-`` where browsers accept Secure cookies; a plain name in a home network."""
    return _SECURE if origin.encrypted or origin.is_local else _PLAIN


async def asker(headers: Headers, origin: Origin, store: Store) -> Asker:
    """Find out who is asking. An unknown token is refused, an unknown cookie is nobody."""
    authorization = headers.get("authorization", "")
    if authorization:
        scheme, _, secret = authorization.partition(" ")
        found = None
        if scheme.lower() == "bearer" and 0 < len(secret) <= _MAX_SECRET:
            found = await store.people.who_and_what_for(secret, "token")
        if found is None:
            raise Refused("unauthorized", "This token is not known, or too old. Make one with POST /api/v1/tokens.")
        return Asker(found[0], by_cookie=False, secret=secret, scope=found[1])
    secret = _cookie(headers, cookie_name(origin))
    person = await store.people.who(secret, "cookie") if 0 < len(secret) <= _MAX_SECRET else None
    return Asker(person, by_cookie=bool(secret), secret=secret)


def check_scope(who: Asker, needed: Literal["read", "play", "none"]) -> None:
    """Refuse what a program's token is not good for. ``none``: no token is, whatever its scope."""
    if who.scope is not None and (needed == "none" or (needed == "play" and who.scope == "read")):
        raise Refused(
            "forbidden",
            "A token for a program is not good for this"
            + (": sign in in a browser." if needed == "none" else ", since it may only look."),
        )


def check_origin(headers: Headers, origin: Origin, who: Asker, settings: Settings) -> None:
    """Refuse what another site's page asks in a person's name."""
    if headers.get("origin") is None and not who.by_cookie:
        return
    if not is_same_origin(headers, origin, settings):
        raise Refused("forbidden", "The request does not come from this server's own page (Origin).")


def set_cookie(response: Response, secret: str, origin: Origin) -> None:
    """Give a browser its secret."""
    response.set_cookie(
        cookie_name(origin),
        secret,
        max_age=SESSION_S,
        path="/",
        secure=origin.encrypted or origin.is_local,
        httponly=True,
        samesite="strict",
    )


def drop_cookie(response: Response, origin: Origin) -> None:
    """Take it away."""
    secure = origin.encrypted or origin.is_local
    response.delete_cookie(cookie_name(origin), path="/", secure=secure, httponly=True, samesite="strict")


def _cookie(headers: Headers, name: str) -> str:
    """A cookie of our own: secrets need no quotes, of which Python's parser takes seconds to read a long row."""
    for cookie in headers.get("cookie", "").split(";"):
        found, _, value = cookie.partition("=")
        if found.strip() == name:
            return value.strip()
    return ""
