"""One POST to an address that was checked. Redirects are not followed; of an answer only its beginning is read."""

import asyncio
import contextlib
import ssl
from collections.abc import Mapping
from typing import Final

import h11

from reihum.server.calling.addresses import BadAddress, NotFound, resolved, target_of

_TIME_S: Final = 10.0  # for all of it
_HEAD: Final = 16 * 1024  # bytes of an answer that are read at most
_CHUNK: Final = 4096


class NotSent(Exception):
    """It did not arrive; the message says why. ``is_final``: trying again would not help."""

    def __init__(self, text: str, is_final: bool = False) -> None:
        super().__init__(text)
        self.is_final = is_final


async def post(url: str, body: bytes, headers: Mapping[str, str], allows_private: bool) -> int:
    """The status of the answer. Raises `NotSent` if there was none."""
    try:
        async with asyncio.timeout(_TIME_S):
            return await _post(url, body, headers, allows_private)
    except TimeoutError:
        raise NotSent("It does not answer in time.") from None
    except BadAddress as error:
        raise NotSent(str(error), is_final=not isinstance(error, NotFound)) from None
    except ssl.SSLError as error:
        raise NotSent(f"No encrypted connection: {error.reason or 'unknown'}") from None
    except (OSError, EOFError, h11.RemoteProtocolError) as error:
        raise NotSent(f"It cannot be reached: {getattr(error, 'strerror', None) or type(error).__name__}") from None


async def _post(url: str, body: bytes, headers: Mapping[str, str], allows_private: bool) -> int:
    target = target_of(url, allows_private)
    addresses = await resolved(target, allows_private)
    security = ssl.create_default_context() if target.scheme == "https" else None
    name = target.host if security else None
    reader, writer = await _connected(addresses, target.port, security, name)
    try:
        connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=_HEAD)
        head = {
            "Host": target.authority,
            "User-Agent": "Reihum",
            "Connection": "close",
            "Content-Length": str(len(body)),
            **headers,
        }
        request = h11.Request(method="POST", target=target.path, headers=list(head.items()))
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(connection.send(event) or b"")
        await writer.drain()
        return await _status(reader, connection)
    finally:
        writer.close()
        with contextlib.suppress(OSError, TimeoutError):
            await writer.wait_closed()


async def _connected(
    addresses: list[str], port: int, security: ssl.SSLContext | None, name: str | None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first of the checked addresses that takes one."""
    failed: OSError = OSError("no address")
    for address in addresses:
        try:
            return await asyncio.open_connection(address, port, ssl=security, server_hostname=name)
        except OSError as error:
            failed = error
    raise failed


async def _status(reader: asyncio.StreamReader, connection: h11.Connection) -> int:
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(_CHUNK))
        elif isinstance(event, h11.ConnectionClosed):
            raise EOFError
