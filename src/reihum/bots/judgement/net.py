"""A game's value net (``bot/net.json``): small enough to be compiled into every build, and the same to the bit in each.

Every seat is described by the features of the game's evaluation and read by the same encoder; what the seats make of
it is judged beside the mean of the others'. So it makes no difference who sits where, and one net serves any number of
players. It tells every seat's strength, whose softmax are the chances to win; its expected points; and how far the
points usually lie from that (`bots.judgement.judging`).

Weights are kept as 16-bit fractions: half the bytes of what a net loses nothing by. ``reihum lab train`` makes them.
"""

import base64
import json
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from reihum.core.errors import ReihumError
from reihum.core.record import MAX_PLAYERS
from reihum.core.registry import folder_of
from reihum.core.rules import Rules

Weights = NDArray[np.float64]

STRENGTH: Final = 0
POINTS: Final = 1
SPREAD: Final = 2
OUTPUTS: Final = 3
FEWEST: Final = 2  # players
TABLES: Final = MAX_PLAYERS - FEWEST + 1
"""Numbers of players, each with a bias of its own."""
_FILE: Final = "net.json"
_KEPT_AS: Final = "<f2"


class Shape(msgspec.Struct, frozen=True):
    """How many numbers a net reads of a seat, and the units of its two layers."""

    features: int
    first: int = 0
    second: int = 0

    @property
    def places(self) -> dict[str, tuple[int, tuple[int, ...]]]:
        """Where in the flat array of weights each table begins, and its shape."""
        tables: dict[str, tuple[int, ...]] = {
            "encode": (self.features, self.first),
            "table": (TABLES, self.first),
            "own": (self.first, self.second),
            "others": (self.first, self.second),
            "second": (self.second,),
            "out": (self.second, OUTPUTS),
            "direct": (self.features, OUTPUTS),
            "bias": (OUTPUTS,),
        }
        found, at = {}, 0
        for name, shape in tables.items():
            found[name] = (at, shape)
            at += int(np.prod(shape))
        return found

    @property
    def size(self) -> int:
        """How many weights there are; none if there is no net."""
        if self.first == 0:
            return 0
        at, shape = self.places["bias"]
        return at + int(np.prod(shape))

    def tables(self, weights: Weights) -> dict[str, Weights]:
        """The tables by name, as views of the flat array."""
        return {
            name: weights[at : at + int(np.prod(shape))].reshape(shape) for name, (at, shape) in self.places.items()
        }


class Net(msgspec.Struct, frozen=True):
    """A net as it is kept."""

    features: tuple[str, ...]
    first: int
    second: int
    weights: str

    @property
    def shape(self) -> Shape:
        return Shape(len(self.features), self.first, self.second)

    def decoded(self) -> Weights:
        """The flat array of weights."""
        return np.frombuffer(base64.b64decode(self.weights), _KEPT_AS).astype(np.float64)


class NoSuchNet(ReihumError, ValueError):
    """A net does not belong to the features it is to read."""


def encoded(features: tuple[str, ...], shape: Shape, weights: Weights) -> Net:
    """A net to be kept; what it loses by rounding is lost for all who read it."""
    kept = base64.b64encode(weights.astype(_KEPT_AS).tobytes()).decode()
    return Net(features, shape.first, shape.second, kept)


def check_net(net: Net, features: tuple[str, ...]) -> Net:
    """Refuse a net that reads other features, or has more or fewer weights than it says."""
    if net.features != features:
        raise NoSuchNet("The net was trained on other features than the evaluation describes: train it anew.")
    if len(net.decoded()) != net.shape.size:
        raise NoSuchNet("The net's file is damaged: it does not have the weights that it says.")
    return net


def net_path(rules: Rules) -> Path:
    """Where the net of a game is kept."""
    return folder_of(rules) / "bot" / _FILE


def load_net(package: str | None, features: tuple[str, ...]) -> Net | None:
    """The net of the ``bot`` whose ``__package__`` is given; None if it has none."""
    assert package is not None
    path = resources.files(package).joinpath(_FILE)
    if not path.is_file():
        return None
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return check_net(msgspec.convert(kept, Net), features)
