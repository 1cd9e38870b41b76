"""A configured game: rules, number of players, options. It starts matches and batches."""

import copy
import functools
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from reihum.core.chance import KEY_BYTES, Key, key_of_bytes, key_of_seed, random_key
from reihum.core.engine import Engine, Prover
from reihum.core.errors import BadOption
from reihum.core.record import BLOCK_WORDS, DRAWN, OVER, SPECTATOR, TRUTH, VERSION_SLOT, Buffer, header
from reihum.core.rules import Option, Rules
from reihum.core.whole import shown, whole

if TYPE_CHECKING:
    from reihum.core.batch import Batch
    from reihum.core.match import Match, Seat


_GAMES: Final = 1 << 63  # of one seed


@functools.cache
def engine_of(rules: Rules) -> Engine:
    """The engine of a game, one a process."""
    return Engine(rules)


@functools.cache
def prover_of(rules: Rules) -> Prover:
    """The prover of a game, one a process."""
    return Prover(rules)


class Game:
    """A game to be played: ``Game(rules, players=3, options={"own_row_first": True})``."""

    def __init__(
        self,
        rules: Rules,
        players: int,
        options: Mapping[str, Any] | None = None,
        start: int | None = None,
        components: Mapping[str, Any] | str | Path | None = None,
        version: int | None = None,
    ) -> None:
        self.rules = rules
        self.version = rules.version if version is None else _checked_version(rules, version)
        self.players = _checked_players(rules, players)
        self.start_seat = None if start is None else _checked_start(self.players, start)
        self.options = _checked_options(rules, options or {})
        self.components = _checked_components(rules, components)
        self.engine = engine_of(rules)
        self._template = self._blank()

    @property
    def name(self) -> str:
        return self.rules.name

    def __repr__(self) -> str:
        return f"Game({self.name!r}, players={self.players}, options={self.options})"

    def __reduce__(self) -> tuple[type["Game"], tuple[Any, ...]]:
        return Game, (self.rules, self.players, self.options, self.start_seat, self.components, self.version)

    def check_viewer(self, seat: int) -> None:
        """Refuse eyes that are not at this table: the gate for secrets indexes by seat."""
        if whole(seat) is None or not SPECTATOR <= seat < self.players:
            raise BadOption(
                f"There is no seat {shown(seat)}; seats are 0 to {self.players - 1}, or -1 for a spectator."
            )

    def blank(self) -> np.recarray[Any, Any]:
        """One record that carries players, options and components, but is not set up: for positions made by hand."""
        return self._template.copy().view(self.rules.dtype).view(np.recarray)

    def template(self) -> Buffer:
        """The bytes of that record."""
        return self._template.copy()

    def key(self, seed: int | str, index: int = 0) -> Key:
        """The key of game ``index`` of a seed: the one that ``Batch`` gives to its game of that number."""
        key: Key = self._deal_numbered(seed, index).view(self.rules.dtype)["key"][0].copy()
        return key

    def _deal_numbered(self, seed: int | str, index: int) -> Buffer:
        number = whole(index)
        if number is None or not 0 <= number < _GAMES:
            raise BadOption(f"The games of a seed are numbered from 0 on, with at most 63 bits, not {shown(index)}.")
        record = self._template.copy()
        self.engine.batch_setup(record, self._template, checked_key(seed), number)
        return record

    def deal(self, key: Key) -> Buffer:
        """The bytes of a record, set up under this key."""
        record = self._template.copy()
        self.engine.setup_one(record, key)
        return record

    def _blank(self) -> Buffer:
        record = np.zeros(1, self.rules.dtype)
        record["players"] = self.players
        record["start_option"] = DRAWN if self.start_seat is None else self.start_seat
        record["viewer"] = TRUTH
        record["to_move"] = OVER
        for slot, option in enumerate(self.rules.options):
            record["options"][0, slot] = self.options[option.name]
        record["options"][0, VERSION_SLOT] = self.version - 1
        if self.rules.components is not None:
            assert self.components is not None
            record[self.rules.components.field] = self.rules.components.parse(self.components)
        return record.view(np.uint8)

    def start(self, seed: int | str | None = None, key: bytes | None = None, seats: "Sequence[Seat]" = ()) -> "Match":
        """Start a match: from a seed (the same seed deals the same match), a 32-byte key, or true randomness.

        A seed is a whole number or a text.
        """
        from reihum.core.match import Match, checked_seats

        seats = checked_seats(seats, self.players)
        if seed is not None:
            if key is not None:
                raise BadOption("A match is dealt from a seed or from a key, not from both.")
            return Match.dealt(self, self._deal_numbered(seed, 0), seats)
        if key is not None and not (isinstance(key, bytes | bytearray) and len(key) == KEY_BYTES):
            raise BadOption(f"A key is {KEY_BYTES} bytes, not {shown(key)}.")
        return Match(self, random_key() if key is None else key_of_bytes(key), seats)

    def batch(self, count: int, seed: int | str | None = None, threads: int = 1) -> "Batch":
        """Start many games at once; game 0 is the one that ``start(seed)`` deals. Without a seed chance deals."""
        from reihum.core.batch import Batch

        return Batch(self, count, seed, threads)


