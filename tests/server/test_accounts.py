"""Coming back: recovery codes, and accounts of an OpenID Connect provider."""

import base64
import hashlib
import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from joserfc import jwt
from joserfc.jwk import OctKey, RSAKey

from reihum.protocol import messages as p
from reihum.protocol.client import ApiError, Client
from reihum.protocol.refusals import Refused
from reihum.server.people import recovery
from reihum.server.people.provider import Provider
from reihum.server.settings import BadSetting, Settings, from_environment
from reihum.server.store import Store
from tests.server.harness import Server, free_port, running
from tests.server.people import person, seats
from tests.server.providers import BROWSER_TESTS, CLIENT_ID, SECRET, LyingProvider, RealProvider, sign_in_at, unsigned

pytestmark = pytest.mark.anyio


async def refused(client: Client, path: str, body: Any) -> str:
    with pytest.raises(ApiError) as error:
        await client.call("POST", path, body)
    return error.value.code


async def who(client: Client) -> p.Session:
    session: p.Session = await client.call("GET", "/session", None, p.Session)
    return session


# Recovery codes


async def new_code(client: Client) -> str:
    made: p.Recovery = await client.call("POST", "/session/recovery", None, p.Recovery)
    assert made.code is not None
    return made.code


async def test_a_code_brings_everything_back(server: Server) -> None:
    ada = await person(server.url)
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot:uniform")))
    assert (await ada.call("GET", "/session/recovery", None, p.Recovery)).created is None
    code = await new_code(ada)
    kept: p.Recovery = await ada.call("GET", "/session/recovery", None, p.Recovery)
    assert kept.created is not None
    assert kept.code is None, "it is shown once"
    await ada.call("POST", "/session/end?everywhere=1")
    phone = Client(server.url)
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    session: p.Session = await phone.call("POST", "/session/recover", p.UseLink(code=typed), p.Session)
    assert session.person == ada.person
    mine: p.TableList = await phone.call("GET", "/tables", None, p.TableList)
    assert [summary.id for summary in mine.mine] == [table]
    store = await Store.open(server.database)
    rows = await store.database.read("SELECT hash, label FROM secrets WHERE kind = 'recovery'")
    await store.close()
    assert not any(recovery.plain(code) in str(row) for row in rows), "only its hash is kept"


async def test_a_new_code_takes_the_place_of_the_old_one(server: Server) -> None:
    ada = await person(server.url)
    old, new = await new_code(ada), await new_code(ada)
    assert await refused(Client(server.url), "/session/recover", p.UseLink(code=old)) == "not_found"
    for _ in range(2):  # written down, it is good more than once
        await Client(server.url).call("POST", "/session/recover", p.UseLink(code=new))
    for bad in ("", "x", new[:-1], new + "0", "😀" * 20, "U" * 20):
        assert await refused(Client(server.url), "/session/recover", p.UseLink(code=bad)) == "not_found"


async def test_a_code_is_of_a_person_not_of_a_program(server: Server) -> None:
    ada = await person(server.url)
    token: p.Token = await ada.call("POST", "/tokens", p.NewToken(), p.Token)
    assert token.secret is not None
    assert await refused(Client(server.url, token.secret), "/session/recovery", None) == "forbidden"
    assert await refused(Client(server.url), "/session/recovery", None) == "unauthorized"


