"""The application: every part of a worker, put together."""

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection
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

from reihum.server import modules
from reihum.server import protocol as p
from reihum.server.api import answer_to
from reihum.server.api.call import Call, reply
from reihum.server.caretaker import Caretaker
from reihum.server.client_files import ClientFiles
from reihum.server.desk import Desk
from reihum.server.hub import Hub, make_hub
from reihum.server.identity import asker, check_origin
from reihum.server.limits import Buckets
from reihum.server.lobby import Lobby
from reihum.server.metrics import Metrics
from reihum.server.openapi import openapi
from reihum.server.openapi_page import STYLE, page
from reihum.server.presence import Presence
from reihum.server.refusals import HTTP_STATUS, Refused, unavailable
from reihum.server.routes import API, ROUTES, SOCKET, Route
from reihum.server.schedule import Schedule
from reihum.server.security import Guard
from reihum.server.settings import Settings
from reihum.server.sockets import Sockets
from reihum.server.store import Store, Unavailable
from reihum.server.thinkers import Thinkers
from reihum.server.turns import Turns

_log = logging.getLogger("reihum.server")
_HEARTBEAT_S: Final = 20.0
_ROOMS_NOTED: Final = 10  # at a time
_COLLECT_S: Final = 3600.0
_SOCKET_PATH: Final = compile_path(SOCKET)[0]
_SIGNED_OUT: Final = "signed-out:"  # no table's name has a colon


Stopping = list[Callable[[], None]]


class Service:
    """The parts of a worker."""

    def __init__(self, settings: Settings, store: Store, hub: Hub | None = None) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub or make_hub(settings.broker)
        self.metrics = Metrics()
        self.schedule = Schedule(settings)
        self.desk = Desk(store, self.hub, self.schedule, self.metrics)
        self.thinkers = Thinkers(settings.thinkers)
        self.caretaker = Caretaker(self.desk, self.thinkers, self.schedule, settings)
        self.lobby = Lobby(self.desk, settings)
        self.turns = Turns(self.desk)
        self.presence = Presence(store, self.hub)
        self.sockets = Sockets(self)
        self.buckets = Buckets(settings.requests_per_s, settings.requests_burst)
        self.arrivals = Buckets(settings.people_per_hour / 3600, settings.people_per_hour)
        self.files = ClientFiles()
        self.ready = False
        self._heart: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.hub.start(self._heard)
        await self.thinkers.start()
        self.caretaker.start()
        self._heart = asyncio.create_task(self._beat())
        self.ready = True

    async def close(self) -> None:
        """Stop taking commands, let what is being written be written, and go."""
        self.ready = False
        if self._heart is not None:
            self._heart.cancel()
        await self.sockets.close()
        await self.presence.close()
        await self.caretaker.close()
        await self.thinkers.close()
        await self.hub.close()
        await self.store.close()

    def signed_out(self, person: str, secret_hash: str = "") -> None:
        """Cut what a person has open, here and at other workers: with one secret, or with any."""
        self._cut(person, secret_hash)
        self.hub.publish(f"{_SIGNED_OUT}{person}:{secret_hash}")

    def _cut(self, person: str, secret_hash: str) -> None:
        self.sockets.end(person, secret_hash)
        self.turns.end_of(person, secret_hash)

    async def _heard(self, words: Collection[str]) -> None:
        """Other workers have changed tables, or somebody signed out there."""
        tables = []
        for word in words:
            if word.startswith(_SIGNED_OUT):
                person, _, secret_hash = word.removeprefix(_SIGNED_OUT).partition(":")
                self._cut(person, secret_hash)
            else:
                tables.append(word)
        try:
            if self.turns.has_listeners():
                await self._open(tables)
            await self.desk.refresh(tables)
        except Unavailable as error:
            _log.warning("hints could not be followed: %s", error)

    async def _open(self, tables: list[str]) -> None:
        """Streams of turns are told of tables that this worker has in memory."""
        for table in tables:
            try:
                await self.desk.room(table)
            except Unavailable:
                raise
            except Exception as error:  # of one table is no reason not to follow the others
                _log.warning("a hint could not be followed: %s", error, extra={"table": table})

    async def _beat(self) -> None:
        """Note from time to time who is connected: what a worker that died noted grows old by itself. And tidy up."""
        collected = time.monotonic()
        while True:
            await asyncio.sleep(_HEARTBEAT_S / 2)
            if time.monotonic() - collected > _COLLECT_S:  # what refers to itself, which little does
                collected = time.monotonic()
                gc.collect()
            with contextlib.suppress(Unavailable):
                await self.sockets.end_signed_out()
                await self.turns.end_signed_out()
            await self._note_who_is_there()

    async def _note_who_is_there(self) -> None:
        """A few tables at a time, over half a beat: so many notes at once would hold up moves."""
        rooms = [room for room in self.desk.known() if room.connections]
        for begin in range(0, len(rooms), _ROOMS_NOTED):
            some = rooms[begin : begin + _ROOMS_NOTED]
            await self.presence.still_there(
                [(room.state.id, person) for room in some for person in room.present() & room.state.people()]
            )
            await asyncio.sleep(_HEARTBEAT_S / 2 * len(some) / len(rooms))


def make_app(
    settings: Settings, store: Store | None = None, hub: Hub | None = None, stopping: Stopping | None = None
) -> ASGIApp:
    """The ASGI application of one worker. It opens its store itself, unless one is given.

    What stands in ``stopping`` is to be called before the server waits for what is under way.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        service = Service(settings, store or await Store.open(settings.database), hub)
        app.state.service = service
        if stopping is not None:
            stopping.append(service.turns.end)
        await service.start()
        gc.collect()
        gc.freeze()  # what is there now stays: the collector need not look at it again
        gc.disable()  # it would stop everything for the longer the more tables there are, and find nothing: see `_beat`
        try:
            yield
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
            HttpRoute("/{path:path}", _client),
        ],
        lifespan=lifespan,
    )
    return Guard(_straight_to_tables(app), settings)


def _straight_to_tables(app: Starlette) -> ASGIApp:
    """WebSockets of tables go past Starlette's layers, which do nothing for them: after a restart all come at once."""

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

    async def endpoint(request: Request) -> Response:
        service: Service = request.app.state.service
        try:
            origin = request.scope["reihum.origin"]
            if not service.buckets.take(f"at {origin.address}", 0.1):  # many people may share an address
                raise Refused("limit", "Too many requests from this address. Wait a moment.")
            who = await asker(request.headers, origin, service.store)
            if route.method != "GET":
                check_origin(request.headers, origin, who, service.settings)
            if route.who == "person" and who.person is None:
                raise Refused("unauthorized", "Give a name first: POST /api/v1/session.")
            if not service.buckets.take(who.id or f"nobody at {origin.address}"):
                raise Refused("limit", "Too many requests. Wait a moment.")
            response = await handler(Call(service, request, who))
        except Refused as refused:
            service.metrics.refused.labels(refused.code).inc()
            return _problem(refused)
        except Unavailable as error:
            return _problem(unavailable(error))
        return response

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


async def _healthz(request: Request) -> Response:
    """The process answers."""
    return PlainTextResponse("ok\n")


async def _readyz(request: Request) -> Response:
    """The process can do its work: something can be kept."""
    service: Service = request.app.state.service
    if service.ready and await service.store.database.writable():
        return PlainTextResponse("ready\n")
    return PlainTextResponse("the database cannot be written\n", 503)


async def _metrics(request: Request) -> Response:
    service: Service = request.app.state.service
    return Response(generate_latest(service.metrics.registry), media_type=CONTENT_TYPE_LATEST)
