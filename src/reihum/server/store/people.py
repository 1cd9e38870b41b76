"""People and their secrets: cookies, tokens for programs and one-time links, each kept as a hash only."""

import hashlib
import secrets
import time
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from reihum.server.store.database import Database, Statement

Kind = Literal["cookie", "token", "link", "recovery"]
Scope = Literal["play", "read"]
_CHUNK: Final = 200
_AT_ONCE: Final = 500  # rows that are deleted in one go: everybody who writes waits for it
_CALLING: Final = ("wishes", "ways", "calls", "letters")


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
    expires: float | None
    scope: Scope


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
        rows = await self._database.read(f"SELECT id, name FROM people WHERE id IN ({places})", *people)
        return {str(person): str(name) for person, name in rows}

    async def forget(self, person: str) -> None:
        """Delete a person with everything that names them, but for what stands in tables' logs."""
        of_person = (person,)
        await self._database.write(
            Statement("DELETE FROM secrets WHERE person = $1", of_person),
            Statement("DELETE FROM accounts WHERE person = $1", of_person),
            Statement("DELETE FROM sign_ins WHERE person = $1", of_person),
            Statement("DELETE FROM members WHERE person = $1", of_person),
            Statement("DELETE FROM results WHERE player = $1", of_person),
            Statement("DELETE FROM ratings WHERE player = $1", of_person),
            *(Statement(f"DELETE FROM {table} WHERE person = $1", of_person) for table in _CALLING),
            Statement("DELETE FROM people WHERE id = $1", of_person),
        )

    async def drop_results_of_nobody(self) -> None:
        """Delete what was noted of people in the moment in which they were deleted. All results are gone through."""
        nobody = "player NOT LIKE 'bot:%' AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = player)"
        await self._database.write(
            Statement(f"DELETE FROM results WHERE rated = 1 AND {nobody}"),
            Statement(f"DELETE FROM ratings WHERE {nobody}"),
        )

    async def saw(self, people: Sequence[str], now: float) -> None:
        """Note that these people were here."""
        for begin in range(0, len(people), _CHUNK):
            some = people[begin : begin + _CHUNK]
            places = ", ".join(f"${place}" for place in range(2, len(some) + 2))
            await self._database.write(
                Statement(f"UPDATE people SET seen = $1 WHERE id IN ({places})", (now, *some)),
            )

    async def not_seen_since(self, before: float, limit: int) -> list[str]:
        """People who were not here since, the longest absent first."""
        rows = await self._database.read("SELECT id FROM people WHERE seen < $1 ORDER BY seen LIMIT $2", before, limit)
        return [str(row[0]) for row in rows]

    async def dates(self, person: str) -> tuple[float, float]:
        """When a person first came, and when they were last noted to be here."""
        (row,) = await self._database.read("SELECT created, seen FROM people WHERE id = $1", person)
        return float(row[0]), float(row[1])

    # Secrets

    async def add_secret(
        self, person: str, kind: Kind, now: float, label: str = "", expires: float | None = None, scope: Scope = "play"
    ) -> tuple[str, str]:
        """Make a secret; returns its id and the secret itself, which is not kept."""
        secret, name = secrets.token_urlsafe(32), secrets.token_hex(8)
        await self._database.write(
            Statement(
                "INSERT INTO secrets (hash, id, person, kind, label, created, expires, scope) "
                "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                (hashed(secret), name, person, kind, label, now, expires, scope),
            )
        )
        return name, secret

    async def replace_link(self, person: str, now: float, expires: float) -> str:
        """Make a one-time link; the one before it is worthless then. Returns its code."""
        code = secrets.token_urlsafe(32)
        await self._database.write(
            Statement("DELETE FROM secrets WHERE person = $1 AND kind = 'link'", (person,)),
            Statement(
                "INSERT INTO secrets (hash, id, person, kind, label, created, expires) "
                "VALUES ($1, $2, $3, 'link', '', $4, $5)",
                (hashed(code), secrets.token_hex(8), person, now, expires),
            ),
        )
        return code

    async def drop_oldest(self, person: str, kind: Kind, keep: int) -> None:
        """Make all but the newest secrets of a kind worthless."""
        theirs = "secrets WHERE person = $1 AND kind = $2"
        newest = f"SELECT id FROM {theirs} ORDER BY created DESC LIMIT $3"
        await self._database.write(Statement(f"DELETE FROM {theirs} AND id NOT IN ({newest})", (person, kind, keep)))

    async def replace_recovery(self, person: str, code: str, now: float) -> None:
        """Keep the hash of a recovery code; the one before it is worthless then."""
        await self._database.write(
            Statement("DELETE FROM secrets WHERE person = $1 AND kind = 'recovery'", (person,)),
            Statement(
                "INSERT INTO secrets (hash, id, person, kind, label, created) VALUES ($1, $2, $3, 'recovery', '', $4)",
                (hashed(code), secrets.token_hex(8), person, now),
            ),
        )

    async def who(self, secret: str, kind: Kind) -> PersonRow | None:
        """Whose secret this is."""
        found = await self.who_and_what_for(secret, kind)
        return None if found is None else found[0]

    async def who_and_what_for(self, secret: str, kind: Kind) -> tuple[PersonRow, Scope] | None:
        """Whose secret this is, and what may be done with it."""
        rows = await self._database.read(
            "SELECT p.id, p.name, p.language, s.scope FROM secrets s JOIN people p ON p.id = s.person "
            "WHERE s.hash = $1 AND s.kind = $2 AND coalesce(s.expires > $3, TRUE)",
            hashed(secret),
            kind,
            time.time(),
        )
        return (PersonRow(*rows[0][:3]), rows[0][3]) if rows else None

    async def good_hashes(self, hashes: Sequence[str]) -> set[str]:
        """Which of these hashes are those of somebody's secret that is good now."""
        good: set[str] = set()
        for begin in range(0, len(hashes), _CHUNK):
            some = hashes[begin : begin + _CHUNK]
            places = ", ".join(f"${place}" for place in range(1, len(some) + 1))
            rows = await self._database.read(
                f"SELECT hash FROM secrets WHERE hash IN ({places}) AND coalesce(expires > ${len(some) + 1}, TRUE)",
                *some,
                time.time(),
            )
            good.update(str(row[0]) for row in rows)
        return good

    async def secrets(self, person: str, kind: Kind) -> list[SecretRow]:
        """A person's secrets of a kind that are good now, the oldest first."""
        rows = await self._database.read(
            "SELECT hash, id, label, created, expires, scope FROM secrets "
            "WHERE person = $1 AND kind = $2 AND coalesce(expires > $3, TRUE) ORDER BY created",
            person,
            kind,
            time.time(),
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

    async def drop_secrets(self, person: str | None, keeps_recovery: bool = False) -> None:
        """Make every cookie, token and link of a person, or of everybody, worthless; recovery codes, too, or not."""
        if person is None:
            await self._database.write(Statement("DELETE FROM secrets"))
        else:
            but = " AND kind <> 'recovery'" if keeps_recovery else ""
            await self._database.write(Statement(f"DELETE FROM secrets WHERE person = $1{but}", (person,)))

    async def use_link(self, secret: str, now: float) -> str | None:
        """The person of a one-time link, which is used up by this; None if it is unknown or too old."""
        (rows,) = await self._database.write(
            Statement(
                "DELETE FROM secrets WHERE hash = $1 AND kind = 'link' RETURNING person, expires", (hashed(secret),)
            )
        )
        return str(rows[0][0]) if rows and rows[0][1] > now else None

    async def drop_expired(self, now: float) -> None:
        """Delete secrets that were good until a time before: `who` knows none of them any more."""
        some = "SELECT hash FROM secrets WHERE expires < $1 LIMIT $2"
        while True:
            (gone,) = await self._database.write(
                Statement(f"DELETE FROM secrets WHERE hash IN ({some}) RETURNING 1", (now, _AT_ONCE))
            )
            if len(gone) < _AT_ONCE:
                return
