"""What the server keeps for itself, by name: its keys, what it knows of its clock, what is to be cleaned up."""

from reihum.server.store.database import Conflict, Database, Statement


class Kept:
    """Texts by name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str) -> str | None:
        rows = await self._database.read("SELECT value FROM kept WHERE name = $1", name)
        return str(rows[0][0]) if rows else None

    async def put(self, name: str, value: str) -> None:
        await self._database.write(
            Statement(
                "INSERT INTO kept VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, value),
            )
        )

    async def put_first(self, name: str, value: str) -> str:
        """Keep a text unless there is one; the one that is kept then."""
        await self._database.write(Statement("INSERT INTO kept VALUES ($1, $2) ON CONFLICT DO NOTHING", (name, value)))
        return await self.get(name) or value

    async def replace(self, name: str, before: str, after: str) -> bool:
        """Replace a text that nobody else has replaced since; False if somebody has."""
        try:
            await self._database.write(
                Statement(
                    "UPDATE kept SET value = $3 WHERE name = $1 AND value = $2 RETURNING 1",
                    (name, before, after),
                    expect=1,
                )
            )
        except Conflict:
            return False
        return True
