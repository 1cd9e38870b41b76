"""What a second thread brings: beside a second process, which shares nothing with the first but the machine."""

import functools
import multiprocessing
import operator
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

import reihum
from bench import peers

SHARE_S = 0.04
"""Of a round, about as long for every game."""
SAMPLE = 400
"""Games by which it is found out how many take so long."""


@functools.cache
def round_of_games() -> dict[str, int]:
    """How many games of each title make a round: as many as one core plays in the share of a title."""
    counts = {}
    for name in reihum.GAMES:
        game = reihum.game(name, players=3)
        game.batch(SAMPLE, seed=1).playout(1)  # what comes first takes longer
        begin = time.perf_counter()
        game.batch(SAMPLE, seed=2).playout(1)
        counts[name] = max(2, round(SAMPLE * SHARE_S / (time.perf_counter() - begin)) // 2 * 2)
    return counts


def run(rounds: int) -> dict[str, float]:
    """Speed of two relative to one: the median of short rounds, as the machine's own speed changes by the second.

    What two processes gain is what the machine had to give at the time.
    """
    games = round_of_games()
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as other:

        def processes() -> int:
            theirs = other.submit(play, games, 2)
            return play(games, 2) + theirs.result()

        contenders: dict[str, Callable[[], int]] = {
            "one": lambda: play(games, 1),
            "threads": lambda: play(games, 1, threads=2),
            "processes": processes,
        }
        seen = peers.all_rates(contenders, rounds)
    return {
        f"two_{pair}": round(statistics.median(map(operator.truediv, seen[pair], seen["one"])), 2)
        for pair in ("threads", "processes")
    }


def play(games: dict[str, int], share: int, threads: int = 1) -> int:
    """Deal and play out an equal share of the round; how many decisions that took."""
    return sum(
        reihum.game(name, players=3).batch(count // share, seed=1, threads=threads).playout(1)
        for name, count in games.items()
    )
