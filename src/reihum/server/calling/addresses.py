"""Which addresses the server may be sent to by people: public ones, and nothing of the host's own network.

A name is resolved and every one of its addresses checked; the connection goes to an address that was checked, so that a
name which means something else a moment later does not help.
"""

import asyncio
import ipaddress
import socket
from typing import Final, NamedTuple
from urllib.parse import urlsplit

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_GLOBAL: Final = ipaddress.IPv6Network("2000::/3")
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
_LONGEST: Final = 1_000
_RESOLVED_S: Final = 5.0
_HOST_BITS: Final = 64


class BadAddress(Exception):
    """Nothing is sent there; the message says why."""


class NotFound(BadAddress):
    """There is no such name now: name servers may be away for a while, too."""


class Destination(NamedTuple):
    """Where to send something."""

    scheme: str
    host: str
    port: int
    path: str  # and query

    @property
    def origin(self) -> str:
        usual = 443 if self.scheme == "https" else 80
        return f"{self.scheme}://{self.authority}" if self.port != usual else f"{self.scheme}://{_quoted(self.host)}"

    @property
    def authority(self) -> str:
        usual = 443 if self.scheme == "https" else 80
        return _quoted(self.host) if self.port == usual else f"{_quoted(self.host)}:{self.port}"


def _quoted(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def target_of(url: str, allows_private: bool) -> Destination:
    """A URL as a target: https, without a user's name. ``allows_private`` takes http, too."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress("This is no web address.") from None
    if len(url) > _LONGEST or not url.isascii() or any(c <= " " or c == "\x7f" for c in url):
        raise BadAddress("This is no web address.")
    if parts.scheme not in (("https", "http") if allows_private else ("https",)) or not parts.hostname:
        raise BadAddress("Only addresses with https:// are called.")
    if parts.username is not None or parts.password is not None:
        raise BadAddress("An address with a user's name is not called.")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Destination(parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80), path)


async def resolved(target: Destination, allows_private: bool) -> list[str]:
    """The addresses of a target. If one of them is not public, the target is not called at all."""
    try:
        async with asyncio.timeout(_RESOLVED_S):
            found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotFound(f"{target.host} cannot be found.") from None
    addresses = list(dict.fromkeys(str(where[0]) for *_, where in found))
    if not allows_private and not all(is_public(address) and not is_near(address) for address in addresses):
        raise BadAddress(f"{target.host} is no public address.")
    return addresses


def is_near(text: str) -> bool:
    """Whether an address is one of this machine's own, or of IPv6 one in its network: past the host's firewall.

    The system is asked from which address it would reach it; nothing is sent.
    """
    address = ipaddress.ip_address(text.partition("%")[0])
    family = socket.AF_INET6 if address.version == 6 else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((text, 9))
            own = ipaddress.ip_address(asked.getsockname()[0].partition("%")[0])
    except OSError:  # it cannot be reached at all
        return False
    return own == address or (address.version == 6 and int(own) >> _HOST_BITS == int(address) >> _HOST_BITS)


def is_public(text: str) -> bool:
    """Whether an address is one on the internet, in whichever form it is written."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        inner = _embedded(address)
        if inner is not None:
            return all(map(_is_public_v4, inner))
        return address in _GLOBAL and address.is_global and not address.is_multicast
    return _is_public_v4(address)


def _embedded(address: ipaddress.IPv6Address) -> list[ipaddress.IPv4Address] | None:
    """The IPv4 addresses that an IPv6 address stands for or leads to; None if it is one of its own."""
    if address.ipv4_mapped is not None:
        return [address.ipv4_mapped]
    if address in _NAT64:
        return [ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)]
    if address.sixtofour is not None:
        return [address.sixtofour]
    if address.teredo is not None:
        return list(address.teredo)
    return None


def _is_public_v4(address: ipaddress.IPv4Address) -> bool:
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)
