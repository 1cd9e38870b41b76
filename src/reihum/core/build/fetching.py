"""Asking for memory before it is needed.

A batch goes through megabytes of records, of which a move needs some scattered lines. The processor cannot guess them
and would wait for one after the other; asked for a little earlier, they come while the game before is played. Without,
Bloom's batches, of the largest records, run at 0.89 of the speed (`python -m bench tricks`).
"""

from typing import Final

from reihum.core.jit import rule
from reihum.core.record import Buffer

LINE: Final = 64
"""Bytes that a processor fetches at once."""


def ask_for(buffer: Buffer, at: int) -> None:
    """Nothing to do: interpreted, other things take the time. Compiled, see `reihum.core.build.intrinsics`."""


@rule
def fetch(buffer: Buffer, begin: int, end: int) -> None:
    """Ask for some bytes of a buffer, or for bytes behind it, of which nothing comes."""
    for at in range(begin, end, LINE):
        ask_for(buffer, at)
