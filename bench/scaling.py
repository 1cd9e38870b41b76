"""What a second thread brings: beside a second process, which shares nothing with the first but the machine."""

import multiprocessing
import operator
import statistics
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

import reihum
from bench import peers

GAMES = {"one_to_nine": 2000, "bloom": 600, "qwixx_cards": 4000, "pretty_tricky": 4000, "superstar": 6000}
"""A round of every game, each about as long as the others."""


def run(rounds: int) -> dict[str, float]:
    """Speed of two relative to one: the median of short rounds, as the machine's own speed changes by the second.

    What two processes gain is what the machine had to give at the time.
    """
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as other:

        def processes() -> int:
            theirs = other.submit(play, 2)
            return play(2) + theirs.result()

        contenders: dict[str, Callable[[], int]] = {
            "one": lambda: play(1),
            "threads": lambda: play(1, threads=2),
            "processes": processes,
        }
        seen = peers.all_rates(contenders, rounds)
    return {
        f"two_{pair}": round(statistics.median(map(operator.truediv, seen[pair], seen["one"])), 2)
        for pair in ("threads", "processes")
    }


def play(share: int, threads: int = 1) -> int:
    """Deal and play out an equal share of the round; how many decisions that took."""
    return sum(
        reihum.game(name, players=3).batch(games // share, seed=1, threads=threads).playout(1)
        for name, games in GAMES.items()
    )
