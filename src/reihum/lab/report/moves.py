"""Which actions and openings go with winning."""

import itertools
import re
from collections import Counter, defaultdict
from collections.abc import Callable
from html import escape

from reihum.lab.metrics import course_of
from reihum.lab.play import FinishedGame
from reihum.lab.report import charts
from reihum.lab.report.page import Section, figure, grid, table
from reihum.lab.report.study import Study
from reihum.lab.statistics import Estimate, estimate, share

_MOST = 12  # lines of a chart
_FEW = 12  # seats or games from which on a share is shown
_COVERED = 0.5
_CAUTION = "What goes with winning need not be its cause: who is ahead may simply come to do it more often."


def moves(study: Study) -> Section:
    """Openings, actions, and single moves."""
    games = study.games_of(study.counts[0])
    grouped, openings = best_grouping(games)
    fair = 1 / study.counts[0]
    actions = _actions(games)
    singles = _singles(games)
    figures = []
    if openings:
        chart = charts.dots(openings, "Win share by opening", "win share of whoever opens so", reference=fair)
        figures.append(figure(f"Openings, {grouped}", chart, "The first turn of the starter, the most frequent first."))
    if singles:
        label = "win share of players who made this move"
        chart = charts.dots(singles, "Win share by move played", label, reference=fair)
        figures.append(figure("Single moves", chart, "The moves whose players won most often and least often."))
    figures.append(
        figure(
            "Actions",
            table(["Action", "Winner", "Others", "Difference"], [_row(*action) for action in actions]),
            "Times a game, by the winner and by another player; marked where the 95 % interval leaves out 0.",
            wide=True,
        )
    )
    return Section(
        "moves", "What wins", _lead(openings, actions, fair), grid(*figures) + f'<p class="small">{_CAUTION}</p>'
    )


def _lead(openings: list[tuple[str, Estimate]], actions: list[tuple[str, float, float, Estimate]], fair: float) -> str:
    clear = [action for action in actions if not action[3].low <= 0 <= action[3].high]
    said = []
    if clear:
        verb, winner, others, _ = max(clear, key=lambda action: abs(action[1] - action[2]) / (action[1] + action[2]))
        more = "more" if winner > others else "less"
        said.append(
            f"Winners play <code>{escape(verb)}</code> {more} often than others: "
            f"{winner:.1f} against {others:.1f} times."
        )
    good = [(name, found) for name, found in openings if found.low > fair or found.high < fair]
    if good:
        name, found = max(good, key=lambda opening: abs(opening[1].mean - fair))
        said.append(f"Of the openings <code>{escape(name)}</code> stands out: {100 * found.mean:.0f} % wins.")
    return " ".join(said) or "No opening and no kind of action stands out in these games."


# Openings


def _exact(opening: tuple[str, ...]) -> str:
    return " · ".join(opening)


def _kinds(opening: tuple[str, ...]) -> str:
    runs = [(verb, len(list(run))) for verb, run in itertools.groupby(move.split()[0] for move in opening)]
    return " · ".join(verb if times == 1 else f"{verb} ×{times}" for verb, times in runs)


def _in_tens(opening: tuple[str, ...]) -> str:
    """The first move, its number only roughly: games with many numbers have few alike openings."""

    def tens(found: re.Match[str]) -> str:
        low = int(found[0]) // 10 * 10
        return f"{low}–{low + 9}"

    return re.sub(r"\d+", tens, opening[0])


_GROUPINGS: tuple[tuple[str, Callable[[tuple[str, ...]], str]], ...] = (
    ("move by move", _exact),
    ("by their first move", lambda opening: opening[0]),
    ("by their first move, in tens", _in_tens),
    ("by kind", _kinds),
    ("by their first action", lambda opening: opening[0].split()[0]),
)


def best_grouping(games: list[FinishedGame]) -> tuple[str, list[tuple[str, Estimate]]]:
    """The finest way to tell openings apart by which a dozen cover half of all games, and the win share of each."""
    for name, group in _GROUPINGS:
        won: defaultdict[str, list[float]] = defaultdict(list)
        for game in games:
            won[group(course_of(game).opening)].append(game.wins[game.start])
        frequent = sorted(won, key=lambda opening: (-len(won[opening]), opening))[:_MOST]
        enough = [opening for opening in frequent if len(won[opening]) >= _FEW]
        if len(enough) > 1 and sum(len(won[opening]) for opening in enough) >= _COVERED * len(games):
            return name, [(opening, share(won[opening])) for opening in enough]
    return "", []


# Actions


def _row(verb: str, winner: float, others: float, difference: Estimate) -> list[str]:
    clear = not difference.low <= 0 <= difference.high
    told = f"{difference.mean:+.2f}<small>{difference.low:+.2f} to {difference.high:+.2f}</small>"
    return [
        f"<code>{escape(verb)}</code>",
        f"{winner:.2f}",
        f"{others:.2f}",
        f'<td class="other">{told}</td>' if clear else told,
    ]


def _actions(games: list[FinishedGame]) -> list[tuple[str, float, float, Estimate]]:
    """By verb: uses by the winner and by another player, and the difference within a game."""
    counted: list[tuple[Counter[str], Counter[str], int]] = []
    for game in games:
        if game.ranks.count(1) == 1:
            by_seat = [_verbs(played) for played in course_of(game).moves]
            winner = by_seat.pop(game.ranks.index(1))
            counted.append((winner, sum(by_seat, Counter()), len(by_seat)))
    verbs = sorted({verb for winner, others, _ in counted for verb in (*winner, *others)})
    found = []
    for verb in verbs:
        mine = [winner[verb] for winner, _, _ in counted]
        theirs = [others[verb] / rivals for _, others, rivals in counted]
        difference = estimate([own - other for own, other in zip(mine, theirs, strict=True)])
        found.append((verb, sum(mine) / len(mine), sum(theirs) / len(theirs), difference))
    return found


def _verbs(played: dict[str, int]) -> Counter[str]:
    verbs: Counter[str] = Counter()
    for move, times in played.items():
        verbs[move.split()[0]] += times
    return verbs


def _singles(games: list[FinishedGame]) -> list[tuple[str, Estimate]]:
    """The moves that go with the most and with the fewest wins of the players who made them."""
    won: defaultdict[str, list[float]] = defaultdict(list)
    seats = 0
    for game in games:
        seats += len(game.seats)
        for seat, played in enumerate(course_of(game).moves):
            for move in played:
                won[move].append(game.wins[seat])
    told = [(move, share(wins)) for move, wins in won.items() if 2 * _FEW <= len(wins) <= seats - 2 * _FEW]
    told.sort(key=lambda line: (-line[1].mean, line[0]))
    half = _MOST // 2
    return told if len(told) <= _MOST else [*told[:half], *told[-half:]]