def checked_key(seed: int | str) -> Key:
    """The key that a seed stands for."""
    try:
        return key_of_seed(seed)
    except ValueError as error:  # more digits than Python writes, or half of a letter
        raise BadOption(f"This seed cannot be written down: {error}.") from None


def checked_record(game: Game, given: Any) -> Buffer:
    """A copy of a record, given as an array or as bytes, whose header belongs to ``game``."""
    size, title = game.rules.dtype.itemsize, game.rules.title
    if isinstance(given, np.ndarray | np.void) and given.dtype not in (np.uint8, game.rules.dtype):
        raise BadOption(f"A record of {title} is an array of {size} bytes or of its own dtype, not of {given.dtype}.")
    if not isinstance(given, bytes | bytearray | memoryview | np.ndarray | np.void):
        raise BadOption(f"A record of {title} is an array or its bytes, not {shown(given)}.")
    data = given.tobytes() if isinstance(given, np.ndarray | np.void) else bytes(given)
    if len(data) != size:
        raise BadOption(f"A record of {title} has {size} bytes, not {len(data)}.")
    record = np.frombuffer(data, np.uint8).copy()
    last = game.players - 1
    allowed = {"players": (game.players, game.players), "to_move": (OVER, last), "start": (0, last)}
    allowed |= {"viewer": (TRUTH, last), "concurrent": (0, 1), "used": (0, BLOCK_WORDS)}
    for name, (low, high) in allowed.items():
        if not low <= (value := header(record, name)) <= high:
            raise BadOption(f"This is no record of {game!r}: {name!r} is {value} in it.")
    return record


def _checked_version(rules: Rules, version: int) -> int:
    if version not in rules.versions:
        raise BadOption(
            f"The match was played by version {version} of the rules of {rules.title}; this program has version "
            f"{rules.version}. Replay it with the program that saved it."
        )
    return version


def _checked_players(rules: Rules, given: Any) -> int:
    players = whole(given)
    if players is None or not rules.min_players <= players <= rules.max_players:
        raise BadOption(f"{rules.title} is for {rules.min_players} to {rules.max_players} players, not {shown(given)}.")
    return players


def _checked_start(players: int, given: Any) -> int:
    start = whole(given)
    if start is None or not 0 <= start < players:
        raise BadOption(f"The start seat must be 0 to {players - 1}, not {shown(given)}.")
    return start


def _checked_options(rules: Rules, given: Mapping[str, Any]) -> dict[str, int]:
    known = {option.name: option for option in rules.options}
    for name in given:
        if name not in known:
            offered = ", ".join(known) or "none"
            raise BadOption(f"{rules.title} has no option {shown(name)}. Its options: {offered}.")
    checked: dict[str, int] = {}
    for name, option in known.items():
        value = given.get(name, option.default)
        checked[name] = _checked_switch(name, value) if option.is_switch else _checked_number(option, value)
    return checked


def _checked_switch(name: str, given: Any) -> bool:
    value = bool(given) if isinstance(given, bool | np.bool_) else whole(given)
    if value not in (0, 1):
        raise BadOption(f"Option '{name}' is on or off (True or False), not {shown(given)}.")
    return bool(value)


def _checked_number(option: Option, given: Any) -> int:
    value = whole(given)
    if value is None or not option.low <= value <= option.high:
        raise BadOption(f"Option '{option.name}' is a number from {option.low} to {option.high}, not {shown(given)}.")
    return value


def _checked_components(rules: Rules, given: Mapping[str, Any] | str | Path | None) -> Mapping[str, Any] | None:
    if rules.components is None:
        if given is not None:
            raise BadOption(f"{rules.title} has no components to replace.")
        return None
    if given is None:
        return copy.deepcopy(rules.components.default)
    if isinstance(given, str | Path):
        try:
            given = tomllib.loads(Path(given).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:  # also a path with a NUL, and what is no text or no TOML
            raise BadOption(f"The component table {shown(given)} cannot be read: {error}") from None
    if not isinstance(given, Mapping):
        raise BadOption(f"A component table is a TOML file or a mapping, not {shown(given)}.")
    try:
        rules.components.parse(given)
    except ValueError as error:  # a number of too many digits
        raise BadOption(f"The component table cannot be read: {error}") from None
    return copy.deepcopy(given)
