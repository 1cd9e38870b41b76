"""A bot of your own in fifteen lines: it tries every move in a few imagined worlds and keeps the one that ends best.

python examples/custom_bot.py qwixx_cards
"""

import sys
from typing import Any

import numpy as np

import reihum
from reihum.bots import make_bot
from reihum.core.record import Buffer, header


class Dreamer:
    """Redeals what is hidden, plays a move, finishes the game at random, and counts how often that wins."""

    def __init__(self, game: reihum.Game, seed: int = 0) -> None:
        self.game, self.luck = game, np.random.default_rng(seed)

    def choose(self, record: Buffer) -> int:
        """The move for the seat to move; ``record`` is concealed for it, as for every bot."""
        legal = [int(move) for move in reihum.Match.at(self.game, record).legal()]
        return max(legal, key=lambda move: self.dream(record, move))

    def dream(self, record: Buffer, move: int, worlds: int = 12) -> int:
        """In how many of the imagined worlds the move leads to victory."""
        seat, wins = header(record, "to_move"), 0
        for _ in range(worlds):
            world = record.copy()
            self.game.engine.redeal_one(world, seat, self.luck.integers(0, 2**32, 8))
            self.game.engine.play_one(world, move)
            self.game.engine.batch_playout(world, 1)
            wins += reihum.Match.at(self.game, world).scores().ranks[seat] == 1
        return wins


def wins(game: reihum.Game, matches: int) -> int:
    """How many matches the dreamer wins against uniform play, sitting on either side."""
    won = 0
    for number in range(matches):
        players: list[Any] = [Dreamer(game, number), make_bot("uniform", game.rules, number)]
        mine = number % 2
        match = game.start(seed=number)
        while not match.is_over:
            player = players[0 if match.to_move == mine else 1]
            match.play(player.choose(match.concealed(match.to_move)))
        won += match.scores().winners == (mine,)
    return won


def main() -> None:
    """Play twenty matches and print the score."""
    game = reihum.game(sys.argv[1] if len(sys.argv) > 1 else "qwixx_cards")
    print(f"{game.rules.title}: the dreamer wins {wins(game, 20)} of 20 matches against uniform play")


if __name__ == "__main__":
    main()
