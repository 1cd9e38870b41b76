"""The HTTP interface does what its OpenAPI document says, whatever it is sent; and nothing makes it fail."""

import re
import urllib.request
from http.cookies import SimpleCookie
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from reihum.protocol.description.openapi import openapi
from reihum.protocol.routes import API, ROUTES
from tests.server.harness import Server

ENDLESS = "/turns"  # a stream: tested in test_people
OPERATIONS = [(route.method, route.path) for route in ROUTES if route.path != ENDLESS]


def post(server: Server, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    headers = {"Content-Type": "application/json", "Origin": server.url, **({"Cookie": cookie} if cookie else {})}
    request = urllib.request.Request(f"{server.url}{API}{path}", msgspec.json.encode(body), headers)
    with urllib.request.urlopen(request) as answer:
        given = SimpleCookie(answer.headers.get("Set-Cookie", ""))
        return msgspec.json.decode(answer.read()), "; ".join(f"{k}={v.value}" for k, v in given.items())


@pytest.mark.parametrize(
    "examples", [pytest.param(5, id="quick"), pytest.param(150, id="long", marks=pytest.mark.long)]
)
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_whatever_comes_is_answered_as_documented(server: Server, method: str, path: str, examples: int) -> None:
    _, cookie = post(server, "/session", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bob"}]
    table, _ = post(server, "/tables", {"game": "pretty_tricky", "seats": seats}, cookie)
    post(server, f"/tables/{table['id']}/commands", {"type": "start", "id": "start"}, cookie)
    known = {"table": table["id"], "game": "bloom", "token": "none", "device": "none", "way": "none", "code": "none"}
    operation = schemathesis.openapi.from_dict(openapi())[API + path][method]

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        if len(str(case.path_parameters)) % 2:  # half of the time something that exists
            case.path_parameters = {name: known[name] for name in case.path_parameters or {}}
        response = case.call(base_url=server.url, headers={"Cookie": cookie, "Origin": server.url})
        case.validate_response(
            response,
            checks=(
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_schema_conformance,
            ),
        )

    check()


def test_the_document_is_also_a_page_to_read(server: Server) -> None:
    with urllib.request.urlopen(f"{server.url}{API}/openapi.html") as answer:
        text, kind = answer.read().decode(), answer.headers["Content-Type"]
    assert kind.startswith("text/html")
    for route in ROUTES:
        assert f"<code>{API}{route.path}</code>" in text
    for name in openapi()["components"]["schemas"]:
        assert f'id="{name}"' in text
    links = set(re.findall(r'href="#(\w+)"', text))
    assert links <= set(re.findall(r'id="(\w+)"', text)), "every name leads somewhere"
    assert "<script" not in text
    with urllib.request.urlopen(f"{server.url}{API}/openapi.css") as style:
        assert style.headers["Content-Type"].startswith("text/css")


def test_every_route_is_in_the_document() -> None:
    paths = openapi()["paths"]
    assert {(route.method.lower(), API + route.path) for route in ROUTES} == {
        (method, path) for path, methods in paths.items() for method in methods
    }


def test_the_document_is_served(server: Server) -> None:
    with urllib.request.urlopen(f"{server.url}{API}/openapi.json") as answer:
        assert msgspec.json.decode(answer.read()) == openapi()
