"""``python -m reihum.bots.tuning.fitting GAME``: fit an evaluation to games that the heuristic plays against itself.

The weights for winning are those of a softmax over the seats (the likeliest winner of the positions seen); the weights
for points are least squares. What is written depends on the seed alone.
"""

import argparse
import functools
import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reihum.bots.engine import bound_search, evaluation_of
from reihum.bots.judgement.evaluation import weights_path
from reihum.bots.tuning import describing
from reihum.core.engine import EntryPoints, bind
from reihum.core.game import Game
from reihum.core.rules import Rules
from reihum.games import NAMES, rules_of

Table = NDArray[np.float64]

_SIGNATURES: Final = {
    "describe_games": "int64(uint8[::1], int64, float64, int64, float64[:, ::1])",
    "describe_course": "int64(uint8[::1], int64[::1], int64[::1], float64[:, ::1])",
}
_ROWS_A_GAME: Final = 24  # at most, of each seat
_EVERY: Final = 4  # turns
_STEPS: Final = 400
_SHRINK: Final = 1e-3  # keeps weights small that the games say little about


@functools.cache
def describing_engine(rules: Rules) -> Any:
    """The entry points of `bots.tuning.describing` for a game."""
    bound, sources = bound_search(rules)
    names = {name: bound[name] for name in ("describe", "is_calm", "FEATURES")}
    namespace = bind(describing, rules, bound, **names)
    return EntryPoints(f"{rules.name}-fitting", namespace, _SIGNATURES, (*sources, Path(describing.__file__)))


def positions(game: Game, games: int, noise: float, seed: int) -> tuple[Table, Table, Table]:
    """Features (position, seat, feature), shares of the win and points (position, seat)."""
    engine = describing_engine(game.rules)
    records = game.batch(games, seed=seed).records.view(np.uint8).reshape(-1)
    features = len(evaluation_of(game.rules).FEATURES)
    out = np.zeros((games * _ROWS_A_GAME * game.players, 2 + features))
    rows = engine.describe_games(records, seed, noise, _EVERY, out)
    scores = np.zeros((games, 2, game.players), np.int64)
    game.engine.batch_scores(records, scores)
    described = out[:rows].reshape(-1, game.players, 2 + features)
    of_game = described[:, 0, 0].astype(np.int64)
    won = (scores[:, 1] == 1) / (scores[:, 1] == 1).sum(1, keepdims=True)
    return described[:, :, 2:], won[of_game], scores[of_game, 0].astype(np.float64)


def fit_win(features: Table, won: Table) -> Table:
    """Weights of the softmax, by gradient descent with Adam on standardised features."""
    spread = features.std((0, 1))
    scale = np.where(spread > 0, spread, 1.0)
    x = features / scale
    weights = np.zeros(x.shape[2])
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, _STEPS + 1):
        strength = x @ weights
        strength -= strength.max(1, keepdims=True)
        chance = np.exp(strength)
        chance /= chance.sum(1, keepdims=True)
        gradient = np.einsum("ps,psf->f", chance - won, x) / len(x) + _SHRINK * weights
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.99 * square + 0.01 * gradient**2
        weights -= 0.05 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
    fitted: Table = weights / scale
    return fitted


def fit_points(features: Table, points: Table) -> Table:
    """Weights of the expected points."""
    x = features.reshape(-1, features.shape[2])
    ridge = _SHRINK * len(x) * np.diag(x.std(0) ** 2 + 1e-6)
    return np.asarray(np.linalg.solve(x.T @ x + ridge, x.T @ points.reshape(-1)), np.float64)


def loss(features: Table, won: Table, weights: Table) -> float:
    """How badly the winners are foretold: mean negative log of the chance given to them."""
    strength = features @ weights
    strength -= strength.max(1, keepdims=True)
    logs = strength - np.log(np.exp(strength).sum(1, keepdims=True))
    return float(-(won * logs).sum(1).mean())


def fit(rules: Rules, games: int, noise: float, seed: int) -> dict[str, Any]:
    """The weights for every number of players, and how good they are on games not fitted to."""
    names = evaluation_of(rules).FEATURES
    kept: dict[str, Any] = {"games": games, "noise": noise, "seed": seed, "loss": {}, "win": {}, "points": {}}
    for players in range(rules.min_players, rules.max_players + 1):
        game = Game(rules, players)
        features, won, points = positions(game, games, noise, seed)
        test, test_won, _ = positions(game, max(100, games // 5), noise, seed + 1)
        win = fit_win(features, won)
        kept["win"][str(players)] = dict(zip(names, np.round(win, 4).tolist(), strict=True))
        expected = fit_points(features, points)
        kept["points"][str(players)] = dict(zip(names, np.round(expected, 4).tolist(), strict=True))
        kept["loss"][str(players)] = {
            "blind": round(float(np.log(players)), 4),
            "fitted": round(loss(test, test_won, win), 4),
        }
    return kept


def main() -> None:
    """Fit and write."""
    parser = argparse.ArgumentParser(prog="python -m reihum.bots.tuning.fitting", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=int, default=4000, help="games of each number of players")
    parser.add_argument("--noise", type=float, default=0.1, help="share of random moves, for variety")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    kept = fit(rules_of(wanted.game), wanted.games, wanted.noise, wanted.seed)
    weights_path(rules_of(wanted.game)).write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(kept["loss"]))


if __name__ == "__main__":
    main()
