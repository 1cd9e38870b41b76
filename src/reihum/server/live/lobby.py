"""Setting up tables: new ones, rematches, matches from files, and "what if" from a point of a finished one."""

from collections.abc import Sequence

import msgspec

from reihum.bots import LEVELS, no_such_bot
from reihum.core import matchfile
from reihum.core.errors import BadMatchFile, BadOption
from reihum.core.game import Game
from reihum.core.match import Match, Seat
from reihum.games import NAMES, rules_of
from reihum.protocol import fairness
from reihum.protocol import messages as p
from reihum.protocol.defaults import DEFAULT_LEVEL
from reihum.protocol.names_and_chat import clean_name
from reihum.protocol.refusals import Refused
from reihum.server.costs import payer
from reihum.server.costs.aside import aside
from reihum.server.costs.rate_limits import PEOPLE, Buckets
from reihum.server.live.desk import Desk
from reihum.server.settings import Settings
from reihum.server.store.tables import EntryRow
from reihum.server.tables import entries as e
from reihum.server.tables.clocks import is_pace
from reihum.server.tables.commands import seat_plan
from reihum.server.tables.table import TableState, remember

_IN_PUBLIC = 5  # tables of one person that wait where everybody sees them
MAX_IMPORT = 64 * 1024
"""Bytes of a match file that may be brought: real ones have about ten thousand."""


class Lobby:
    """Makes tables."""

    def __init__(self, desk: Desk, settings: Settings) -> None:
        self._desk = desk
        self._settings = settings
        self._laying = Buckets.each_hour(settings.tables_per_hour)
        self._laying_at = Buckets.each_hour(PEOPLE * settings.tables_per_hour)

    async def create(self, request: p.NewTable, person: str) -> p.Created:
        """Set up a table as asked. It starts at once only if bots alone sit at it: people add to the luck first."""
        await self._check_room(person)
        if request.public and await self._desk.store.tables.waiting_in_public(person) >= _IN_PUBLIC:
            raise Refused("limit", f"You are already waiting at {_IN_PUBLIC} public tables.")
        if request.game not in NAMES:
            raise Refused("bad_request", f"There is no game '{request.game}'. The games are: {', '.join(NAMES)}.")
        if not is_pace(request.pace):
            raise Refused("bad_request", "Live: 10 s to 24 h in the bank; relaxed: 1 to 720 hours; untimed: nothing.")
        if len(request.seats) > 16 or sum(seat.kind == "me" for seat in request.seats) > 1:
            raise Refused("bad_request", "You can sit at one seat; seats beside you on this device are 'local'.")
        rules = rules_of(request.game)
        try:
            game = Game(rules, len(request.seats), request.options, request.start)
        except BadOption as error:
            raise Refused("bad_request", str(error)) from None
        seats = [seat_plan(seat, person) for seat in request.seats]
        if all(seat.kind == "bot" for seat in seats) and request.pace.kind != "untimed":
            raise Refused("bad_request", "A table of bots has no clocks.")
        opened = e.Opened(
            game=request.game,
            rules=rules.version,
            options={name: int(value) for name, value in game.options.items()},
            seats=seats,
            owner=person,
            seed=fairness.new_seed(),
            fair=fairness.VERSION,
            start=request.start,
            public=request.public,
            pace=request.pace,
            hints=not any(seat.kind == "open" for seat in seats) if request.hints is None else request.hints,
        )
        return await self._created(opened, start=all(seat.kind == "bot" for seat in seats))

    async def rematch(self, table: str, person: str, command: p.Rematch) -> p.Done:
        """A new table for the same people, which who asks first starts. Whoever asks second gets the same table."""
        state = await self._desk.state(table)
        if not state.my_seats(person):
            raise Refused("not_your_seat", "Only people who played can ask for a rematch.")
        if state.status != "finished":
            raise Refused("conflict", "The match is not over yet.")
        if state.rematch is not None:
            return p.Done(id=command.id, number=state.number)
        if not all((await self._desk.faces.names(state.people())).values()):
            raise Refused("conflict", "Somebody who played has left for good, and nobody else can have their seat.")
        await self._check_room(person)
        following = await self._desk.create(self._following(state, person), person, start=False)

        def choose(newest: TableState) -> e.AnyEntry:
            if newest.rematch is not None:
                raise Refused("conflict", "There is a rematch already.")
            return e.Rematched(table=following)

        try:
            return await self._desk.append(table, person, command.id, choose)
        except Refused:  # somebody else asked at the same moment: their table is the rematch
            await self._desk.append(following, "server", "close", lambda _: e.Closed())
            return p.Done(id=command.id, number=state.number)

    def _following(self, state: TableState, person: str) -> e.Opened:
        """People other than the one who asks take their seats again themselves, and add to the luck."""
        seats = []
        for seat in state.seats:
            mine = seat.kind == "bot" or seat.person == person
            seats.append(seat.plan() if mine else e.SeatPlan(kind="open"))
        start = (state.running().header("start") + 1) % len(seats)
        return e.Opened(
            game=state.game,
            rules=state.rules.version,
            options=state.opened.options,
            seats=seats,
            owner=person,
            seed=fairness.new_seed(),
            fair=fairness.VERSION,
            start=start,
            public=state.opened.public,
            pace=state.opened.pace,
            hints=state.opened.hints,
            after=state.id,
        )

    async def bring(self, data: bytes, person: str) -> p.Created:
        """A table from a match file. Bots play the other seats if it goes on."""
        await self._check_room(person)
        if len(data) > MAX_IMPORT:
            raise Refused("too_large", f"A match file has at most {MAX_IMPORT:,} bytes.")
        try:
            match = await aside(matchfile.load, data, rules_of)
        except BadMatchFile as error:
            raise Refused("bad_request", str(error)) from None
        if match.variation is not None:
            raise Refused("bad_request", "This is a variation of a match: it is played on the device it was made on.")
        mine = next((number for number, seat in enumerate(match.seats) if seat.bot is None), 0)
        seats = [_bot_of(seat) for seat in match.seats]
        return await self._from_match(match, mine, seats, person)

    async def branch(self, table: str, request: p.Branch, person: str) -> p.Created:
        """Play on from a point of a finished match."""
        await self._check_room(person)
        state = await self._desk.state(table)
        if state.status != "finished":
            raise Refused("conflict", "The match is not over yet, so its cards are still secret.")
        match = state.running()
        if not 0 <= request.number < len(match.moves):
            raise Refused("bad_request", f"Choose a position from 0 to {len(match.moves) - 1}.")
        if not 0 <= request.seat < len(state.seats):
            raise Refused("bad_request", f"There is no seat {request.seat}.")
        if request.level not in LEVELS:
            raise Refused("bad_request", no_such_bot(request.level))
        again = await aside(_played_to, match, request.number)
        bots = [e.SeatPlan(kind="bot", level=request.level)] * match.game.players
        return await self._from_match(again, request.seat, bots, person)

    async def _from_match(self, match: Match, mine: int, bots: Sequence[e.SeatPlan], person: str) -> p.Created:
        match.seats = [Seat(f"Seat {number}", seat.bot) for number, seat in enumerate(match.seats)]
        text = matchfile.nameless(matchfile.dump(match))
        remember(text, match)
        seats = [*bots[:mine], e.SeatPlan(kind="person", person=person), *bots[mine + 1 :]]
        opened = e.Opened(
            game=match.game.name,
            rules=match.game.version,
            options={name: int(value) for name, value in match.game.options.items()},
            seats=seats,
            owner=person,
            seed=fairness.new_seed(),
            fair=fairness.VERSION,
            start=match.game.start_seat,
            match=text,
        )
        return await self._created(opened, start=True)

    async def _created(self, opened: e.Opened, start: bool) -> p.Created:
        table = await self._desk.create(opened, opened.owner, start)
        return p.Created(id=table, commitment=fairness.commitment(opened.seed))

    async def _check_room(self, person: str) -> None:
        """Count a table that a person wants. Tables stay, with all that is played at them: nobody fills the disk."""
        if not (self._laying.take(person) and self._laying_at.take(payer.turn_of())):
            raise Refused("limit", "Too many tables were set up in the last hour. Wait a while.")
        if await self._desk.store.tables.open_of_person(person) >= self._settings.tables_per_person:
            raise Refused(
                "limit", f"You have {self._settings.tables_per_person} tables that are not over. Finish some first."
            )


