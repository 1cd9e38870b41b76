"""The application: every part of a worker, put together."""

import asyncio
import contextlib
import gc
import logging
import signal
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

from reihum.protocol import messages as p
from reihum.protocol.description.openapi import openapi
from reihum.protocol.description.openapi_page import STYLE, page
from reihum.protocol.refusals import HTTP_STATUS, Refused, unavailable
from reihum.protocol.routes import API, ROUTES, SOCKET, Route
from reihum.server.api import answer_to, of_games
from reihum.server.api.call import Call, reply
from reihum.server.api.replays import Replays
from reihum.server.calling.service import WORD as CALLED
from reihum.server.calling.service import Calling
from reihum.server.costs.rate_limits import PEOPLE, Buckets
from reihum.server.costs.thinkers import Thinkers
from reihum.server.http import boards, modules
from reihum.server.http.client_files import ClientFiles
from reihum.server.http.gate import STATE_KEY, Gate
from reihum.server.http.identity import asker, check_origin, check_scope
from reihum.server.http.security import Guard
from reihum.server.live.caretaker import Caretaker
from reihum.server.live.desk import Desk
from reihum.server.live.hub import Hub, make_hub
from reihum.server.live.lobby import Lobby
from reihum.server.live.presence import Presence
from reihum.server.live.sockets import Sockets
from reihum.server.live.turns import Turns
from reihum.server.operations import descriptors
from reihum.server.operations.metrics import Metrics
from reihum.server.operations.supervised import supervised
from reihum.server.people.provider import Provider
from reihum.server.privacy.retention import Retention
from reihum.server.privacy.scrubbing import Scrubber
from reihum.server.settings import Settings
from reihum.server.store import Store, Unavailable
from reihum.server.tables.schedule import Schedule

_log = logging.getLogger("reihum.server")
_HEARTBEAT_S: Final = 20.0
_ROOMS_NOTED: Final = 10  # at a time
# New objects after which the collector looks at them: seven times as many as usual. With this, and with what is there
# from the beginning left alone, a move takes a sixth less processor time (14 pairs of rounds, the server saturated).
_COLLECT: Final = (5_000, 10, 10)
_READY_S: Final = 0.5
_LIMITED_S: Final = 0.5  # after which too many requests are answered: a flood is read no faster
_LOOKED_UP: Final = 60  # names an hour, for one address
_FILE: Final = 0.02  # of a request, for its address: a page has many files
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
        self.calling = Calling(self.desk, self.hub, settings)
        self.retention = Retention(self.desk, settings)
        self.retention.forgotten.append(self.signed_out)
        self.scrubber = Scrubber(self.store)
        self.lobby = Lobby(self.desk, settings)
        self.turns = Turns(self.desk)
        self.presence = Presence(store, self.hub)
        self.sockets = Sockets(self)
        self.buckets = Buckets(settings.requests_per_s, settings.requests_burst)
        self.gate = Gate(settings, self.buckets, self.metrics)
        self.publishing = Buckets.each_hour(settings.public_tables_per_hour)
        self.talk = Buckets.each_minute(settings.lines_per_minute)
        self.talk_at = Buckets.each_minute(PEOPLE * settings.lines_per_minute)
        self.confirming = Buckets.each_hour(settings.mails_per_hour)
        self.looking_up = Buckets.each_hour(_LOOKED_UP)
        self.arrivals = Buckets.each_hour(settings.people_per_hour)
        self.tries = Buckets.each_hour(settings.tries_per_hour)
        self.provider = Provider(settings) if settings.oidc_issuer else None
        self.files = ClientFiles()
        self.replays = Replays()
        self._writable: tuple[float, asyncio.Future[bool]] | None = None
        self.ready = False
        self._heart: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.hub.start(self._heard)
        await self.thinkers.start()
        self.caretaker.start()
        self.retention.start()
        self.scrubber.start()
        self.calling.start()
        self._heart = supervised("the heartbeat", self._beat)
        self.store.database.when_broken(self._end)
        self.ready = True

    async def close(self) -> None:
        """Stop taking commands, let what is being written be written, and go."""
        self.ready = False
        if self._heart is not None:
            self._heart.cancel()
        await self.sockets.close()
        await self.presence.close()
        await self.caretaker.close()
        await self.retention.close()
        await self.scrubber.close()
        await self.calling.close()
        await self.thinkers.close()
        await self.hub.close()
        await self.store.close()

    def _end(self) -> None:
        """Nothing can be kept by this process any more: another one opens the database anew."""
        _log.critical("the disk failed, so this worker ends and another one takes over")
        signal.raise_signal(signal.SIGTERM)

    async def is_ready(self) -> bool:
        """Whether something can be kept. Who asks again soon gets the same answer: to find out is to write."""
        now = time.monotonic()
        if self._writable is None or now - self._writable[0] > _READY_S:
            self._writable = now, asyncio.ensure_future(self.store.database.writable())
        return self.ready and await asyncio.shield(self._writable[1])

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
            elif word == CALLED:
                self.calling.heard()
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
        """Note from time to time who is connected: what a worker that died noted grows old by itself."""
        await asyncio.sleep(_HEARTBEAT_S / 2)
        with contextlib.suppress(Unavailable):
            await self.sockets.end_signed_out()
            await self.turns.end_signed_out()
        descriptors.warn_if_scarce()
        await self._note_who_is_there()

    async def _note_who_is_there(self) -> None:
        """A few tables at a time, over half a beat: so many notes at once would hold up moves."""
        rooms = [room for room in self.desk.known() if room.connections]
        for begin in range(0, len(rooms), _ROOMS_NOTED):
            some = rooms[begin : begin + _ROOMS_NOTED]
            for person in (person for room in some for person in room.present()):
                self.retention.was_here(person)
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
        try:
            _check_address(request)
        except Refused as refused:
            await asyncio.sleep(_LIMITED_S)
            return _problem(refused)
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
    return Guard(_straight_to_tables(app), settings)


