"""The conformance kit: what every game must hold, checked in random play and put into words.

``check_game("bloom")`` is for whoever adds or changes a game. It plays random games of every player count and option.
"""

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from reihum.core import checks
from reihum.core.chance import key_of_seed, text_of_seed
from reihum.core.game import Game, prover_of
from reihum.core.match import Match
from reihum.core.matchfile import dump, load
from reihum.core.notation import parse_move
from reihum.core.places import place_of, said
from reihum.core.record import SPECTATOR, Buffer
from reihum.core.rules import Rules
from reihum.core.telling import events_of, view_of

MEANINGS = {
    checks.NO_MOVE: "a position without a legal move, though the game is not over",
    checks.PIECES: "a piece was lost or doubled (audit)",
    checks.ENDLESS: f"a game did not end within {checks.LIMIT:,} decisions",
    checks.COUNT: "legal() returned another number than it marked",
    checks.RANKS: "ranks are no places, or they do not agree with the points",
    checks.REPLAY: "the same key and moves led to another position",
    checks.KEY_LEFT: "a concealed record still held the chance stream",
    checks.REDEAL: "conceal(redeal(conceal(s))) differs from conceal(s)",
    checks.IDEMPOTENT: "concealing twice differs from concealing once",
    checks.REDEALT_PIECES: "a redealt record lost or doubled a piece",
    checks.REDEALT_PLAY: "a redealt game could not go on",
    checks.LEGAL_LEAK: "the legal moves of a seat depend on what it cannot know",
    checks.UNCOUNTED_REVEAL: "a move taught its player something without counting as a reveal",
}

Explain = Callable[[Game, str, int], str]
"""Says more about a game of a seed: what is wrong in it and where, or nothing."""

CHUNK = 50
"""Games between two reports of progress."""


class Report(msgspec.Struct, kw_only=True):
    """What was checked, and what went wrong."""

    games: int = 0
    decisions: int = 0
    positions: int = 0
    matches: int = 0
    settings: int = 0
    violations: int = 0
    details: list[str] = []
    notes: list[str] = []  # what was not checked


class Setting(NamedTuple):
    """What a game can be set to, in the order in which `Game` takes it."""

    players: int
    options: dict[str, Any]
    start: int | None = None
    components: Mapping[str, Any] | None = None
    version: int | None = None


def settings(rules: Rules, tables: Sequence[Mapping[str, Any]] = ()) -> Iterator[Setting]:
    """Every player count with every combination of options: switches off and on, numbers at their lowest, default and
    highest value. Beside these, once for every player count, what is set otherwise: a start seat that is not drawn, the
    older versions of the rules that can still be played, and ``tables`` of components.
    """
    choices: list[list[int]] = [
        [False, True] if option.is_switch else sorted({option.low, option.default, option.high})
        for option in rules.options
    ]
    names = [option.name for option in rules.options]
    for players in range(rules.min_players, rules.max_players + 1):
        for values in itertools.product(*choices):
            yield Setting(players, dict(zip(names, values, strict=True)))
        yield Setting(players, {}, start=players - 1)
        for version in rules.versions[:-1]:
            yield Setting(players, {}, version=version)
        for table in tables:
            yield Setting(players, {}, components=table)


def check_game(
    rules: Rules,
    games: int = 200,
    seed: int | str = 1,
    every: int = 10,
    progress: Callable[[int], None] = lambda played: None,
    report: Report | None = None,
    explain: Explain = lambda game, seed, number: "",
) -> Report:
    """Check a game in ``games`` random games spread over all its settings.

    Secrets are checked about every ``every`` decisions for every viewer. ``progress`` is told how many games were
    played since it was called last. What is found is added to ``report``; ``explain`` looks closer at a game in which
    something is wrong.
    """
    report = Report() if report is None else report
    luck = text_of_seed(seed)
    every_setting = list(settings(rules))
    for number, setting in enumerate(every_setting):
        game = Game(rules, *setting)
        share = (number + 1) * games // len(every_setting) - number * games // len(every_setting)
        random_games(game, share, f"{luck}/{number}", every, report, progress, explain)
        if share:
            report.settings += 1
            _whole_match(game, f"{luck}/{number}", report)
    _notation(rules, report)
    return report


