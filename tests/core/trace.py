"""Print a digest of every position of seeded random games: run compiled and interpreted, the lines must be equal."""

import hashlib
import random
import sys

import reihum
from reihum.core.conformance import settings
from reihum.games import rules_of

MOVES = 40


def main(name: str) -> None:
    for number, (players, options) in enumerate(settings(rules_of(name))):
        match = reihum.game(name, players=players, **options).start(seed=f"trace {number}")
        luck = random.Random(number)
        for _ in range(MOVES):
            seen = hashlib.sha256(match.to_bytes())
            for viewer in range(-1, players):
                seen.update(match.concealed(viewer).tobytes())
            seen.update(repr(match.scores()).encode())
            print(number, players, len(match.moves), seen.hexdigest()[:24])
            if match.is_over:
                break
            match.play(luck.choice(match.legal()))


if __name__ == "__main__":
    main(sys.argv[1])
