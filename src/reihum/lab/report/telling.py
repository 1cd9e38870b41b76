"""The page of a report, from its games."""

import platform
from html import escape

import reihum
from reihum.lab.fingerprint import fingerprint
from reihum.lab.metrics import BY_NAME
from reihum.lab.report.drama import decided_after, drama, favourite_wins
from reihum.lab.report.moves import moves
from reihum.lab.report.page import Section, facts, page
from reihum.lab.report.seats import by_place, seats
from reihum.lab.report.shape import length, points
from reihum.lab.report.skill import parts_of, skill
from reihum.lab.report.study import Study
from reihum.lab.report.variants import components, options


def tell(study: Study, command: str) -> str:
    """The whole page as HTML."""
    rules, scale = study.rules, study.scale
    parts = [length(study), points(study), seats(study), drama(study), skill(study), moves(study)]
    parts += [part for part in (options(study), components(study)) if part is not None]
    games = sum(len(found) for found in study.found().games.values())
    how = (
        f"What {games:,} games tell about it. Unless said otherwise <b>{scale.bot}</b> bots have every seat. Ranges in "
        "brackets and lines beside dots are 95 % intervals."
    )
    foot = (
        f"Made by <code>{escape(command)}</code>; the same command makes the same page. Reihum {reihum.__version__} "
        f"({fingerprint(rules.name)}), rules version {rules.version}, Python {platform.python_version()}."
    )
    return page(f"How {rules.title} plays".replace("!", ""), rules.pitch, how, [_glance(study), *parts], foot)


def _glance(study: Study) -> Section:
    """The few numbers to remember."""
    from reihum.lab.arena import Arena

    players = study.counts[0]
    games = study.games_of(players)
    start = by_place(games, 0)
    arena = Arena(study.field, study.found()["field"], study.found().seconds)
    sole = [game for game in games if game.ranks.count(1) == 1]
    after = decided_after(favourite_wins(sole))
    found = [
        (
            f"{BY_NAME['turns'].of(games).mean:.0f}",
            f"turns, {BY_NAME['decisions'].of(games).mean:.0f} decisions a game",
        ),
        (f"{BY_NAME['choices'].of(games).mean:.1f}", "legal moves a decision"),
        (f"{100 * start.mean:.0f} %", f"wins for whoever starts ({100 * start.low:.0f}–{100 * start.high:.0f})"),
        (f"{BY_NAME['lead_changes'].of(games).mean:.1f}", "changes of the lead a game"),
        (f"{100 * after:.0f} %", "of a game until nine of ten are decided"),
        (f"{100 * parts_of(arena, arena.bots).players:.0f} %", "of the result is skill, between unequal bots"),
    ]
    return Section("glance", "At a glance", f"With {players} players:", facts(found))
