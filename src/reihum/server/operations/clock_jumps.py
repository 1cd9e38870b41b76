"""Has the clock of this machine jumped? Then it says nothing about how long somebody was away."""

import time
from typing import Final

_JUMP_S: Final = 30.0  # more than a clock is corrected by while it runs
HOLD_S: Final = 600.0
"""How long after a jump nobody's time runs out: until then the clock is set right again, or people have moved."""
# The time since the machine was started, sleep included where that can be asked for: who slept has not jumped.
_SINCE_BOOT: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


class ClockJumps:
    """Compares the clock with one that nobody sets."""

    def __init__(self) -> None:
        self._ahead = self._difference()
        self._until = 0.0

    def is_doubtful(self) -> bool:
        """Whether the clock has jumped a short time ago."""
        ahead, now = self._difference(), time.monotonic()
        if abs(ahead - self._ahead) > _JUMP_S:
            self._until = now + HOLD_S
        self._ahead = ahead
        return now < self._until

    @staticmethod
    def _difference() -> float:
        return time.time() - time.clock_gettime(_SINCE_BOOT)
