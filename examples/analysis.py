# %% [markdown]
"""How long is a game, how far apart are the players, and when is it decided?

An analysis to change and run again: cells in the notebook style, one picture at the end.

    python examples/analysis.py superstar --games 2000 -o analysis.png
"""

# %% What to look at
import argparse
from pathlib import Path

import matplotlib as mpl
import numpy as np

import reihum

mpl.use("Agg")
from matplotlib import pyplot as plt

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("game", choices=reihum.GAMES, nargs="?", default="superstar")
parser.add_argument("--games", type=int, default=2000)
parser.add_argument("--players", type=int, default=2)
parser.add_argument("-o", "--output", type=Path, default=Path("analysis.png"))
wanted = parser.parse_args()
game = reihum.game(wanted.game, players=wanted.players)

# %% Play all games at once with random moves, and note who leads after every decision
batch = game.batch(wanted.games, seed=1)
leads: list[np.ndarray] = []
choices: list[np.ndarray] = []
length = np.zeros(wanted.games, int)
while not batch.over.all():
    running = ~batch.over
    choices.append(batch.legal_mask[running].sum(1))
    batch.step(batch.random_moves(salt=len(leads)))
    length += running
    ranks = batch.scores[:, 1]
    leads.append(np.where((ranks == 1).sum(1) == 1, ranks.argmin(1), -1))  # −1: nobody leads alone
points, ranks = batch.scores[:, 0], batch.scores[:, 1]

# %% When was the winner in front for good?
winner = np.where((ranks == 1).sum(1) == 1, ranks.argmin(1), -1)
decided = np.zeros(wanted.games)
for step, leader in enumerate(leads):
    decided[(leader != winner) & (step < length)] = step + 1
share = decided / length

# %% The figures
start_seat = batch.records["start"]
first_wins = np.mean(winner[winner >= 0] == start_seat[winner >= 0])
print(f"{game.rules.title}, {wanted.players} players, {wanted.games} games of random play")
print(
    f"decisions a game: {length.mean():.0f} (half of all between {np.quantile(length, 0.25):.0f} and "
    f"{np.quantile(length, 0.75):.0f})"
)
print(f"legal moves a decision: {np.concatenate(choices).mean():.1f}")
print(f"ties: {np.mean(winner < 0):.1%}; who starts wins {first_wins:.1%} of the others")
print(f"the winner is in front for good after {np.median(share):.0%} of the game")


# %% The picture
def whole_numbers(values: np.ndarray) -> np.ndarray:
    """At most about forty bins, none of which holds more whole numbers than another."""
    width = max(1, -(-int(np.ptp(values)) // 40))
    return np.arange(values.min(), values.max() + 2 * width, width) - 0.5


figure, axes = plt.subplots(1, 3, figsize=(12, 3.5), layout="constrained")
axes[0].hist(length, whole_numbers(length))
axes[0].set(xlabel="decisions", ylabel="games", title="Length")
distance = points.max(1) - points.min(1)
axes[1].hist(distance, whole_numbers(distance))
axes[1].set(xlabel="points between first and last", title="Distance")
axes[2].hist(share, 30)
axes[2].set(xlabel="share of the game", title="Decided after")
figure.suptitle(f"{game.rules.title}, {wanted.players} players, random play")
figure.savefig(wanted.output, dpi=120)
print(f"picture: {wanted.output}")
