"""From the words of a command line to a game and its seats."""

from collections.abc import Sequence
from pathlib import Path

from reihum.bots import check_name
from reihum.core.errors import BadOption
from reihum.core.game import Game
from reihum.core.match import Seat
from reihum.core.options import parse_options
from reihum.games import NAMES, rules_of
from reihum.protocol.names_and_chat import MAX_NAME, clean_name
from reihum.protocol.refusals import Refused
from reihum.terminal.words import say


def game_named(typed: str) -> str:
    """A game's name, of which the beginning is enough: ``qwixx``."""
    wanted = typed.strip().lower().replace("-", "_").replace(" ", "_")
    begins = [name for name in NAMES if wanted and name.startswith(wanted)]
    return begins[0] if len(begins) == 1 else rules_of(typed).name


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
        raise BadOption(say("too-many-people", people=len(people), seats=players))
    check_name(level)
    bots = [Seat(f"Bot {number}", level) for number in range(1, players - len(people) + 1)]
    return [*(Seat(checked_name(person)) for person in people), *bots]


def checked_name(name: str) -> str:
    """A name as the server takes it: without control characters, which a terminal would obey."""
    try:
        return clean_name(name)
    except Refused:
        raise BadOption(say("bad-name", most=MAX_NAME)) from None


def harmless(seats: Sequence[Seat]) -> list[Seat]:
    """Seats out of a file that anybody may have written: what is no text in their names is left out."""
    return [Seat(_harmless_name(seat.name, number), seat.bot) for number, seat in enumerate(seats, 1)]


def _harmless_name(name: str, number: int) -> str:
    if name.isprintable() and name.strip():
        return name
    try:
        return clean_name(name[:MAX_NAME])
    except Refused:
        return f"Player {number}"
