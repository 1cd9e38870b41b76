"""Deals that nobody can choose: not the server and who set up the table together, and not who vanishes in between.

The honest guest is the client's own `Contribution`. Everything else, the server's answers included, is in the
colluders' hands.
"""

import functools
import hashlib
import secrets
from collections.abc import Callable

import msgspec
import pytest

from reihum.core.game import Game
from reihum.core.match import Seat
from reihum.core.matchfile import dump
from reihum.games import rules_of
from reihum.protocol import fairness
from reihum.protocol.contribution import Contribution
from reihum.protocol.fairness import SCHEME, Unfair
from reihum.protocol.messages import Fairness

TRIES = 1_000_000  # of the colluders, at every table
TABLES = 40
SMALL = 2_000
UNSEEN = "00" * 16


def fortune(seed: str, entropy: list[str]) -> float:
    """How good a deal is for who cheats, from 0 (the best) to 1: with an honest deal every value is as likely."""
    return int.from_bytes(fairness.key(seed, entropy)[:8], "big") / 2**64


def best_of(tries: int, seed: str, guest: str) -> str:
    """The digits of the creator that make the best deal with what the guest is known, or guessed, to add."""
    first = hashlib.sha256(f"{SCHEME}\n{seed}\n".encode())
    found, least = "", b"\xff" * 32
    for number in range(tries):
        entropy = f"{number:032x}"
        digest = first.copy()
        digest.update(f"{entropy}\n{guest}".encode())
        if (key := digest.digest()) < least:
            found, least = entropy, key
    return found


class Colluders:
    """The server and who set up the table at seat 0. An honest guest is about to sit down at seat 1."""

    def __init__(self, tries: int) -> None:
        self.tries = tries
        self.seed = fairness.new_seed()
        self.shown = Fairness(
            version=fairness.VERSION,
            commitment=fairness.commitment(self.seed),
            commitments=["", ""],
            entropy=["", ""],
            seed=None,
            key=None,
        )

    def show(self, **changed: object) -> Fairness:
        self.shown = msgspec.structs.replace(self.shown, **changed)
        return self.shown

    def proof(self, seats: list[Seat] | None = None) -> Fairness:
        """What they show after the end, true in itself."""
        key = fairness.key(self.seed, self.shown.entropy)
        match = Game(rules_of("pretty_tricky"), 2, start=0).start(key=key)
        match.seats = seats or [Seat("Eve"), Seat("Ada")]
        return self.show(seed=self.seed, key=key.hex(), match=dump(match).decode())


def grind_first(us: Colluders, guest: Contribution) -> Fairness:
    """Choose the creator's digits before the guest opens theirs, for the digits that the guest may have."""
    mine = best_of(us.tries, us.seed, UNSEEN)
    assert guest.may_open(us.show(commitments=["", guest.seal], entropy=[mine, ""], openings=[0], bound=True))
    us.show(entropy=[mine, guest.entropy], openings=[0, 1])
    return us.proof()


def grind_afterwards(us: Colluders, guest: Contribution) -> Fairness:
    """Let the guest open theirs first, and choose the creator's then."""
    guest.may_open(us.show(commitments=["", guest.seal], entropy=["ab" * 16, ""], openings=[0], bound=True))
    us.show(entropy=[best_of(us.tries, us.seed, guest.entropy), guest.entropy], openings=[0, 1])
    return us.proof()


def open_late(us: Colluders, guest: Contribution) -> Fairness:
    """As if the creator added nothing, until the guest has opened theirs."""
    guest.may_open(us.show(commitments=["", guest.seal], bound=True))
    us.show(entropy=[best_of(us.tries, us.seed, guest.entropy), guest.entropy], openings=[1, 0])
    return us.proof()


def swap_a_seal(us: Colluders, guest: Contribution) -> Fairness:
    """The creator was bound by a hash, and is bound by another one in the end."""
    first = fairness.seal("ab" * 16)
    guest.may_open(us.show(commitments=[first, guest.seal], bound=True))
    mine = best_of(us.tries, us.seed, guest.entropy)
    us.show(commitments=[fairness.seal(mine), guest.seal], entropy=[mine, guest.entropy], openings=[0, 1])
    return us.proof()


def open_something_else(us: Colluders, guest: Contribution) -> Fairness:
    """The creator is bound by a hash, and opens what they like."""
    guest.may_open(us.show(commitments=[fairness.seal("ab" * 16), guest.seal], bound=True))
    us.show(entropy=[best_of(us.tries, us.seed, guest.entropy), guest.entropy], openings=[0, 1])
    return us.proof()


def start_again(us: Colluders, guest: Contribution) -> Fairness:
    """The start has failed, alas. The creator starts again, and the guest is asked once more."""
    guest.may_open(us.show(commitments=["", guest.seal], entropy=["ab" * 16, ""], openings=[0], bound=True))
    mine = best_of(us.tries, us.seed, guest.entropy)
    assert not guest.may_open(us.show(entropy=[mine, ""]))
    us.show(entropy=[mine, guest.entropy], openings=[0, 1])
    return us.proof()


