"""The OpenID Connect provider of a host: authorization code flow with PKCE, by Authlib.

Authlib makes the requests and judges the claims, joserfc checks the signature. It is imported only where a provider is
set.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from reihum.protocol.refusals import Refused
from reihum.server.settings import Settings

if TYPE_CHECKING:
    from joserfc.jwk import KeySet

_log = logging.getLogger("reihum.provider")
_ALGORITHMS: Final = (
    "RS256",
    "RS384",
    "RS512",
    "PS256",
    "PS384",
    "PS512",
    "ES256",
    "ES384",
    "ES512",
    "Ed25519",
    "EdDSA",
)
"""With the provider's public keys: an ID token without a signature, or with one made of the client's own secret, is
refused."""
_NEEDED: Final = ("authorization_endpoint", "token_endpoint", "jwks_uri")
_KEPT_S: Final = 3600.0  # what the provider says of itself
_ANEW_S: Final = 60.0  # after which its keys are fetched again for a token with an unknown one
_PATIENCE_S: Final = 10.0
_LEEWAY_S: Final = 60  # that clocks may differ


class Account(NamedTuple):
    """Who signed in: ``subject`` is unique for ``issuer`` and never changes; ``name`` is a proposal."""

    issuer: str
    subject: str
    name: str


class Provider:
    """The provider that the settings name."""

    def __init__(self, settings: Settings) -> None:
        self.issuer = settings.oidc_issuer
        self._client_id = settings.oidc_client_id
        self._secret = settings.oidc_client_secret
        self._metadata: tuple[float, dict[str, Any]] | None = None
        self._keys: tuple[float, KeySet] | None = None
        self._fetching = asyncio.Lock()

    async def address(self, back: str, state: str, nonce: str, verifier: str) -> str:
        """Where to send somebody who wants to sign in; they come back to ``back``."""
        metadata = await self.metadata()
        async with self._client(back) as client:
            url, _ = client.create_authorization_url(
                metadata["authorization_endpoint"], state=state, nonce=nonce, code_verifier=verifier
            )
        return str(url)

    async def account(self, back: str, code: str, nonce: str, verifier: str) -> Account:
        """Whose code this is; `Refused` if the provider does not vouch for it."""
        from authlib.common.errors import AuthlibBaseError
        from httpx2 import HTTPError
        from joserfc.errors import JoseError

        metadata = await self.metadata()
        try:
            async with self._client(back, metadata) as client:
                token = await client.fetch_token(metadata["token_endpoint"], code=code, code_verifier=verifier)
                claims = await self._claims(token, metadata, nonce)
                if not _name(claims) and "userinfo_endpoint" in metadata:  # where most providers tell the name
                    told = (await client.get(metadata["userinfo_endpoint"])).json()
                    claims = {**told, **claims} if told.get("sub") == claims["sub"] else claims
        except HTTPError as error:
            raise _away(error) from None
        except (AuthlibBaseError, JoseError, ValueError, KeyError, TypeError) as error:
            _log.warning("a sign-in was refused: %s", type(error).__name__)
            raise Refused("forbidden", "The provider does not vouch for this sign-in. Try once more.") from None
        return Account(self.issuer, str(claims["sub"]), _name(claims))

    async def metadata(self) -> dict[str, Any]:
        """What the provider says of itself."""
        now = time.monotonic()
        async with self._fetching:
            if self._metadata is None or now - self._metadata[0] > _KEPT_S:
                found = await self._get(f"{self.issuer.rstrip('/')}/.well-known/openid-configuration")
                if found.get("issuer") != self.issuer:
                    raise _away(f"it calls itself {found.get('issuer')!r}, not {self.issuer!r}")
                missing = [name for name in _NEEDED if not isinstance(found.get(name), str)]
                if missing:
                    raise _away(f"it does not name its {missing[0]}")
                self._metadata = now, found
            return self._metadata[1]

    async def _claims(self, token: dict[str, Any], metadata: dict[str, Any], nonce: str) -> dict[str, Any]:
        from authlib.oidc.core import CodeIDToken
        from joserfc import jwt
        from joserfc.errors import InvalidKeyIdError

        algorithms = [name for name in _ALGORITHMS if name in metadata.get("id_token_signing_alg_values_supported", ())]
        try:
            decoded = jwt.decode(token["id_token"], await self._key_set(metadata), algorithms=algorithms or ["RS256"])
        except InvalidKeyIdError:  # a key we do not know: the provider may have a new one
            decoded = jwt.decode(
                token["id_token"], await self._key_set(metadata, _ANEW_S), algorithms=algorithms or ["RS256"]
            )
        claims = CodeIDToken(
            decoded.claims,
            decoded.header,
            {
                "iss": {"essential": True, "value": self.issuer},
                "aud": {"essential": True, "value": self._client_id},
                "sub": {"essential": True},
                "exp": {"essential": True},
            },
            {"nonce": nonce, "client_id": self._client_id, "access_token": token.get("access_token")},
        )
        claims.validate(leeway=_LEEWAY_S)
        return dict(claims)

    async def _key_set(self, metadata: dict[str, Any], kept_s: float = _KEPT_S) -> "KeySet":
        from joserfc.jwk import KeySet

        now = time.monotonic()
        async with self._fetching:
            if self._keys is None or now - self._keys[0] > kept_s:
                self._keys = now, KeySet.import_key_set(await self._get(metadata["jwks_uri"]))  # type: ignore[arg-type]
            return self._keys[1]

    async def _get(self, url: str) -> dict[str, Any]:
        from httpx2 import AsyncClient, HTTPError

        try:
            async with AsyncClient(timeout=_PATIENCE_S) as client:
                answer = await client.get(url)
                answer.raise_for_status()
                found = answer.json()
        except (HTTPError, ValueError) as error:
            raise _away(error) from None
        if not isinstance(found, dict):
            raise _away("its answer is no JSON object")
        return found

    def _client(self, back: str, metadata: dict[str, Any] | None = None) -> Any:
        from authlib.integrations.httpx_client import AsyncOAuth2Client

        known = (metadata or {}).get("token_endpoint_auth_methods_supported", ["client_secret_basic"])
        ways = ("client_secret_basic", "client_secret_post") if self._secret else ("none",)
        return AsyncOAuth2Client(
            self._client_id,
            self._secret or None,
            scope="openid profile",
            redirect_uri=back,
            code_challenge_method="S256",
            token_endpoint_auth_method=next((way for way in ways if way in known), ways[0]),
            timeout=_PATIENCE_S,
        )


def _name(claims: dict[str, Any]) -> str:
    return str(next((claims[key] for key in ("nickname", "preferred_username", "name") if claims.get(key)), ""))


def _away(error: object) -> Refused:
    _log.error("the sign-in provider cannot be used: %s", error or type(error).__name__)
    return Refused("unavailable", "The sign-in provider cannot be reached now. Try again later.")
