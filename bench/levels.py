"""How strong the levels of bots are: one field of all of them in every game, for two and three players.

What is found is kept under bench/results/levels. From what is kept there, and nothing else, follow the ratings that
people see beside the levels (`reihum.bots.ratings`) and the tables of docs/bots.md. What matches of two were kept
(`bench.matches`) is told there as well.
"""

import json
from pathlib import Path
from typing import Any, Final

from bench import matches
from bench.stamp import RESULTS, stamp
from reihum.bots import LEVELS
from reihum.bots.ratings import MEAN, ratings_path
from reihum.core.files import write_whole
from reihum.games import NAMES, rules_of
from reihum.lab.arena import hold, plan
from reihum.lab.run import Means

FOLDER: Final = RESULTS / "levels"
DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "bots.md"
TABLES: Final = (2, 3)
"""Players at a table. Ratings are those of two."""
SEED: Final = "levels 1"
LEAST: Final = 200
"""Games of a field that is told of: fewer say too little."""
_BEGIN: Final = "<!-- What follows is written by `python -m bench levels`. -->"
_END: Final = "<!-- That was it. -->"

Field = dict[str, Any]
"""What `reihum lab arena --json` prints of a field of all levels."""


def run(rounds: int, games: list[str], kept: bool) -> dict[str, Any]:
    """Play ``rounds`` deals of every field in all seatings, unless only what is kept is to be written down again."""
    for game in [] if kept else games or list(NAMES):
        for players in TABLES:
            write_field(game, players, rounds)
    write_ratings()
    write_tables()
    return {name: {players: len(field["bots"]) for players, field in found.items()} for name, found in fields().items()}


def write_field(game: str, players: int, deals: int, workers: int | None = None) -> None:
    """Let all levels of a game meet, and keep what came of it."""
    seatings = len(plan(game, list(LEVELS), 1, SEED, players).seatings)
    experiment = plan(game, list(LEVELS), deals * seatings, SEED, players)
    found = hold(experiment, Means(workers=workers, keep=FOLDER / f".{game}-{players}.jsonl")).to_json()
    found.pop("seatings")  # all of them
    text = json.dumps({**found, "stamp": stamp()}, indent=1) + "\n"
    write_whole(FOLDER / f"{game}-{players}.json", text.encode())


def fields() -> dict[str, dict[int, Field]]:
    """What is kept of enough games, by game and number of players."""
    found: dict[str, dict[int, Field]] = {}
    for game in NAMES:
        for players in TABLES:
            path = FOLDER / f"{game}-{players}.json"
            field = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"games": 0}
            if field["games"] >= LEAST:
                found.setdefault(game, {})[players] = field
    return found


def ratings(field: Field) -> dict[str, int]:
    """The levels' ratings in one field."""
    return {level: MEAN + round(field["bots"][level]["rating"]) for level in LEVELS}


def write_ratings() -> None:
    """Write what people see beside the levels to the games' folders."""
    for game, found in fields().items():
        if 2 in found:
            text = json.dumps(ratings(found[2]), indent=2) + "\n"
            write_whole(ratings_path(rules_of(game)), text.encode())


def tables() -> str:
    """The ratings and the steps from level to level, in Markdown."""
    parts = []
    for players in TABLES:
        found = {game: by_players[players] for game, by_players in fields().items() if players in by_players}
        if found:
            parts.append(_table(players, found))
    return "\n\n".join(parts)


def _table(players: int, found: dict[str, Field]) -> str:
    names = list(LEVELS)
    lines = [
        f"{players} players: the rating of every level, and how often it finishes before the one to its left.",
        "",
        f"| game | games | {' | '.join(f'`{name}`' for name in names)} |",
        f"| --- | --- |{' --- |' * len(names)}",
    ]
    for game, field in found.items():
        cells = [f"{rating}{_step(field, names, place)}" for place, rating in enumerate(ratings(field).values())]
        lines.append(f"| {rules_of(game).title} | {field['games']:,} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _step(field: Field, names: list[str], place: int) -> str:
    """How often a level finishes before the one before it in the list."""
    if place == 0:
        return ""
    met = field["pairs"][names[place]][names[place - 1]]
    low, high = met["interval"]
    return f", {met['share']:.0%} ({low:.0%}–{high:.0%})".replace("%", " %").replace(" %–", "–")


def document() -> str:
    """docs/bots.md as it should be."""
    text = DOCUMENT.read_text(encoding="utf-8")
    before, rest = text.split(_BEGIN)
    after = rest.split(_END)[1]
    return f"{before}{_BEGIN}\n\n{tables()}\n\n{matches.tables()}\n\n{_END}{after}"


def write_tables() -> None:
    """Write the tables into docs/bots.md."""
    write_whole(DOCUMENT, document().encode())
