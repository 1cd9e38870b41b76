"""OpenID Connect providers on loopback: a real one, and one that lies."""

import base64
import html
import json
import re
import shutil
import subprocess
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
from joserfc import jwt
from joserfc.jwk import RSAKey

from tests.server.harness import START_S, free_port

BROWSER_TESTS = Path(__file__).parents[2] / "web" / "e2e"
CLIENT_ID, SECRET = "reihum", "a-secret-of-the-tests"


class RealProvider:
    """The provider of the browser tests, in a Node of its own."""

    def __init__(self, redirect: str) -> None:
        self.port = free_port()
        self.issuer = f"http://localhost:{self.port}"
        node = shutil.which("node")
        assert node is not None
        words = [node, str(BROWSER_TESTS / "support/provider.mjs"), str(self.port), redirect]
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "ready\n"

    def close(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=START_S)


def sign_in_at(url: str, login: str) -> dict[str, str]:
    """Fill in the provider's forms like a person; what it adds to the address it leads back to."""
    with httpx.Client(timeout=START_S) as browser:
        answer = browser.get(url)
        for _ in range(12):
            if answer.is_redirect:
                target = answer.headers["location"]
                if "/signed-in" in target:
                    return {name: values[0] for name, values in parse_qs(urlsplit(target).query).items()}
                answer = browser.get(httpx.URL(answer.url).join(target))
                continue
            form = re.search(r'<form[^>]*action="([^"]+)"', answer.text)
            assert form is not None, answer.text
            hidden = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', answer.text))
            fields = {**hidden, "login": login, "password": "any"} if "password" in answer.text else hidden
            answer = browser.post(httpx.URL(answer.url).join(html.unescape(form[1])), data=fields)
    raise AssertionError("the provider never came to an end")


class LyingProvider:
    """Answers as it is told to: ``lie`` changes claims, ``sign`` what becomes of them."""

    def __init__(self) -> None:
        self.port = free_port()
        self.issuer = f"http://localhost:{self.port}"
        self.key = RSAKey.generate_key(2048, parameters={"kid": "first"})
        self.shown = [self.key]  # as its own
        self.lie: dict[str, Any] = {}
        self.header: dict[str, Any] = {"alg": "RS256", "kid": "first"}
        self.sign: Callable[[dict[str, Any], dict[str, Any]], str] = self._sign
        self.nonces: dict[str, str] = {}  # of codes
        self.verifiers: list[str] = []
        handler = type("Handler", (_Handler,), {"provider": self})
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _sign(self, header: dict[str, Any], claims: dict[str, Any]) -> str:
        return jwt.encode(header, claims, self.key)

    def claims(self, code: str) -> dict[str, Any]:
        now = int(time.time())
        honest = {"iss": self.issuer, "sub": "ada", "aud": CLIENT_ID, "iat": now, "exp": now + 300}
        changed = {**honest, "nonce": self.nonces[code], "nickname": "Ada", **self.lie}
        return {name: value for name, value in changed.items() if value is not None}

    def come_back(self, url: str) -> dict[str, str]:
        """As after a sign-in."""
        asked = {name: values[0] for name, values in parse_qs(urlsplit(url).query).items()}
        code = f"code-{len(self.nonces)}"
        self.nonces[code] = asked["nonce"]
        return {"code": code, "state": asked["state"]}

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def unsigned(header: dict[str, Any], claims: dict[str, Any]) -> str:
    """A token that says of itself that it has no signature."""
    parts = ({**header, "alg": "none"}, claims)
    return ".".join(base64.urlsafe_b64encode(json.dumps(part).encode()).rstrip(b"=").decode() for part in parts) + "."


class _Handler(BaseHTTPRequestHandler):
    provider: LyingProvider

    def do_GET(self) -> None:
        issuer = self.provider.issuer
        if self.path.startswith("/.well-known"):
            self._answer(
                {
                    "issuer": issuer,
                    "authorization_endpoint": f"{issuer}/auth",
                    "token_endpoint": f"{issuer}/token",
                    "jwks_uri": f"{issuer}/keys",
                    "id_token_signing_alg_values_supported": ["RS256", "HS256", "none"],
                }
            )
        else:
            self._answer({"keys": [key.as_dict(private=False) for key in self.provider.shown]})

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"])).decode()
        asked = {name: values[0] for name, values in parse_qs(body).items()}
        self.provider.verifiers.append(asked["code_verifier"])
        token = self.provider.sign(self.provider.header, self.provider.claims(asked["code"]))
        self._answer({"access_token": "x", "token_type": "Bearer", "id_token": token})

    def _answer(self, value: Any) -> None:
        data = json.dumps(value).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *words: Any) -> None:
        """Nothing."""
