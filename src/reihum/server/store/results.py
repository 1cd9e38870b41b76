"""Results of finished tables and ratings. A player is a person's id, or ``bot:`` and a level."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from reihum.server.store.database import Database, Statement


class ResultRow(NamedTuple):
    """One seat's result."""

    table_id: str
    seat: int
    game: str
    player: str
    points: int
    rank: int
    at: float
    weak: bool = False  # helped by a hint or by taking back: of this seat only defeats count


class RatingRow(NamedTuple):
    """A player's standing at a game."""

    player: str
    game: str
    played: int
    won: int
    best: int | None
    rating: float
    deviation: float
    volatility: float


_COLUMNS = "player, game, played, won, best, rating, deviation, volatility"


class ResultBook:
    """All results and ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def unrated(self, limit: int) -> list[list[ResultRow]]:
        """Results that no rating knows yet, by table, the oldest first."""
        rows = await self._database.read(
            "SELECT table_id, seat, game, player, points, rank, at, weak FROM results WHERE rated = 0 "
            "ORDER BY at, table_id, seat LIMIT $1",
            limit,
        )
        tables: dict[str, list[ResultRow]] = {}
        for row in rows:
            result = ResultRow(*row)
            tables.setdefault(result.table_id, []).append(result._replace(weak=bool(result.weak)))
        if len(rows) == limit and len(tables) > 1:
            tables.popitem()  # its other seats may lie beyond the limit
        return list(tables.values())

    async def ratings(self, game: str, players: Sequence[str]) -> dict[str, RatingRow]:
        """The standings of some players at a game; those who never played are missing."""
        if not players:
            return {}
        places = ", ".join(f"${place}" for place in range(2, len(players) + 2))
        rows = await self._database.read(
            f"SELECT {_COLUMNS} FROM ratings WHERE game = $1 AND player IN ({places})", game, *players
        )
        return {str(row[0]): RatingRow(*row) for row in rows}

    async def rate(self, table: str, before: Mapping[str, RatingRow], after: Sequence[RatingRow]) -> None:
        """Keep new standings after a table, once. Raises `Conflict` if a standing or the table changed meanwhile."""
        batch = [
            Statement(
                "UPDATE results SET rated = 1 WHERE table_id = $1 AND seat = "
                "(SELECT min(seat) FROM results WHERE table_id = $1) AND rated = 0 RETURNING 1",
                (table,),
                expect=1,
            ),
            Statement("UPDATE results SET rated = 1 WHERE table_id = $1", (table,)),
        ]
        for row in after:
            if row.player in before:
                batch.append(
                    Statement(
                        "UPDATE ratings SET played = $3, won = $4, best = $5, rating = $6, deviation = $7, "
                        "volatility = $8 WHERE player = $1 AND game = $2 AND played = $9 RETURNING 1",
                        (*row, before[row.player].played),
                        expect=1,
                    )
                )
            else:
                batch.append(Statement("INSERT INTO ratings VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", row))
        new = [row.player for row in after if row.player not in before]
        await self._database.write(*batch, *_without_nobody(table, new))

    async def of_player(self, player: str) -> list[RatingRow]:
        rows = await self._database.read(f"SELECT {_COLUMNS} FROM ratings WHERE player = $1 ORDER BY game", player)
        return [RatingRow(*row) for row in rows]

    async def results_of(self, player: str) -> list[ResultRow]:
        """All results of a player, the oldest first."""
        rows = await self._database.read(
            "SELECT table_id, seat, game, player, points, rank, at FROM results WHERE player = $1 ORDER BY at", player
        )
        return [ResultRow(*row) for row in rows]

    async def best(self, game: str, limit: int) -> list[tuple[RatingRow, str | None]]:
        """The best players of a game, with the names of those who are people."""
        rows = await self._database.read(
            f"SELECT {_COLUMNS}, (SELECT name FROM people WHERE people.id = ratings.player) FROM ratings "
            "WHERE game = $1 ORDER BY rating DESC LIMIT $2",
            game,
            limit,
        )
        return [(RatingRow(*tuple(row)[:8]), row[8]) for row in rows]


def _without_nobody(table: str, players: Sequence[str] = ()) -> list[Statement]:
    """What takes away what was noted of people who were deleted: they count for the others, and are forgotten."""
    nobody = "player NOT LIKE 'bot:%' AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = player)"
    return [
        Statement(f"DELETE FROM results WHERE table_id = $1 AND {nobody}", (table,)),
        *(Statement(f"DELETE FROM ratings WHERE player = $1 AND {nobody}", (player,)) for player in players),
    ]


def result_statements(results: Sequence[ResultRow], rated: bool) -> list[Statement]:
    """What keeps the results of a table, to be written with its last entry."""
    kept = [
        Statement(
            "INSERT INTO results (table_id, seat, game, player, points, rank, at, weak, rated) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            (*row[:-1], int(row.weak), 0 if rated else 1),
        )
        for row in results
    ]
    return kept + _without_nobody(results[0].table_id) if results and not rated else kept
