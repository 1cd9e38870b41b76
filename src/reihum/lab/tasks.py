"""What is to be played: settings, experiments, and the tasks they are split into.

A task says everything that its games depend on, so that it may be played anywhere, any number of times, with the same
result.
"""

import functools
import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from reihum.bots import make_bot
from reihum.core.errors import BadOption
from reihum.core.game import Game
from reihum.games import rules_of

QUICK_BOTS: Final = ("uniform", "greedy")
"""Bots that do not search: thousands of their games take a second."""
_QUICK_GAMES: Final = 20
_SLOW_GAMES: Final = 2

Seating = tuple[str, ...]
"""The bot of every seat."""


class Setup(msgspec.Struct, frozen=True):
    """A game as it is set up: players, options and, where it has them, components other than the usual ones."""

    game: str
    players: int
    options: dict[str, bool | int] = {}
    components: dict[str, Any] | None = None

    def build(self) -> Game:
        """The configured game; what does not fit is refused in a sentence."""
        return _built(msgspec.json.encode(self, order="sorted"))


@functools.lru_cache(maxsize=256)
def _built(encoded: bytes) -> Game:
    setting = msgspec.json.decode(encoded, type=Setup)
    return Game(rules_of(setting.game), setting.players, setting.options, components=setting.components)


class Task(msgspec.Struct, frozen=True):
    """Some deals of a setting, each played in every one of the seatings."""

    setting: Setup
    seatings: tuple[Seating, ...]
    seed: str
    first: int  # the number of the first deal of this seed
    deals: int
    detail: bool = False  # whether to note the course of each game, not only its end
    playouts: int = 0  # with detail: games played on from each of its moments, to know the chances then
    fortune: bool = False  # whether to note what each game owes to chance (`reihum.lab.fortune`)
    apart: bool = False  # whether every seating has a deal of its own

    @property
    def key(self) -> str:
        """A name that two tasks share exactly if they say the same."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:20]

    @property
    def games(self) -> int:
        return self.deals * len(self.seatings)


class Experiment(msgspec.Struct, frozen=True):
    """Deals 0, 1, 2, … of a seed, each in every seating."""

    setting: Setup
    seatings: tuple[Seating, ...]
    seed: str
    deals: int
    detail: bool = False
    playouts: int = 0
    fortune: bool = False
    apart: bool = False

    def check(self) -> None:
        """Refuse what cannot be played, before anything is played."""
        game = self.setting.build()
        for bot in self.bots:
            make_bot(bot, game.rules, 0)
        for seating in self.seatings:
            if len(seating) != game.players:
                raise BadOption(f"{len(seating)} bots do not fill {game.players} seats.")
        if self.deals < 1:
            raise BadOption(f"An experiment needs at least one deal, not {self.deals}.")

    @property
    def bots(self) -> tuple[str, ...]:
        """Every bot that takes part, each once."""
        return tuple(dict.fromkeys(bot for seating in self.seatings for bot in seating))

    def tasks(self) -> list[Task]:
        """The experiment in pieces, whose size does not depend on who plays them."""
        quick = all(bot in QUICK_BOTS for bot in self.bots)
        size = max(1, (_QUICK_GAMES if quick else _SLOW_GAMES) // len(self.seatings))
        return [
            Task(
                self.setting,
                self.seatings,
                self.seed,
                first,
                min(size, self.deals - first),
                self.detail,
                self.playouts,
                self.fortune,
                self.apart,
            )
            for first in range(0, self.deals, size)
        ]


def read_components(path: Path) -> dict[str, Any]:
    """A component table from a TOML file, as it stands there."""
    import tomllib

    try:
        table: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadOption(f"The component table {path} cannot be read: {error}") from None
    return table


def plain(table: Mapping[str, Any]) -> dict[str, Any]:
    """A component table as plain dictionaries and lists, fit for a task."""
    copied: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table))
    return copied
