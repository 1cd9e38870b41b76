"""The application of a worker: its routes, each answered by the parts of its service."""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route as HttpRoute
from starlette.routing import compile_path
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from reihum.protocol import messages as p
from reihum.protocol.description.openapi import openapi
from reihum.protocol.description.openapi_page import STYLE, page
from reihum.protocol.refusals import HTTP_STATUS, Refused, unavailable
from reihum.protocol.routes import API, ROUTES, SOCKET, Route
from reihum.server.api import answer_to, of_games
from reihum.server.api.api_request import ApiRequest, reply
from reihum.server.costs.payer import SHARE
from reihum.server.http import boards, modules
from reihum.server.http.gate import STATE_KEY, Gate
from reihum.server.http.identity import asker, check_origin, check_scope
from reihum.server.http.security import WATCHED, Guard, only_to_us
from reihum.server.live.hub import Hub
from reihum.server.service import Service
from reihum.server.settings import Settings
from reihum.server.store import Store, Unavailable

# New objects after which the collector looks at them: seven times as many as usual. With this, and with what is there
# from the beginning left alone, a move takes a sixth less processor time (14 pairs of rounds, the server saturated).
_COLLECT: Final = (5_000, 10, 10)
_LIMITED_S: Final = 0.5  # after which too many requests are answered: a flood is read no faster
_FILE: Final = 0.04  # of a request, for its address: a page has some two dozen files
_MAX_QUERY: Final = 4096  # bytes: what a sign-in provider sends back has some hundred
_COMPUTED: Final = (f"{API}/", "/metrics")
"""Paths of what is no file."""
_SOCKET_PATH: Final = compile_path(SOCKET)[0]
Stopping = list[Callable[[], None]]


def make_app(
    settings: Settings, store: Store | None = None, hub: Hub | None = None, stopping: Stopping | None = None
) -> ASGIApp:
    """The ASGI application of one worker. It opens its store itself, unless one is given.

    What stands in ``stopping`` is to be called before the server waits for what is under way.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Gate]]:
        service = Service(settings, store or await Store.open(settings.database), hub)
        app.state.service = service
        if stopping is not None:
            stopping.append(service.turns.end)
        await service.start()
        of_games.prepare()  # nobody is served yet; a spare has done so
        gc.collect()
        gc.freeze()  # what is there now stays: the collector need not look at it again
        gc.set_threshold(*_COLLECT)
        try:
            yield {STATE_KEY: service.gate}
        finally:
            await service.close()

    document = openapi()
    described = {
        "json": (msgspec.json.encode(document), "application/json"),
        "html": (page(document, "openapi.css", "openapi.json"), "text/html"),
        "css": (STYLE, "text/css"),
    }

    async def describe(request: Request) -> Response:
        form = request.path_params["form"]
        if form not in described:
            return await _unknown(request)
        content, media_type = described[form]
        return Response(content, media_type=media_type)

    app = Starlette(
        routes=[
            *(HttpRoute(API + route.path, _endpoint(route), methods=[route.method]) for route in ROUTES),
            HttpRoute(f"{API}/openapi.{{form}}", describe),
            HttpRoute(f"{API}/{{rest:path}}", _unknown, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
            HttpRoute("/healthz", _healthz),
            HttpRoute("/readyz", _readyz),
            HttpRoute("/metrics", _metrics),
            HttpRoute(f"/{modules.FOLDER}/{{name}}", _module),
            HttpRoute(f"/{boards.FOLDER}/{{name}}", _board),
            HttpRoute("/{path:path}", _client),
        ],
        lifespan=lifespan,
    )
    return Guard(_counted(app, only_to_us(_straight_to_tables(app), settings)), settings)


def _counted(app: Starlette, inner: ASGIApp) -> ASGIApp:
    """Count every request for where it comes from, whatever it asks for and whichever host it is meant for.

    Upgrades are counted before (`Gate.may_upgrade`), and whoever watches over the server is always answered.
    """

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] == "http" and path not in WATCHED:
            gate: Gate = app.state.service.gate
            if not gate.may_ask(scope["reihum.origin"].group, SHARE if path.startswith(_COMPUTED) else _FILE):
                await asyncio.sleep(_LIMITED_S)
                refused = Refused("limit", "Too many requests from this address. Wait a moment.")
                await _problem(refused)(scope, receive, send)
                return
            if len(scope["query_string"]) > _MAX_QUERY:
                await _problem(Refused("too_large", "That is more than can be asked for at once."))(
                    scope, receive, send
                )
                return
        await inner(scope, receive, send)

    return serve


def _straight_to_tables(app: Starlette) -> ASGIApp:
    """WebSockets of tables go past Starlette's layers, which do nothing for them but keep a frame each: a connection
    that only watches takes 21.5 KiB instead of 27.0.
    """

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        found = _SOCKET_PATH.match(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await app(scope, receive, send)
            return
        scope["path_params"] = found.groupdict()
        service: Service = app.state.service
        await service.sockets.serve(WebSocket(scope, receive, send))

    return serve


def _endpoint(route: Route):  # type: ignore[no-untyped-def]  # Starlette's own type of an endpoint is private
    handler = answer_to(route)

    async def answer(request: Request, service: Service) -> Response:
        origin = request.scope["reihum.origin"]
        async with service.gate.turn(origin.group):
            who = await asker(request.headers, origin, service.store)
            if route.method != "GET":
                check_origin(request.headers, origin, who, service.settings)
            check_scope(who, route.needs)
            if route.who == "person" and who.person is None:
                raise Refused("unauthorized", "Give a name first: POST /api/v1/session.")
            call = ApiRequest(service, request, who)
            if who.person is not None:
                service.retention.was_here(who.person.id)
            if not call.payer.take():
                raise Refused("limit", "Too many requests. Wait a moment.")
            return await handler(call)

    async def endpoint(request: Request) -> Response:
        service: Service = request.app.state.service
        try:
            return await answer(request, service)
        except Refused as refused:
            service.metrics.refused.labels(refused.code).inc()
            if refused.code == "limit":
                await asyncio.sleep(_LIMITED_S)
            return _problem(refused)
        except Unavailable as error:
            return _problem(unavailable(error))

    return endpoint


def _problem(refused: Refused) -> Response:
    response = reply(p.Problem(code=refused.code, text=refused.text), HTTP_STATUS[refused.code])
    if refused.code == "limit":
        response.headers["Retry-After"] = "1"  # second, in which a bucket gets some requests again
    return response


async def _unknown(request: Request) -> Response:
    return _problem(Refused("not_found", "There is no such route. See /api/v1/openapi.html."))


async def _client(request: Request) -> Response:
    service: Service = request.app.state.service
    return service.files.get(request.url.path, request.headers.get("accept-encoding", ""))


async def _module(request: Request) -> Response:
    return modules.module_response(request.path_params["name"], request.headers.get("accept-encoding", ""))


async def _board(request: Request) -> Response:
    return boards.file_response(request.path_params["name"], request.headers.get("accept-encoding", ""))


async def _healthz(request: Request) -> Response:
    """The process answers."""
    return PlainTextResponse("ok\n")


async def _readyz(request: Request) -> Response:
    """The process can do its work: something can be kept."""
    service: Service = request.app.state.service
    if await service.is_ready():
        return PlainTextResponse("ready\n")
    return PlainTextResponse("the database cannot be written\n", 503)


async def _metrics(request: Request) -> Response:
    service: Service = request.app.state.service
    return Response(generate_latest(service.metrics.registry), media_type=CONTENT_TYPE_LATEST)
