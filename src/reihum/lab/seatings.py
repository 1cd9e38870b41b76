"""Who sits where: every bot gets its fair turn on every seat."""

import itertools
from collections.abc import Sequence

from reihum.core.errors import BadOption
from reihum.core.rules import Rules
from reihum.lab.tasks import Seating


def table_size(rules: Rules, bots: Sequence[str], players: int | None) -> int:
    """How many play: as asked, or as many as there are bots where that is possible."""
    if not bots:
        raise BadOption("An arena needs at least one bot. Give them as: --bots greedy,uniform")
    if players is None:
        return min(max(len(bots), rules.min_players), rules.max_players) if _is_table(bots) else rules.min_players
    if not rules.min_players <= players <= rules.max_players:
        raise BadOption(f"{rules.title} is for {rules.min_players} to {rules.max_players} players, not {players}.")
    return players


def _is_table(bots: Sequence[str]) -> bool:
    """Whether a list of bots describes one table: it names a bot twice, as in ``expert,medium,medium``."""
    return len(set(bots)) < len(bots)


def seatings(bots: Sequence[str], players: int) -> tuple[Seating, ...]:
    """Every seating of these bots at tables of this many.

    As many bots as seats: the table itself in all its rotations; a bot may be named several times. Fewer: the bots go
    round the table again, beginning with each of them in turn. More: every choice of so many of them.
    """
    if _is_table(bots) and len(bots) != players:
        raise BadOption(
            f"{len(bots)} bots are named, one of them more than once, for {players} seats. "
            f"Name every bot once, or name {players}."
        )
    if len(bots) >= players:
        tables = list(itertools.combinations(bots, players))
    else:
        tables = [tuple(bots[(first + seat) % len(bots)] for seat in range(players)) for first in range(len(bots))]
    rotated = (table[turn:] + table[:turn] for table in tables for turn in range(players))
    return tuple(dict.fromkeys(rotated))
