"""A tournament: bots meet in every seating of the same deals, so that neither luck nor seats decide.

python examples/tournament.py superstar --deals 50 --bots greedy uniform
"""

import argparse
import itertools
import math

import reihum
from reihum.bots import LEVELS, make_bot


def play(game: reihum.Game, levels: tuple[str, ...], deal: int) -> tuple[int, ...]:
    """Play a match between bots; the winners' seats."""
    bots = [make_bot(level, game.rules, f"{deal}/{seat}") for seat, level in enumerate(levels)]
    match = game.start(seed=deal)
    while not match.is_over:
        seat = match.to_move
        match.play(bots[seat].choose(match.concealed(seat)))
    return match.scores().winners


def tournament(name: str, levels: list[str], deals: int) -> dict[str, tuple[float, float]]:
    """The share of wins of every bot, and the half width of its 95 % interval."""
    game = reihum.game(name, players=len(levels))
    seatings = sorted(set(itertools.permutations(levels)))
    shares: dict[str, list[float]] = {level: [] for level in levels}
    for deal in range(deals):
        points = dict.fromkeys(levels, 0.0)
        for seating in seatings:
            winners = play(game, seating, deal)
            for seat in winners:
                points[seating[seat]] += 1 / len(winners)
        for level in points:  # a deal is one observation: its seatings are not independent
            shares[level].append(points[level] / len(seatings))
    return {level: (mean(values), 1.96 * deviation(values) / math.sqrt(deals)) for level, values in shares.items()}


def mean(values: list[float]) -> float:
    """The arithmetic mean."""
    return sum(values) / len(values)


def deviation(values: list[float]) -> float:
    """The standard deviation of a sample."""
    middle = mean(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))


def main() -> None:
    """Read the command line, play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=reihum.GAMES)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--bots", nargs="+", default=["greedy", "uniform"], choices=LEVELS)
    wanted = parser.parse_args()
    for level, (share, width) in tournament(wanted.game, wanted.bots, wanted.deals).items():
        print(f"{level:<10} wins {share:6.1%} ± {width:.1%}")


if __name__ == "__main__":
    main()
