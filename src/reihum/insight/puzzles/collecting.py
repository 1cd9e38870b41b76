"""``reihum lab puzzles``: bot games are looked through until there are enough puzzles that differ.

Games count in their order, whoever was quicker: what is found depends on the seed, not on the number of workers.
"""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from reihum.bots.engine import bot_engine
from reihum.core.errors import BadOption
from reihum.core.files import cache_folder
from reihum.core.record import HEADER_BYTES, header
from reihum.core.rules import Rules
from reihum.games import rules_of
from reihum.insight.puzzles.mining import Mine, Mined, MiningEffort, mark
from reihum.insight.puzzles.puzzle import Puzzle, Puzzles
from reihum.lab.errors import LabError, Stopped
from reihum.lab.executors import InProcess
from reihum.lab.ledger import Ledger
from reihum.lab.run import Means
from reihum.lab.tasks import Setup

_ALIKE: Final = 0.04
"""Two positions are alike if no more of their numbers than this share differ."""
_MOST_SEATS: Final = 4
"""Puzzles of larger tables are hard to look over."""


class Search(msgspec.Struct, frozen=True):
    """What to look for."""

    game: str
    seed: str = "1"
    wanted: int = 60
    games: int = 2000  # looked through at most
    players: int | None = None
    effort: MiningEffort = MiningEffort()

    def check(self) -> Rules:
        """Refuse what cannot be looked for."""
        rules = rules_of(self.game)
        for name in ("wanted", "games"):
            if getattr(self, name) < 1:
                raise BadOption(f"At least 1 is needed for {name}, not {getattr(self, name)}.")
        for setting in self.settings():
            setting.build()
        return rules

    def settings(self) -> list[Setup]:
        """The tables to play at: of the number that is asked for, or of every one in turn."""
        rules = rules_of(self.game)
        if self.players is not None:
            return [Setup(self.game, self.players)]
        most = max(rules.min_players, min(rules.max_players, _MOST_SEATS))
        return [Setup(self.game, players) for players in range(rules.min_players, most + 1)]

    def tasks(self) -> list[Mine]:
        """A game each, the numbers of players one after the other."""
        settings = self.settings()
        return [
            Mine(settings[number % len(settings)], self.seed, number // len(settings), self.effort)
            for number in range(self.games)
        ]


class Haul(msgspec.Struct, frozen=True):
    """What a search found."""

    puzzles: Puzzles
    games: int
    looked_at: int
    alike: int  # left out because they were


def find(search: Search, means: Means) -> Haul:
    """Look through games until there are enough; raises `Stopped` on Ctrl-C, after which the same call goes on."""
    rules = search.check()
    executor = means.executor()
    tasks = search.tasks()
    ledger = Ledger(means.keep or _usual_path(search), Mined)
    console = Console(stderr=True, highlight=False, quiet=means.quiet)
    if not isinstance(executor, InProcess):
        with console.status(f"Compiling {rules.title}, once (reihum warm does it ahead of time) …"):
            bot_engine(rules).warm()
    kept: dict[str, Mined | None] = {task.key: ledger.kept(task.key) for task in tasks}
    mine = mark(search.game)
    done = {key: mined for key, mined in kept.items() if mined is not None and mined.fingerprint == mine}
    gathering = Gathering(rules, search.wanted)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("puzzles"))
    with Progress(*columns, TimeElapsedColumn(), console=console, disable=means.quiet) as progress:
        bar = progress.add_task("Looking", total=search.wanted)
        playing = executor.play([task for task in tasks if task.key not in done])
        try:
            for task in tasks:
                while task.key not in done:
                    other, found = next(playing)
                    if found.fingerprint != mine:
                        raise LabError("A machine of the cluster runs another version of reihum. Install the same one.")
                    ledger.add(other, found)
                    done[other.key] = found
                gathering.add(done[task.key])
                progress.update(bar, completed=len(gathering.kept), description=f"Looking (game {gathering.games})")
                if gathering.is_enough:
                    break
        except KeyboardInterrupt:
            raise Stopped(
                f"Stopped with {len(gathering.kept)} of {search.wanted} puzzles; {gathering.games} games are kept in "
                f"{ledger.path}, and the same command goes on from there."
            ) from None
        finally:
            close = getattr(playing, "close", None)
            if close is not None:
                close()
    return gathering.haul()


def _usual_path(search: Search) -> Path:
    """Where finished games are kept when nobody says where: more puzzles of the same seed go on from them."""
    same = msgspec.structs.replace(search, wanted=0, games=0)
    digest = hashlib.sha256(msgspec.json.encode(same)).hexdigest()[:12]
    return cache_folder() / "lab" / f"{search.game}-puzzles-{digest}.jsonl"


class Gathering:
    """Puzzles that differ, in the order of their games."""

    def __init__(self, rules: Rules, wanted: int) -> None:
        self._rules = rules
        self._wanted = wanted
        self.kept: list[Puzzle] = []
        self.games = self._looked_at = self._alike = 0

    @property
    def is_enough(self) -> bool:
        return len(self.kept) >= self._wanted

    def add(self, mined: Mined) -> None:
        """Take what a game gave, but for what is there already."""
        self.games += 1
        self._looked_at += mined.looked_at
        for puzzle in mined.puzzles:
            if any(are_alike(puzzle, known) for known in self.kept):
                self._alike += 1
            elif not self.is_enough:
                self.kept.append(puzzle)

    def haul(self) -> Haul:
        """What was gathered."""
        puzzles = Puzzles(game=self._rules.name, rules=self._rules.version, puzzles=self.kept)
        return Haul(puzzles, self.games, self._looked_at, self._alike)


def are_alike(one: Puzzle, other: Puzzle) -> bool:
    """Whether whoever knows one puzzle knows the other: the same best turn in one game, or in nearly one position."""
    if sorted(one.choices[0].moves) != sorted(other.choices[0].moves):
        return False
    if one.seed.rsplit(" ", 1)[0] == other.seed.rsplit(" ", 1)[0]:
        return True  # but for the place in it
    first, second = one.concealed(), other.concealed()
    if len(first) != len(second) or header(first, "players") != header(second, "players"):
        return False
    differing = first[HEADER_BYTES:].view(np.int16) != second[HEADER_BYTES:].view(np.int16)
    return float(differing.mean()) <= _ALIKE


def written(puzzles: Puzzles) -> str:
    """Puzzles as the text of a file, one a line: changes of one of them are changes of its line."""
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles.puzzles)
    return f'{{"game":"{puzzles.game}","rules":{puzzles.rules},"puzzles":[\n{lines}\n]}}\n'


def by_kind(puzzles: Sequence[Puzzle]) -> dict[tuple[str, str], int]:
    """How many puzzles there are of each theme and level."""
    counts: dict[tuple[str, str], int] = {}
    for puzzle in puzzles:
        counts[puzzle.theme, puzzle.level] = counts.get((puzzle.theme, puzzle.level), 0) + 1
    return counts
