"""Writes a match file of a late, crowded position: ``python web/tools/late.py <game> > late_<game>.json``.

Bots play matches with the most players; kept is the turn of a person that has the most to show and to choose. The
browser tests bring it to a table (``web/e2e/fixtures``).
"""

import sys

import msgspec

import reihum
from reihum.bots import make_bot
from reihum.core import matchfile
from reihum.core.match import Match, Seat

MATCHES = 12
# names that need room, as people have them
NAMES = ("Ada", "Christopher", "Linde", "Wilhelmine", "Jo")
# a choice needs more room than a letter of the view: it is lit, and it is told in words
WORTH_OF_A_CHOICE = 12


def seats(players: int, mine: int) -> list[Seat]:
    """Ada sits in one seat, bots in the others."""
    others = [Seat(name=name, bot="easy") for name in NAMES[1:]]
    return [*others[:mine], Seat(name=NAMES[0]), *others[mine:]][:players]


def crowding(match: Match) -> int:
    """How much there is to see and to choose for who is asked."""
    return len(msgspec.json.encode(match.view(match.to_move))) + WORTH_OF_A_CHOICE * len(match.legal())


def most_crowded(name: str) -> Match:
    """The most crowded beginning of a turn in the last quarters of a few matches."""
    game = reihum.game(name, reihum.game(name).rules.max_players, start=0)
    found: list[tuple[int, int, int, int]] = []
    for seed in range(MATCHES):
        match = game.start(seed)
        bots = [make_bot("greedy", match.game.rules, seed=seat) for seat in range(game.players)]
        turns: list[tuple[int, int, int, int]] = []
        before = -1
        while not match.is_over:
            seat = match.to_move
            if seat != before and len(match.legal()) > 1:
                turns.append((crowding(match), seed, len(match.moves), seat))
            before = seat
            match.play(bots[seat].choose(match.concealed(seat)))
        found += turns[len(turns) * 3 // 4 :]
    _, seed, length, seat = max(found)
    match = game.start(seed)
    bots = [make_bot("greedy", match.game.rules, seed=number) for number in range(game.players)]
    while len(match.moves) < length:
        match.play(bots[match.to_move].choose(match.concealed(match.to_move)))
    match.seats = seats(game.players, seat)
    return match


if __name__ == "__main__":
    sys.stdout.buffer.write(matchfile.dump(most_crowded(sys.argv[1])))
