"""From the words of a command line to a game and its seats."""

from collections.abc import Sequence
from pathlib import Path

from reihum.bots import check_name
from reihum.core.errors import BadOption
from reihum.core.game import Game
from reihum.core.match import Seat
from reihum.core.options import parse_options
from reihum.games import rules_of


def make_game(
    name: str, players: int | None, options: Sequence[str], start: int | None, components: Path | None
) -> Game:
    """A configured game."""
    rules = rules_of(name)
    count = rules.min_players if players is None else players
    return Game(rules, count, parse_options(rules, options), start, components)


def make_seats(players: int, people: Sequence[str], level: str) -> list[Seat]:
    """People first, bots on the seats that are left."""
    if len(people) > players:
        raise BadOption(f"{len(people)} people do not fit on {players} seats. Give more with --players.")
    check_name(level)
    bots = [Seat(f"Bot {number}", level) for number in range(1, players - len(people) + 1)]
    return [*(Seat(person) for person in people), *bots]
