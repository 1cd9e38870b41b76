"""Tables as people see them: names, ratings and who is there, put beside what the log says."""

import time
from collections.abc import Collection, Iterable, Mapping
from typing import Final

import msgspec

from reihum.bots import LEVELS
from reihum.core.texts import text
from reihum.protocol import fairness
from reihum.protocol import messages as p
from reihum.protocol.defaults import DEFAULT_LEVEL
from reihum.server.people.ratings import RATING
from reihum.server.store import Store
from reihum.server.store.tables import TableRow
from reihum.server.tables.seats import TableSeat
from reihum.server.tables.summaries import Brief, BriefSeat, decode_brief, is_rated
from reihum.server.tables.table import TableState

_KEEP_S: Final = 10.0
_KEPT: Final = 20_000
_BASELINE: Final = "uniform"  # no opponent, so no stand-in
PRESENT_S: Final = 45.0
"""How long somebody counts as present after their connection was last seen."""


class Faces:
    """Names and ratings, remembered for some seconds."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._names: dict[str, tuple[str, float]] = {}
        self._ratings: dict[tuple[str, str], tuple[float | None, float]] = {}

    def learn(self, person: str, name: str) -> None:
        """A name that has just been given."""
        self._names[person] = (name, time.monotonic())

    def unlearn(self, person: str) -> None:
        self._names.pop(person, None)

    async def names(self, people: Iterable[str]) -> dict[str, str]:
        """The names of people; somebody who was deleted has none."""
        now, wanted = time.monotonic(), list(people)
        if len(self._names) > _KEPT:
            self._names.clear()
        known = {person: self._names.get(person, ("", -_KEEP_S)) for person in wanted}
        old = [person for person, (_, since) in known.items() if now - since > _KEEP_S]
        if old:
            read = await self._store.people.names(old)
            for person in old:
                known[person] = self._names[person] = (read.get(person, ""), now)
        return {person: name for person, (name, _) in known.items()}

    async def ratings(self, game: str, players: Iterable[str]) -> dict[str, float | None]:
        """The ratings of those who have played the game."""
        now, wanted = time.monotonic(), list(players)
        if len(self._ratings) > _KEPT:
            self._ratings.clear()
        old = [player for player in wanted if now - self._ratings.get((game, player), (None, -_KEEP_S))[1] > _KEEP_S]
        rows = await self._store.results.ratings(game, old)
        for player in old:
            self._ratings[game, player] = (rows[player].rating if player in rows else None, now)
        return {player: self._ratings[game, player][0] for player in wanted}

    async def stand_in_level(self, state: TableState, seat: int) -> str:
        """The level of a bot that plays for a person: the one that is as strong as they are."""
        levels = [level for level in LEVELS if level != _BASELINE]
        person = state.seats[seat].person or ""
        ratings = await self.ratings(state.game, [person, *(f"bot:{level}" for level in levels)])
        return matching_level(ratings[person], {level: ratings[f"bot:{level}"] for level in levels})

    async def seat_names(self, state: TableState, language: str) -> list[str]:
        """The name at every seat, and a word in this language where nobody has a name any more."""
        names = await self.names(state.people())
        return [seat_name(seat, names) or text(state.game, "former-player", language=language) for seat in state.seats]

    async def seats(self, game: str, seats: list[BriefSeat], present: Collection[str]) -> list[p.SeatInfo]:
        """Seats as everybody sees them."""
        names = await self.names({seat.person for seat in seats if seat.person})
        ratings = await self.ratings(game, {player for seat in seats if (player := brief_player(seat))})
        return [
            p.SeatInfo(
                name=seat.name or (names.get(seat.person or "", "") if seat.kind == "person" else seat.level),
                kind=seat.kind,
                level=seat.level,
                present=seat.kind == "person" and seat.person in present,
                stand_in=seat.stand_in,
                person=None if seat.name or seat.kind != "person" else seat.person,
                rating=ratings.get(brief_player(seat) or ""),
            )
            for seat in seats
        ]

    async def summary(self, row: TableRow, me: str | None, present: Collection[str] = ()) -> p.TableSummary:
        """A table in a list."""
        brief = decode_brief(row)
        mine = [number for number, seat in enumerate(brief.seats) if seat.kind == "person" and seat.person == me]
        return p.TableSummary(
            id=row.id,
            game=row.game,
            status=row.status,  # type: ignore[arg-type]  # written by this program only
            seats=await self.seats(row.game, brief.seats, present),
            my_seats=mine,
            to_move=brief.to_move,
            my_turn=any(seat in brief.to_move for seat in mine),
            turn=brief.turn,
            created=row.created,
            changed=row.changed,
            ranks=brief.ranks,
            points=brief.points,
        )

    async def table(self, state: TableState, brief: Brief, present: set[str], spectators: int) -> p.Table:
        """A table as everybody at it sees it; see `table_of`."""
        return p.Table(
            id=state.id,
            game=state.game,
            options=state.opened.options,
            status=state.status,
            public=state.opened.public,
            pace=state.opened.pace,
            seats=await self.seats(state.game, brief.seats, present),
            my_seats=[],
            owner=False,
            start=state.opened.start,
            invite_url="",
            fairness=proof(state),
            rematch=state.rematch,
            spectators=spectators,
            rules=rules_version(state),
            hints=state.opened.hints,
            rated=is_rated(state),
            helped=sorted(state.helped),
            took_back=sorted(state.took_back),
        )


def table_of(me: str | None, table: p.Table, state: TableState, base_url: str) -> p.Table:
    """A table as somebody sees it who knows the server by that address."""
    return msgspec.structs.replace(
        table,
        my_seats=state.my_seats(me) if me else [],
        owner=me == state.opened.owner,
        invite_url=invite_url(base_url, state.id),
    )


def rules_version(state: TableState) -> p.RulesVersion:
    """A match goes on by the rules it began with."""
    return p.RulesVersion(version=state.opened.rules, newest=state.rules.version)


def invite_url(base_url: str, table: str) -> str:
    """The address at which the client shows a table."""
    return f"{base_url}/table/{table}"


def proof(state: TableState, match: str | None = None) -> p.Fairness:
    """The proof of an honest deal, as far as it may be shown. A match brought from outside has none."""
    opened = state.opened
    is_shown = state.status in ("finished", "closed") and opened.match is None
    was_dealt = is_shown and state.match is not None
    entropy = [seat.entropy for seat in state.seats]
    return p.Fairness(
        version=opened.fair,
        commitment=fairness.commitment(opened.seed),
        commitments=[seat.commitment for seat in state.seats],
        bound=state.bound is not None,
        openings=state.openings,
        entropy=entropy,
        seed=opened.seed if is_shown else None,
        key=fairness.key(opened.seed, entropy).hex() if was_dealt else None,
        match=match if was_dealt else None,
    )


def seat_name(seat: TableSeat, names: dict[str, str]) -> str:
    """What to call who sits at a seat."""
    return seat.name or (seat.level if seat.kind == "bot" else names.get(seat.person or "", ""))


def brief_player(seat: BriefSeat) -> str | None:
    """Whom results of a seat count for."""
    if seat.kind == "bot":
        return f"bot:{seat.level}"
    return None if seat.name else seat.person


def matching_level(rating: float | None, bots: Mapping[str, float | None]) -> str:
    """The level of bot whose rating is nearest to a player's; a middling one while no bot has a rating."""
    known = {level: strength for level, strength in bots.items() if strength is not None}
    if not known:
        return DEFAULT_LEVEL
    goal = RATING if rating is None else rating
    return min(known, key=lambda level: abs(known[level] - goal))
