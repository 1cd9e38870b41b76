"""Where a request comes from, which hosts are ours, and the headers that every answer carries."""

import functools
import ipaddress
import socket
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from reihum.server.settings import Settings

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "object-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # modules of games; nothing else is loosened
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html reihum",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_OPENER: Final = "cross-origin-opener-policy"  # browsers complain about it where a page is not secure
_HSTS: Final = "max-age=31536000; includeSubDomains"


class Origin(NamedTuple):
    """How a client reached us."""

    encrypted: bool
    host: str  # as the client wrote it, with the port
    address: str  # of the client

    @property
    def group(self) -> str:
        """Whom to count what comes from this address for."""
        return address_group(self.address)

    @property
    def url(self) -> str:
        return f"{'https' if self.encrypted else 'http'}://{self.host}"

    @property
    def is_local(self) -> bool:
        """On the same machine: browsers treat this as secure."""
        return _is_local(self.host)


def host_name(host: str) -> str:
    """A host without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


_LONGEST_HOST: Final = 260  # a name of 253 characters, and a port
_HOSTS: Final = 256
"""Of hosts that clients name there are few."""
_ADDRESSES: Final = 4096
_HOST_BITS: Final = 64


@functools.lru_cache(_HOSTS)
def _is_local(host: str) -> bool:
    name = host_name(host)
    return name == "localhost" or (_address(name) or ipaddress.ip_address("0.0.0.0")).is_loopback


@functools.lru_cache(_HOSTS)
def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


@functools.lru_cache(_ADDRESSES)
def address_group(address: str) -> str:
    """An address as limits know it: of IPv6 the network, since whoever has one address has 2⁶⁴."""
    found = _address(address)
    if not isinstance(found, ipaddress.IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> _HOST_BITS << _HOST_BITS, 128 - _HOST_BITS)))


def origin_of(scope: Scope, settings: Settings) -> Origin:
    """How the client of a request reached us. A proxy's word counts only if we were told to trust it."""
    headers = Headers(scope=scope)
    encrypted = scope["scheme"] in ("https", "wss")
    address = scope["client"][0] if scope.get("client") else ""
    if settings.trust_proxy:
        encrypted = _last(headers, "x-forwarded-proto") == "https" or encrypted
        forwarded = _last(headers, "x-forwarded-for")
        address = forwarded if _address(forwarded) else address
    return Origin(encrypted, headers.get("host", ""), address)


def _last(headers: Headers, name: str) -> str:
    """What the proxy itself said: the last of all values, on whichever line. Those before it anybody may have sent."""
    return ",".join(headers.getlist(name)).split(",")[-1].strip()


def is_our_host(host: str, settings: Settings) -> bool:
    """Whether a request's Host is one of ours, so that no foreign name can be bound to our address."""
    if len(host) > _LONGEST_HOST:
        return False
    name = host_name(host)
    if settings.public_url and name == host_name(urlsplit(settings.public_url).netloc):
        return True
    if name == "localhost" or _address(name) is not None:
        return True
    return name.endswith(".local") or name == socket.gethostname().lower()


def is_same_origin(headers: Headers, origin: Origin, settings: Settings) -> bool:
    """Whether a browser says that a request comes from our own page."""
    given = headers.get("origin")
    return given is not None and given in (origin.url, settings.public_url.rstrip("/") or origin.url)


WATCHED: Final = ("/healthz", "/readyz")
"""Paths that are asked for under whichever name by those who watch over a server."""


class Guard:
    """Outermost layer: finds out where a request comes from and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        origin = origin_of(scope, self._settings)
        scope["reihum.origin"] = origin

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if origin.encrypted or origin.is_local:
                    headers.setdefault(_OPENER, "same-origin")
                if origin.encrypted:
                    headers["strict-transport-security"] = _HSTS
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_guarded if scope["type"] == "http" else send)


def only_to_us(app: ASGIApp, settings: Settings) -> ASGIApp:
    """Refuse what is meant for a foreign host."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        is_known = scope["type"] == "lifespan" or scope["path"] in (*WATCHED, "/metrics")
        if is_known or is_our_host(scope["reihum.origin"].host, settings):
            await app(scope, receive, send)
        else:
            await _misdirected(scope, send)

    return serve


async def _misdirected(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": "unknown host"})
        return
    body = b'{"code":"bad_request","text":"This server does not know itself by this name. Set REIHUM_PUBLIC_URL."}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 421, "headers": headers})
    await send({"type": "http.response.body", "body": body})
