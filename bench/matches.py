"""Who beats whom: the questions of docs/bots.md that take a match of their own, answered with luck taken off.

Every question is asked of every game, first in few games, then in more of the same, so that whenever it is stopped
something is known of everything. What is found is kept under bench/results/matches; from what is kept there follow the
tables of docs/bots.md (`bench.levels`).
"""

import json
from typing import Any, Final, NamedTuple

from bench.stamp import RESULTS, stamp
from reihum.core.files import write_whole
from reihum.games import NAMES, rules_of
from reihum.lab.arena import hold, plan
from reihum.lab.run import Means

FOLDER: Final = RESULTS / "matches"
SEED: Final = "matches 1"
FIRST: Final = 60
"""Games of a match in the first round; every further round has twice as many."""
LEAST: Final = 200
"""Games of a match that is told of, unless its interval leaves out what equal bots would have."""

Match = dict[str, Any]
"""What `reihum lab arena --adjusted --json` prints of it."""


class Question(NamedTuple):
    """A question that a match answers: whether the first bot wins more than its share against the others."""

    name: str
    asks: str
    bots: tuple[str, ...]
    games: dict[str, int]  # at most, by game


MANY: Final = {"superstar": 4000, "pretty_tricky": 4000, "one_to_nine": 1000, "qwixx_cards": 1000, "bloom": 500}
QUESTIONS: Final = (
    Question("first", "`expert` against the first expert, `expert@1`", ("expert", "expert@1"), MANY),
    Question("greedy", "`hard` against `greedy`", ("hard", "greedy"), MANY),
    Question("three", "three players: one `expert` among two `greedy`", ("expert", "greedy", "greedy"), MANY),
    Question("above", "`expert` against `hard`", ("expert", "hard"), MANY),
    Question(
        "near", "two searches that are near: `search@200` against `search@100`", ("search@200", "search@100"), MANY
    ),
    Question("further", "four times the playouts: `search@16000` against `expert`", ("search@16000", "expert"), MANY),
)


def run(rounds: int, names: list[str], kept: bool) -> dict[str, Any]:
    """Play rounds of these questions, games or matches (first-bloom), or of all, unless only what is kept counts."""
    for number in range(0 if kept else rounds):
        for question in QUESTIONS:
            for game in NAMES:
                games = min(FIRST << number, question.games[game])
                if (not names or {question.name, game, f"{question.name}-{game}"} & set(names)) and _games_of(
                    question, game
                ) < games:
                    play(question, game, games)
    return {question.name: {game: _games_of(question, game) for game in NAMES} for question in QUESTIONS}


def play(question: Question, game: str, games: int) -> None:
    """Play a match up to so many games, and keep what came of it."""
    experiment = plan(game, question.bots, games, SEED, adjusted=True)
    name = f"{question.name}-{game}"
    arena = hold(experiment, Means(workers=1, keep=FOLDER / f".{name}.jsonl"))
    found = arena.to_json() | {"ms": {bot: round(1e3 * arena.seconds[bot], 2) for bot in arena.bots}}
    found.pop("seatings")
    FOLDER.mkdir(exist_ok=True)
    write_whole(FOLDER / f"{name}.json", (json.dumps({**found, "stamp": stamp()}, indent=1) + "\n").encode())


def kept_match(question: Question, game: str) -> Match | None:
    """What is kept of a match, if anything."""
    path = FOLDER / f"{question.name}-{game}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def _games_of(question: Question, game: str) -> int:
    found = kept_match(question, game)
    return 0 if found is None else int(found["games"])


def tables() -> str:
    """The answers, and what adjusting has saved, in Markdown."""
    lines = [
        "How often the first one wins, without what chance has brought; in brackets 95 %, then the games played.",
        "",
        f"| question | {' | '.join(rules_of(game).title for game in NAMES)} |",
        f"| --- |{' --- |' * len(NAMES)}",
    ]
    lines += [f"| {question.asks} | {' | '.join(_cell(question, game) for game in NAMES)} |" for question in QUESTIONS]
    lines += [
        "",
        "As how many times as many plain games, each of a deal of its own, these are sure; in brackets as plain games",
        "of the same deals, which were played from every seat: what is saved by adjusting alone.",
        "",
        *lines[2:4],
    ]
    lines += [f"| {question.asks} | {' | '.join(_saved(question, game) for game in NAMES)} |" for question in QUESTIONS]
    return "\n".join(lines)


def _answer(question: Question, game: str) -> Match | None:
    """What the first bot has won, if that says enough."""
    found = kept_match(question, game)
    if found is None:
        return None
    bot: Match = found["bots"][question.bots[0]] | {"games": found["games"]}
    low, high = bot["adjusted_interval"]
    return bot if bot["games"] >= LEAST or not low <= found["fair_share"] <= high else None


def _cell(question: Question, game: str) -> str:
    bot = _answer(question, game)
    if bot is None:
        return "–"
    low, high = bot["adjusted_interval"]
    return f"{100 * bot['adjusted']:.1f} % ({100 * max(0, low):.1f}–{100 * min(1, high):.1f}), {bot['games']:,}"


def _saved(question: Question, game: str) -> str:
    bot = _answer(question, game)
    return "–" if bot is None else f"{bot['saving']:.1f} ({bot['saving_of_chance']:.1f})"