def _straight_to_tables(app: Starlette) -> ASGIApp:
    """WebSockets of tables go past Starlette's layers, which do nothing for them but keep a frame each: a connection
    that only watches takes 21.5 KiB instead of 27.0.
    """

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        found = _SOCKET_PATH.match(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            if scope["type"] == "http" and not scope["path"].startswith(f"{API}/"):  # those count more
                if not app.state.service.gate.may_ask(scope["reihum.origin"].group, _FILE):
                    await asyncio.sleep(_LIMITED_S)
                    await _problem(Refused("limit", "Too many requests from this address."))(scope, receive, send)
                    return
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
            call = Call(service, request, who)
            if who.person is not None:
                service.retention.was_here(who.person.id)
            if not service.buckets.take(call.asker_name):
                raise Refused("limit", "Too many requests. Wait a moment.")
            return await handler(call)

    async def endpoint(request: Request) -> Response:
        service: Service = request.app.state.service
        try:
            _check_address(request)
            return await answer(request, service)
        except Refused as refused:
            service.metrics.refused.labels(refused.code).inc()
            if refused.code == "limit":
                await asyncio.sleep(_LIMITED_S)
            return _problem(refused)
        except Unavailable as error:
            return _problem(unavailable(error))

    return endpoint


def _check_address(request: Request) -> None:
    """Count a request for where it comes from."""
    service: Service = request.app.state.service
    if not service.gate.may_ask(request.scope["reihum.origin"].group):
        raise Refused("limit", "Too many requests from this address. Wait a moment.")


def _problem(refused: Refused) -> Response:
    response = reply(p.Problem(code=refused.code, text=refused.text), HTTP_STATUS[refused.code])
    if refused.code == "limit":
        response.headers["Retry-After"] = "1"  # second, in which a bucket gets some requests again
    return response


async def _unknown(request: Request) -> Response:
    try:
        _check_address(request)
    except Refused as refused:
        await asyncio.sleep(_LIMITED_S)
        return _problem(refused)
    return _problem(Refused("not_found", "There is no such route. See /api/v1/openapi.html."))


async def _client(request: Request) -> Response:
    service: Service = request.app.state.service
    return service.files.get(request.url.path, request.headers.get("accept-encoding", ""))


async def _module(request: Request) -> Response:
    return modules.module_response(request.path_params["name"], request.headers.get("accept-encoding", ""))


async def _board(request: Request) -> Response:
    return boards.part_response(request.path_params["name"], request.headers.get("accept-encoding", ""))


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
