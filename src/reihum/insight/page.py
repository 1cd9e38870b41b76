"""A review as one self-contained page: chances over the match, the account, and the decisions that were worse."""

from html import escape

from reihum.insight.telling import Telling
from reihum.lab.report import charts
from reihum.lab.report.page import Section, figure, page, table


def review_page(telling: Telling) -> str:
    """The whole page as HTML."""
    say, found = telling.say, telling.found
    sections = [
        Section("chances", say("chances"), escape(telling.conclusion() or ""), _chances(telling)),
        Section("account", say("account"), escape(say("how")), _account(telling)),
        Section("decisions", say("decisions"), "", _decisions(telling)),
    ]
    players = ", ".join(account.name for account in found.accounts)
    return page(telling.title(), players, "", sections, escape(say("explained-chance")), telling.language)


def _chances(telling: Telling) -> str:
    found = telling.found
    lines = [charts.Series(account.name, found.chances(account.seat)) for account in found.accounts]
    numbers = list(range(len(found.steps) + 1))
    chart = charts.lines(
        lines,
        telling.say("chances"),
        telling.say("step"),
        "",
        is_share=True,
        bottom=0.0,
        top=1.0,
        reference=1 / found.players,
        x_values=numbers,
        x_is_share=False,
    )
    points = "".join(
        f"<li><b>{escape(moves)}</b> {escape(told)}</li>"
        for moves, told in map(telling.turning_point, found.turning_points)
    )
    turns = f"<h3>{escape(telling.say('turning-points'))}</h3><ul>{points}</ul>"
    return figure(telling.say("chances"), chart, wide=True) + turns


def _account(telling: Telling) -> str:
    columns = [escape(column) for column in telling.columns()]
    return table(columns, [[escape(cell) for cell in telling.row(account)] for account in telling.found.accounts])


def _decisions(telling: Telling) -> str:
    rows = [
        f"<li><p><b>{escape(told.moves)}: {escape(told.verdict)}</b>, {escape(told.lost)}</p>"
        f"<p>{escape(told.played)}</p>"
        f"<p>{escape(telling.say('better'))} {' '.join(escape(line) for line in told.better)}</p></li>"
        for told in telling.worse_decisions(range(telling.found.players))
    ]
    worse = f"<ol>{''.join(rows)}</ol>" if rows else f"<p>{escape(telling.say('none-worse'))}</p>"
    return worse + "".join(
        f"<p><b>{escape(told)}</b></p>" for told in telling.great_decisions(range(telling.found.players))
    )
