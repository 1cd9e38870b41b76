"""How a match ended, or stands: places, and points where there are any that people count."""

from rich.table import Table
from rich.text import Text

from reihum.core.match import Match
from reihum.core.registry import part_of
from reihum.core.rules import Rules
from reihum.terminal.words import say


def is_race(rules: Rules) -> bool:
    """Whether a match is won by being there first; its points only order the players, and nobody sees them.

    The game's board says so (``IS_RACE``).
    """
    return getattr(part_of(rules, "terminal", "reihum.terminal.plain_board"), "IS_RACE", False)


def end(match: Match) -> Table:
    """The places, a line each."""
    outcome = match.scores()
    columns = ["place", "player", *([] if is_race(match.game.rules) else ["points"])]
    grid = Table(title=say("end"), title_style="bold")
    for column in columns:
        grid.add_column(say(f"column-{column}"), justify="left" if column == "player" else "right")
    for seat in sorted(range(match.game.players), key=lambda seat: outcome.ranks[seat]):
        cells = (f"{outcome.ranks[seat]}.", match.seats[seat].name, str(outcome.points[seat]))
        grid.add_row(*cells[: len(columns)])
    return grid


def in_a_line(match: Match) -> Text:
    """How it stands, in one line."""
    outcome = match.scores()
    points = ["" if is_race(match.game.rules) else f"{points} " for points in outcome.points]
    seats = [f"{seat.name} {points[number]}({outcome.ranks[number]}.)" for number, seat in enumerate(match.seats)]
    return Text(f"{say('end') if match.is_over else say('so-far')}: {', '.join(seats)}", style="bold")
