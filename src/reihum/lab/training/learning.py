"""Fitting a value net to positions, with numpy: Adam, a part of the games kept apart, the best epoch kept."""

from typing import Any, Final

import msgspec
import numpy as np

from reihum.bots.judgement.net import FEWEST, OUTPUTS, TABLES, Net, Shape, encoded
from reihum.lab.training.experience import Positions

Table = np.ndarray[Any, np.dtype[Any]]
Tables = dict[str, Table]

PHASES: Final = 4
"""Parts of a game by which losses are told."""
_BATCH: Final = 512
_SHRINK: Final = 1e-5
_HELD_OUT: Final = 10  # one game in this many
_POINT_LOSS: Final = 0.2
_SPREAD_LOSS: Final = 0.1
_NORMAL: Final = 1.2533  # the standard deviation of a normal distribution beside its mean distance


class Recipe(msgspec.Struct, frozen=True):
    """How to learn."""

    first: int = 32
    second: int = 16
    epochs: int = 24
    rate: float = 2e-3
    belief: float = 0.5  # what the search believed counts beside what came of it


class Learned(msgspec.Struct, frozen=True):
    """What was learned, and how well it foretells winners of games that were not learned from."""

    net: Net
    loss: dict[str, list[float]]  # by number of players: in all, then by part of the game
    blind: dict[str, float]  # by number of players, with equal chances


def learn(features: tuple[str, ...], by_players: dict[int, Positions], recipe: Recipe, seed: int) -> Learned:
    """Fit a net to positions of every number of players."""
    rng = np.random.default_rng(seed)
    shape = Shape(len(features), recipe.first, recipe.second)
    scale = _scale_of(by_players)
    fitting = {players: _part(found, held_out=False) for players, found in by_players.items()}
    apart = {players: _part(found, held_out=True) for players, found in by_players.items()}
    tables = _begin(shape, rng)
    targets = {players: _targets(found, recipe.belief, None) for players, found in fitting.items()}
    mean, square = _zeros(tables), _zeros(tables)
    best, best_loss = _copy(tables), np.inf
    steps = sum(-(-len(found.wins) // _BATCH) for found in fitting.values()) * recipe.epochs
    step = 0
    for _ in range(recipe.epochs):
        for players, chosen in _batches(fitting, rng):
            found = fitting[players]
            x = (found.features[chosen] - scale.mean) / scale.spread
            points = (found.points[chosen] - scale.points) / scale.points_spread
            gradients = _gradients(tables, x, targets[players][chosen], points)
            step += 1
            rate = recipe.rate * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * step / steps)))
            for name, gradient in gradients.items():
                gradient = gradient + _SHRINK * tables[name]
                mean[name] = 0.9 * mean[name] + 0.1 * gradient
                square[name] = 0.999 * square[name] + 0.001 * gradient**2
                direction = (mean[name] / (1 - 0.9**step)) / (np.sqrt(square[name] / (1 - 0.999**step)) + 1e-8)
                tables[name] -= (rate * direction).astype(np.float32)
        loss = _mean_loss(tables, apart, scale)
        if loss < best_loss:
            best, best_loss = _copy(tables), loss
    net = encoded(features, shape, _flat(shape, _unscaled(best, scale)))
    losses = {str(players): losses_of(net, found) for players, found in apart.items()}
    return Learned(net, losses, {str(players): round(float(np.log(players)), 4) for players in apart})


def chances(net: Net, features: Table) -> Table:
    """The winning chances that a net sees: position, seat."""
    tables = {name: table.astype(np.float32) for name, table in net.shape.tables(net.decoded()).items()}
    return _softmax(_forward(tables, features)[0][..., 0])


def losses_of(net: Net, found: Positions) -> list[float]:
    """How badly winners are foretold, as the mean negative log of their chance: in all, then by part of the game."""
    if len(found.wins) == 0:
        return []
    lost = _surprise(chances(net, found.features), found.wins)
    part = np.minimum((found.phase * PHASES).astype(int), PHASES - 1)
    by_part = [float(lost[part == number].mean()) if (part == number).any() else 0.0 for number in range(PHASES)]
    return [round(float(lost.mean()), 4), *(round(number, 4) for number in by_part)]


class _Scale(msgspec.Struct, frozen=True):
    mean: Table
    spread: Table
    points: float
    points_spread: float


def _scale_of(by_players: dict[int, Positions]) -> _Scale:
    features = np.concatenate([found.features.reshape(-1, found.features.shape[2]) for found in by_players.values()])
    points = np.concatenate([found.points.reshape(-1) for found in by_players.values()])
    spread = features.std(0)
    constant = spread < 1e-6
    mean = np.where(constant, 0.0, features.mean(0))
    return _Scale(
        mean.astype(np.float32),
        np.where(constant, 1.0, spread).astype(np.float32),
        float(points.mean()),
        float(points.std()) + 1e-6,
    )


def _part(found: Positions, held_out: bool) -> Positions:
    chosen = (found.game % _HELD_OUT == 0) == held_out
    return Positions(*(getattr(found, name)[chosen] for name in Positions.__struct_fields__))


