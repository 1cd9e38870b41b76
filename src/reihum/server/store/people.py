"""People and their secrets: cookies, tokens for programs and one-time links, each kept as a hash only."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from reihum.server.store.database import Database, Statement

Kind = Literal["cookie", "token", "link"]
_CHUNK: Final = 200


class PersonRow(NamedTuple):
    """A person."""

    id: str
    name: str
    language: str


class SecretRow(NamedTuple):
    """What is kept of a secret: ``hash`` is all there is of itself."""

    hash: str
    id: str
    label: str
    created: float


def hashed(secret: str) -> str:
    """What is kept of a secret. It has 256 random bits, so that a plain hash cannot be searched."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """Everything about people but their tables and results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, name: str, language: str, now: float) -> PersonRow:
        person = PersonRow(secrets.token_hex(8), name, language)
        await self._database.write(
            Statement("INSERT INTO people VALUES ($1, $2, $3, $4, $4)", (person.id, name, language, now))
        )
        return person

    async def change(self, person: str, name: str, language: str) -> None:
        await self._database.write(
            Statement("UPDATE people SET name = $2, language = $3 WHERE id = $1", (person, name, language))
        )

    async def get(self, person: str) -> PersonRow | None:
        rows = await self._database.read("SELECT id, name, language FROM people WHERE id = $1", person)
        return PersonRow(*rows[0]) if rows else None

    async def names(self, people: Sequence[str]) -> dict[str, str]:
        """The names of some people; those who are gone are missing."""
        if not people:
            return {}
        places = ", ".join(f"${place}" for place in range(1, len(people) + 1))
        rows = await self._database.look_up(f"SELECT id, name FROM people WHERE id IN ({places})", *people)
        return {str(person): str(name) for person, name in rows}

    async def forget(self, person: str) -> None:
        """Delete a person with everything that names them, but for what stands in tables' logs."""
        of_person = (person,)
        await self._database.write(
            Statement("DELETE FROM secrets WHERE person = $1", of_person),
            Statement("DELETE FROM members WHERE person = $1", of_person),
            Statement("DELETE FROM results WHERE player = $1", of_person),
            Statement("DELETE FROM ratings WHERE player = $1", of_person),
            Statement("DELETE FROM people WHERE id = $1", of_person),
        )

    # Secrets

    async def add_secret(
        self, person: str, kind: Kind, now: float, label: str = "", expires: float | None = None
    ) -> tuple[str, str]:
        """Make a secret; returns its id and the secret itself, which is not kept."""
        secret, name = secrets.token_urlsafe(32), secrets.token_hex(8)
        await self._database.write(
            Statement(
                "INSERT INTO secrets VALUES ($1, $2, $3, $4, $5, $6, $7)",
                (hashed(secret), name, person, kind, label, now, expires),
            )
        )
        return name, secret

    async def who(self, secret: str, kind: Kind) -> PersonRow | None:
        """Whose secret this is."""
        rows = await self._database.look_up(
            "SELECT p.id, p.name, p.language FROM secrets s JOIN people p ON p.id = s.person "
            "WHERE s.hash = $1 AND s.kind = $2",
            hashed(secret),
            kind,
        )
        return PersonRow(*rows[0]) if rows else None

    async def good_hashes(self, hashes: Sequence[str]) -> set[str]:
        """Which of these hashes are those of somebody's secret."""
        good: set[str] = set()
        for begin in range(0, len(hashes), _CHUNK):
            some = hashes[begin : begin + _CHUNK]
            places = ", ".join(f"${place}" for place in range(1, len(some) + 1))
            rows = await self._database.read(f"SELECT hash FROM secrets WHERE hash IN ({places})", *some)
            good.update(str(row[0]) for row in rows)
        return good

    async def secrets(self, person: str, kind: Kind) -> list[SecretRow]:
        """A person's secrets of a kind, the oldest first."""
        rows = await self._database.read(
            "SELECT hash, id, label, created FROM secrets WHERE person = $1 AND kind = $2 ORDER BY created",
            person,
            kind,
        )
        return [SecretRow(*row) for row in rows]

    async def drop(self, person: str, kind: Kind, name: str) -> str | None:
        """Make the secret of this id worthless; its hash, or None if the person has no such secret."""
        (rows,) = await self._database.write(
            Statement(
                "DELETE FROM secrets WHERE person = $1 AND kind = $2 AND id = $3 RETURNING hash", (person, kind, name)
            )
        )
        return str(rows[0][0]) if rows else None

    async def drop_secret(self, secret: str) -> None:
        await self._database.write(Statement("DELETE FROM secrets WHERE hash = $1", (hashed(secret),)))

    async def drop_secrets(self, person: str | None) -> None:
        """Make every cookie, token and link of a person, or of everybody, worthless."""
        if person is None:
            await self._database.write(Statement("DELETE FROM secrets"))
        else:
            await self._database.write(Statement("DELETE FROM secrets WHERE person = $1", (person,)))

    async def use_link(self, secret: str, now: float) -> str | None:
        """The person of a one-time link, which is used up by this; None if it is unknown or too old."""
        (rows,) = await self._database.write(
            Statement(
                "DELETE FROM secrets WHERE hash = $1 AND kind = 'link' RETURNING person, expires", (hashed(secret),)
            )
        )
        return str(rows[0][0]) if rows and rows[0][1] > now else None

    async def drop_expired(self, now: float) -> None:
        await self._database.write(Statement("DELETE FROM secrets WHERE expires < $1", (now,)))
