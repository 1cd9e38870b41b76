"""Whether chances come true, for every game with two and three players; and what else docs/review.md tells of figures.

`reihum lab calibrate` plays the games. What is found is kept under bench/results/calibration; from it and from what
`bench.insight` keeps follow the drawings and tables of docs/review.md.
"""

import json
from pathlib import Path
from typing import Any, Final

from bench import insight
from bench.stamp import RESULTS, stamp
from reihum.core.files import write_whole
from reihum.games import NAMES, rules_of
from reihum.lab.calibration import JUDGES, calibrate
from reihum.lab.report.reliability import Judged, Panel, reliability
from reihum.lab.run import Means

FOLDER: Final = RESULTS / "calibration"
DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "review.md"
IMAGES: Final = DOCUMENT.parent / "images"
BOT: Final = "hard"
TABLES: Final = (2, 3)
SEED: Final = "calibration 1"
GAMES: Final = 2000
FIRST: Final = 125
"""Games in the first round; every further round has twice as many."""
_BEGIN: Final = "<!-- What follows is written by `python -m bench calibration`. -->"
_END: Final = "<!-- That was it. -->"

Kept = dict[str, Any]


def run(rounds: int, games: list[str], kept: bool) -> dict[str, Any]:
    """Play so many rounds of every game (125 games, 250, 500, …), unless only what is kept is to be told again."""
    for number in range(0 if kept else rounds):
        for game in games or NAMES:
            for players in TABLES:
                ask(game, players, min(GAMES, FIRST << number))
    write_document()
    return {game: {players: one["games"] for players, one in of_game(game).items()} for game in NAMES}


def ask(game: str, players: int, games: int) -> None:
    """Play up to so many games, and keep what came of the chances that were told."""
    if of_game(game).get(players, {"games": 0})["games"] >= games:
        return
    means = Means(workers=1, keep=FOLDER / f".{game}-{players}.jsonl")
    found = calibrate(game, BOT, games, players, SEED, means)
    told = {judge: one.to_json() for judge, one in found.items()}
    text = json.dumps({"games": games, "bot": BOT, "judges": told, "stamp": stamp()}, indent=1) + "\n"
    write_whole(FOLDER / f"{game}-{players}.json", text.encode())


def of_game(game: str) -> dict[int, Kept]:
    """What is kept of a game, by number of players."""
    paths = {players: FOLDER / f"{game}-{players}.json" for players in TABLES}
    return {players: json.loads(path.read_text(encoding="utf-8")) for players, path in paths.items() if path.exists()}


def write_document() -> None:
    """Draw what is kept and write the tables into docs/review.md."""
    for game in NAMES:
        if of_game(game):
            write_whole(IMAGES / f"calibration-{game}.svg", drawing(game).encode())
    write_whole(DOCUMENT, document().encode())


def drawing(game: str) -> str:
    """Of a game: what was told beside what came of it."""
    panels = []
    for players, kept in of_game(game).items():
        bins = {judge: kept["judges"][judge]["bins"] for judge in JUDGES}
        judged = [
            Judged(judge, *([part[name] for part in bins[judge]] for name in ("chance", "won", "error")))
            for judge in JUDGES
        ]
        panels.append(Panel(f"{players} players, {kept['games']:,} games", judged))
    title = f"{rules_of(game).title}: chances that were told, and how often they came true"
    return reliability(title, panels, "told", "came true")


def document() -> str:
    """docs/review.md as it should be."""
    text = DOCUMENT.read_text(encoding="utf-8")
    before, rest = text.split(_BEGIN)
    after = rest.split(_END)[1]
    parts = [
        scores(),
        *(f"![{rules_of(game).title}](images/calibration-{game}.svg)" for game in NAMES if of_game(game)),
    ]
    return "\n\n".join([f"{before}{_BEGIN}", *parts, honesty(), f"{_END}{after}"])


def scores() -> str:
    """Brier scores, and bins that are off, in Markdown."""
    lines = [
        "Brier scores (none: knowing nothing), and of the tenths of chances told how many are wrong by more than their",
        "interval explains, and how many by more than five points beyond it.",
        "",
        f"| game | players | games | chances | none | {' | '.join(JUDGES)} | off | far off |",
        f"| --- | --- | --- | --- | --- |{' --- |' * len(JUDGES)} --- | --- |",
    ]
    for game in NAMES:
        for players, kept in of_game(game).items():
            judges = kept["judges"]
            first = next(iter(judges.values()))
            briers = " | ".join(f"{judges[judge]['brier']:.3f}" for judge in JUDGES)
            off, far = (
                ", ".join(f"{sum(part[name] for part in judges[judge]['bins'])}" for judge in JUDGES)
                for name in ("is_off", "is_far_off")
            )
            counts = f"{players} | {kept['games']:,} | {first['count']:,} | {first['blind_brier']:.3f}"
            lines.append(f"| {rules_of(game).title} | {counts} | {briers} | {off} | {far} |")
    return "\n".join(lines)


def honesty() -> str:
    """What `bench.insight` has kept, in Markdown."""
    kept = {game: path for game in NAMES if (path := insight.FOLDER / f"{game}.json").exists()}
    found = {game: json.loads(path.read_text(encoding="utf-8")) for game, path in kept.items()}
    verdicts = [
        f"Verdicts in {insight.PAIRS:,} fresh pairs of playouts: decisions called inaccurate, mistakes or blunders",
        "that are worse than the suggestion; by how many points on average, as reviews say and in fresh pairs;",
        "decisions called equal, how many are within two standard errors of both measurements, and what they lost.",
        "",
        "| game | matches | worse | told | fresh | equal | within errors | lost |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    accounts = [
        "Accounts, in points of winning chance with standard errors: what draws brought to each seat on average, what",
        "hidden cards did, and how much more the decisions of one of two equal bots brought than the other's.",
        "",
        "| game | games | draws | matches | hidden | equal bots |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for game, one in found.items():
        title, worse, equal, luck = rules_of(game).title, one["worse"]["all"], one["equal"], one["luck"]
        cells = (
            one["matches"],
            _of(worse),
            _points(worse["told"]),
            _points(worse["lost"]),
            equal["cases"],
            equal["within_two_errors"],
        )
        verdicts.append(f"| {title} | {' | '.join(map(str, cells))} | {_points(equal['lost'])} |")
        draws, hidden = (", ".join(map(_points, numbers)) for numbers in (luck["draws"], one["hidden"]))
        skill = one["equal_bots"]
        told = f"{_points(skill['difference'])} ({skill['matches']})"
        accounts.append(f"| {title} | {luck['games']:,} | {draws} | {one['matches']} | {hidden} | {told} |")
    return "\n".join([*verdicts, "", *accounts])


def _of(worse: Kept) -> str:
    cases = worse["cases"]
    return f"{worse['worse']} of {cases} ({100 * worse['worse'] / cases:.1f} %)" if cases else "–"


def _points(found: list[float] | None) -> str:
    return "–" if found is None else f"{100 * found[0]:+.2f} ± {100 * found[1]:.2f}".replace("-", "−")
