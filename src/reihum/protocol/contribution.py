"""What a person adds to the luck of a table: sealed when they sit down, opened when all are bound, compared at the
end.

This is what an honest client does. It trusts nobody: not the server, not who set up the table, not the others.
"""

import secrets

from reihum.protocol.fairness import Unfair, seal, verify
from reihum.protocol.messages import Fairness

ENTROPY_BYTES = 16


class Contribution:
    """What somebody adds to the luck of a table, and what they have seen of the others' when they opened it."""

    def __init__(self, seat: int, commitment: str, entropy: str | None = None) -> None:
        self.seat = seat
        self.commitment = commitment  # the server's, as it was before this one was drawn
        self.entropy = secrets.token_hex(ENTROPY_BYTES) if entropy is None else entropy
        self.seal = seal(self.entropy)
        self._fixed: tuple[list[str], dict[int, str]] | None = None  # what nobody may change after this one is open

    def start(self, shown: Fairness) -> list[str]:
        """Whoever set up the table opens this one now: the commitments that it is opened for."""
        open_ones = {**_open_ones(shown), self.seat: self.entropy}
        self._fixed = (shown.commitments, open_ones)
        return shown.commitments

    def may_start(self, seat: int, shown: Fairness) -> bool:
        """Whether a start that failed is to be tried again with this one: only where nobody is bound to anything else.

        With other digits the server could let starts fail until it likes the deal; with the same ones somebody who has
        sat down since then could have chosen theirs to fit.
        """
        return seat == self.seat and self._fixed == (shown.commitments, {**_open_ones(shown), seat: self.entropy})

    def may_open(self, shown: Fairness) -> bool:
        """Whether everybody else is bound, so that this one may be opened. What they are bound to is kept."""
        if (
            not shown.bound
            or shown.commitment != self.commitment
            or shown.commitments[self.seat] != self.seal
            or shown.entropy[self.seat]
        ):
            return False
        fixed = (shown.commitments, _open_ones(shown))
        if self._fixed is None:
            self._fixed = fixed
        return self._fixed == fixed  # it is never opened a second time for something else

    def check(self, proof: Fairness) -> None:
        """Raises `Unfair` if a proof does not hold, or is about another deal than the one this was opened for."""
        verify(proof, self.commitment)
        if proof.entropy[self.seat] != self.entropy:
            raise Unfair("What you added is missing.")
        if self._fixed != (proof.commitments, _open_ones(proof)):
            raise Unfair("Somebody was bound to something else when you opened what you added.")


def _open_ones(shown: Fairness) -> dict[int, str]:
    """What is added at seats that are bound by no hash: it must be open before anybody opens what is."""
    pairs = zip(shown.entropy, shown.commitments, strict=True)
    return {number: added for number, (added, commitment) in enumerate(pairs) if not commitment}