def random_games(
    game: Game,
    count: int,
    seed: str,
    every: int,
    report: Report,
    progress: Callable[[int], None] = lambda played: None,
    explain: Explain = lambda game, seed, number: "",
) -> None:
    """Play random games of one setting and add what they violate to a report."""
    key = key_of_seed(seed)
    for first in range(0, count, CHUNK):
        played = min(CHUNK, count - first)
        tally = np.zeros(checks.REPORT_SIZE, np.int64)
        try:
            prover_of(game.rules).check_random(game.template(), key, first, played, every, tally)
        except Exception as error:  # an index past an array, or whatever else somebody's rules may stop in
            bad = first + int(tally[checks.GAMES])
            what = f"game {bad} of seed {seed!r} stopped with {said(error)}"
            _violation(report, game, explain(game, seed, bad) or f"{what} ({place_of(error)})")
            return
        report.games += int(tally[checks.GAMES])
        report.decisions += int(tally[checks.DECISIONS])
        report.positions += int(tally[checks.POSITIONS])
        for kind, meaning in MEANINGS.items():
            times = int(tally[checks.VIOLATIONS + kind])
            if times:
                bad = first + int(tally[checks.FIRST_BAD + kind]) - 1
                where = explain(game, seed, bad)
                more = f": {where}" if where else ""
                often = "once" if times == 1 else f"{times} times, first"
                _violation(report, game, f"{meaning} ({often} in game {bad} of seed {seed!r}){more}")
        progress(played)


def _whole_match(game: Game, seed: str, report: Report) -> None:
    """One match through the public objects: views, events, undo and the match file."""
    match = Match(game, game.key(seed))
    luck = np.random.default_rng(7)
    while not match.is_over and len(match.moves) < 400:
        before = match.to_bytes()
        known = _known(match)
        legal = match.legal()
        move = legal[int(luck.integers(len(legal)))]
        match.play(move)
        if match.can_undo():
            after = match.to_bytes()
            match.undo()
            if match.to_bytes() != before:
                _violation(report, game, f"undo of '{move}' did not restore the position")
            match.play(move)
            if match.to_bytes() != after:
                _violation(report, game, f"'{move}' played again after undo led elsewhere")
        for before_it, after_it in zip(known, _known(match), strict=True):
            view_of(game.rules, after_it)
            match.tell(events_of(game.rules, before_it, move, after_it))
    again = load(dump(match), lambda name: game.rules)
    if again.to_bytes() != match.to_bytes() or dump(again) != dump(match):
        _violation(report, game, "a saved match was not the same when loaded")
    report.matches += 1


def _known(match: Match) -> list[Buffer]:
    """What everybody may know."""
    return [match.concealed(viewer) for viewer in range(SPECTATOR, match.game.players)]


def _notation(rules: Rules, report: Report) -> None:
    wrong = [text for number, text in enumerate(rules.moves) if parse_move(rules, text) != number]
    wrong += [text for number, text in enumerate(rules.moves) if parse_move(rules, f" {text.upper()} ") != number]
    if wrong:
        report.violations += len(wrong)
        report.details.append(f"{rules.name}: these move texts do not round-trip: {', '.join(wrong[:5])}")


def _violation(report: Report, game: Game, text: str) -> None:
    report.violations += 1
    report.details.append(f"{described(game)}: {text}")


def described(game: Game) -> str:
    """A game with what its setting is."""
    start = "" if game.start_seat is None else f", seat {game.start_seat} starts"
    version = "" if game.version == game.rules.version else f", version {game.version} of the rules"
    return f"{game.name}, {game.players} players, {game.options}{start}{version}"
