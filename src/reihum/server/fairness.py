"""Luck that people can check.

When a table is set up the server draws a seed and gives out its SHA-256: the commitment. Only then do the players'
clients add random digits of their own: with `Sit` who joins, with `Start`, last of all, who set up the table. The key
of the match is the SHA-256 of all of it, written as lines of text::

    reihum-fair/1
    <seed, 64 hexadecimal digits>
    <entropy of seat 0, may be empty>
    <entropy of seat 1>
    …

The server cannot have chosen the key, because it was bound to its seed before it knew what the clients would add; the
clients could not, because they did not know the seed. (A server in league with somebody who adds after you could: to
who starts the match, nobody does.) After the end seed and key are shown, and anyone can recompute both hashes and
replay the match. That the commitment shown then is the one given out at first only a client can tell that has kept it,
with what it added: the page does, `reihum verify --commitment` compares it. Bots add nothing.
"""

import hashlib
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from reihum.core import matchfile
from reihum.core.chance import bytes_of_key
from reihum.core.errors import BadMatchFile, ReihumError
from reihum.core.match import Match
from reihum.games import rules_of
from reihum.server.protocol import Fairness

SCHEME: Final = "reihum-fair/1"
SEED_BYTES: Final = 32
MAX_ENTROPY: Final = 128
"""Hexadecimal digits that a client may add."""


class NoProof(ReihumError):
    """Something from which nothing can be proved; the message says why."""


class Unfair(ReihumError):
    """A proof that does not hold; the message says what does not fit."""

    def __init__(self, misfit: str) -> None:
        super().__init__(f"NOT FAIR: {misfit}")


def new_seed() -> str:
    """A seed of the server."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """What is shown of a seed before the match: the SHA-256 of its 32 bytes."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def key(seed: str, entropy: Sequence[str]) -> bytes:
    """The key of the match."""
    return hashlib.sha256("\n".join((SCHEME, seed, *entropy)).encode()).digest()


def is_seed(text: str) -> bool:
    """Whether this is how a seed is written."""
    return len(text) == 2 * SEED_BYTES and is_entropy(text)


def is_entropy(text: str) -> bool:
    """Whether a client may add this."""
    return len(text) <= MAX_ENTROPY and all(digit in "0123456789abcdef" for digit in text)


def is_proof(file: Path) -> bool:
    """Whether a file looks like a table's proof rather than a match file."""
    try:
        return b'"commitment"' in file.read_bytes()
    except OSError:
        return False


def read_proof(file: Path) -> Fairness:
    """What ``GET …/fairness`` answered, from a file."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Fairness)
    except (msgspec.DecodeError, UnicodeDecodeError, OSError) as error:
        raise NoProof(f"{file} is no proof of a match: {error}") from None


def verify(proof: Fairness, announced: str | None = None) -> Match:
    """Check a proof from commitment, seed, entropy and moves alone; returns the replayed match, or raises `Unfair`.

    ``announced`` is the commitment that somebody kept from when the table was set up: only it ties the proof to it.
    """
    if announced is not None and announced.strip().lower() != proof.commitment:
        raise Unfair("The commitment is not the one that was given out when the table was set up.")
    if proof.seed is None or proof.key is None or proof.match is None:
        raise NoProof("The proof is not complete: seed and match file are shown only after the end of a match.")
    # one way to write each number: the commitment is of the seed's bytes, the key of its digits
    if not is_seed(proof.seed):
        raise Unfair("The seed is not written as 64 small hexadecimal digits.")
    if commitment(proof.seed) != proof.commitment:
        raise Unfair("The seed is not the one the server committed itself to.")
    if not all(is_entropy(added) for added in proof.entropy):
        raise Unfair("What the players added is not written in small hexadecimal digits.")
    if key(proof.seed, proof.entropy).hex() != proof.key:
        raise Unfair("The key does not follow from the seed and what the players added.")
    try:
        match = matchfile.load(proof.match.encode(), rules_of)
    except BadMatchFile as error:
        raise Unfair(f"The match does not replay: {error}") from None
    assert match.key is not None
    if bytes_of_key(match.key).hex() != proof.key:
        raise Unfair("The match was dealt under another key.")
    if len(proof.entropy) != len(match.seats):
        raise Unfair("What was added is not of the seats of this match.")
    if any(added and seat.bot is not None for added, seat in zip(proof.entropy, match.seats, strict=True)):
        raise Unfair("Something was added for a bot.")
    return match
