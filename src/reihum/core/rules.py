"""What a game hands to the engine: its record, its moves and its rule functions, under the same names in every game.

Nothing above `games` knows a rule; everything it needs stands in a `Rules`.
"""

import enum
import importlib
import pickle
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from reihum.core.record import MAX_PLAYERS, Record
from reihum.core.writer import Page

Mask = NDArray[np.bool_]


class Event(msgspec.Struct, frozen=True):
    """Something to tell a person: a message of the game's texts and what goes into it.

    ``seat`` (and any argument whose name ends in ``_seat``) is a seat number; the text shows that player's name.
    """

    name: str
    args: dict[str, str | int | float] = {}


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not allowed: the clause, and the reason in words."""

    clause: str
    reason: Event


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer may know, for showing it. Made from a concealed record only. Games add their own fields."""

    viewer: int
    players: int
    start: int
    turn: int
    to_move: int
    concurrent: bool
    points: list[int]
    ranks: list[int]


@dataclass(frozen=True, kw_only=True)
class Option:
    """A switch (default a bool) or a number (default an int between ``low`` and ``high``) of a game."""

    name: str
    default: int
    help: str
    low: int = 0
    high: int = 1

    @property
    def is_switch(self) -> bool:
        return isinstance(self.default, bool)


@dataclass(frozen=True, kw_only=True)
class Components:
    """A table of the box that the leaflet does not print and that had to be reconstructed.

    It lives in the record, so that an owner of the box can play with the true one: a TOML file given as an option.
    """

    field: str
    note: str  # what was reconstructed, for the person who plays
    default: Mapping[str, Any]  # as it would stand in the TOML file
    parse: Callable[[Mapping[str, Any]], NDArray[Any]]  # to the record's field; raises BadOption


class Trait(enum.Flag):
    """What generic code must know about a game; `reihum check` says if it is not true."""

    NONE = 0
    LONG_TURNS = enum.auto()
    """Some turns are several small moves, which can be taken back until the last of them."""
    CONCURRENT = enum.auto()
    """Some choices are made together: a record's `concurrent` is 1 then."""
    HIDDEN = enum.auto()
    """Players know something that others do not."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules:
    """A game. The rule functions are plain functions over the record, marked with `reihum.core.jit.rule`."""

    name: str  # the one name everywhere: entry point, command line, URL
    package: str  # where all files of the game stand: its own `__name__`
    title: str
    version: int  # goes up when an old match would replay differently
    min_players: int
    max_players: int
    minutes: int
    pitch: str  # one line that makes one want to play it
    dtype: np.dtype[Any]
    moves: Sequence[str]  # the text of every move, by its number
    setup: Callable[[Record], None]
    legal: Callable[[Record, Mask], int]
    play: Callable[[Record, int], None]
    scores: Callable[[Record, NDArray[np.int64]], None]
    conceal: Callable[[Record, int], None]
    redeal: Callable[[Record, int, NDArray[np.int64]], None]
    observe: Callable[[Record, int, NDArray[np.float32]], None]
    audit: Callable[[Record], int]
    observation: Mapping[str, int]  # the parts of what `observe` writes, in their order, and how many numbers each has
    traits: "Trait"
    view: Callable[[Record, Page], None]  # writes what `view_type` has beside the fields of `View`
    events: Callable[[Record, int, Record, Page], None]  # writes items of a list of `Event`
    refuse: Callable[[Record, int, Page], None]  # writes a `Refusal`
    view_type: type[View]
    options: Sequence[Option] = ()
    components: Components | None = None
    low_wins: bool = False  # whether few points are better than many
    clauses: str = ""  # the letter of the clause numbers
    oldest: int | None = None  # the oldest version that can still be played, if it is not only `version` itself
    moves_by_text: Mapping[str, int] = field(init=False)

    @property
    def padded_moves(self) -> int:
        """The number of moves, filled up to a multiple of 64: compiled code counts so many at once."""
        return -(-len(self.moves) // 64) * 64

    @property
    def observation_size(self) -> int:
        """How many numbers `observe` writes."""
        return sum(self.observation.values())

    @property
    def better(self) -> int:
        """1 if more points are better, −1 if fewer are."""
        return -1 if self.low_wins else 1

    @property
    def versions(self) -> range:
        """The versions that can be played. A rule that differs between them looks at `VERSION_SLOT`."""
        return range(self.version if self.oldest is None else self.oldest, self.version + 1)

    def __post_init__(self) -> None:
        by_text = {text: number for number, text in enumerate(self.moves)}
        if len(by_text) != len(self.moves):
            raise ValueError(f"{self.name}: two moves share a text")
        if not 1 <= self.min_players <= self.max_players <= MAX_PLAYERS:
            raise ValueError(f"{self.name}: a game is for 1 to {MAX_PLAYERS} players")
        object.__setattr__(self, "moves_by_text", by_text)

    def __deepcopy__(self, memo: Any) -> "Rules":
        return self  # they never change

    def __reduce__(self) -> tuple[Callable[[str, int], "Rules"], tuple[str, int]]:
        """Pickled like functions, by where they stand: whoever unpickles them has the same game at the same place."""
        if getattr(sys.modules.get(self.package), "RULES", None) is not self:
            raise pickle.PicklingError(
                f"Only rules that a package offers as RULES can be pickled; '{self.package}' does not."
            )
        return _rules_at, (self.package, self.version)


def _rules_at(package: str, version: int) -> Rules:
    rules: Rules = importlib.import_module(package).RULES
    if rules.version != version:
        raise pickle.UnpicklingError(
            f"This was pickled under version {version} of the rules of {rules.title}; this program has version "
            f"{rules.version}."
        )
    return rules
