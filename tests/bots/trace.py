"""What a mind thinks of some positions of a game, for comparing builds: ``python -m tests.bots.trace GAME``."""

import hashlib
import itertools
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

import reihum
from reihum.bots.engine import bot_engine
from reihum.core.chance import key_of_seed
from reihum.core.writer import new_page, text_of

from .positions import positions

PLAYOUTS = 8
A_CANDIDATE = 2
POSITIONS = 13  # of two games
HINTS = 3
HINT_PLAYOUTS = np.array([16, 4], np.int64)
NO_WISH = np.zeros(0, np.int64)


def trace(name: str, engine: Any) -> Iterator[str]:
    """The move chosen and a hash of the mind, tree and all; then what it tells of the last position; then hints."""
    rules = reihum.game(name).rules
    own = bot_engine(rules)
    for players, clock in ((2, 0), (3, 1)):
        mind = np.zeros(own.mind_bytes(400), np.uint8)
        engine.begin_thinking(mind, key_of_seed(1), own.tuning, np.array([PLAYOUTS, A_CANDIDATE, clock]))
        for match in itertools.islice(positions(name, players, every=3), POSITIONS):
            record = match.concealed(match.to_move)
            chosen = engine.think(mind, record, PLAYOUTS)
            digest = hashlib.sha256(mind[: own.bytes_in_use(mind)].tobytes()).hexdigest()
            yield f"{rules.moves[chosen]} {digest}"
        page = new_page()
        engine.write_thoughts(mind, record, page)
        yield text_of(page).decode()
    for match in itertools.islice(positions(name, 3, every=7), HINTS):
        engine.write_hint(match.concealed(match.to_move), match.to_move, NO_WISH, HINT_PLAYOUTS, page)
        yield text_of(page).decode()


if __name__ == "__main__":
    print("\n".join(trace(sys.argv[1], bot_engine(reihum.game(sys.argv[1]).rules))))
