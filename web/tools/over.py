"""Writes a match file of a finished match: ``python web/tools/over.py <game> > over_<game>.json``.

Ada played it, by the bot `greedy`, against another one. The browser tests play on from the middle of it
(``web/e2e/fixtures``).
"""

import sys

import reihum
from reihum.bots import make_bot
from reihum.core import matchfile
from reihum.core.match import Match, Seat


def finished(name: str) -> Match:
    """A match of two, to the end."""
    match = reihum.game(name, 2, start=0).start(seed="over", seats=[Seat("Ada"), Seat("Linde", "greedy")])
    bots = [make_bot("greedy", match.game.rules, seed=seat) for seat in range(2)]
    while not match.is_over:
        match.play(bots[match.to_move].choose(match.concealed(match.to_move)))
    return match


if __name__ == "__main__":
    sys.stdout.buffer.write(matchfile.dump(finished(sys.argv[1])))
