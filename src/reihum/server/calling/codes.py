"""Links in mails: what they may do follows from a secret of the server, so that nothing more need be kept of them."""

import hashlib
import hmac
import secrets
from typing import Final, Literal

from reihum.server.store import Store

Purpose = Literal["confirm", "end"]
_NAME: Final = "calling secret"
_WAY: Final = 16  # hexadecimal digits of a way's id
_PROOF: Final = 40


class Codes:
    """Makes and checks codes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secret: bytes | None = None

    async def make(self, purpose: Purpose, way: str) -> str:
        return way + await self._proof(purpose, way)

    async def way(self, purpose: Purpose, code: str) -> str | None:
        """The way that a code is for; None if it was not made here."""
        way, proof = code[:_WAY], code[_WAY:]
        return way if hmac.compare_digest(proof.encode(), (await self._proof(purpose, way)).encode()) else None

    async def _proof(self, purpose: Purpose, way: str) -> str:
        if self._secret is None:
            self._secret = (await self._store.kept.put_first(_NAME, secrets.token_hex(32))).encode()
        return hmac.new(self._secret, f"{purpose} {way}".encode(), hashlib.sha256).hexdigest()[:_PROOF]
