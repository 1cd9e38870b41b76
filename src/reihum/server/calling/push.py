"""Web Push: messages encrypted for one browser (RFC 8291), signed with the server's own key (VAPID, RFC 8292).

The key is made when it is first needed, and kept in the database: a browser's subscription is bound to it.
"""

import base64
import binascii
import time
from typing import Any, Final

import msgspec

from reihum.protocol.refusals import Refused
from reihum.server.calling.addresses import target_of
from reihum.server.calling.call_text import CallText
from reihum.server.calling.posting import NotSent, post
from reihum.server.store import Store
from reihum.server.store.calls import WayRow

_NAME: Final = "vapid key"
_TTL_S: Final = 86_400  # how long a push service keeps a message for a browser that is away
_SIGNED_S: Final = 12 * 3600
_GONE: Final = (404, 410)
_POINT: Final = 65  # bytes of a public key, uncompressed
_AUTH: Final = 16


class PushMore(msgspec.Struct, frozen=True):
    """The keys of a browser's subscription, in URL-safe base64, and what the browser is called."""

    p256dh: str
    auth: str
    label: str = ""


class Push:
    """Sends push messages."""

    def __init__(self, store: Store, contact: str) -> None:
        self._store = store
        self._contact = contact
        self._key: Any = None  # py_vapid's; loaded when it is first needed, with the whole of cryptography

    async def public_key(self) -> str:
        """The server's key, which browsers ask for when they subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = await self._loaded()
        return _text(key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def _loaded(self) -> Any:
        if self._key is None:
            from py_vapid import Vapid02

            made = Vapid02()
            made.generate_keys()
            self._key = Vapid02.from_pem(
                (await self._store.kept.put_first(_NAME, made.private_pem().decode())).encode()
            )
        return self._key

    async def send(self, message: CallText, way: WayRow, allows_private: bool) -> None:
        """Send a message. Raises `NotSent`, with ``is_final`` if the browser has no such subscription any more."""
        more = msgspec.json.decode(way.more, type=PushMore)
        fields = {name: value for name, value in message._asdict().items() if name not in ("what", "game")}
        body = encrypted(msgspec.json.encode(fields), more)
        claims = {
            "aud": target_of(way.address, allows_private).origin,
            "exp": int(time.time()) + _SIGNED_S,
            "sub": self._contact,
        }
        headers = {
            **(await self._loaded()).sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_TTL_S),
            "Urgency": "high" if message.what in ("turn", "soon") else "normal",
            **({"Topic": message.table} if message.table else {}),  # a newer message takes the place of one that waits
        }
        status = await post(way.address, body, headers, allows_private)
        if not 200 <= status < 300:
            raise NotSent(f"The push service answers with status {status}.", is_final=status in _GONE)


def encrypted(content: bytes, more: PushMore) -> bytes:
    """Content that only the browser can read to which these keys belong."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    data: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(more.p256dh),
        auth_secret=_bytes(more.auth),
        version="aes128gcm",
    )
    return data


def checked_keys(p256dh: str, auth: str) -> None:
    """Refuse what are no keys of a subscription."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        if len(point) != _POINT or len(secret) != _AUTH:
            raise ValueError("length")
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        raise Refused("bad_request", "These are not the keys of a push subscription.") from None


def _bytes(text: str) -> bytes:
    return base64.b64decode(text.encode() + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
