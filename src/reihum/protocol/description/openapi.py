"""The HTTP part of the protocol as an OpenAPI 3.1 document, from the route table and the structs."""

import re
from typing import Any

import msgspec

from reihum.protocol import messages as p
from reihum.protocol.refusals import HTTP_STATUS
from reihum.protocol.routes import API, ROUTES, Route

_ALWAYS: tuple[p.Code, ...] = ("limit", "unavailable")


def openapi() -> dict[str, Any]:
    """The document."""
    schemas = _schemas()
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(API + route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Reihum",
            "version": str(p.VERSION),
            "description": "Tables for number-row games. What happens at a table comes over a WebSocket: PROTOCOL.md.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "__Host-reihum"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _structs() -> list[type[msgspec.Struct]]:
    used: dict[type[msgspec.Struct], None] = {p.Problem: None, p.YourTurn: None}
    for route in ROUTES:
        for kind in (route.body, route.answer):
            if isinstance(kind, type):
                used[kind] = None
    return list(used)


def _schemas() -> dict[str, Any]:
    structs = [*_structs(), p.AnyCommand, p.AnyMessage]
    _, components = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    return {**components, "AnyCommand": _one_of(p.AnyCommand), "AnyMessage": _one_of(p.AnyMessage)}


def _one_of(union: Any) -> dict[str, Any]:
    return {"oneOf": [{"$ref": f"#/components/schemas/{struct.__name__}"} for struct in union.__args__]}


def _operation(route: Route) -> dict[str, Any]:
    responses: dict[str, Any] = {_success(route): _answer(route)}
    codes = {*route.errors, *_ALWAYS, *(("unauthorized", "forbidden") if route.method != "GET" or route.is_own else ())}
    if route.who == "person" or route.body is None:
        codes.add("unauthorized")
    if route.body is not None:
        codes.update(("bad_request", "too_large"))
    if route.query:
        codes.add("bad_request")
    if route.body == "command":
        codes.update(HTTP_STATUS)
    by_status: dict[int, list[str]] = {}
    for code in sorted(codes):
        by_status.setdefault(HTTP_STATUS[code], []).append(code)
    for status, names in sorted(by_status.items()):
        schema: dict[str, Any] = {"$ref": "#/components/schemas/Problem"}
        if route.body == "command":
            schema = {"anyOf": [schema, {"$ref": "#/components/schemas/Failed"}]}
        responses[str(status)] = {"description": ", ".join(names), "content": {"application/json": {"schema": schema}}}
    operation: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.help,
        "parameters": _parameters(route),
        "responses": responses,
        "security": [{"cookie": []}, {"token": []}, *([{}] if route.who == "anyone" else [])],
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": _schema(route.body)}}}
    return operation


def _success(route: Route) -> str:
    if route.answer is None:
        return "204"
    created = route.answer in (p.Created, p.Token)
    return "201" if created else "200"


def _answer(route: Route) -> dict[str, Any]:
    if route.answer is None:
        return {"description": "Done."}
    media = "application/x-ndjson" if route.answer == "lines of YourTurn" else "application/json"
    return {"description": "Done.", "content": {media: {"schema": _schema(route.answer)}}}


def _schema(kind: Any) -> dict[str, Any]:
    if isinstance(kind, type):
        return {"$ref": f"#/components/schemas/{kind.__name__}"}
    if kind == "command":
        return {"$ref": "#/components/schemas/AnyCommand"}
    if kind == "messages":
        return {"$ref": "#/components/schemas/AnyMessage"}
    if kind == "lines of YourTurn":
        return {"type": "string", "description": "One YourTurn a line"}
    return {"type": "object", "description": "A match file (format reihum-match/2; reihum-match/1 is read, too)"}


def _parameters(route: Route) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]+$"}}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    in_query = [
        {"name": query.name, "in": "query", "description": query.help, "schema": {"type": query.type}}
        for query in route.query
    ]
    return [*in_path, *in_query]