def _targets(found: Positions, belief: float, usual: Table | None) -> Table:
    """What came of it, blended with what the search believed. The others share what the mover does not have."""
    players = found.wins.shape[1]
    rows = np.arange(len(found.wins))
    known = found.belief >= 0
    others = np.full(found.wins.shape, 1.0 / (players - 1), np.float32) if usual is None else usual.copy()
    others[rows, found.mover] = 0.0
    others /= others.sum(1, keepdims=True) + 1e-9
    believed = others * (1 - found.belief[:, None])
    believed[rows, found.mover] = found.belief
    weight = np.where(known, belief if players == FEWEST or usual is not None else 0.0, 0.0)[:, None]
    return ((1 - weight) * found.wins + weight * believed).astype(np.float32)


def _batches(fitting: dict[int, Positions], rng: np.random.Generator) -> list[tuple[int, Table]]:
    batches = []
    for players, found in fitting.items():
        order = rng.permutation(len(found.wins))
        batches += [(players, order[at : at + _BATCH]) for at in range(0, len(order), _BATCH)]
    return [batches[number] for number in rng.permutation(len(batches))]


def _begin(shape: Shape, rng: np.random.Generator) -> Tables:
    def some(rows: int, columns: int) -> Table:
        return (rng.standard_normal((rows, columns)) * np.sqrt(1.0 / rows)).astype(np.float32)

    return {
        "encode": some(shape.features, shape.first),
        "table": np.zeros((TABLES, shape.first), np.float32),
        "own": some(shape.first, shape.second),
        "others": some(shape.first, shape.second),
        "second": np.zeros(shape.second, np.float32),
        "out": 0.1 * some(shape.second, OUTPUTS),
        "direct": np.zeros((shape.features, OUTPUTS), np.float32),
        "bias": np.zeros(OUTPUTS, np.float32),
    }


def _forward(tables: Tables, x: Table) -> tuple[Table, tuple[Table, Table, Table]]:
    """The outputs by position and seat, and the layers that led to them."""
    players = x.shape[1]
    first = np.maximum(x @ tables["encode"] + tables["table"][players - FEWEST], 0)
    others = (first.sum(1, keepdims=True) - first) / (players - 1)
    second = np.maximum(first @ tables["own"] + others @ tables["others"] + tables["second"], 0)
    return second @ tables["out"] + x @ tables["direct"] + tables["bias"], (first, others, second)


def _gradients(tables: Tables, x: Table, target: Table, points: Table) -> Tables:
    count, players, _ = x.shape
    out, (first, others, second) = _forward(tables, x)
    slope = np.empty_like(out)
    slope[..., 0] = _softmax(out[..., 0]) - target
    missed = out[..., 1] - points
    slope[..., 1] = _POINT_LOSS * np.clip(missed, -3, 3) / players
    slope[..., 2] = _SPREAD_LOSS * (out[..., 2] - _NORMAL * np.abs(missed)) / players
    slope /= count
    back_second = (slope @ tables["out"].T) * (second > 0)
    back_others = back_second @ tables["others"].T
    shared = (back_others.sum(1, keepdims=True) - back_others) / (players - 1)
    back_first = (back_second @ tables["own"].T + shared) * (first > 0)
    return {
        "encode": _outer(x, back_first),
        "table": _at(tables["table"], players - FEWEST, back_first.sum((0, 1))),
        "own": _outer(first, back_second),
        "others": _outer(others, back_second),
        "second": back_second.sum((0, 1)),
        "out": _outer(second, slope),
        "direct": _outer(x, slope),
        "bias": slope.sum((0, 1)),
    }


def _outer(a: Table, b: Table) -> Table:
    return a.reshape(-1, a.shape[-1]).T @ b.reshape(-1, b.shape[-1])


def _at(table: Table, row: int, values: Table) -> Table:
    gradient = np.zeros_like(table)
    gradient[row] = values
    return gradient


def _softmax(strength: Table) -> Table:
    shifted = np.exp(strength - strength.max(-1, keepdims=True))
    return shifted / shifted.sum(-1, keepdims=True)


def _surprise(chance: Table, wins: Table) -> Table:
    return -(wins * np.log(np.maximum(chance, 1e-9))).sum(1)


def _mean_loss(tables: Tables, apart: dict[int, Positions], scale: _Scale) -> float:
    """How badly winners are foretold, as a part of what a blind guess would miss."""
    lost = []
    for players, found in apart.items():
        if len(found.wins):
            x = (found.features - scale.mean) / scale.spread
            chance = _softmax(_forward(tables, x)[0][..., 0])
            lost.append(float(_surprise(chance, found.wins).mean()) / np.log(players))
    return float(np.mean(lost))


def _unscaled(tables: Tables, scale: _Scale) -> Tables:
    """The same net for features as they are, and points as they are counted."""
    plain = _copy(tables)
    size = np.array([1.0, scale.points_spread, scale.points_spread])
    plain["table"] = tables["table"] - (scale.mean / scale.spread) @ tables["encode"]
    plain["encode"] = tables["encode"] / scale.spread[:, None]
    plain["out"] = tables["out"] * size
    direct = tables["direct"] * size
    plain["bias"] = tables["bias"] * size + np.array([0.0, scale.points, 0.0]) - (scale.mean / scale.spread) @ direct
    plain["direct"] = direct / scale.spread[:, None]
    return plain


def _flat(shape: Shape, tables: Tables) -> Table:
    return np.concatenate([tables[name].reshape(-1) for name in shape.places]).astype(np.float64)


def _zeros(tables: Tables) -> Tables:
    return {name: np.zeros_like(table) for name, table in tables.items()}


def _copy(tables: Tables) -> Tables:
    return {name: table.copy() for name, table in tables.items()}
