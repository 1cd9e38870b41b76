"""Writes a short finished match to review: ``python web/tools/finished.py <game> > finished_<game>.json``.

A weak player (Ada) against a better bot, so that there is something to say. The browser tests bring it to a table
(``web/e2e/fixtures``).
"""

import sys

import reihum
from reihum.bots import make_bot
from reihum.core import matchfile
from reihum.core.match import Match, Seat

SHORT = {"one_to_nine": {"turn_limit": 8}, "bloom": {"rounds": 1}, "pretty_tricky": {"round_limit": 6}}
SEED = 4


def finished(name: str) -> Match:
    """A match that is over."""
    game = reihum.game(name, 2, start=0, **SHORT.get(name, {}))
    match = game.start(SEED, seats=[Seat(name="Ada"), Seat(name="Ben", bot="medium")])
    bots = [make_bot(level, game.rules, seed=seat) for seat, level in enumerate(("uniform", "greedy"))]
    while not match.is_over:
        match.play(bots[match.to_move].choose(match.concealed(match.to_move)))
    return match


if __name__ == "__main__":
    sys.stdout.buffer.write(matchfile.dump(finished(sys.argv[1])))