def _played_to(match: Match, number: int) -> Match:
    assert match.key is not None
    again = Match(match.game, match.key)
    for move in match.moves[:number]:
        again.play(move)
    return again


def _bot_of(seat: Seat) -> e.SeatPlan:
    """Who plays a seat of a match that was brought: its bot under its own name, or one in the place of a person."""
    level = seat.bot if seat.bot in LEVELS else DEFAULT_LEVEL
    if seat.bot is None or seat.name == seat.bot:
        return e.SeatPlan(kind="bot", level=level)
    try:
        return e.SeatPlan(kind="bot", level=level, name=clean_name(seat.name))
    except Refused:  # nothing that could be shown
        return e.SeatPlan(kind="bot", level=level)


def forgotten(entry: EntryRow) -> str | None:
    """An entry's body without what names its author; None if nothing does."""
    body = e.decode(entry.body)
    if isinstance(body, e.Spoke) and body.text:
        return e.encode(e.Spoke(text="…"))
    if isinstance(body, e.Opened) and (body.match is not None or any(seat.name for seat in body.seats)):
        match = None if body.match is None else matchfile.nameless(body.match.encode())
        changed = e.encode(msgspec.structs.replace(body, seats=[_unnamed(seat) for seat in body.seats], match=match))
        return None if changed == entry.body else changed
    if isinstance(body, e.SeatChanged) and _unnamed(body.plan) is not body.plan:
        return e.encode(msgspec.structs.replace(body, plan=_unnamed(body.plan)))
    return None


def _unnamed(seat: e.SeatPlan) -> e.SeatPlan:
    """A seat without the name of a person who sat there; bots keep theirs."""
    if seat.kind == "bot" or not seat.name:
        return seat
    return msgspec.structs.replace(seat, name="", nameless=True)
