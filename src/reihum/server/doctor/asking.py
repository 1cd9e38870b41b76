"""One question over HTTP, without following redirects."""

import http.client
import ssl
from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import urlsplit

_PATIENCE_S: Final = 10.0
_MOST: Final = 65_536


class Response(NamedTuple):
    """What came back."""

    status: int
    headers: Mapping[str, str]  # names in small letters
    body: bytes
    certificate: tuple[float, float] | None  # from when to when it is good


def ask(url: str, headers: Mapping[str, str] | None = None) -> Response | str:
    """The answer, or why there is none."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port
    connection: http.client.HTTPConnection
    if parts.scheme == "https":
        connection = http.client.HTTPSConnection(host, port, timeout=_PATIENCE_S, context=ssl.create_default_context())
    else:
        connection = http.client.HTTPConnection(host, port, timeout=_PATIENCE_S)
    try:
        connection.request("GET", parts.path or "/", headers=dict(headers or {}))
        certificate = _certificate(connection)
        answer = connection.getresponse()
        named = {name.lower(): value for name, value in answer.getheaders()}
        return Response(answer.status, named, answer.read(_MOST), certificate)
    except (OSError, http.client.HTTPException) as error:
        return str(error) or type(error).__name__
    finally:
        connection.close()


def _certificate(connection: http.client.HTTPConnection) -> tuple[float, float] | None:
    if not isinstance(connection.sock, ssl.SSLSocket):
        return None
    certificate = connection.sock.getpeercert() or {}
    begin, end = (ssl.cert_time_to_seconds(str(certificate[name])) for name in ("notBefore", "notAfter"))
    return begin, end
