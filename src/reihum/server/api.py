"""The answers to the routes of `reihum.server.routes`, each a function of the same name."""
# ruff: noqa: D103 - what each one does stands in the route table

import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from reihum.bots import LEVELS
from reihum.core.record import WATCHER
from reihum.core.rulebook import rulebook
from reihum.games import NAMES, rules_of
from reihum.server import entries as e
from reihum.server import protocol as p
from reihum.server import telling
from reihum.server.commands import stand_in_level
from reihum.server.device_label import device_label
from reihum.server.faces import invite_url, proof
from reihum.server.identity import SESSION_S, Asker, drop_cookie, set_cookie
from reihum.server.lobby import MAX_IMPORT, forgotten
from reihum.server.qr import qr_rows
from reihum.server.refusals import HTTP_STATUS, Refused
from reihum.server.rooms import said
from reihum.server.security import Origin
from reihum.server.sockets import answer, failed
from reihum.server.store.people import Kind, hashed
from reihum.server.table import TableState
from reihum.server.wording import clean_name

if TYPE_CHECKING:
    from reihum.server.app import Service

_encoder: Final = msgspec.json.Encoder()
_LINK_S: Final = 600
_LISTED: Final = 50
_TOKENS: Final = 20
_RANKED: Final = 100
LANGUAGES: Final = ("de", "en", "fr", "it", "he")


class Call:
    """A request that has passed the guards: who asks, from where, and what they sent."""

    def __init__(self, service: "Service", request: Request, who: Asker) -> None:
        self.service = service
        self.request = request
        self.who = who
        self.origin: Origin = request.scope["reihum.origin"]

    @property
    def me(self) -> str:
        """The person who asks; routes for persons are not called without one."""
        assert self.who.person is not None
        return self.who.person.id

    @property
    def base_url(self) -> str:
        """The address under which to come back."""
        settings = self.service.settings
        return settings.public_url.rstrip("/") or self.origin.url

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    async def raw(self, limit: int) -> bytes:
        """The body, if it is not too large."""
        chunks, size = [], 0
        try:
            async for chunk in self.request.stream():
                size += len(chunk)
                if size > limit:
                    raise Refused("too_large", f"At most {limit:,} bytes are accepted here.")
                chunks.append(chunk)
        except ClientDisconnect:
            raise Refused("bad_request", "The request ended early.") from None
        return b"".join(chunks)

    async def body(self, kind: Any) -> Any:
        """The body as a struct."""
        if self.request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise Refused("bad_request", "Send Content-Type: application/json.")
        return decoded(await self.raw(p.MAX_FRAME), kind)

    async def table(self) -> TableState:
        """The newest state of the table that the path names."""
        return await self.service.desk.state(self.path("table"))

    def number(self, name: str, default: int) -> int:
        """A number of the query string."""
        text = self.request.query_params.get(name, str(default))
        try:
            return int(text[:10])
        except ValueError:
            raise Refused("bad_request", f"'{name}' is a whole number.") from None