async def test_guessing_is_slow(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db", tries_per_hour=3) as server:
        said = [await refused(Client(server.url), "/session/recover", p.UseLink(code="X" * 20)) for _ in range(4)]
        assert said == ["not_found"] * 3 + ["limit"]
        ada = await person(server.url)
        code = await new_code(ada)
        assert await refused(Client(server.url), "/session/recover", p.UseLink(code=code)) == "limit"


async def test_a_whole_club_comes_back_in_an_hour(tmp_path: Path) -> None:
    """Who knows a code does not guess."""
    with running(f"sqlite:///{tmp_path}/reihum.db", tries_per_hour=3) as server:
        code = await new_code(await person(server.url))
        for _ in range(10):
            back: p.Session = await Client(server.url).call("POST", "/session/recover", p.UseLink(code=code), p.Session)
            assert back.person is not None
        said = [await refused(Client(server.url), "/session/recover", p.UseLink(code="X" * 20)) for _ in range(4)]
        assert said == ["not_found"] * 3 + ["limit"]


async def test_who_is_forgotten_cannot_come_back(server: Server) -> None:
    ada = await person(server.url)
    code = await new_code(ada)
    await ada.call("DELETE", "/session")
    assert await refused(Client(server.url), "/session/recover", p.UseLink(code=code)) == "not_found"


def test_codes_are_random_and_easy_to_read() -> None:
    codes = {recovery.new_code() for _ in range(200)}
    assert len(codes) == 200
    letters = set("".join(codes)) - {"-"}
    assert letters == set(recovery.ALPHABET)
    assert not letters & set("ILOU")
    assert all(len(recovery.plain(code)) == 20 for code in codes)


# Accounts


def settings_for(issuer: str) -> dict[str, str]:
    named = {"oidc_issuer": issuer, "oidc_client_id": CLIENT_ID, "oidc_client_secret": SECRET}
    return {**named, "oidc_name": "Club"}


@pytest.fixture(scope="module")
def liar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[LyingProvider, Server]]:
    provider = LyingProvider()
    with running(
        f"sqlite:///{tmp_path_factory.mktemp('accounts')}/reihum.db", **settings_for(provider.issuer)
    ) as server:
        yield provider, server
    provider.close()


async def begin(client: Client, link: bool = False) -> p.SignIn:
    begun: p.SignIn = await client.call("POST", "/session/sign-in", p.NewSignIn(link=link), p.SignIn)
    return begun


async def sign_in(client: Client, login: str, link: bool = False) -> p.Session:
    """With the real provider."""
    begun = await begin(client, link)
    back = sign_in_at(begun.url, login)
    signed_in = p.SignedIn(code=back["code"], state=back["state"], key=begun.key)
    session: p.Session = await client.call("POST", "/session/signed-in", signed_in, p.Session)
    return session


@pytest.mark.skipif(
    not (BROWSER_TESTS / "node_modules/oidc-provider").exists() or shutil.which("node") is None,
    reason="the provider comes with the browser tests: make browser-ready",
)
async def test_with_a_real_provider(tmp_path: Path) -> None:
    port = free_port()
    provider = RealProvider(f"http://127.0.0.1:{port}/signed-in")
    try:
        with running(f"sqlite:///{tmp_path}/reihum.db", port=port, **settings_for(provider.issuer)) as server:
            # Somebody new gets the name that the provider knows, and is the same person on every device.
            desk, phone = Client(server.url), Client(server.url)
            assert (await who(desk)).sign_in == "Club"
            first, second = await sign_in(desk, "Grace"), await sign_in(phone, "Grace")
            assert first.person is not None
            assert (first.person.name, first.has_account) == ("Grace", True)
            assert first.person == second.person == (await who(phone)).person
            # A guest keeps who they are when they link an account.
            guest = await person(server.url, "Ada")
            assert not (await who(guest)).has_account
            linked = await sign_in(guest, "ada@club", link=True)
            assert (linked.person, linked.has_account) == (guest.person, True)
            elsewhere = await sign_in(Client(server.url), "ada@club")
            assert elsewhere.person == guest.person
            # Signing out ends it here, and one can come back.
            await desk.call("POST", "/session/end?everywhere=1")
            assert (await who(desk)).person is None
            assert (await who(phone)).person is None
            assert (await sign_in(desk, "Grace")).person == first.person
            # Who is forgotten is somebody new the next time.
            await desk.call("DELETE", "/session")
            again = await sign_in(desk, "Grace")
            assert again.person is not None
            assert again.person.id != first.person.id
    finally:
        provider.close()


async def test_what_is_sent_to_the_provider(liar: tuple[LyingProvider, Server]) -> None:
    provider, server = liar
    ada = Client(server.url)
    begun = await begin(ada)
    asked = {name: values[0] for name, values in parse_qs(urlsplit(begun.url).query).items()}
    assert (asked["response_type"], asked["code_challenge_method"]) == ("code", "S256")
    assert asked["redirect_uri"] == f"{server.url}/signed-in"
    assert set(asked["scope"].split()) == {"openid", "profile"}
    assert SECRET not in begun.url
    back = provider.come_back(begun.url)
    await ada.call("POST", "/session/signed-in", p.SignedIn(**back, key=begun.key))
    digest = hashlib.sha256(provider.verifiers[-1].encode()).digest()
    assert base64.urlsafe_b64encode(digest).rstrip(b"=").decode() == asked["code_challenge"]


