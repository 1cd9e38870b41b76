"""From the words of a command line to a game and its seats."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reihum.bots import LEVELS
from reihum.core.errors import BadOption
from reihum.core.game import Game
from reihum.core.match import Seat
from reihum.games import rules_of

_ON = ("1", "on", "true", "yes")
_OFF = ("0", "off", "false", "no")


def parse_options(name: str, words: Sequence[str]) -> dict[str, Any]:
    """``["own_row_first", "rounds=1"]`` as options; a switch may stand alone."""
    known = {option.name: option for option in rules_of(name).options}
    options: dict[str, Any] = {}
    for word in words:
        key, _, text = word.partition("=")
        option = known.get(key)
        if option is not None and option.is_switch and text.lower() in (*_ON, *_OFF, ""):
            options[key] = text.lower() not in _OFF
        elif text.lstrip("-").isdigit():
            options[key] = int(text)
        else:
            options[key] = text or True  # the game says what it expected instead
    return options


def make_game(
    name: str, players: int | None, options: Sequence[str], start: int | None, components: Path | None
) -> Game:
    """A configured game."""
    rules = rules_of(name)
    count = rules.min_players if players is None else players
    return Game(rules, count, parse_options(name, options), start, components)


def make_seats(players: int, people: Sequence[str], level: str) -> list[Seat]:
    """People first, bots on the seats that are left."""
    if len(people) > players:
        raise BadOption(f"{len(people)} people do not fit on {players} seats. Give more with --players.")
    if level not in LEVELS:
        raise BadOption(f"There is no bot '{level}'. The bots are: {', '.join(LEVELS)}.")
    bots = [Seat(f"Bot {number}", level) for number in range(1, players - len(people) + 1)]
    return [*(Seat(person) for person in people), *bots]
