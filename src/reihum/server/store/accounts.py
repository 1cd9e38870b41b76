"""Accounts of an OpenID Connect provider, the people they belong to, and sign-ins that are under way."""

from typing import NamedTuple

from reihum.server.store.database import Database, Statement
from reihum.server.store.people import hashed


class UnderWay(NamedTuple):
    """A sign-in that somebody has begun: ``person`` is who wants to be linked to the account."""

    key_hash: str
    nonce: str
    verifier: str
    person: str | None
    expires: float


class Accounts:
    """Which person an account belongs to."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person(self, issuer: str, subject: str) -> str | None:
        rows = await self._database.read(
            "SELECT person FROM accounts WHERE issuer = $1 AND subject = $2", issuer, subject
        )
        return str(rows[0][0]) if rows else None

    async def has_one(self, person: str) -> bool:
        """Whether a person can come back by an account."""
        return bool(await self._database.read("SELECT 1 FROM accounts WHERE person = $1", person))

    async def of_person(self, person: str) -> list[tuple[str, str]]:
        """The accounts by which a person can come back: issuers, and what they call the person."""
        rows = await self._database.read("SELECT issuer, subject FROM accounts WHERE person = $1", person)
        return [(str(issuer), str(subject)) for issuer, subject in rows]

    async def add(self, issuer: str, subject: str, person: str, now: float) -> None:
        """Give an account to a person; `Conflict` if it has one already."""
        await self._database.write(
            Statement(
                "INSERT INTO accounts (issuer, subject, person, created) VALUES ($1, $2, $3, $4)",
                (issuer, subject, person, now),
            )
        )

    async def begin(self, state: str, under_way: UnderWay, now: float) -> None:
        """Keep what must be known when somebody comes back with ``state``; forget who did not."""
        await self._database.write(
            Statement("DELETE FROM sign_ins WHERE expires < $1", (now,)),
            Statement(
                "INSERT INTO sign_ins (state, key_hash, nonce, verifier, person, expires) "
                "VALUES ($1, $2, $3, $4, $5, $6)",
                (hashed(state), *under_way),
            ),
        )

    async def end(self, state: str, now: float) -> UnderWay | None:
        """What was kept, which is used up by this; None if it is unknown or too old."""
        (rows,) = await self._database.write(
            Statement(
                "DELETE FROM sign_ins WHERE state = $1 RETURNING key_hash, nonce, verifier, person, expires",
                (hashed(state),),
            )
        )
        return UnderWay(*rows[0]) if rows and rows[0][4] > now else None
