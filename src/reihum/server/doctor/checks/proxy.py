"""The way in: the public address is asked, and the server tells what arrived."""

import time
from collections.abc import Iterator
from typing import Final
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import InvalidHandshake, InvalidStatus
from websockets.sync.client import connect

from reihum.protocol import messages as p
from reihum.protocol.routes import API, SOCKET
from reihum.server.doctor.asking import Response, ask
from reihum.server.doctor.finding import Finding, bad, good, skipped, unsure
from reihum.server.settings import Settings

_CLAIMED: Final = "192.0.2.77"  # an address that belongs to nobody (RFC 5737)
_RENEWED: Final = 1 / 6  # of a certificate's time is left at the latest when those who renew it do so
_DAY: Final = 86_400
_REFUSED: Final = 403  # what a server of ours answers who asks for the WebSocket of no table
_EXAMPLES: Final = "deploy/nginx.conf and deploy/Caddyfile show how."


def check(settings: Settings) -> Iterator[Finding]:
    """Come in from outside, and look at what arrives."""
    public = settings.public_url.rstrip("/")
    if not public:
        if settings.trust_proxy:
            yield bad(
                "The proxy's word is believed, but no public address is set.",
                "Set REIHUM_PUBLIC_URL to the address people use.",
            )
        else:
            yield skipped("There is no public address: for a home network.")
        return
    yield from _settings(settings)
    # What a client claims must not be believed: a good proxy throws it away, or puts its own word behind it.
    answer = ask(f"{public}{API}/reached", {"X-Forwarded-For": _CLAIMED, "X-Forwarded-Proto": "http"})
    if isinstance(answer, str):
        yield bad(
            f"{public} cannot be reached: {answer}.",
            "Check the name (DNS), the certificate, the firewall, and that proxy and server run.",
        )
        return
    arrived = _arrived(answer)
    if isinstance(arrived, Finding):
        yield arrived
        return
    yield from _headers(arrived, answer, settings)
    yield _websocket(public)
    yield from _certificate(answer)
    yield from _outside(public)


def _settings(settings: Settings) -> Iterator[Finding]:
    encrypted = settings.public_url.startswith("https:")
    if not encrypted:
        yield bad(
            "The public address is not encrypted (http://).",
            "Let a proxy with a certificate stand before the server, and set REIHUM_PUBLIC_URL=https://…",
        )
    if encrypted and not settings.trust_proxy:
        yield bad(
            "The public address is https://…, but the proxy's word is not believed.",
            "Set REIHUM_TRUST_PROXY=1, so that people have addresses of their own and cookies are secure.",
        )
    if settings.trust_proxy and settings.host not in ("127.0.0.1", "::1", "localhost"):
        yield unsure(
            f"The server listens at {settings.host} and believes what proxies say.",
            "See that nobody reaches its port past the proxy (a firewall, or a network of containers).",
        )


def _arrived(answer: Response) -> p.Reached | Finding:
    """What the server saw of our question."""
    if answer.status == 421:
        return bad(
            "The server does not know itself by the name under which the proxy asks it.",
            f"Let the proxy hand on the Host header, and set REIHUM_PUBLIC_URL. {_EXAMPLES}",
        )
    try:
        if answer.status == 200:
            return msgspec.json.decode(answer.body, type=p.Reached)
    except msgspec.DecodeError:
        pass
    if 500 <= answer.status < 600:
        return bad(
            f"The proxy answers with {answer.status}: it does not reach the server.",
            "Check that the server runs, and at which address the proxy looks for it.",
        )
    return bad(
        f"The public address answers with {answer.status}, and not as a server of Reihum.",
        "Check REIHUM_PUBLIC_URL, and what the proxy sends where.",
    )


def _headers(arrived: p.Reached, answer: Response, settings: Settings) -> Iterator[Finding]:
    encrypted = settings.public_url.startswith("https:")
    if arrived.address == _CLAIMED:
        yield bad(
            "Everybody can pretend to come from any address: the proxy hands on X-Forwarded-For as it came.",
            f"Let the proxy set X-Forwarded-For to the client's address. {_EXAMPLES}",
        )
    elif not arrived.forwarded or arrived.forwarded == [_CLAIMED]:
        if encrypted:
            yield bad(
                "The proxy does not say from which address people come, so all share one limit.",
                f"Let it set X-Forwarded-For. {_EXAMPLES}",
            )
    elif arrived.address != arrived.forwarded[-1]:
        yield bad(
            "The proxy says from which address people come, but the running server does not believe it.",
            "Set REIHUM_TRUST_PROXY=1 and restart the server.",
        )
    else:
        yield good("People are known by their own addresses.")
    if encrypted and not arrived.encrypted:
        yield bad(
            "The server does not know that people come encrypted, so its cookies are not secure.",
            f"Let the proxy set X-Forwarded-Proto to https, and set REIHUM_TRUST_PROXY=1. {_EXAMPLES}",
        )
    elif encrypted and "strict-transport-security" not in answer.headers:
        yield bad("Strict-Transport-Security is missing in answers.", f"Let the proxy hand it on. {_EXAMPLES}")
    elif encrypted:
        yield good("People come encrypted, and browsers are told to keep to it.")


def _websocket(public: str) -> Finding:
    url = f"ws{public.removeprefix('http')}{SOCKET.format(table='doctor')}"
    try:
        with connect(url, open_timeout=10, proxy=None):
            problem = "it was opened for a table that does not exist"
    except InvalidStatus as error:
        if error.response.status_code == _REFUSED:
            return good("WebSockets come through the proxy.")
        problem = f"the answer is {error.response.status_code}"
    except (OSError, TimeoutError, InvalidHandshake) as error:
        problem = str(error) or type(error).__name__
    return bad(
        f"WebSockets do not come through the proxy ({problem}), so tables cannot be played.",
        f"Let the proxy hand on Upgrade and Connection, over HTTP/1.1. {_EXAMPLES}",
    )


def _certificate(answer: Response) -> Iterator[Finding]:
    if answer.certificate is None:
        return
    begin, end = answer.certificate
    days = (end - time.time()) / _DAY
    if days * _DAY < (end - begin) * _RENEWED:
        yield unsure(f"The certificate ends in {days:.1f} days.", "Look why the proxy or certbot has not renewed it.")
    else:
        yield good(f"The certificate is good for {days:.1f} more days.")


def _outside(public: str) -> Iterator[Finding]:
    """What should not be there for everybody."""
    metrics = ask(f"{public}/metrics")
    if isinstance(metrics, Response) and metrics.status == 200:
        yield unsure("Everybody can read /metrics.", f"Let the proxy refuse it. {_EXAMPLES}")
    parts = urlsplit(public)
    if parts.scheme == "https" and parts.port is None:
        plain = ask(f"http://{parts.hostname}/")
        if isinstance(plain, Response) and not plain.headers.get("location", "").startswith("https://"):
            yield unsure(
                f"http://{parts.hostname} does not lead to https://.", f"Let the proxy redirect there. {_EXAMPLES}"
            )