def decoded(data: bytes, kind: Any) -> Any:
    """JSON as a struct, or a refusal that says where it differs."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad_request", f"Not of the expected form: {error}") from None


def reply(value: Any, status: int = 200) -> Response:
    """A struct as an answer."""
    return Response(_encoder.encode(value), status, media_type="application/json")


# People


def _session(call: Call, person: p.Person | None, language: str) -> p.Session:
    settings = call.service.settings
    lan = settings.lan_url or None
    return p.Session(
        person=person,
        language=language,
        encrypted=call.origin.encrypted or call.origin.is_local,
        lan_url=lan,
        lan_qr=qr_rows(lan) if lan else None,
    )


async def session(call: Call) -> Response:
    person = call.who.person
    if person is None:
        return reply(_session(call, None, "en"))
    return reply(_session(call, p.Person(id=person.id, name=person.name), person.language))


async def enter(call: Call) -> Response:
    service = call.service
    request: p.NewSession = await call.body(p.NewSession)
    name = clean_name(request.name)
    language = request.language if request.language in LANGUAGES else "en"
    if call.who.person is not None:
        await service.store.people.change(call.me, name, language)
        await service.desk.rename(call.me, name)
        return reply(_session(call, p.Person(id=call.me, name=name), language))
    if not service.arrivals.take(call.origin.address):
        raise Refused("limit", "Too many new people from this address. Wait a while.")
    now = time.time()
    person = await service.store.people.add(name, language, now)
    response = reply(_session(call, p.Person(id=person.id, name=name), language), 201)
    await _sign_in(call, person.id, response)
    return response


async def _sign_in(call: Call, person: str, response: Response) -> None:
    """Give the device that asks a secret of its own."""
    now, label = time.time(), device_label(call.request.headers.get("user-agent", ""))
    _, secret = await call.service.store.people.add_secret(person, "cookie", now, label, expires=now + SESSION_S)
    set_cookie(response, secret, call.origin)


async def forget(call: Call) -> Response:
    """Take what names the person out of every log, let bots take over, then delete the rest."""
    service, me = call.service, call.me
    for row in await service.store.tables.of_person(me, finished=False, limit=1_000):
        await _leave_table(call, await service.desk.state(row.id))
    rewritten: dict[str, dict[int, str]] = {}
    for table, entry in await service.store.tables.entries_by(me):
        body = forgotten(entry)
        if body is not None:
            rewritten.setdefault(table, {})[entry.seq] = body
    for table, bodies in rewritten.items():
        await service.desk.rewrite(table, bodies)
    await service.store.people.forget(me)
    service.desk.faces.unlearn(me)
    service.signed_out(me)
    response = Response(status_code=204)
    drop_cookie(response, call.origin)
    return response


async def _leave_table(call: Call, state: TableState) -> None:
    for seat in state.my_seats(call.me):

        def choose(now: TableState, seat: int = seat) -> e.AnyEntry:
            if now.status == "waiting":
                return e.Stood(seat=seat)
            if now.status == "running" and not now.seats[seat].resigned:
                return e.Resigned(seat=seat, level=stand_in_level(now))
            raise Refused("over", "The match is over.")

        try:
            await call.service.desk.append(state.id, call.me, f"forget-{seat}", choose)
        except Refused as refused:
            if refused.code == "unavailable":
                raise


async def leave(call: Call) -> Response:
    people = call.service.store.people
    if call.number("everywhere", 0):
        await people.drop_secrets(call.me)
        call.service.signed_out(call.me)
    else:
        await people.drop_secret(call.who.secret)
        call.service.signed_out(call.me, hashed(call.who.secret))
    response = Response(status_code=204)
    drop_cookie(response, call.origin)
    return response


async def make_link(call: Call) -> Response:
    now = time.time()
    _, code = await call.service.store.people.add_secret(call.me, "link", now, expires=now + _LINK_S)
    url = f"{call.base_url}/continue#{code}"
    return reply(p.DeviceLink(url=url, expires_s=_LINK_S, qr=qr_rows(url)))


async def use_link(call: Call) -> Response:
    service = call.service
    request: p.UseLink = await call.body(p.UseLink)
    if not service.arrivals.take(call.origin.address):
        raise Refused("limit", "Too many tries from this address. Wait a while.")
    now = time.time()
    found = await service.store.people.use_link(request.code, now)
    person = await service.store.people.get(found) if found else None
    if person is None:
        raise Refused("not_found", "This link was used already or is too old. Make a new one on the other device.")
    response = reply(_session(call, p.Person(id=person.id, name=person.name), person.language))
    await _sign_in(call, person.id, response)
    return response


async def devices(call: Call) -> Response:
    here = hashed(call.who.secret)
    rows = await call.service.store.people.secrets(call.me, "cookie")
    found = [p.Device(id=row.id, label=row.label, created=row.created, here=row.hash == here) for row in rows]
    return reply(p.DeviceList(devices=found))


async def drop_device(call: Call) -> Response:
    return await _drop(call, "cookie", call.path("device"), "You are not signed in on such a device.")


async def tokens(call: Call) -> Response:
    rows = await call.service.store.people.secrets(call.me, "token")
    return reply(p.TokenList(tokens=[p.Token(id=row.id, label=row.label, created=row.created) for row in rows]))


async def make_token(call: Call) -> Response:
    request: p.NewToken = await call.body(p.NewToken)
    label = clean_name(request.label)
    if len(await call.service.store.people.secrets(call.me, "token")) >= _TOKENS:
        raise Refused("limit", f"You have {_TOKENS} tokens. Drop one first.")
    now = time.time()
    name, secret = await call.service.store.people.add_secret(call.me, "token", now, label)
    return reply(p.Token(id=name, label=label, created=now, secret=secret), 201)


async def drop_token(call: Call) -> Response:
    return await _drop(call, "token", call.path("token"), "You have no such token.")


async def _drop(call: Call, kind: Kind, name: str, otherwise: str) -> Response:
    """Make one of my secrets worthless, and cut what is open with it."""
    dropped = await call.service.store.people.drop(call.me, kind, name)
    if dropped is None:
        raise Refused("not_found", otherwise)
    call.service.signed_out(call.me, dropped)
    return Response(status_code=204)


# Games and results


def all_games() -> p.Catalogue:
    """The games and bots of this server."""
    games = []
    for name in NAMES:
        rules = rules_of(name)
        options = [
            p.OptionInfo(
                name=option.name,
                default=int(option.default),
                is_switch=option.is_switch,
                low=option.low,
                high=option.high,
                help=option.help,
            )
            for option in rules.options
        ]
        games.append(
            p.GameInfo(
                name=name,
                title=rules.title,
                pitch=rules.pitch,
                min_players=rules.min_players,
                max_players=rules.max_players,
                minutes=rules.minutes,
                options=options,
                note=rules.components.note if rules.components else None,
            )
        )
    return p.Catalogue(games=games, bots=[p.BotInfo(level=level, help=text) for level, text in LEVELS.items()])


async def catalogue(call: Call) -> Response:
    return reply(all_games())


async def ranking(call: Call) -> Response:
    game = call.path("game")
    if game not in NAMES:
        raise Refused("not_found", f"There is no game '{game[:40]}'.")
    players = []
    for row, name in await call.service.store.results.best(game, _RANKED):
        level = row.player.removeprefix("bot:") if row.player.startswith("bot:") else None
        players.append(
            p.Rated(
                name=name or level or "",
                person=None if level else row.player,
                level=level,
                played=row.played,
                won=row.won,
                rating=round(row.rating, 1),
                deviation=round(row.deviation, 1),
            )
        )
    return reply(p.Ranking(game=game, players=players))


async def rules(call: Call) -> Response:
    game = call.path("game")
    if game not in NAMES:
        raise Refused("not_found", f"There is no game '{game[:40]}'.")
    asked = call.request.query_params.get("language", "en")
    language = asked if asked in LANGUAGES else "en"
    return reply(p.RuleBook(game=game, language=language, markdown=rulebook(game, language)))


async def results(call: Call) -> Response:
    service = call.service
    stats = [
        p.GameStats(
            game=row.game,
            played=row.played,
            won=row.won,
            rating=round(row.rating, 1),
            deviation=round(row.deviation, 1),
            best_points=row.best,
        )
        for row in await service.store.results.of_player(call.me)
    ]
    rows = await service.store.tables.of_person(call.me, finished=True, limit=_LISTED)
    return reply(p.Results(stats=stats, tables=[await service.desk.faces.summary(row, call.me) for row in rows]))


# Tables


async def tables(call: Call) -> Response:
    store, faces, me = call.service.store, call.service.desk.faces, call.who.id
    mine = await store.tables.of_person(me, finished=False, limit=_LISTED) if me else []
    own = {row.id for row in mine}
    waiting = [row for row in await store.tables.listed("waiting", _LISTED) if row.id not in own]
    running = [row for row in await store.tables.listed("running", _LISTED) if row.id not in own]
    summaries = [await faces.summary(row, me) for row in mine]
    summaries.sort(key=lambda summary: not summary.my_turn)
    return reply(
        p.TableList(
            mine=summaries,
            open=[await faces.summary(row, me) for row in waiting],
            running=[await faces.summary(row, me) for row in running],
        )
    )


async def create(call: Call) -> Response:
    request: p.NewTable = await call.body(p.NewTable)
    return reply(await call.service.lobby.create(request, call.me), 201)


async def bring(call: Call) -> Response:
    return reply(await call.service.lobby.bring(await call.raw(MAX_IMPORT), call.me), 201)


async def branch(call: Call) -> Response:
    request: p.Branch = await call.body(p.Branch)
    return reply(await call.service.lobby.branch(call.path("table"), request, call.me), 201)


async def summary(call: Call) -> Response:
    row = await call.service.store.tables.get(call.path("table"))
    if row is None:
        raise Refused("not_found", "There is no such table.")
    return reply(await call.service.desk.faces.summary(row, call.who.id))


async def command(call: Call) -> Response:
    """A refused command is answered with `Failed`, as over a WebSocket."""
    asked: p.AnyCommand = await call.body(p.AnyCommand)
    table = call.path("table")
    room = await call.service.desk.room(table)
    try:
        return reply(await answer(call.service, call.me, table, asked))
    except Refused as refused:
        return reply(failed(asked.id, refused, room.state), HTTP_STATUS[refused.code])


async def replay(call: Call) -> Response:
    state = await call.table()
    viewer = call.number("seat", WATCHER)
    finished = state.status == "finished"
    viewers = [WATCHER, *(range(len(state.seats)) if finished else state.my_seats(call.who.id))]
    if viewer not in viewers:
        raise Refused("forbidden", "Until the end only the view of an own seat is shown.")
    if state.match is None:
        raise Refused("not_running", "The match has not started yet.")
    faces = call.service.desk.faces
    row = await call.service.store.tables.get(state.id)
    assert row is not None
    names = await faces.names({line.person for line in state.lines})
    return reply(
        p.Replay(
            id=state.id,
            game=state.game,
            options=state.opened.options,
            status=state.status,
            seats=(await faces.summary(row, call.who.id)).seats,
            viewer=viewer,
            viewers=viewers,
            moments=telling.moments(state, viewer),
            said=[said(state, line, names) for line in state.lines],
        )
    )


async def export(call: Call) -> Response:
    state = await call.table()
    if state.status != "finished":
        raise Refused("conflict", "A match file holds all secrets: it is there after the end.")
    data = state.export(await call.service.desk.faces.seat_names(state))
    headers = {"content-disposition": f'attachment; filename="{state.game}-{state.id}.json"'}
    return Response(data, media_type="application/json", headers=headers)


async def fairness(call: Call) -> Response:
    state = await call.table()
    match = None
    if state.status == "finished":
        match = state.export(await call.service.desk.faces.seat_names(state)).decode()
    return reply(proof(state, match))


async def invite(call: Call) -> Response:
    state = await call.table()
    settings = call.service.settings
    base = settings.lan_url if settings.lan_url and call.origin.is_local else call.base_url
    url = invite_url(base.rstrip("/"), state.id)
    return reply(p.Invite(url=url, qr=qr_rows(url)))


async def turns(call: Call) -> Response:
    return StreamingResponse(call.service.turns.stream(call.me), media_type="application/x-ndjson")
