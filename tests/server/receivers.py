"""Real receivers on loopback: an HTTP endpoint, a mail server, a push service with a browser behind it."""

import asyncio
import base64
import email.message
import email.policy
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import h11
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.harness import free_port
from tests.waiting import until


class Request(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Endpoint:
    """An HTTP endpoint that notes what it is sent."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}/hook"
        self.requests: list[Request] = []
        self.status = 204
        self.more: dict[str, str] = {}

    async def until(self, count: int) -> None:
        await until(lambda: len(self.requests) >= count)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection, head, body = h11.Connection(h11.SERVER), None, b""
        while True:
            event = connection.next_event()
            if event is h11.NEED_DATA:
                connection.receive_data(await reader.read(4096))
            elif isinstance(event, h11.Request):
                head = event
            elif isinstance(event, h11.Data):
                body += bytes(event.data)
            else:
                break
        if head is not None:
            headers = {name.decode(): value.decode() for name, value in head.headers}
            self.requests.append(Request(head.target.decode(), headers, body))
            answer = h11.Response(status_code=self.status, headers=[*self.more.items(), ("Content-Length", "0")])
            writer.write((connection.send(answer) or b"") + (connection.send(h11.EndOfMessage()) or b""))
        writer.close()


@asynccontextmanager
async def endpoint(port: int | None = None) -> AsyncIterator[Endpoint]:
    found = Endpoint(port or free_port())
    server = await asyncio.start_server(found.serve, "127.0.0.1", found.port)
    try:
        yield found
    finally:
        server.close()


class Mailbox:
    """A mail server that notes what it is given."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.mails: list[email.message.EmailMessage] = []
        self._controller = Controller(self, hostname="127.0.0.1", port=port)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # aiosmtpd's name for it
        content = envelope.content
        assert isinstance(content, bytes)
        parsed = email.message_from_bytes(content, policy=email.policy.default)
        self.mails.append(parsed)
        return "250 OK"

    def start(self) -> None:
        self._controller.start()

    def stop(self) -> None:
        self._controller.stop()


class Browser:
    """The keys of a browser's subscription, and what the browser does with a message (RFC 8291, RFC 8188)."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.p256dh, self.auth = _text(self._public), _text(self._auth)

    def read(self, body: bytes) -> dict[str, Any]:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, content = body[21 : 21 + length], body[21 + length :]
        assert size >= len(content), "one record is enough for a message"
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _derived(shared, self._auth, b"WebPush: info\0" + self._public + sender, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, content, None).rstrip(b"\0")
        assert plain.endswith(b"\2"), "the last record"
        return dict(json.loads(plain[:-1]))


def check_vapid(authorization: str, public_key: str, origin: str, now: float) -> dict[str, Any]:
    """The claims of a VAPID header (RFC 8292), after checking its signature."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert fields["k"] == public_key
    head, claims, signature = fields["t"].split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(public_key))
    raw = _bytes(signature)
    assert len(raw) == 64
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(_bytes(head))["alg"] == "ES256"
    said: dict[str, Any] = json.loads(_bytes(claims))
    assert said["aud"] == origin
    assert now < said["exp"] <= now + 24 * 3600
    assert said["sub"].startswith(("mailto:", "https://"))
    return said


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