def another_seed(us: Colluders, guest: Contribution) -> Fairness:
    """Choose the seed when everything is known."""
    guest.may_open(us.show(commitments=["", guest.seal], entropy=["ab" * 16, ""], openings=[0], bound=True))
    us.seed = min(
        (f"{number:064x}" for number in range(us.tries)), key=lambda s: fortune(s, ["ab" * 16, guest.entropy])
    )
    us.show(commitment=fairness.commitment(us.seed), entropy=["ab" * 16, guest.entropy], openings=[0, 1])
    return us.proof()


def leave_out_the_guest(us: Colluders, guest: Contribution) -> Fairness:
    """The guest was too slow, they say, and plays all the same."""
    guest.may_open(us.show(commitments=["", guest.seal], entropy=["ab" * 16, ""], openings=[0], bound=True))
    us.show(entropy=[best_of(us.tries, us.seed, ""), ""], openings=[0])
    return us.proof()


def as_before(us: Colluders, guest: Contribution) -> Fairness:
    """Show a proof of the version in which nobody was bound to anything."""
    guest.may_open(us.show(commitments=["", guest.seal], entropy=["ab" * 16, ""], openings=[0], bound=True))
    mine = best_of(us.tries, us.seed, guest.entropy)
    us.show(version=1, commitments=["", ""], entropy=[mine, guest.entropy], openings=[])
    return us.proof()


CHEATS: list[Callable[[Colluders, Contribution], Fairness]] = [
    grind_afterwards,
    open_late,
    swap_a_seal,
    open_something_else,
    start_again,
    another_seed,
    leave_out_the_guest,
    as_before,
]


@pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: cheat.__name__)
def test_who_chooses_the_deal_is_found_out(cheat: Callable[[Colluders, Contribution], Fairness]) -> None:
    us = Colluders(50)
    guest = Contribution(1, us.shown.commitment)
    with pytest.raises(Unfair):
        guest.check(cheat(us, guest))


def fortunes(tables: int, tries: int) -> list[float]:
    """What the colluders get who are not found out: those who choose before they know what the guest adds."""
    found = []
    for _ in range(tables):
        us = Colluders(tries)
        guest = Contribution(1, us.shown.commitment)
        proof = grind_first(us, guest)
        guest.check(proof)
        found.append(fortune(us.seed, proof.entropy))
    return found


def check_that_nothing_was_gained(found: list[float], tries: int) -> None:
    """Fortunes are those of honest deals. If what a guest adds were open, the same tries would give the best of all."""
    mean, error = sum(found) / len(found), (1 / 12 / len(found)) ** 0.5
    assert abs(mean - 0.5) < 4.5 * error, mean
    seed, open_digits = fairness.new_seed(), secrets.token_hex(16)
    assert fortune(seed, [best_of(tries, seed, open_digits), open_digits]) < 20 / tries


def test_server_and_creator_together_gain_nothing() -> None:
    check_that_nothing_was_gained(fortunes(TABLES, SMALL), SMALL)


@pytest.mark.long
def test_server_and_creator_together_gain_nothing_by_a_million_tries() -> None:
    check_that_nothing_was_gained(fortunes(TABLES, TRIES), TRIES)


def test_the_creator_is_as_safe_from_the_server_and_a_guest() -> None:
    """When the creator has opened theirs, the guest is bound; a start that "failed" brings nobody another try."""
    seed, guests = fairness.new_seed(), "cd" * 16
    shown = Fairness(
        version=fairness.VERSION,
        commitment=fairness.commitment(seed),
        commitments=["", fairness.seal(guests)],
        entropy=["", ""],
        seed=None,
        key=None,
    )
    creator = Contribution(0, shown.commitment)
    assert creator.start(shown) == shown.commitments
    assert creator.may_start(0, shown)  # with the same digits, if the start failed
    others = min((f"{number:032x}" for number in range(50)), key=lambda added: fortune(seed, [creator.entropy, added]))
    other = msgspec.structs.replace(shown, commitments=["", fairness.seal(others)])
    assert not creator.may_start(0, other)  # whoever sits there by now knows them: others are drawn
    key = functools.partial(fairness.key, seed)
    for commitments, added, holds in ((shown.commitments, guests, True), (other.commitments, others, False)):
        entropy = [creator.entropy, added]
        match = Game(rules_of("pretty_tricky"), 2, start=0).start(key=key(entropy))
        ended = msgspec.structs.replace(
            shown,
            commitments=commitments,
            entropy=entropy,
            openings=[0, 1],
            bound=True,
            seed=seed,
            key=key(entropy).hex(),
            match=dump(match).decode(),
        )
        if holds:
            creator.check(ended)
        else:
            with pytest.raises(Unfair, match="bound to something else"):
                creator.check(ended)
