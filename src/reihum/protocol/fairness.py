"""The fairness check: luck that people can verify.

When a table is set up the server draws a seed and gives out its SHA-256: the commitment. Whoever sits down draws digits
of their own and gives out only their SHA-256, too (`Sit`). Whoever set up the table starts it and opens theirs with it
(`Start`): from then on everybody is bound, and no commitment changes. Only now do the others open what they were bound
to (`Reveal`), and the match is dealt. Its key is the SHA-256 of all of it, written as lines of text::

    reihum-fair/1
    <seed, 64 hexadecimal digits>
    <entropy of seat 0, may be empty>
    <entropy of seat 1>
    …

Nobody can have chosen the key, not even the server and the creator of the table together: when an honest player's
digits become known, the seed and the creator's digits are fixed already, and so, by its hash, is everything that is not
open yet. Whoever does not open theirs in time does not play: a bot takes the seat. After the end seed and key are
shown, and anyone can recompute all hashes and replay the match. Whether these are the values given out at the
beginning, only a client that kept them can tell (`contribution.py`): the page does, and `reihum verify --commitment`
compares the server's. Bots add nothing. docs/security.md says it in plain words, with what remains.

In version 1 (`Fairness.version`) what was added was open from the beginning: who added last could have chosen, together
with the server. Tables of that version are still played, and their proofs checked, as they began.
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
from reihum.protocol.messages import Fairness

SCHEME: Final = "reihum-fair/1"
"""Of the key: it is made in the same way in both versions, so that a log deals the same cards to every program."""
VERSION: Final = 2
"""Of today's tables: 2, what others add is sealed until all are bound; 1, it was open from the beginning."""
SEED_BYTES: Final = 32
MIN_SEALED: Final = 32
"""Hexadecimal digits that somebody is bound to at least: fewer could be found by trying until their hash fits."""
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


def is_commitment(text: str) -> bool:
    """Whether this is how a commitment is written."""
    return is_seed(text)


def seal(entropy: str) -> str:
    """What binds somebody to digits that they do not show yet: the SHA-256 of them as they are written."""
    return hashlib.sha256(entropy.encode()).hexdigest()


def opens(entropy: str, commitment: str) -> bool:
    """Whether this is what somebody was bound to, in its one spelling."""
    return len(entropy) >= MIN_SEALED and is_entropy(entropy) and seal(entropy) == commitment


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
    if proof.version not in (1, VERSION):
        raise NoProof(f"The proof is of version {proof.version}; this program knows versions up to {VERSION}.")
    if proof.seed is None:
        raise NoProof("The proof is not complete: seed and match file are shown only after the end of a match.")
    # one way to write each number: the commitment is of the seed's bytes, the key of its digits
    if not is_seed(proof.seed):
        raise Unfair("The seed is not written as 64 small hexadecimal digits.")
    if commitment(proof.seed) != proof.commitment:
        raise Unfair("The seed is not the one the server committed itself to.")
    if not all(is_entropy(added) for added in proof.entropy):
        raise Unfair("What the players added is not written in small hexadecimal digits.")
    if proof.key is None or proof.match is None:
        raise NoProof(
            "The seed is the one the server committed itself to. The table was closed before anything was dealt."
        )
    _check_openings(proof)
    if key(proof.seed, proof.entropy).hex() != proof.key:
        raise Unfair("The key does not follow from the seed and what the players added.")
    try:
        match = matchfile.load(proof.match.encode(), rules_of)
    except BadMatchFile as error:
        raise Unfair(f"The match does not replay: {error}") from None
    if match.variation is not None:
        raise Unfair("The file of the proof is a variation of a match: something else was dealt in it.")
    assert match.key is not None
    if bytes_of_key(match.key).hex() != proof.key:
        raise Unfair("The match was dealt under another key.")
    if len(proof.entropy) != len(match.seats):
        raise Unfair("What was added is not of the seats of this match.")
    if any(added and seat.bot is not None for added, seat in zip(proof.entropy, match.seats, strict=True)):
        raise Unfair("Something was added for a bot.")
    never_opened = [number for number in _sealed(proof) if not proof.entropy[number]]
    if any(match.seats[number].bot is None for number in never_opened):
        raise Unfair("Somebody plays who never opened what they were bound to add.")
    return match


def _sealed(proof: Fairness) -> list[int]:
    """The seats that were bound to something."""
    return [number for number, commitment in enumerate(proof.commitments) if commitment]


def _check_openings(proof: Fairness) -> None:
    """Everybody was bound before anybody opened theirs, and opened what they were bound to."""
    sealed = _sealed(proof)
    if proof.version == 1:
        if sealed:
            raise Unfair("A proof of version 1 knows nothing of what players are bound to.")
        return
    if len(proof.commitments) != len(proof.entropy):
        raise Unfair("What players were bound to is not of the seats of this match.")
    for number in sealed:
        if proof.entropy[number] and not opens(proof.entropy[number], proof.commitments[number]):
            raise Unfair(f"What seat {number} added is not what it was bound to.")
    if sorted(proof.openings) != [number for number, added in enumerate(proof.entropy) if added]:
        raise Unfair("What was opened is not what was added.")
    if any(number not in sealed for number in proof.openings[1:]):
        raise Unfair("Somebody who was bound to nothing added something after others had opened theirs.")
