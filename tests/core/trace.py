"""A digest of every position of seeded random games: made compiled and interpreted, the lines must be equal."""

import hashlib
import itertools
import random
import sys
from collections.abc import Iterator

import reihum
from reihum.core.conformance import settings
from reihum.games import rules_of

MOVES = 40  # of a game; the first one is played to its end


def trace(name: str) -> Iterator[str]:
    for number, (players, options) in enumerate(settings(rules_of(name))):
        match = reihum.game(name, players=players, **options).start(seed=f"trace {number}")
        luck = random.Random(number)
        for move in itertools.count() if number == 0 else range(MOVES):
            viewer = move % (players + 1) - 1  # everybody in turn, and a watcher
            seen = hashlib.sha256(match.to_bytes())
            seen.update(match.concealed(viewer).tobytes())
            seen.update(repr(match.scores()).encode())
            yield f"{number} {players} {move} {seen.hexdigest()[:24]}"
            if match.is_over:
                break
            match.play(luck.choice(match.legal()))


if __name__ == "__main__":
    print("\n".join(trace(sys.argv[1])))