async def test_who_brings_a_code_must_have_asked_for_it(liar: tuple[LyingProvider, Server]) -> None:
    provider, server = liar
    ada, eve = Client(server.url), Client(server.url)
    begun, others = await begin(ada), await begin(eve)
    back = provider.come_back(begun.url)
    for state, key in ((back["state"] + "x", begun.key), ("", begun.key)):
        assert (
            await refused(ada, "/session/signed-in", p.SignedIn(code=back["code"], state=state, key=key)) == "not_found"
        )
    # Eve's code put into Ada's browser, so that Ada plays as Eve without knowing it
    wrong = p.SignedIn(code=back["code"], state=provider.come_back(others.url)["state"], key=begun.key)
    assert await refused(ada, "/session/signed-in", wrong) == "not_found"
    right = p.SignedIn(**back, key=begun.key)
    await ada.call("POST", "/session/signed-in", right)
    assert await refused(ada, "/session/signed-in", right) == "not_found", "once"
    # a link that somebody else began
    begun = await begin(await person(server.url, "Ada"), link=True)
    body = p.SignedIn(**provider.come_back(begun.url), key=begun.key)
    assert await refused(await person(server.url, "Eve"), "/session/signed-in", body) == "forbidden"
    assert await refused(Client(server.url), "/session/sign-in", p.NewSignIn(link=True)) == "unauthorized"


async def test_a_sign_in_that_took_too_long(liar: tuple[LyingProvider, Server]) -> None:
    provider, server = liar
    begun = await begin(Client(server.url))
    store = await Store.open(server.database)
    await store.database.write(*_expire())
    await store.close()
    body = p.SignedIn(**provider.come_back(begun.url), key=begun.key)
    assert await refused(Client(server.url), "/session/signed-in", body) == "not_found"


def _expire() -> list[Any]:
    from reihum.server.store.database import Statement

    return [Statement("UPDATE sign_ins SET expires = $1", (time.time() - 1,))]


@pytest.mark.parametrize(
    ("lie", "said"),
    [
        ({}, ""),
        ({"nonce": "another"}, "forbidden"),
        ({"nonce": None}, "forbidden"),
        ({"exp": int(time.time()) - 600, "iat": int(time.time()) - 900}, "forbidden"),
        ({"exp": None}, "forbidden"),
        ({"iat": int(time.time()) + 6000, "exp": int(time.time()) + 9000}, "forbidden"),
        ({"aud": "another-client"}, "forbidden"),
        ({"aud": "another-client", "azp": CLIENT_ID}, "forbidden"),
        ({"aud": [CLIENT_ID, "another-client"]}, "forbidden"),
        ({"aud": [CLIENT_ID, "another-client"], "azp": "another-client"}, "forbidden"),
        ({"iss": "https://another.example"}, "forbidden"),
        ({"sub": None}, "forbidden"),
    ],
    ids=lambda value: (
        " ".join(value) if isinstance(value, dict) else value
    ),  # without the times, so that all processes name them alike
)
async def test_claims_that_lie(liar: tuple[LyingProvider, Server], lie: dict[str, Any], said: str) -> None:
    provider, server = liar
    provider.lie = lie
    try:
        assert await _tried(provider, server) == said
    finally:
        provider.lie = {}


async def _tried(provider: LyingProvider, server: Server) -> str:
    client = Client(server.url)
    begun = await begin(client)
    body = p.SignedIn(**provider.come_back(begun.url), key=begun.key)
    try:
        await client.call("POST", "/session/signed-in", body)
    except ApiError as error:
        assert (await who(client)).person is None
        return error.code
    return ""


async def test_signatures_that_are_none(liar: tuple[LyingProvider, Server]) -> None:
    provider, server = liar
    honest, header = provider.sign, provider.header
    forger = RSAKey.generate_key(2048, parameters={"kid": "first"})
    own_secret = OctKey.import_key(SECRET)
    lies = {
        "unsigned": unsigned,
        "another's key": lambda header, claims: jwt.encode(header, claims, forger),
        "the client's secret": lambda header, claims: jwt.encode({**header, "alg": "HS256"}, claims, own_secret),
        "cut": lambda header, claims: honest(header, claims)[:-20],
        "changed": lambda header, claims: _changed(honest(header, claims)),
        "no token": lambda header, claims: "x",
    }
    try:
        for name, lie in lies.items():
            provider.sign = lie
            assert await _tried(provider, server) == "forbidden", name
    finally:
        provider.sign, provider.header = honest, header
    assert await _tried(provider, server) == ""


