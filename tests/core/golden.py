"""Golden playthroughs: whole matches as stories, one for every game and setting of its options.

``python -m tests.core.golden`` writes those that are missing; delete a file to have it told anew, and read what comes
out before you commit it. A story is compared by replaying the moves that stand in it, so it does not depend on bots.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import reihum
from reihum.bots import make_bot
from reihum.core.conformance import settings
from reihum.core.match import Match, Seat
from reihum.core.registry import folder_of
from reihum.core.rules import Rules
from reihum.games import rules_of
from tests.games import bringing

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
_MOVE = re.compile(r"^ *\d+  \w+ +\[(.+?)\]")


def stories_of(name: str) -> Path:
    """The folder with the stories of a game."""
    return folder_of(rules_of(name)) / "tests" / "golden"


def is_above(rules: Rules, options: dict[str, Any]) -> bool:
    """Whether a number is above its usual value: such a limit is not reached, and the story would be told twice."""
    return any(options[option.name] > option.default for option in rules.options if not option.is_switch)


def cases() -> Iterator[tuple[str, int, dict[str, Any], Path]]:
    """Every setting of every game's options, the player counts going round."""
    for name in bringing("tests"):
        rules = rules_of(name)
        seen: list[dict[str, Any]] = []
        for setting in settings(rules):
            options = setting.options
            if setting.start is not None or setting.version is not None or options in seen or is_above(rules, options):
                continue
            players = rules.min_players + len(seen) % (rules.max_players - rules.min_players + 1)
            seen.append(options)
            words = "-".join(f"{key}={int(value)}" for key, value in options.items())
            yield name, players, options, stories_of(name) / f"{players}{'-' + words if words else ''}.txt"


def begin(name: str, players: int, options: dict[str, Any]) -> Match:
    seats = [Seat(person) for person in NAMES[:players]]
    return reihum.game(name, players=players, **options).start(seed="golden", seats=seats)


def tell(match: Match) -> str:
    """A match as text: setting, moves with what a spectator saw, result."""
    options = ", ".join(f"{key} = {int(value)}" for key, value in match.game.options.items()) or "none"
    lines = [f"{match.game.rules.title}, {match.game.players} players. Options: {options}. Seed: golden.", ""]
    for chapter in reihum.story(match):
        name = match.seats[chapter.seat].name
        lines.append(f"{chapter.number:4}  {name:5} [{chapter.move}] {' '.join(chapter.sentences)}".rstrip())
    outcome = match.scores()
    lines.append("")
    lines += [
        f"{seat.name}: {points} points, place {rank}"
        for seat, points, rank in zip(match.seats, outcome.points, outcome.ranks, strict=True)
    ]
    return "\n".join(lines) + "\n"


def moves_in(text: str) -> list[str]:
    return [found[1] for line in text.splitlines() if (found := _MOVE.match(line))]


def main() -> None:
    for name, players, options, path in cases():
        if path.exists():
            continue
        match = begin(name, players, options)
        bots = [make_bot("greedy", match.game.rules, seat) for seat in range(players)]
        while not match.is_over:
            match.play(bots[match.to_move].choose(match.concealed(match.to_move)))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(tell(match), encoding="utf-8")
        print(path.name, len(match.moves), "moves")


if __name__ == "__main__":
    main()
