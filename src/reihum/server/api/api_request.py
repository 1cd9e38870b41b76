"""A request that has passed the guards, and how it is answered."""

from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from reihum.protocol import messages as p
from reihum.protocol.refusals import Refused
from reihum.server.costs.aside import aside
from reihum.server.costs.payer import Payer, pays
from reihum.server.http.identity import Asker
from reihum.server.http.qr import qr_rows
from reihum.server.http.security import Origin
from reihum.server.tables.table import TableState

if TYPE_CHECKING:
    from reihum.server.service import Service

_encoder: Final = msgspec.json.Encoder()
_QR_REQUESTS: Final = 4.0


class ApiRequest:
    """A request that has passed the guards: who asks, from where, and what they sent."""

    def __init__(self, service: "Service", request: Request, who: Asker) -> None:
        self.service = service
        self.request = request
        self.who = who
        self.origin: Origin = request.scope["reihum.origin"]
        self.payer = Payer(service.buckets, who.id, self.origin.group)
        pays(self.payer)

    @property
    def me(self) -> str:
        """The person who asks; routes for persons are not called without one."""
        assert self.who.person is not None
        return self.who.person.id

    @property
    def base_url(self) -> str:
        """The address under which to come back."""
        settings = self.service.settings
        return settings.public_url.rstrip("/") or self.origin.url

    def path(self, name: str) -> str:
        """A part of the path: the name of something."""
        found = str(self.request.path_params[name])
        if "\0" in found:  # PostgreSQL knows no such text
            raise Refused("not_found", "Nothing here has this name.")
        return found

    def elsewhere(self) -> AbstractAsyncContextManager[None]:
        """For as long as others are waited for, those who share the address have this request's place."""
        return self.service.gate.elsewhere(self.origin.group)

    async def qr(self, text: str) -> list[str]:
        """A QR code. To make one takes as long as some requests."""
        self.payer.charge(_QR_REQUESTS)
        return await aside(qr_rows, text)

    async def raw(self, limit: int) -> bytes:
        """The body, if it is not too large."""
        chunks, size = [], 0
        try:
            async with self.elsewhere():
                async for chunk in self.request.stream():
                    size += len(chunk)
                    if size > limit:
                        raise Refused("too_large", f"At most {limit:,} bytes are accepted here.")
                    chunks.append(chunk)
        except ClientDisconnect:
            raise Refused("bad_request", "The request ended early.") from None
        return b"".join(chunks)

    async def body(self, kind: Any) -> Any:
        """The body as a struct."""
        if self.request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise Refused("bad_request", "Send Content-Type: application/json.")
        return decoded(await self.raw(p.MAX_FRAME), kind)

    async def table(self) -> TableState:
        """The newest state of the table that the path names."""
        return await self.service.desk.state(self.path("table"))

    def number(self, name: str, default: int) -> int:
        """A number of the query string."""
        text = self.request.query_params.get(name, str(default))
        try:
            return int(text[:10])
        except ValueError:
            raise Refused("bad_request", f"'{name}' is a whole number.") from None


def decoded(data: bytes, kind: Any) -> Any:
    """JSON as a struct, or a refusal that says where it differs."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad_request", f"Not of the expected form: {error}") from None


def reply(value: Any, status: int = 200) -> Response:
    """A struct as an answer."""
    return Response(_encoder.encode(value), status, media_type="application/json")