async def test_a_provider_with_a_new_key(monkeypatch: pytest.MonkeyPatch) -> None:
    lying = LyingProvider()
    provider = Provider(Settings(**settings_for(lying.issuer)))  # type: ignore[arg-type]

    async def subject() -> str:
        back = lying.come_back(await provider.address("http://localhost/signed-in", "state", "nonce", "v" * 43))
        return (await provider.account("http://localhost/signed-in", back["code"], "nonce", "v" * 43)).subject

    try:
        assert await subject() == "ada"
        lying.key, lying.header = RSAKey.generate_key(2048, parameters={"kid": "new"}), {"alg": "RS256", "kid": "new"}
        lying.shown = [lying.key]
        with pytest.raises(Refused):  # its keys were fetched just now
            await subject()
        monkeypatch.setattr("reihum.server.people.provider._ANEW_S", 0.0)
        assert await subject() == "ada"
    finally:
        lying.close()


def _changed(token: str) -> str:
    head, body, signature = token.split(".")
    claims = json.loads(base64.urlsafe_b64decode(body + "=="))
    body = base64.urlsafe_b64encode(json.dumps({**claims, "sub": "root"}).encode()).rstrip(b"=").decode()
    return f"{head}.{body}.{signature}"


async def test_an_account_belongs_to_one_person(liar: tuple[LyingProvider, Server]) -> None:
    provider, server = liar
    ada, bob = await person(server.url, "Ada"), await person(server.url, "Bob")
    provider.lie = {"sub": "one"}
    begun = await begin(ada, link=True)
    await ada.call("POST", "/session/signed-in", p.SignedIn(**provider.come_back(begun.url), key=begun.key))
    begun = await begin(bob, link=True)
    body = p.SignedIn(**provider.come_back(begun.url), key=begun.key)
    assert await refused(bob, "/session/signed-in", body) == "conflict"
    provider.lie = {"sub": "two"}
    begun = await begin(ada, link=True)
    body = p.SignedIn(**provider.come_back(begun.url), key=begun.key)
    assert await refused(ada, "/session/signed-in", body) == "conflict", "one account a person"
    provider.lie = {"sub": "three", "nickname": "\u202e\u3164"}
    begun = await begin(Client(server.url))
    body = p.SignedIn(**provider.come_back(begun.url), key=begun.key)
    session: p.Session = await Client(server.url).call("POST", "/session/signed-in", body, p.Session)
    assert session.person is not None
    assert session.person.name == "Reihum", "a name that nobody sees is none"
    provider.lie = {}


async def test_a_provider_that_is_away_or_another(tmp_path: Path) -> None:
    away = f"http://localhost:{free_port()}"
    with running(f"sqlite:///{tmp_path}/reihum.db", **settings_for(away)) as server:
        assert await refused(Client(server.url), "/session/sign-in", p.NewSignIn()) == "unavailable"
        assert (await person(server.url)).person is not None, "guests play on"


async def test_without_a_provider_none_is_offered(server: Server) -> None:
    assert (await who(Client(server.url))).sign_in is None
    assert await refused(Client(server.url), "/session/sign-in", p.NewSignIn()) == "not_found"


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"REIHUM_OIDC_ISSUER": "http://club.example"}, "https://"),
        ({"REIHUM_OIDC_CLIENT_ID": ""}, "REIHUM_OIDC_CLIENT_ID"),
        ({"REIHUM_OIDC_NAME": ""}, "REIHUM_OIDC_NAME"),
    ],
)
def test_settings_that_are_no_provider(changed: dict[str, str], said: str) -> None:
    environment = {f"REIHUM_{name.upper()}": value for name, value in settings_for("https://club.example").items()}
    assert from_environment(environment).oidc_name == "Club"
    with pytest.raises(BadSetting, match=said):
        from_environment({**environment, **changed})
