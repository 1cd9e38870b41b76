"""Writes views of real positions for the tests of a board: ``python web/tools/positions.py <game> > <game>.json``.

Bots play a match of every number of players; every position that asks a seat for a move is written as its seat sees it,
thinned out to a few dozen, the last position of each match included.
"""

import json
import sys

import msgspec

import reihum
from reihum.bots import make_bot

KEPT_A_MATCH = 12


def positions(name: str, players: int) -> list[dict[str, object]]:
    """A match between greedy bots, as its movers see it."""
    match = reihum.game(name, players).start(players)
    bots = [make_bot("greedy", match.game.rules, seed=seat) for seat in range(players)]
    seen = []
    while not match.is_over:
        seat = match.to_move
        seen.append({"view": match.view(seat), "legal": [str(move) for move in match.legal()]})
        match.play(bots[seat].choose(match.concealed(seat)))
    step = max(1, len(seen) // KEPT_A_MATCH)
    return [*seen[::step], {"view": match.view(0), "legal": []}]


if __name__ == "__main__":
    rules = reihum.game(sys.argv[1]).rules
    found = [
        one for players in range(rules.min_players, rules.max_players + 1) for one in positions(rules.name, players)
    ]
    json.dump(msgspec.to_builtins(found), sys.stdout, separators=(",", ":"))
